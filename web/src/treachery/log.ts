/** What happened, in sentences that lead to the things and rules they speak of. */
import type { Event } from "@blackrose/kernel";
import { COLOURS, eventText, ruleOf, weightOf, worthTelling } from "@blackrose/treachery";
import type { LogLine, Scene, ThingKey } from "../face.ts";
import { cards, seenIn } from "./seen.ts";
import { cardThing, dieThing, houseThing, ROUND, seatThing, tokenThing } from "./things.ts";

export function log(scene: Scene, events: readonly Event[]): readonly LogLine[] {
  const { names, language, viewer } = scene;
  return worthTelling(events, viewer).flatMap((event) => {
    const text = eventText(cards, event, names, language, viewer);
    return text === null
      ? []
      : [{ text, things: thingsOf(event), rule: ruleOf(cards, seenIn(scene), event), weight: weightOf(event) }];
  });
}

const list = (value: Event[string] | undefined): readonly number[] =>
  typeof value === "number" ? [value] : typeof value === "string" || value === undefined ? [] : value;

/** Everything a sentence speaks of, each once. */
function thingsOf(event: Event): readonly ThingKey[] {
  const seats = [...list(event["seat"]), ...list(event["target"]), ...list(event["by"]), ...list(event["seats"])];
  const found = [
    ...seats.filter((seat) => seat >= 0).map(seatThing),
    ...[...list(event["card"]), ...list(event["cards"])].filter((card) => card >= 0).map(cardThing),
    ...list(event["tokens"]).map(tokenThing),
    ...COLOURS.filter((_, die) => event.verb === "lay-dice" && ((event["mask"] as number) >> die) & 1).map(dieThing),
    ...(event.verb === "name-colour" ? [houseThing(COLOURS[event["colour"] as number])] : []),
    ...(event.verb === "earn-bonus" ? list(event["colours"]).map((colour) => dieThing(COLOURS[colour])) : []),
    ...(event.verb === "set-type" || event.verb === "start-round" ? [ROUND] : []),
  ];
  return [...new Set(found)];
}
