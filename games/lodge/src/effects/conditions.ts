/** When a sentence or a task holds, read at its own moment. */
import { type Frame, type Lying, lying } from "@blackrose/kernel";
import { COLOURS, type Condition, type CoreCondition } from "../cards/says.ts";
import { hasFallen } from "../rules/health.ts";
import { bearerFor, borneBy } from "../rules/jinxes.ts";
import { damageOn } from "../rules/values.ts";
import { type Lodge, modelsIn, NONE, placeOf, type State } from "../state.ts";
import { isMage, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { R, roomOf } from "./context.ts";
import { evocationsOf, inPlayOf, one, spot } from "./select.ts";
import { different, fits, othersShown, shown } from "./shown.ts";

export function holds(w: Lodge, frame: Frame, said: Condition): boolean {
  const brought = w.cards.conditions.get(said.is);
  if (brought !== undefined) return brought.holds(w, frame, said);
  const condition = said as CoreCondition;
  const { s, cards } = w;
  const { seat, regs } = frame;
  switch (condition.is) {
    case "not":
      return !holds(w, frame, condition.so);
    case "joined another": {
      const model = one(w, frame, condition.who ?? "target");
      // Who has not moved has joined nobody.
      if (model === NONE || regs[R.crossed] === 0 || placeOf(s, model) < 0) return false;
      return modelsIn(s, placeOf(s, model)).length > 1;
    }
    case "nothing converted":
      return regs[R.converted] === 0;
    case "your own room":
      return regs[R.targetRoom] === roomOf(w, seat);
    case "undamaged": {
      const model = one(w, frame, condition.who ?? "target");
      return model !== NONE && damageOn(w, model).length === 0;
    }
    case "a mage":
    case "an evocation": {
      const model = one(w, frame, condition.who);
      return model !== NONE && isMage(model) === (condition.is === "a mage");
    }
    case "event shows Crown":
      return regs[R.amount] !== NONE && (cards.content.events[regs[R.amount]]?.crown ?? false);
    case "event was played":
    case "event was discarded":
    case "quest was given":
      return regs[R.affected] > 0;
    case "revealed":
      return (
        shown(cards, s, seat).filter((spell) => condition.of.some((word) => fits(spell, word))).length >=
        condition.atLeast
      );
    case "revealed different":
      return different(shown(cards, s, seat), condition.of) >= condition.atLeast;
    case "others show":
      return different(othersShown(w, frame), condition.of) === condition.of.length;
    case "defeated": {
      const model = one(w, frame, condition.who);
      return model !== NONE && placeOf(s, model) < 0;
    }
    case "in colour": {
      const room = roomOf(w, one(w, frame, condition.who));
      return room !== NONE && s.colourAs[room] === COLOURS.indexOf(condition.colour);
    }
    case "in a room": {
      const model = one(w, frame, condition.who);
      return model !== NONE && roomOf(w, model) !== NONE;
    }
    case "other mages in it": {
      const room = roomOf(w, seat);
      return (
        room !== NONE &&
        modelsIn(s, room).filter((model) => isMage(model) && model !== seat).length >= condition.atLeast
      );
    }
    case "your instability there":
      return own(s.instability[spot(w, frame, "there")] ?? [], seat) >= condition.atLeast;
    case "rooms with two of yours":
      return s.instability.filter((cubes) => own(cubes, seat) >= 2).length >= condition.atLeast;
    case "most instability there": {
      const cubes = s.instability[regs[R.there]] ?? [];
      return [...new Set(cubes)].every((colour) => colour === seat || own(cubes, colour) < own(cubes, seat));
    }
    case "bears your damage": {
      const model = one(w, frame, condition.who);
      if (model === NONE) return false;
      // Of a mage just defeated the cubes have gone home: that there were any is told.
      const fall = fallOf(w, frame);
      if (fall?.get("seat") === model) return condition.atLeast === 1 && ((fall.get("bearers") >> seat) & 1) === 1;
      return own(damageOn(w, model), seat) >= condition.atLeast;
    }
    case "mages bearing your damage":
      return s.damage.filter((cubes) => own(cubes, seat) > 0).length >= condition.atLeast;
    case "bears": {
      const mage = bearerFor(w, one(w, frame, condition.who));
      const n = mage === NONE ? 0 : borneBy(w, mage, condition.what).length;
      return n >= condition.atLeast && n <= (condition.most ?? n);
    }
    case "at once":
      return regs[R.amount] >= condition.atLeast;
    case "not defeated":
      return !hasFallen(w, seat);
    case "the Black Rose defeated you":
      return killer(w, frame) === ROSE;
    case "not the killing blow":
      return killer(w, frame) !== seat;
    case "yours by doing":
      return s.drawer === seat;
    case "hold the Crown":
      return s.crown === seat;
    case "were first player":
      return s.first === seat;
    case "hand empty":
      return s.hands[seat].length === 0;
    case "not its first activation":
      return s.activations[seat] > 1;
    case "you have": {
      const { kind, atLeast, anyones } = condition;
      return (anyones ? inPlayOf(w, kind) : evocationsOf(w, seat, kind)) >= atLeast;
    }
    case "Memories hold":
      return s.memories[seat].length >= condition.atLeast;
  }
}

export const own = (cubes: readonly number[], seat: number): number => {
  let n = 0;
  for (const colour of cubes) if (colour === seat) n++;
  return n;
};

const killer = (w: Lodge, frame: Frame): number => fallOf(w, frame)?.get("killer") ?? NONE;

/** The defeat this is read in the light of, if it is one. */
function fallOf(w: Lodge, frame: Frame): Lying<State, Tables> | null {
  const at = frame.regs[R.answered];
  if (at === NONE) return null;
  const [deed] = lying(w, w.s.stack[at]);
  return deed.deed.verb === "defeat" ? deed : null;
}
