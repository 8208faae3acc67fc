/** What only the Avatar's cards say: he walks, drains a room, claims a quest, reveals a card (L-AVW). */
import { again, attempt, type Frame, laid, perform } from "@blackrose/kernel";
import { claimUnseen, How, place, Revealed, roomToken } from "../../../deeds.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { activateAvatar } from "../../../rules/avatar/activation.ts";
import { avatarOf } from "../../../rules/avatar/criteria.ts";
import { activationOf, avatarShape, effectNow } from "../../../rules/avatar/under-way.ts";
import { canDrain, endsFor, isWithin, roomOfCode, waysTo, wishOf } from "../../../rules/avatar/walking.ts";
import { type Followed, tellStep } from "../../../rules/choose.ts";
import { goTo, mayMove } from "../../../rules/movement.ts";
import { gain } from "../../../rules/power.ts";
import { moveOf } from "../../../rules/values.ts";
import { type Lodge, NONE, Token } from "../../../state.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { held } from "../../../things.ts";
import { ROSE } from "../../../who.ts";
import type { Sentence } from "../../says.ts";
import { verb as english } from "../../../text/en/forms.ts";

export interface Walk {
  readonly do: "walk";
  readonly n: number;
  /** Only out of the cell, in place of the first effect (L-AVC-03). */
  readonly out?: true;
}
export interface Drain {
  readonly do: "drain";
}
export interface ClaimQuest {
  readonly do: "claim a quest";
}
export interface RevealAction {
  readonly do: "reveal an action card";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly avatar: Walk | Drain | ClaimQuest | RevealAction;
  }
}

export const walk = (n: number): Walk => ({ do: "walk", n });
export const drain = (): Drain => ({ do: "drain" });
export const claimQuest = (): ClaimQuest => ({ do: "claim a quest" });
export const revealAction = (): RevealAction => ({ do: "reveal an action card" });
/** The way out of the cell where the card does not lead out (L-AVC-03). */
export const wayOut: Walk = { do: "walk", n: 1, out: true };

/**
 * Steps left, or NONE before he sets out; the goal and the room he walks to, NONE while they are open. `asked`: which of them is the
 * Crown's to choose. `stood`: where his last step led; `seen`: where the goal was when it was chosen.
 */
const own = numbers({ left: NONE, goal: NONE, end: NONE, asked: 0, stood: NONE, seen: NONE });
const { left, goal, end, asked, stood, seen } = own.at;
const Asked = { step: 0, goal: 1, end: 2 } as const;

/** What a walk knows it is for, for the effect that follows. */
function keepGoal(w: Lodge, code: number): void {
  const activation = activationOf(w);
  if (activation !== undefined) avatarShape.set(activation, "goal", code);
}

/** Something came between: he stands elsewhere than he walked, or what he goes for does. Then the goal is kept only if he still reaches it, and the rest is decided anew (L-AVM-06). */
function heedInterruption(w: Lodge, { regs }: Frame, says: readonly Sentence[]): void {
  const isElsewhere = regs[stood] !== NONE && w.s.at[avatarOf(w)] !== regs[stood];
  const hasMoved = regs[goal] !== NONE && roomOfCode(w, regs[goal]) !== regs[seen];
  if (!isElsewhere && !hasMoved) return;
  regs[stood] = NONE;
  regs[end] = NONE;
  if (regs[goal] === NONE) return;
  if (isWithin(w, says, regs[goal], regs[left])) {
    regs[seen] = roomOfCode(w, regs[goal]);
    return;
  }
  regs[goal] = NONE;
  keepGoal(w, NONE);
}

/** What a list has left: told where it is one, else the Crown's to choose. */
function wantOf(w: Lodge, f: Frame, found: Followed): void {
  tellStep(w, avatarOf(w), found);
  want(w, f, effTarget, [...found.left]);
}

