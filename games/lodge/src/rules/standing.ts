/** What stays on things: what it is, whether it works now, how it comes and what it reaches. */
import type { Frame } from "@blackrose/kernel";
import { R, roomOf, Source } from "../effects/context.ts";
import { type Attached, CELL, type Laid, NONE, placeOf } from "../state.ts";
import { figureOf, isMage } from "../who.ts";

/** Some sleep while their bearer is in the cell. */
export function sleeps({ s, cards }: Laid, { kind, on }: Attached): boolean {
  const { is } = cards.attachments[kind];
  return is.sleeps === "in the cell" && is.on === "mage" && isMage(on) && s.at[on] === CELL;
}

/** Where a model is to whoever looks: a card that drives something is where that lies (L-HAS-02). */
export function placeNow(w: Laid, model: number): number {
  const drives = !isMage(model) && w.cards.figures[figureOf(model)].drives !== undefined;
  return drives && placeOf(w.s, model) !== NONE ? roomOf(w, model) : placeOf(w.s, model);
}

type Bare = Omit<Attached, "cubes" | "spent">;

/** Something as an effect under way attaches it: by its controller, from its card, for as long as its kind says. */
export function lasting({ s, cards }: Laid, e: Frame, kind: number): Bare {
  const source = e.regs[R.source];
  const { until } = cards.attachments[kind].is;
  return {
    kind,
    on: NONE,
    owner: e.seat,
    // What a sprung trap leaves behind is a spell's doing, no longer the trap's.
    source: source === Source.trap ? Source.spell : source,
    card: e.regs[R.card],
    it: e.regs[R.it],
    room: NONE,
    n: 0,
    left: NONE,
    until: until === undefined ? NONE : s.turn,
  };
}

/** What lies in a room. */
export const attachedIn = ({ s, cards }: Laid, room: number): Attached[] =>
  s.attachments.filter(({ kind, on }) => on === room && cards.attachments[kind].is.on === "room");

/** What lies on a mage or an evocation, oldest first. */
export const attachedTo = ({ s, cards }: Laid, model: number): Attached[] =>
  s.attachments.filter(({ kind, on }) => {
    const bears = cards.attachments[kind].is.on;
    return on === model && (bears === "mage" || bears === "evocation");
  });

/** The places of what lies on a model and can be healed off (L-POI-03). */
export const healedOff = ({ s, cards }: Laid, model: number): number[] =>
  s.attachments.flatMap(({ kind, on }, at) => {
    const { on: bears, healed } = cards.attachments[kind].is;
    return healed && on === model && bears === (isMage(model) ? "mage" : "evocation") ? [at] : [];
  });
