/** A revealed side is resolved once more (L-GLO-38). */
import { FrameKind } from "@blackrose/kernel";
import { R, Source } from "../../../effects/context.ts";
import { replayChoice, want } from "../../../effects/doing.ts";
import { one } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { replay } from "../../../rules/cast.ts";
import { type Lodge, NONE, Slot } from "../../../state.ts";
import { FORGOTTEN } from "../../../tables.ts";
import { held, slot as slotThing } from "../../../things.ts";
import { isMage } from "../../../who.ts";
import type { One, SpellType } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** Its owner resolves one of the sides it has revealed, of these types, as it likes. */
export interface Replay {
  readonly do: "replay";
  readonly who: One;
  readonly types: readonly ReplayType[];
}
type ReplayType = Extract<SpellType, "combat" | "contingency">;

declare module "../../says.ts" {
  interface Verbs {
    readonly replaying: Replay;
  }
}

export const replaySide = (who: One, ...types: readonly ReplayType[]): Replay => ({ do: "replay", who, types });

/** Whether the sentences of a card are being read already: two that let each other be read once more would never end. */
export const isUnderWay = ({ s }: Lodge, card: number): boolean =>
  s.stack.some(
    ({ kind, regs }) => kind === FrameKind.script && regs[R.source] === Source.spell && regs[R.card] === card,
  );

/** The slots of a mage whose revealed sides can be resolved again: not the card that says so, no Forgotten Spell. */
export const replayable = (w: Lodge, mage: number, types: readonly ReplayType[]): number[] =>
  w.s.slots[mage].flatMap((state, slot) => {
    const card = w.s.revealed[mage][slot];
    if (state !== Slot.revealed || isUnderWay(w, card)) return [];
    const spell = w.cards.spellOf[card];
    const { type } = w.cards.sides[spell][w.s.revealedSide[mage][slot]].side;
    return w.cards.schoolOf[spell] !== FORGOTTEN && (types as readonly string[]).includes(type) ? [slot] : [];
  });

const TYPES_EN = { combat: "combat", contingency: "contingency" };
const TYPES_ES = { combat: "combate", contingency: "contingencia" };
const TYPES_FR = { combat: "combat", contingency: "contingence" };

const replayVerb = ownVerb<Replay>("replay", {
  shape: { who: a.one, types: a.listOf(a.word("combat", "contingency"), "type") },
  run(w, f, e, { who, types }) {
    const mage = one(w, e, who);
    if (mage === NONE || !isMage(mage)) return;
    want(w, f, replayChoice, replayable(w, mage, types).map(slotThing), { seat: mage });
  },
  chosen(w, _f, e, { who }, code) {
    const mage = one(w, e, who);
    const slot = held(code);
    replay(w, mage, w.s.revealed[mage][slot], w.s.revealedSide[mage][slot]);
  },
  words: {
    en: ({ who, types }, scene, mood) => {
      const what = EN.list(
        types.map((type) => TYPES_EN[type]),
        "or",
      );
      return who === "self"
        ? EN.say`${EN.verb(mood, "resolve")} another of ${EN.your(scene)} revealed ${what} spells again`
        : { own: EN.say`${EN.who(who, scene)} resolves one of its revealed ${what} spells again` };
    },
    es: ({ who, types }, scene, mood) => {
      const what = ES.list(
        types.map((type) => TYPES_ES[type]),
        "or",
      );
      return who === "self"
        ? ES.say`${ES.verb(mood, "resuelve", "resolver")} otra vez otro de ${ES.your(scene, true)} conjuros de ${what} revelados`
        : { own: ES.say`${ES.who(who, scene)} resuelve otra vez uno de sus conjuros de ${what} revelados` };
    },
    fr: ({ who, types }, scene, mood) => {
      const what = FR.list(
        types.map((type) => TYPES_FR[type]),
        "or",
      );
      return who === "self"
        ? FR.say`${FR.verb(mood, "résoudre", "résolvez", "résout")} de nouveau un autre de ${FR.your(scene, "many")} sorts de ${what} révélés`
        : { own: FR.say`${FR.who(who, scene)} résout de nouveau un de ses sorts de ${what} révélés` };
    },
  },
});

export const replayingVerbs = [replayVerb];
