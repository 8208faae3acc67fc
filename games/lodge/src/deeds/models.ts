/** Models: where they go, what they suffer, how they fall. */
import { open } from "@blackrose/kernel";
import { defeatShape } from "../frames.ts";
import { CELL, type Lodge, NONE } from "../state.ts";
import { figureOf, isAvatar, isMage, modelOf, partyOf, ROSE } from "../who.ts";
import { effectBelow, R } from "../effects/context.ts";
import { hasOption } from "../options.ts";
import { healthOf, valueNow } from "../rules/values.ts";
import { comeToDecline, lieInWait, refresh, standUp, takeOffAll } from "./attachments.ts";
import { Fact, note } from "./so-far.ts";
import { lodge, ANSWERABLE, tell, tellLanded, QUIET } from "./deed.ts";
import { clingTo } from "./umbrae.ts";

/** From where to where a model went: by a step, by transit, summoned, to its cell. */
export const How = { step: 0, transit: 1, summoned: 2, cell: 3, physical: 4 } as const;

/** A model is now elsewhere (L-GLO-18, 19). */
export const go = lodge<{ model: number; from: number; to: number; how: number; by: number }>(
  "go",
  { model: open, from: open, to: open, how: open, by: open },
  (w, { model, to }) => {
    if (isMage(model)) {
      w.s.at[model] = to;
      clingTo(w, model);
    } else {
      // What is carried comes to its mage, wherever he is by now (L-EQP-01).
      const figure = figureOf(model);
      w.s.figureAt[figure] = w.cards.figures[figure].carried ? w.s.at[w.s.figureOwner[figure]] : to;
    }
    // The cell lifts what holds a mage (L-CEL-05).
    if (to === CELL && isMage(model)) w.s.inhibited[model] = 0;
  },
  ANSWERABLE,
);

export const UNANSWERABLE = 2;
/**
 * Cubes of the dealer on a model (L-DMG-01): no more than its health takes, unless in a rage (L-OPT-01), and no more than there
 * are (L-DMG-02, 05). The effect that dealt it learns whom it hit and how much. `means`: see Source; `no` = 1 when protections
 * may not answer, UNANSWERABLE when traps may not, either.
 */
export const harm = lodge<{
  dealer: number;
  by: number;
  target: number;
  n: number;
  means: number;
  card: number;
  no: number;
}>(
  "harm",
  { dealer: open, by: open, target: open, n: open, means: open, card: open, no: open },
  (w, { dealer, target, n }) => {
    const { s } = w;
    const cubes = isMage(target) ? s.damage[target] : s.figureDamage[figureOf(target)];
    const room = hasOption(s, "toRage") ? n : healthOf(w, target) - cubes.length;
    const landed = Math.max(0, Math.min(n, room, s.supply[dealer]));
    for (let i = 0; i < landed; i++) cubes.push(dealer);
    s.supply[dealer] -= landed;
    if (landed < n) tellLanded(w, dealer, target, landed);
    const effect = effectBelow(w);
    if (effect === null || landed === 0) return;
    effect.regs.push(target);
    effect.regs[R.amount] = landed;
    if (effect.regs[R.bidden] === 1) effectBelow(w, w.s.stack.indexOf(effect) - 1)?.regs.push(target);
  },
  ANSWERABLE,
);

/**
 * `n` cubes of a colour on a model or in a room: they come off, are put on, or give way to another colour (`off`, `on`: whose, or NONE).
 * They go home or come from home.
 */
export const recube = lodge<{ seat: number; model: number; room: number; off: number; on: number; n: number }>(
  "recube",
  { seat: open, model: open, room: open, off: open, on: open, n: open },
  (w, { model, room, off, on, n }) => {
    const { s } = w;
    const cubes =
      room !== NONE ? s.instability[room] : isMage(model) ? s.damage[model] : s.figureDamage[figureOf(model)];
    for (let i = 0; i < n; i++) {
      // The latest cube of a colour goes first: earlier ones keep their place, and what comes instead takes it (L-ZON-06, L-INS-07).
      const at = off === NONE ? cubes.length : cubes.lastIndexOf(off);
      cubes.splice(at, off === NONE ? 0 : 1, ...(on === NONE ? [] : [on]));
      if (off !== NONE) s.supply[off]++;
      if (on !== NONE) s.supply[on]--;
    }
  },
  ANSWERABLE,
);

/** Instability of a colour in a room (L-INS). `converted`: instead of somebody else's. */
export const place = lodge<{ seat: number; room: number; n: number; converted: number }>(
  "place",
  { seat: open, room: open, n: open, converted: open },
  (w, { seat, room, n, converted }) => {
    if (converted === 1) return;
    for (let i = 0; i < n; i++) w.s.instability[room].push(seat);
    w.s.supply[seat] -= n;
  },
  ANSWERABLE,
);

/** A mage is about to fall: what answers that comes before anything of the defeat (L-CHR-04). */
export const aboutToFall = lodge<{ seat: number; killer: number }>(
  "about-to-fall",
  { seat: open, killer: open },
  () => {},
  ANSWERABLE,
);

