/** The Avatar's board: his life, his top card's back, the card he does now, his evocations and what he has claimed. */
import { CELL } from "@blackrose/lodge/state";
import { ROSE } from "@blackrose/lodge/who";
import { actionText, sourcesOf } from "@blackrose/lodge/text/index";
import { useThing } from "../../ask/thing.tsx";
import type { Scene } from "../../face.ts";
import { Icon } from "../../look/icon.tsx";
import { Follower } from "../follower.tsx";
import { figuresOf, healthOf, lifeOf, nameWithMage, placeNamed, sayIn, seatKey, seen, tablesOf } from "../game.ts";
import { Cube, PartyMark, partyColour } from "../signs.tsx";
import { words as plainWords } from "../words.ts";
import { words } from "./words.ts";

/** All that lies open on it, in sentences. */
export function avatarNow(scene: Scene): string[] {
  const s = seen(scene);
  const { avatar } = words(scene.language);
  const { inCell, life } = plainWords(scene.language);
  const place = s.at[s.seats] === CELL ? inCell : placeNamed(scene, s.at[s.seats]);
  return [
    `${place}. ${life(lifeOf(scene, s.seats), healthOf(scene, s.seats))}`,
    avatar.backs[s.actionBack],
    avatar.left(s.actionDecks[s.moon - 1]?.length ?? 0),
    avatar.used(s.actionsUsed),
    avatar.claimed(s.claimed.length),
  ];
}

export function AvatarSheet({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  const mage = s.seats;
  const thing = useThing(seatKey(mage));
  const name = nameWithMage(scene, mage);
  const left = lifeOf(scene, mage);
  const [, ...lines] = avatarNow(scene);
  return (
    <article
      {...thing.props}
      class={`l-sheet l-avatar${s.active === mage ? " l-acts" : ""}`}
      style={{ "--party": partyColour(ROSE) }}
      aria-label={name}
    >
      <header>
        <PartyMark party={ROSE} size={22} />
        <strong class="l-sheet-name">{name}</strong>
        {s.crown === mage && (
          <span class="l-has-crown" role="img" aria-label={say.crown}>
            <Icon name="crown" />
          </span>
        )}
        <span class="l-life-count">
          <Icon name="hearts" />
          <span class="l-hidden-word">{say.health}</span>
          {left}
        </span>
        <span class="l-points">
          <span class="l-hidden-word">{say.power}</span>
          {s.power[ROSE]}
        </span>
      </header>
      <div class="l-life-bar">
        {s.damage[mage].map((party, i) => (
          <Cube key={`hurt${i}`} party={party} size={11} />
        ))}
        {Array.from({ length: Math.max(0, left) }, (_, i) => (
          <i key={i} />
        ))}
      </div>
      <p class="l-avatar-board">{lines.join(" ")}</p>
      <Revealed scene={scene} />
      <div class="l-followers">
        {figuresOf(s, mage).map((model) => (
          <Follower key={model} scene={scene} model={model} />
        ))}
      </div>
    </article>
  );
}

/** The card revealed last, with the sentence that is being read lit. */
function Revealed({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const action = s.actionsRevealed.at(-1);
  if (action === undefined) return null;
  const tables = tablesOf(scene);
  const { name, effects } = actionText(tables, tables.actions[action].is, scene.language);
  const now = sourcesOf(tables, s, scene.language).find((one) => one.seat === s.seats && one.name === name);
  const lit = now?.lines[now.at];
  return (
    <div class="l-avatar-card">
      <b>{name}</b>
      {effects.map(({ is, lines }) => (
        <p key={is}>
          <i>{is}</i>
          {lines.map((line) => (
            <span key={line} class={line === lit ? "l-read-now" : ""}>
              {" "}
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
