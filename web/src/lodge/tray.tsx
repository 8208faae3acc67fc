/** What a question offers and the table does not show: cards out of decks, mages, elements, cubes, actions. */
import { grimoireText, mageLine, readKey } from "@blackrose/lodge/text/index";

import type { ComponentChild } from "preact";
import { useThing } from "../ask/thing.tsx";
import type { Scene, ThingKey } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { optionLabel } from "./asks.ts";
import { Card } from "./card.tsx";
import { EventCard, QuestCard } from "./course.tsx";
import { contentOf, isHalved, tablesOf } from "./game.ts";
import { turned } from "./hand.tsx";
import { actionIcon, ColourSign, Cube, elementIcon, PartyMark, schoolIcon, typeIcon } from "./signs.tsx";
import { inTray } from "./table.ts";
import { told } from "./told.ts";
import { words } from "./words.ts";

const isAction = (key: ThingKey): boolean => key.startsWith("action:");

/** What wants to be read before it is chosen takes the room of the Lodge; plain signs stand beside it and cover nothing. */
const isLarge = (key: ThingKey): boolean => /^(?:card|quest|event|mage|grimoire|attachment):/.test(key);

export function Tray({ scene, at }: { readonly scene: Scene; readonly at: "over" | "beside" }) {
  const things = inTray(scene).filter((key) => !isAction(key));
  if (things.length === 0 || things.some(isLarge) !== (at === "over")) return null;
  // A card offered by its sides lies there once.
  const whole = [
    ...new Set(things.map((key) => (key.startsWith("card:") ? key.replace(/\/(?:light|dark)$/, "") : key))),
  ];
  return (
    <section class={`l-tray l-${at}`} aria-label={words(scene.language).tray}>
      {whole.map((key) => (
        <Laid key={key} scene={scene} thing={key} />
      ))}
    </section>
  );
}

/** The actions of an activation, as signs beside the Lodge or above the hand. */
export function Actions({ scene, at }: { readonly scene: Scene; readonly at: "beside" | "above" }) {
  const actions = inTray(scene).filter(isAction);
  if (actions.length === 0) return null;
  return (
    <section class={`l-actions l-${at}`} aria-label={words(scene.language).tray}>
      {actions.map((key) => (
        <Token key={key} scene={scene} thing={key} />
      ))}
    </section>
  );
}

function Laid({ scene, thing }: { readonly scene: Scene; readonly thing: ThingKey }) {
  const read = readKey(tablesOf(scene), thing);
  if (read?.is === "card") {
    return (
      <div class="l-held">
        <Card
          at={scene}
          card={read.card}
          language={scene.language}
          up={turned.value.has(read.card) && !isHalved(scene, read.card) ? 1 : 0}
        />
      </div>
    );
  }
  if (read?.is === "quest") return <QuestCard scene={scene} quest={read.quest} long />;
  if (read?.is === "event") return <EventCard scene={scene} event={read.event} long />;
  return <Token scene={scene} thing={thing} />;
}

function Token({ scene, thing: key }: { readonly scene: Scene; readonly thing: ThingKey }) {
  const thing = useThing(key);
  const label = optionLabel(scene, key);
  return (
    <button type="button" {...thing.props} class="l-token" aria-label={label}>
      <span class="l-token-sign">{signOf(scene, key)}</span>
      <span class="l-token-name">{shortLabel(scene, key) ?? label}</span>
      {detail(scene, key)}
    </button>
  );
}

function shortLabel(scene: Scene, key: ThingKey): string | null {
  const thing = readKey(tablesOf(scene), key);
  return thing?.is === "action" ? words(scene.language).shortActions[thing.action] : null;
}

function signOf(scene: Scene, key: ThingKey): ComponentChild {
  const thing = readKey(tablesOf(scene), key);
  switch (thing?.is) {
    case "element":
      return elementIcon[thing.element]({});
    case "type":
      return typeIcon[thing.type]({});
    case "colour":
      return <ColourSign colour={thing.colour} size={20} />;
    case "cube":
      return <Cube party={thing.colour} size={22} />;
    case "mask":
      return <Icon name="drama-masks" />;
    case "action":
      return actionIcon[thing.action]({});
    case "mage": {
      const { favourite } = contentOf(scene).mages[thing.mage];
      return favourite === undefined ? <Icon name="pointy-hat" /> : schoolIcon(scene, favourite);
    }
    case "grimoire":
      return schoolIcon(scene, contentOf(scene).grimoires[thing.grimoire].school);
    case "attachment":
      return <Icon name={tablesOf(scene).attachments[thing.kind].is.icon} />;
    case "model":
      return thing.model < 6 ? <PartyMark party={thing.model} /> : <Icon name="minions" />;
    default:
      return null;
  }
}

/** What one should know of a mage, a Grimoire, a jinx, a Nightmare or an Upgrade before choosing it. */
function detail(scene: Scene, key: ThingKey): ComponentChild {
  const thing = readKey(tablesOf(scene), key);
  if (thing?.is === "mage") {
    return <small>{mageLine(tablesOf(scene), contentOf(scene).mages[thing.mage], scene.language)}</small>;
  }
  if (thing?.is === "attachment") return <small>{told()?.aboutThing(scene, key)?.paragraphs.join(" ")}</small>;
  if (thing?.is === "grimoire") {
    return (
      <small>
        {grimoireText(tablesOf(scene), contentOf(scene).grimoires[thing.grimoire], scene.language).spells.join(" · ")}
      </small>
    );
  }
  return null;
}
