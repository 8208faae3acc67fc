/** The log: a line for each event that is worth one, and what it links to. */
import { type Event, UNKNOWN } from "@blackrose/kernel";
import { NONE } from "@blackrose/lodge/state";
import { modelOf } from "@blackrose/lodge/who";
import { eventText, ruleOf, weightOf, worthTelling } from "@blackrose/lodge/text/index";
import type { LogLine, Scene, ThingKey } from "../face.ts";
import { cardKey, contentOf, eventKey, modelKey, questKey, roomKey, seatKey, seen, tablesOf } from "./game.ts";

export function logOf(scene: Scene, events: readonly Event[]): LogLine[] {
  return worthTelling(events, scene.viewer).flatMap((event) => {
    const text = eventText(tablesOf(scene), event, scene.names, scene.language, scene.viewer, seen(scene));
    if (text === null) return [];
    return [{ text, things: thingsOf(scene, event), rule: ruleOf(event), weight: weightOf(event) }];
  });
}

/** What an event is about, by its numbers. */
function thingsOf(scene: Scene, event: Event): ThingKey[] {
  const s = seen(scene);
  const number = (name: string): number => (typeof event[name] === "number" ? event[name] : UNKNOWN);
  const found: ThingKey[] = [];
  const add = (name: string, least: number, most: number, key: (value: number) => ThingKey): void => {
    const value = number(name);
    if (value >= least && value < most) found.push(key(value));
  };
  add("card", 0, tablesOf(scene).spellOf.length, (card) => cardKey(scene, card));
  for (const name of ["room", "to"]) {
    if (name === "to" && event.verb !== "go") continue;
    add(name, 0, s.tiles[0] === NONE ? 0 : s.tiles.length, (place) => roomKey(scene, place));
  }
  for (const name of ["model", "target"]) {
    if (name === "target" && !["harm", "declare"].includes(event.verb)) continue;
    add(name, 0, modelOf(tablesOf(scene).figures.length), (model) => modelKey(scene, model));
  }
  add("figure", 0, tablesOf(scene).figures.length, (figure) => modelKey(scene, modelOf(figure)));
  add("quest", 0, contentOf(scene).quests.length, (quest) => questKey(scene, quest));
  add("event", 0, contentOf(scene).events.length, (one) => eventKey(scene, one));
  for (const name of ["seat", "dealer", "killer", "winner"]) add(name, 0, s.seats, seatKey);
  return [...new Set(found)];
}
