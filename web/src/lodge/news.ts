/** The log: which events are worth a line, what each line links to, and the rule behind it. */
import { type Event, REFEREE, UNKNOWN } from "@blackrose/kernel";
import { modelOf, NONE, Token } from "@blackrose/lodge/state";
import { eventText } from "@blackrose/lodge/text/index";
import type { LogLine, Scene, ThingKey } from "../face.ts";
import { cardKey, content, eventKey, modelKey, questKey, roomKey, seatKey, seen, tables } from "./game.ts";

const NEVER = new Set([
  "acted",
  "end-turn-effects",
  "fade",
  "fade-away",
  "intend-spell",
  "lay-library",
  "lay-moons",
  "linger",
  "plan-spell",
  "put-held",
  "resolved",
  "spend-action",
  "spend-lingering",
]);
/** What others do out of sight: the table counts it. */
const OWN = new Set(["clear-spell", "look-at-school", "move-hidden", "shuffle", "unplan-unseen"]);

function isWorthTelling(event: Event, viewer: number): boolean {
  const { verb } = event;
  if (viewer === REFEREE) return true;
  if (NEVER.has(verb)) return false;
  if (OWN.has(verb)) return event["seat"] === viewer;
  if (verb === "start-activation") return event["seat"] !== NONE;
  // Tokens turn back all at once in clean-up; a conversion is told with its cubes.
  if (verb === "room-token") return event["token"] !== Token.available;
  return verb !== "place" || event["converted"] !== 1;
}

const CHAPTERS = new Set(["start-phase", "change-moon", "end-game"]);
const DETAILS = new Set([
  "clear-spell",
  "declare",
  "fix-element",
  "look-at-school",
  "move-hidden",
  "move-spell",
  "renew",
  "room-token",
  "set-aside",
  "shuffle",
  "start-activation",
  "unplan-unseen",
  "use-target",
]);

const RULES: { readonly [verb: string]: string } = {
  activate: "L-ROM-02",
  cast: "L-ACT-40",
  "change-moon": "L-MON-03",
  "claim-quest": "L-QST-05",
  crown: "L-TRN-02",
  declare: "L-ACT-44",
  defeat: "L-DEF-01",
  "draw-event": "L-BR-04",
  "draw-quest": "L-BR-06",
  "drop-quest": "L-QST-08",
  "end-game": "L-END-01",
  "finish-task": "L-QST-05",
  "fix-element": "L-ACT-42",
  go: "L-GLO-18",
  harm: "L-GLO-11",
  inhibit: "L-COM-14",
  "lay-events": "L-EVT-02",
  "lay-trap": "L-ACT-41",
  "look-at-school": "L-STU-02",
  "mark-task": "L-QST-04",
  place: "L-GLO-21",
  power: "L-GLO-14",
  recube: "L-GLO-10",
  "reveal-spell": "L-GLO-23",
  "settle-room": "L-ROM-03",
  "shut-room": "L-ROM-02",
  solve: "L-QST-06",
  "start-activation": "L-ACT-02",
  "start-phase": "L-TRN-01",
  summon: "L-GLO-26",
  "take-grimoire": "L-SET-19",
  "take-mage": "L-SET-18",
  "take-personal": "L-PSP-01",
  "unplan-openly": "L-ACT-12",
  unsummon: "L-EVO-06",
};

export function logOf(scene: Scene, events: readonly Event[]): LogLine[] {
  return events.flatMap((event) => {
    if (!isWorthTelling(event, scene.viewer)) return [];
    const text = eventText(tables, event, scene.names, scene.language, scene.viewer, seen(scene));
    if (text === null) return [];
    const { verb } = event;
    return [
      {
        text,
        things: thingsOf(scene, event),
        rule: RULES[verb] ?? null,
        weight: CHAPTERS.has(verb) ? "chapter" : DETAILS.has(verb) ? "detail" : "line",
      },
    ];
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
  add("card", 0, tables.spellOf.length, cardKey);
  for (const name of ["room", "to"]) {
    if (name === "to" && event.verb !== "go") continue;
    add(name, 0, s.tiles[0] === NONE ? 0 : s.tiles.length, (place) => roomKey(s, place));
  }
  for (const name of ["model", "target"]) {
    if (name === "target" && !["harm", "declare"].includes(event.verb)) continue;
    add(name, 0, modelOf(tables.figures.length), modelKey);
  }
  add("figure", 0, tables.figures.length, (figure) => modelKey(modelOf(figure)));
  add("quest", 0, content.quests.length, questKey);
  add("event", 0, content.events.length, eventKey);
  for (const name of ["seat", "dealer", "killer", "winner"]) add(name, 0, s.seats, seatKey);
  return [...new Set(found)];
}
