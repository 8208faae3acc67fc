/** A guess: the next ready spell is shown, and what it is tells whether the named type was right. */
import { perform } from "@blackrose/kernel";
import { showPlanned } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { ownCondition } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import { nextReady } from "../../../effects/verbs/shared/sheets.ts";
import * as a from "../../../pack/parts.ts";
import { isVoid } from "../../../rules/cast.ts";
import { NONE } from "../../../state.ts";
import { isMage } from "../../../who.ts";
import { TYPES } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** The target's: it stays ready, its side is known to all from then on. */
export interface ShowNext {
  readonly do: "show next";
}
/** Of what was shown; where nothing was, neither holds. */
export interface Guessed {
  readonly is: "guessed";
  readonly answer: "right" | "wrong";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly guessing: ShowNext;
  }
  interface Conditions {
    readonly guessing: Guessed;
  }
}

export const showNext: ShowNext = { do: "show next" };

/** What `amount` says of it: nothing shown, of another type, of the type named. */
const Answer = { none: 0, wrong: 1, right: 2 } as const;

const show = ownVerb<ShowNext>("show next", {
  shape: {},
  usesTarget: true,
  run(w, _f, e) {
    e.regs[R.amount] = Answer.none;
    const mage = one(w, e, "target");
    const slot = mage === NONE || !isMage(mage) ? NONE : nextReady(w, mage);
    if (slot === NONE) return;
    const card = w.s.planned[mage][slot];
    const side = w.s.plannedSide[mage][slot];
    perform(w, showPlanned, { seat: mage, slot, card, side });
    // One whose texts both face the other way shows nothing (L-SAT-72).
    const type = isVoid(w, card, side) ? NONE : TYPES.indexOf(w.cards.sides[w.cards.spellOf[card]][side].side.type);
    e.regs[R.amount] = type === e.regs[R.namedType] ? Answer.right : Answer.wrong;
  },
  words: {
    en: (_line, _scene, mood) => EN.say`${EN.verb(mood, "reveal")} the target's next ready spell; it stays ready`,
    es: (_line, _scene, mood) =>
      ES.say`${ES.verb(mood, "revela", "revelar")} el siguiente conjuro listo del objetivo, que sigue listo`,
    fr: (_line, _scene, mood) => FR.say`${FR.verb(mood, "révéler")} le prochain sort prêt de la cible, qui reste prêt`,
  },
});

const guessed = ownCondition<Guessed>("guessed", {
  shape: { answer: a.word("right", "wrong") },
  holds: (_w, e, { answer }) => e.regs[R.amount] === Answer[answer],
  words: {
    en: ({ answer }, _scene, not) =>
      (answer === "right") === not ? "it does not show that type" : "it shows that type",
    es: ({ answer }, _scene, not) => ((answer === "right") === not ? "no muestra ese tipo" : "muestra ese tipo"),
    fr: ({ answer }, _scene, not) => ((answer === "right") === not ? "il ne montre pas ce type" : "il montre ce type"),
  },
});

export const guessingVerbs = [show];
export const guessingConditions = [guessed];
