/** Verbs of place and acting. */
import { again, PASS, perform } from "@blackrose/kernel";
import { How, recube, spendAction, Stat, stat as statDeed } from "../../deeds.ts";
import { attackWith } from "../../rules/attack.ts";
import { actNow } from "../../rules/evocations.ts";
import { goTo, goTogether, mayMove, stepsFrom } from "../../rules/movement.ts";
import { CELL, type Lodge, modelsIn, NONE, placeOf } from "../../state.ts";
import { controllerOf, figureOf, isMage, modelOf } from "../../who.ts";
import { held, model as modelThing, room as roomThing } from "../../things.ts";
import { hitsOf, R, roomOf } from "../context.ts";
import { effRoom, effStep, effTarget, type Handler, type Named, want } from "../doing.ts";
import { isKind, models, one, roomsOfKind, spot } from "../select.ts";

const AT = 1;
const DONE = 2;
const PARTNER = 3;
/** Of a move: whether the partner is asked for, then all who move, as they stood when the sentence began. */
const ASKED = 4;
const ALL = 5;

/** Whether an effect may move a model: not out of a cell, not held fast (L-CEL-03, Mighty Whirlwind). */
const movable = (w: Lodge, model: number): boolean =>
  placeOf(w.s, model) >= 0 && (!isMage(model) || mayMove(w, model, false));

/** Up to n steps for each, chosen by the controller one at a time (L-GLO-18). */
export const move: Handler<Named<"move">> = {
  run(w, f, e, verb) {
    if (f.regs[AT] === undefined) f.regs.push(0, 0, NONE, 0, ...models(w, e, verb.who));
    const all = f.regs.slice(ALL);
    f.regs[ASKED] = 0;
    while (f.regs[AT] < all.length) {
      const model = all[f.regs[AT]];
      const own = model === e.seat;
      if (f.regs[DONE] < verb.n && (movable(w, model) || (own && w.s.at[model] === CELL))) {
        if (verb.with === "one model there" && f.regs[PARTNER] === NONE) {
          const others = modelsIn(w.s, placeOf(w.s, model)).filter((other) => other !== model);
          f.regs[PARTNER] = model;
          if (others.length > 0) {
            again(f);
            f.regs[ASKED] = 1;
            want(w, f, effTarget, [PASS, ...others.map(modelThing)]);
            return;
          }
        }
        again(f);
        want(w, f, effStep, [PASS, ...stepsFrom(w, model).map(roomThing)]);
        return;
      }
      f.regs[AT]++;
      f.regs[DONE] = 0;
    }
  },
  chosen(w, f, e, verb, code) {
    const model = f.regs[ALL + f.regs[AT]];
    if (f.regs[ASKED] === 1) {
      if (code !== PASS) f.regs[PARTNER] = held(code);
      return;
    }
    if (code === PASS) {
      f.regs[DONE] = verb.n;
      return;
    }
    f.regs[DONE]++;
    e.regs[R.crossed]++;
    const partner = verb.with === "self" ? e.seat : f.regs[PARTNER];
    const moves = [{ model, to: held(code) }];
    if (partner !== NONE && partner !== model && movable(w, partner)) moves.push({ model: partner, to: held(code) });
    goTogether(w, e.seat, moves, How.step);
  },
};

