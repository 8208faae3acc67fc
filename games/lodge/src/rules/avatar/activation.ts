/** The Avatar's activation: a card comes to light and is done, effect after effect (L-AVA-15 … 20, L-AVC). */
import { attempt, call, finish, type Flow, flow, goto, laid, perform } from "@blackrose/kernel";
import { CARDS_A_PHASE } from "../../cards/avatar.ts";
import { acted, revealAction, Revealed, skipEffect, useMore } from "../../deeds.ts";
import { resolve, Source } from "../../effects/context.ts";
import { optionOf } from "../../options.ts";
import { ACTIONS_A_TURN, CELL, type Laid, type Lodge, NONE, Phase, type State } from "../../state.ts";
import type { Tables } from "../../tables.ts";
import { castAction } from "../cast.ts";
import { avatarOf } from "./criteria.ts";
import { AVATAR_ACTS, AVATAR_PHYSICAL, avatarShape } from "./under-way.ts";

const A = avatarShape.at;

/** The top action card of the current moon, or NONE. */
export const topAction = ({ s }: Laid): number => s.actionDecks[s.moon - 1].at(-1) ?? NONE;

/** Cards he has still to reveal in this Action Phase (L-AVA-16). */
export const cardsLeft = ({ s }: Laid): number => Math.max(0, CARDS_A_PHASE[optionOf(s, "level")] - s.actionsUsed);
export const mayAct = (w: Laid): boolean => cardsLeft(w) > 0 && topAction(w) !== NONE;

/** Whether the first effect takes him out of the cell by itself (L-AVA-20). */
function walksOut(w: Lodge, action: number): boolean {
  const [first] = w.cards.actions[action].is.effects;
  return first.is === "physical" && first.says.some(({ do: verb }) => verb === "walk");
}

/** One of his physical effects; a defeat cuts it short (L-AVC-04). Its number is the place of the effect on the card. */
const physicalEffect: Flow<State, Tables> = flow<State, Tables>(AVATAR_PHYSICAL, "L-AVA-15", {
  read(w, { seat, regs: [action, effect] }) {
    const { program } = w.cards.actions[action].effects[effect];
    if (program !== null) resolve(w, program, seat, { source: Source.rule, card: action });
  },
  done(w, { seat }) {
    attempt(w, seat, [laid(acted, { seat })]);
  },
});

/** The frame's seat is the Avatar's mage. */
export const avatarActs: Flow<State, Tables> = flow<State, Tables>(
  AVATAR_ACTS,
  "L-AVA-15",
  {
    reveal(w, { seat, regs }) {
      const action = topAction(w);
      if (action === NONE) {
        finish(w);
        return;
      }
      perform(w, revealAction, { seat, action, how: regs[A.how] });
      regs[A.action] = action;
      // In the cell: out first, and the first effect is lost (L-AVC-03).
      if (w.s.at[seat] !== CELL || walksOut(w, action)) return;
      regs[A.effect] = 1;
      if (w.cards.wayOut !== null) resolve(w, w.cards.wayOut, seat, { source: Source.rule, card: action });
    },
    effect(w, frame) {
      const { seat, regs } = frame;
      const { [A.action]: action, [A.effect]: place } = regs;
      const { is, effects } = w.cards.actions[action];
      const effect = is.effects[place];
      if (effect === undefined) return;
      if (effect.is === "spell") {
        // In his cell he casts nothing (L-ACT-50).
        if (w.s.at[seat] !== CELL) castAction(w, seat, effects[place].card);
        return;
      }
      if (w.s.actions[seat] < ACTIONS_A_TURN) perform(w, skipEffect, { seat });
      else call(w, physicalEffect, seat, [action, place]);
    },
    next(w, frame) {
      const { regs } = frame;
      const { effects } = w.cards.actions[regs[A.action]].is;
      if (regs[A.effect] + 1 >= effects.length) return;
      regs[A.effect]++;
      goto(w, frame, "effect");
    },
    more(w, { seat, regs }) {
      const { is } = w.cards.actions[regs[A.action]];
      // Lost with its effect where that was the way out (L-AVC-03); once in an Action Phase (L-AVA-18).
      const lost = regs[A.effect] >= is.effects.length;
      const inPhase = w.s.phase === Phase.action;
      if (is.more !== true || lost || (inPhase && w.s.actionsMore === 1)) return;
      if (inPhase) perform(w, useMore, { seat });
      call(w, avatarActs, seat, avatarShape.make({ how: Revealed.more }));
    },
  },
  avatarShape,
);

/** He activates now with his top card. `how`: see Revealed. */
export const activateAvatar = (w: Lodge, how: number): void =>
  call(w, avatarActs, avatarOf(w), avatarShape.make({ how }));

export const avatarFlows = [avatarActs, physicalEffect];
