/** How a sentence of a card is carried out: if its conditions hold, it acts or asks; what was chosen is done. */
import { ask, type Decision, decision, type Frame, type Line, type Operation, PASS } from "@blackrose/kernel";
import type { Sentence } from "../content.ts";
import type { State, Treachery } from "../state.ts";
import type { Tables } from "../tables.ts";
import { holds } from "./conditions.ts";

export type Says<Verb extends Sentence["do"]> = Extract<Sentence, { readonly do: Verb }>;

interface How<Verb extends Sentence["do"]> {
  run(w: Treachery, frame: Frame, line: Says<Verb>): void;
  chosen?(w: Treachery, frame: Frame, line: Says<Verb>, code: number): void;
}

/** A decline reaches nobody: there is nothing to do then. */
export function operation<Verb extends Sentence["do"]>(how: How<Verb>): Operation<State, Tables> {
  const { chosen } = how;
  return {
    run(w, frame, line) {
      const says = line as Says<Verb>;
      if (holds(w, frame, says.if)) how.run(w, frame, says);
    },
    ...(chosen && {
      chosen(w: Treachery, frame: Frame, line: Line, code: number) {
        if (code !== PASS) chosen(w, frame, line as Says<Verb>, code);
      },
    }),
  };
}

/** The questions cards ask, by their names in the catalogue, with the rule each stands under. */
export const cardDecisions: readonly Decision<State, Tables>[] = [
  decision("D-ROLL-ONE", "T-EFF-02"),
  decision("D-KNIGHT", "knight"),
  decision("D-POISON", "C-KRAKEN"),
  decision("D-WITCH-CALL", "witch"),
  decision("D-WITCH-TAKE", "witch"),
  decision("D-THIEF-ROLL", "thief"),
  decision("D-THIEF-TAKE", "thief"),
  decision("D-AMULET", "C-AMULET"),
  decision("D-BLOODRING", "C-BLOODRING"),
  decision("D-CHAMPION", "C-CHAMPION"),
  decision("D-CYCLOPS", "C-CYCLOPS"),
  decision("D-DIPLOMAT", "C-DIPLOMAT"),
  decision("D-DIVINE", "C-DIVINE"),
  decision("D-FATE-TOKEN", "C-FATEWEAVER"),
  decision("D-FATE-FLIP", "C-FATEWEAVER"),
  decision("D-JESTER", "C-JESTER"),
  decision("D-MERCHANT", "C-MERCHANT"),
  decision("D-MONK-COLOUR", "C-MONK"),
  decision("D-NECRO", "C-NECROMANCER"),
  decision("D-SCOUT-TARGET", "C-SCOUT"),
  decision("D-SOOTHSAYER", "C-SOOTHSAYER"),
  decision("D-TOME", "C-TOME"),
  decision("D-WALL", "C-WALL"),
  decision("D-TROLL", "C-TROLL"),
  decision("D-WIZARD", "C-WIZARD"),
];
const byId = new Map(cardDecisions.map((one) => [one.id, one]));

/** Asks the controller what the sentence says to ask; a MAY can be declined. Nothing to offer, nothing happens (T-EFF-03). */
export function offer(w: Treachery, frame: Frame, line: Sentence, options: number[]): void {
  if (options.length === 0) return;
  const asked = byId.get(line.decision ?? "");
  if (asked === undefined) throw new Error(`"${line.do}" asks, but the card does not say what`);
  if (line.may) options.unshift(PASS);
  ask(w, asked, frame.seat, options);
}