export const go: Handler<Named<"go">> = {
  run(w, f, e, verb) {
    if (typeof verb.to === "object" && "choose" in verb.to) {
      want(w, f, effRoom, roomsOfKind(w, verb.to.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, verb.to);
    if (room !== NONE && (w.s.at[e.seat] === CELL || mayMove(w, e.seat, false)))
      goTo(w, e.seat, room, How.transit, e.seat);
  },
  chosen: (w, _f, e, _verb, code) => goTo(w, e.seat, held(code), How.transit, e.seat),
};

export const bring: Handler<Named<"bring">> = {
  run(w, f, e, verb) {
    if (!models(w, e, verb.who).some((model) => movable(w, model))) return;
    if (typeof verb.to === "object" && "choose" in verb.to) {
      want(w, f, effRoom, roomsOfKind(w, verb.to.choose).map(roomThing));
      return;
    }
    const room = spot(w, e, verb.to);
    if (room !== NONE) bringAll(w, e.seat, models(w, e, verb.who), room);
  },
  chosen: (w, _f, e, verb, code) => bringAll(w, e.seat, models(w, e, verb.who), held(code)),
};

function bringAll(w: Lodge, seat: number, all: readonly number[], room: number): void {
  goTogether(
    w,
    seat,
    all.filter((model) => movable(w, model)).map((model) => ({ model, to: room })),
    How.transit,
  );
}

export const sendToCell: Handler<Named<"send to cell">> = {
  run(w, _f, e, verb) {
    const model = one(w, e, verb.who);
    if (model === NONE || !isMage(model) || w.s.at[model] === CELL) return;
    if (verb.healed) perform(w, recube, { seat: e.seat, model, room: NONE, off: w.s.damage[model].slice(), on: [] });
    goTo(w, model, CELL, How.cell, e.seat);
  },
};

export const swap: Handler<Named<"swap">> = {
  run(w, _f, e, verb) {
    const other = one(w, e, verb.with);
    const [mine, theirs] = [roomOf(w, e.seat), other === NONE ? NONE : roomOf(w, other)];
    if (mine === NONE || theirs === NONE || !movable(w, other) || !movable(w, e.seat)) return;
    goTogether(
      w,
      e.seat,
      [
        { model: e.seat, to: theirs },
        { model: other, to: mine },
      ],
      How.transit,
    );
  },
};

export const attack: Handler<Named<"attack">> = {
  run(w, _f, e, verb) {
    const attacker = one(w, e, verb.who ?? "self");
    if (attacker === NONE || placeOf(w.s, attacker) < 0) return;
    const seat = verb.under === "you" ? e.seat : controllerOf(w.s, attacker);
    attackWith(w, attacker, seat, {
      optional: true,
      ...(verb.on === "its owner" ? { only: controllerOf(w.s, attacker) } : {}),
      ...(verb.on === "a different model" ? { but: hitsOf(e) } : {}),
    });
  },
};

/** An evocation acts now; a mage under another moves and attacks. */
export const act: Handler<Named<"act">> = {
  run(w, f, e, verb) {
    if (typeof verb.who === "object") {
      const { yours } = verb.who;
      const mine = w.s.figureOwner.flatMap((owner, figure) =>
        owner === e.seat && isKind(w, figure, yours) ? [modelThing(modelOf(figure))] : [],
      );
      want(w, f, effTarget, mine);
      return;
    }
    const model = one(w, e, verb.who);
    if (model !== NONE && !isMage(model) && placeOf(w.s, model) >= 0) {
      actNow(w, figureOf(model), verb.under === "you" ? e.seat : controllerOf(w.s, model));
    }
  },
  chosen(w, _f, e, _verb, code) {
    e.regs[R.it] = held(code);
    actNow(w, figureOf(held(code)), e.seat);
  },
};

export const loseActions: Handler<Named<"lose actions">> = {
  run(w, _f, e, verb) {
    for (const model of models(w, e, verb.who)) {
      if (isMage(model)) perform(w, spendAction, { seat: model, n: verb.n === "all" ? w.s.actions[model] : verb.n });
    }
  },
};

export const stat: Handler<Named<"stat">> = {
  run(w, _f, e, verb) {
    if (verb.what === "attack is") perform(w, statDeed, { seat: e.seat, what: Stat.attackIs, n: verb.n });
    else
      perform(w, statDeed, {
        seat: e.seat,
        what: verb.what === "attacks hit all" ? Stat.attacksAll : Stat.movesAndAttacks,
        n: 1,
      });
  },
};

export const becomeAbomination: Handler<Named<"become Abomination">> = {
  run: (w, _f, e) => perform(w, statDeed, { seat: e.seat, what: Stat.abomination, n: 1 }),
};
