/** Which events are worth a line to a player, how much it stands out, and the rule behind it. */
import { type Event, REFEREE } from "@blackrose/kernel";
import { NONE, Token } from "../state.ts";

/** What the table shows, and the small steps of what is told anyway. */
const NEVER = new Set([
  "acted",
  "begin-actions",
  "end-turn-effects",
  "heed-removal",
  "intend-spell",
  "lay-actions",
  "lay-library",
  "lay-moons",
  "plan-spell",
  "put-held",
  "resolved",
  "tuck-actions",
  "use-attachment",
]);
/** What others do out of sight: the table counts it. */
const OWN = new Set(["clear-spell", "look-at-school", "move-hidden", "shuffle", "unplan-unseen"]);

/** Who sees all is told all. */
export function worthTelling(events: readonly Event[], viewer: number): readonly Event[] {
  if (viewer === REFEREE) return events;
  return events.filter((event) => {
    const { verb } = event;
    if (NEVER.has(verb)) return false;
    if (OWN.has(verb)) return event["seat"] === viewer;
    if (verb === "start-activation") return event["seat"] !== NONE;
    // Tokens turn back all at once in clean-up; a conversion is told with its cubes.
    if (verb === "room-token") return event["token"] !== Token.available;
    return verb !== "place" || event["converted"] !== 1;
  });
}

const CHAPTERS = new Set(["start-phase", "change-moon", "end-game"]);
const DETAILS = new Set([
  "clear-spell",
  "declare",
  "fix-element",
  "follow",
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

/** A new part of the game, something that happened, or a detail. */
export const weightOf = ({ verb }: Event): "chapter" | "line" | "detail" =>
  CHAPTERS.has(verb) ? "chapter" : DETAILS.has(verb) ? "detail" : "line";

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
  "claim-unseen": "L-AVW-02",
  follow: "L-AVA-22",
  "lay-avatar": "L-AVA-05",
  "lay-events": "L-EVT-02",
  "reveal-action": "L-AVA-15",
  "lose-claimed": "L-AVX-10",
  "skip-effect": "L-AVX-08",
  "use-more": "L-AVA-18",
  "lay-trap": "L-ACT-41",
  "look-at-school": "L-STU-02",
  "mark-task": "L-QST-04",
  "assign-umbra": "L-NM-01",
  "pass-attachment": "L-JX-06",
  "pass-umbra": "L-NM-07",
  place: "L-GLO-21",
  power: "L-GLO-14",
  "put-cube-on": "L-CLN-14",
  recube: "L-GLO-10",
  "reveal-spell": "L-GLO-23",
  "settle-room": "L-ROM-03",
  "pass-token": "L-ZON-11",
  "shut-room": "L-ROM-02",
  solve: "L-QST-06",
  "start-activation": "L-ACT-02",
  "start-phase": "L-TRN-01",
  "spend-action": "L-GLO-17",
  summon: "L-GLO-26",
  "take-action": "L-ACT-02",
  "take-grimoire": "L-SET-19",
  "take-mage": "L-SET-18",
  "take-personal": "L-PSP-01",
  "unplan-openly": "L-ACT-12",
  unsummon: "L-EVO-06",
  "play-interrupt": "L-CHR-07",
  "about-to-fall": "L-CHR-04",
  seize: "L-GLO-35",
};

export const ruleOf = ({ verb }: Event): string | null => RULES[verb] ?? null;