/** A mage falls: to its cell, its cubes home, the points and the trophy given (L-DEF). `bearers`: whose cubes they were, as bits. */
export const defeat = lodge<{ seat: number; killer: number; bearers: number; from: number }>(
  "defeat",
  { seat: open, killer: open, bearers: open, from: open },
  (w, { seat, killer }) => {
    const { s } = w;
    note(w, Fact.fell, seat);
    s.at[seat] = CELL;
    clingTo(w, seat);
    for (const colour of s.damage[seat]) s.supply[colour]++;
    s.damage[seat] = [];
    takeOffAll(w, ({ on }, { is }) => on === seat && is.on === "mage" && is.endsBy?.includes("defeat") === true);
    s.inhibited[seat] = 0;
    const leavesOne = valueNow(w, "leaves no trophy", seat) === 0;
    if (leavesOne && s.trophyStock[seat] > 0 && killer !== partyOf(s, seat)) {
      s.trophyStock[seat]--;
      s.trophies[valueNow(w, "trophy goes to the Black Rose", seat) > 0 ? ROSE : killer]++;
    }
    tell(w, defeatShape, { happened: 1 });
  },
  ANSWERABLE,
);

/** A trophy changes hands. */
export const giveTrophy = lodge<{ seat: number; to: number }>(
  "give-trophy",
  { seat: open, to: open },
  ({ s }, { seat, to }) => {
    s.trophies[seat]--;
    s.trophies[to]++;
  },
  ANSWERABLE,
);

/** A figure leaves play, its cubes go home (L-EVO-06). */
export const unsummon = lodge<{ figure: number; by: number; from: number; owner: number; instead: number }>(
  "unsummon",
  { figure: open, by: open, from: open, owner: open, instead: open },
  (w, { figure, from, owner, instead }) => {
    if (instead === 0) lieInWait(w, modelOf(figure), from, owner);
    leavePlay(w, figure);
  },
  ANSWERABLE,
);
/** That one was removed as a cost is heard of only now, when what it paid for has happened (L-RB-43). */
export const heedRemoval = lodge<{ figure: number; by: number; from: number; owner: number }>(
  "heed-removal",
  { figure: open, by: open, from: open, owner: open },
  () => {},
  ANSWERABLE,
);
/** The same, never to come back (L-GLO-22). */
export const banish = lodge<{ figure: number; by: number; from: number }>(
  "banish",
  { figure: open, by: open, from: open },
  (w, { figure }) => {
    leavePlay(w, figure);
    w.s.figuresGone.push(figure);
  },
  ANSWERABLE,
);
function leavePlay(w: Lodge, figure: number): void {
  const { s } = w;
  note(w, Fact.left, s.figureOwner[figure]);
  for (const colour of s.figureDamage[figure]) s.supply[colour]++;
  s.figureDamage[figure] = [];
  s.figureAt[figure] = NONE;
  s.figureOwner[figure] = NONE;
  s.avatarSlots = s.avatarSlots.map((one) => (one === figure ? NONE : one));
  takeOffAll(w, ({ on, it, left }, { is }) =>
    is.family === "nightmare"
      ? it === modelOf(figure) && left === NONE
      : is.on === "evocation" && on === modelOf(figure),
  );
}

/** A figure enters play under a mage (L-SUM-01). Its arrival in the room is a `go`. */
export const summon = lodge<{ figure: number; seat: number }>(
  "summon",
  { figure: open, seat: open },
  (w, { figure, seat }) => {
    w.s.figureOwner[figure] = seat;
    // In play, though nowhere on the board (L-HAS-02).
    if (w.cards.figures[figure].drives !== undefined) w.s.figureAt[figure] = CELL;
    if (w.cards.figures[figure].carried) w.s.figureAt[figure] = w.s.at[seat];
    // The lowest free slot (L-AVD-08).
    const free = w.s.avatarSlots.indexOf(NONE);
    if (isAvatar(w.s, seat) && free >= 0) w.s.avatarSlots[free] = figure;
    standUp(w.cards, w.s);
    comeToDecline(w, figure, seat);
  },
  QUIET,
);

/** A figure changes hands where it stands, with all that lies on it (L-GLO-35). `from`: whose it was. */
export const seize = lodge<{ figure: number; seat: number; from: number }>(
  "seize",
  { figure: open, seat: open, from: open },
  ({ s }, { figure, seat }) => {
    s.figureOwner[figure] = seat;
    s.avatarSlots = s.avatarSlots.map((one) => (one === figure ? NONE : one));
    const free = s.avatarSlots.indexOf(NONE);
    if (isAvatar(s, seat) && free >= 0) s.avatarSlots[free] = figure;
  },
  ANSWERABLE,
);

/** A physical action begins: one token less (L-ACT-06 … 09). Momentum is told by the spell it costs, a cast by the spell. */
export const Physical = { explore: 0, fight: 1, command: 2, momentum: 3 } as const;
export const takeAction = lodge<{ seat: number; what: number }>(
  "take-action",
  { seat: open, what: open },
  (w, { seat }) => {
    w.s.actions[seat]--;
    refresh(w, "action", ({ on }, is) => is.on === "mage" && on === seat);
  },
  QUIET,
);
/** An exhausted action token is available again. */
export const readyAction = lodge<{ seat: number }>(
  "ready-action",
  { seat: open },
  ({ s }, { seat }) => {
    s.actions[seat]++;
  },
  QUIET,
);
/** Actions lost unused (L-GLO-17). */
export const spendAction = lodge<{ seat: number; n: number }>(
  "spend-action",
  { seat: open, n: open },
  (w, { seat, n }) => {
    w.s.actions[seat] = Math.max(0, w.s.actions[seat] - n);
  },
  QUIET,
);
export const inhibit = lodge<{ seat: number; what: number }>(
  "inhibit",
  { seat: open, what: open },
  (w, { seat, what }) => {
    w.s.inhibited[seat] |= what;
  },
  QUIET,
);
