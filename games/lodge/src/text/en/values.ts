/** English: values that change. */
import { en, type Phrase } from "@blackrose/language";
import type { Change } from "../../cards/attachments.ts";
import type { Scene } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { kindNoun, nouns, who, your } from "./things.ts";

const { np, say } = en;

const of = (whose: Scene | Phrase, what: string): string =>
  "person" in whose ? `${your(whose)} ${what}` : say`${whose}'s ${what}`;

/** "your movement decreases by 1 (to no less than 1)". */
const changes =
  (what: string) =>
  (change: Change, whose: Scene | Phrase): string => {
    const both = change.also !== undefined;
    const subject =
      change.ofKind !== undefined && "person" in whose
        ? `the ${what} of ${your(whose)} ${kindNoun(change.ofKind, whose).many}`
        : of(whose, what) + (both ? ` and that of ${of(whose, "evocations")}` : "");
    const long = change.while === undefined ? "" : " while it carries an Upgrade";
    if ("set" in change) return say`${subject} ${both ? "are" : "is"} ${change.set}${long}`;
    const verb = `${change.add > 0 ? "increase" : "decrease"}${both ? "" : "s"}`;
    const least = change.least === undefined ? "" : say` (to no less than ${change.least})`;
    const per =
      change.per === "damage on it"
        ? " for each damage on it"
        : change.per === "pigs in its room"
          ? say` for each Mutant Pig in its room (at most ${change.most ?? 1})`
          : "";
    return say`${subject} ${verb} by ${Math.abs(change.add)}${per}${least}${long}`;
  };

export const values: CardVoice["values"] = {
  health: changes("health"),
  move: changes("movement"),
  attack: changes("attack value"),
  hand: changes("hand limit"),
  quests: changes("quest limit"),
  slots: (change) =>
    "set" in change
      ? say`the room has ${change.set} slots for instability`
      : say`the room has ${Math.abs(change.add)} slot${Math.abs(change.add) === 1 ? "" : "s"} for instability ${change.add > 0 ? "more" : "fewer"}`,
  "attacks hit all": (_, whose) => `${of(whose, "attacks")} hit every opposing model in the room`,
  "action moves and attacks": (_, whose) => `each of ${of(whose, "physical actions")} allows both a move and an attack`,
  "acts as an evocation": (_, whose) =>
    "person" in whose
      ? "you act among your evocations in the Evocation Phase"
      : say`${whose} acts in the Evocation Phase`,
  casts: (change, whose) =>
    "set" in change
      ? say`${"person" in whose ? "you cast" : say`${whose} casts`} at most ${np(nouns.spell, { count: change.set })} in each activation`
      : changes("number of spells in an activation")(change, whose),
  reach: (change, whose) =>
    say`${of(whose, "attacks")} reach models up to ${np(nouns.room, { count: "set" in change ? change.set : change.add })} away`,
  "immune to attacks": (_, whose) => `${"person" in whose ? "you are" : `${whose.text} is`} immune to attacks`,
  "immune to traps": (_, whose) => `${"person" in whose ? "you are" : `${whose.text} is`} immune to traps`,
  flies: (_, whose) => `${of(whose, "whole move")} is one transit: only the last room is entered`,
  "suffers more": (change, whose) =>
    say`each combat spell and each physical attack of another mage deals ${"set" in change ? change.set : change.add} more damage to ${"person" in whose ? who("self", whose).text.replace("yourself", "you") : whose.text}`,
  "cannot be damaged": (change, whose) =>
    change.only === undefined
      ? `${"person" in whose ? "you" : whose.text} cannot suffer damage`
      : "evocations cannot suffer damage",
  "no protections against its attacks": (_, whose) => `no protection can prevent ${of(whose, "attacks")}`,
  "activates used rooms": (_, whose) =>
    say`once per turn ${"person" in whose ? "you" : whose} may activate a room that has already been activated this turn`,
  "trophy goes to the Black Rose": () => "the trophy of each defeated mage goes to the Black Rose",
};
