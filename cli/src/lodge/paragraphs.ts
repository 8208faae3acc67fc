/** What things of the Lodge are and do, as the game tells it, and whatever in the box is called so. */
import type { Language } from "@blackrose/language";
import type { State } from "@blackrose/lodge";
import { isMage, modelOf } from "@blackrose/lodge/who";
import { about } from "@blackrose/lodge/text/about";
import type { Thing } from "@blackrose/lodge/text/index";
import { simple } from "../spelling.ts";
import { isHalved, type Names } from "./names.ts";

/** Its name, what it is, and its text; nothing for what needs no telling. */
export function paragraphs(s: State, thing: Thing, { cards, language }: Names): string[] {
  if (thing.is === "model" && isMage(thing.model)) {
    const mage = s.mages[thing.model];
    return mage < 0 ? [] : told({ is: "mage", mage }, { cards, language });
  }
  return told(thing, { cards, language });
}

function told(thing: Thing, { cards, language }: Pick<Names, "cards" | "language">): string[] {
  const known = about(cards, thing, language);
  if (known === null) return [];
  const { name, is, says } = known;
  const side = thing.is !== "card" || isHalved(thing.card, cards) ? undefined : thing.side;
  const shown = side === undefined ? says : [says[side === "dark" ? 1 : 0]];
  return says.length === 1 ? [`${name} (${is}). ${says[0]}`] : [`${name} (${is})`, ...shown];
}

/** Whatever in the box is called so, by its name in this language or its id. */
export function called(words: string, names: Names): string[] {
  const { cards, language } = names;
  const { spells, rooms, quests, events, evocations, mages, grimoires } = cards.content;
  const wanted = simple(words);
  const find = (
    list: readonly { readonly id: string; readonly name: string | { readonly [one in Language]: string } }[],
    thing: (number: number) => Thing,
  ): string[] =>
    list.flatMap(({ id, name }, i) => {
      const own = typeof name === "string" ? name : name[language];
      return simple(own) === wanted || simple(id) === wanted ? told(thing(i), names) : [];
    });
  return [
    ...find(spells, (i) => ({ is: "card", card: cards.spellOf.indexOf(i) })),
    ...find(rooms, (i) => ({ is: "room", room: rooms[i].id })),
    ...find(evocations, (i) => ({ is: "model", model: modelOf(cards.figures.indexOf(evocations[i])) })),
    ...find(quests, (quest) => ({ is: "quest", quest })),
    ...find(events, (event) => ({ is: "event", event })),
    ...find(mages, (mage) => ({ is: "mage", mage })),
    ...find(grimoires, (grimoire) => ({ is: "grimoire", grimoire })),
  ];
}