const walkVerb = ownVerb<Walk>("walk", {
  shape: { n: a.n, out: a.optional(a.mark) },
  numbers: own,
  run(w, f, _e, said) {
    const mage = avatarOf(w);
    if (f.regs[left] === NONE) f.regs[left] = Math.min(said.n, moveOf(w, mage));
    if (f.regs[left] === 0 || !mayMove(w, mage, true)) return;
    const effect = effectNow(w);
    const says = effect?.is === "physical" ? effect.says : [];
    heedInterruption(w, f, says);
    if (f.regs[end] === NONE) {
      const wish = f.regs[goal] === NONE ? wishOf(w, says, f.regs[left], said.out === true) : null;
      if (wish !== null && wish.left.length === 0) return;
      again(f);
      f.regs[asked] = wish?.of === "goal" ? Asked.goal : Asked.end;
      wantOf(w, f, wish ?? endsFor(w, f.regs[goal], f.regs[left]));
      return;
    }
    if (w.s.at[mage] === f.regs[end]) return;
    again(f);
    f.regs[asked] = Asked.step;
    wantOf(w, f, waysTo(w, mage, f.regs[end]));
  },
  chosen(w, f, _e, _said, code) {
    switch (f.regs[asked]) {
      case Asked.goal:
        f.regs[goal] = code;
        f.regs[seen] = roomOfCode(w, code);
        keepGoal(w, code);
        return;
      case Asked.end:
        f.regs[end] = held(code);
        return;
      default:
        f.regs[left]--;
        f.regs[stood] = held(code);
        goTo(w, avatarOf(w), held(code), How.physical, avatarOf(w));
    }
  },
  words: {
    en: ({ n }, _scene, mood) => `${english(mood, "move")} up to ${n}`,
    es: ({ n }, _scene, mood) => `${mood === "told" ? "mueve" : mood === "infinitive" ? "mover" : "mueve"} hasta ${n}`,
    fr: ({ n }, _scene, mood) =>
      mood === "told"
        ? `se déplace de ${n} au plus`
        : mood === "infinitive"
          ? `se déplacer de ${n} au plus`
          : `déplacez-vous de ${n} au plus`,
  },
});

const drainVerb = ownVerb<Drain>("drain", {
  shape: {},
  run(w) {
    const { s } = w;
    const mage = avatarOf(w);
    const room = s.at[mage];
    if (room < 0 || !canDrain(w, room)) return;
    if (s.destroyed[room] === 1) {
      if (s.supply[ROSE] > 0) attempt(w, mage, [laid(place, { seat: ROSE, room, n: 1, converted: 0 })]);
      return;
    }
    perform(w, roomToken, { room, token: Token.used });
    gain(w, ROSE, 1);
  },
  words: {
    en: (_, _scene, mood) => `${english(mood, "drain")} this room`,
    es: (_, _scene, mood) => `${mood === "infinitive" ? "drenar" : "drena"} esta sala`,
    fr: (_, _scene, mood) =>
      `${mood === "infinitive" ? "drainer" : mood === "told" ? "draine" : "drainez"} cette salle`,
  },
});

const claimVerb = ownVerb<ClaimQuest>("claim a quest", {
  shape: {},
  run(w) {
    const { s } = w;
    const quest = s.questDecks[s.moon - 1].at(-1);
    if (quest !== undefined) perform(w, claimUnseen, { seat: avatarOf(w), moon: s.moon, quest });
  },
  words: {
    en: () => ({ own: "the Avatar claims a quest" }),
    es: () => ({ own: "el Avatar reclama una misión" }),
    fr: () => ({ own: "l’Avatar s’attribue une quête" }),
  },
});

const revealVerb = ownVerb<RevealAction>("reveal an action card", {
  shape: {},
  run: (w) => activateAvatar(w, Revealed.event),
  words: {
    en: () => ({ own: "the Avatar reveals an action card" }),
    es: () => ({ own: "el Avatar revela una carta de acción" }),
    fr: () => ({ own: "l’Avatar révèle une carte d’action" }),
  },
});

export const avatarVerbs = [walkVerb, drainVerb, claimVerb, revealVerb];
