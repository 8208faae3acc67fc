/** Events: the deck, the three spaces, what an event does when its phase comes (L-EVT, L-BR-03 … 05). */
import { again, attempt, call, type Flow, flow, type Frame, FrameKind, laid, perform } from "@blackrose/kernel";
import type { GameEvent, MageState } from "../cards/says.ts";
import { crown, drawEvent, layEvents, renewEvents } from "../deeds.ts";
import { R, resolve, Source } from "../effects/context.ts";
import { magesBy } from "../effects/select.ts";
import { eventShape, nextShape, readingShape } from "../frames.ts";
import { type Lodge, NONE, type State, Stream } from "../state.ts";
import { rightOf, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { gain, gainTogether, riseMoons } from "./power.ts";
import { hearMoment } from "./quest-moments.ts";

const cardOf = (w: Lodge, event: number): GameEvent => w.cards.content.events[event];

/** The deck of a moon, renewed from that moon's discards if it is empty (L-OQ-10). */
function eventDeck(w: Lodge, moon: number): readonly number[] {
  const { s } = w;
  const deck = s.eventDecks[moon - 1];
  if (deck.length === 0 && s.eventDiscards.some((event) => cardOf(w, event).moon === moon)) {
    perform(w, renewEvents, { moon, stream: Stream.events });
  }
  return s.eventDecks[moon - 1];
}

/** The top events of the current moon, the topmost first; fewer if there are no more. */
export const topEvents = (w: Lodge, n: number): number[] => eventDeck(w, w.s.moon).slice(-n).toReversed();

/** A mage draws the top event of a moon, and it comes into play as in the Black Rose Phase (L-RB-16). */
export function drawAndPlace(w: Lodge, seat: number, moon: number): void {
  const event = eventDeck(w, moon).at(-1);
  if (event !== undefined) placeEvent(w, event, seat);
}

/** Turns the top event up for a mage: the one to the right of the first player unless told (L-BR-04). NONE if there is none. */
export function drawTopEvent(w: Lodge, seat = rightOf(w.s, w.s.first)): number {
  const [event = NONE] = topEvents(w, 1);
  if (event !== NONE) perform(w, drawEvent, { seat, event });
  return event;
}

/** An event comes into play by somebody's hand, from the deck or just drawn (L-EVT-01 … 03). */
export function placeEvent(w: Lodge, event: number, by: number): void {
  if (w.s.eventDecks[cardOf(w, event).moon - 1].includes(event)) perform(w, drawEvent, { seat: by, event });
  call(w, playEvent, by, eventShape.make({ event }));
}

/** An event leaves the board; the Black Rose gains its exit value unless nobody shall (L-EVT-05). */
export function discardEvent(w: Lodge, space: number, points: "rose" | "none", by: number): void {
  const spaces = w.s.eventBoard.slice();
  const event = spaces[space];
  if (event === NONE) return;
  spaces[space] = NONE;
  perform(w, layEvents, { spaces, left: [event], by });
  tellMoved(w, by);
  if (points === "rose") gain(w, ROSE, cardOf(w, event).leaves);
}

/** A mage has drawn, played or discarded an event: quests listen. */
function tellMoved(w: Lodge, by: number): void {
  if (by !== NONE) hearMoment(w, "event moves");
}

/** Lays events out anew; those pushed off give their exit value (L-BR-03, L-EVT-02). */
function lay(w: Lodge, spaces: readonly number[], left: readonly number[], by: number): void {
  perform(w, layEvents, { spaces, left, by });
  gainTogether(
    w,
    left.map((event) => [ROSE, cardOf(w, event).leaves]),
  );
}

/** All events one space to the right (L-BR-03). */
export function shiftEvents(w: Lodge): void {
  const { eventBoard } = w.s;
  if (eventBoard.every((event) => event === NONE)) return;
  const last = eventBoard[eventBoard.length - 1];
  lay(w, [NONE, ...eventBoard.slice(0, -1)], last === NONE ? [] : [last], NONE);
}

/** Into its space; what lies there moves on and pushes what comes next (L-EVT-02). */
function enter(w: Lodge, event: number, space: number, by: number): void {
  const spaces = w.s.eventBoard.slice();
  let pushed = event;
  for (let i = space - 1; i < spaces.length && pushed !== NONE; i++) {
    const before = spaces[i];
    spaces[i] = pushed;
    pushed = before;
  }
  lay(w, spaces, pushed === NONE ? [] : [pushed], by);
}

/** Whose sentences a part of an event are, in turn order (L-OQ-33: the Crown holder acts for the Black Rose). */
function readersOf(w: Lodge, for_: GameEvent["says"][number]["for"]): number[] {
  const { s } = w;
  switch (for_) {
    case "drawer":
      return [s.drawer];
    case "crown holder":
    case "black rose":
      return [s.crown];
    case "the Avatar":
      return [s.seats];
    case "last with fewest PP":
      return magesInOrder(w, "with fewest PP").slice(-1);
    default:
      return magesInOrder(w, for_);
  }
}

/** Mages of a state as an event counts them: in turn order. */
function magesInOrder(w: Lodge, state: MageState): number[] {
  const regs: number[] = [];
  regs[R.source] = Source.event;
  const asEvent: Frame = { kind: FrameKind.flow, of: 0, at: 0, seat: w.s.drawer, regs };
  return magesBy(w, asEvent, state);
}

/** An event comes into play. The frame's seat is who brings it, its number the event. It lies where it belongs before anyone is asked. */
const playEvent = flow<State, Tables>(
  "play event",
  "L-EVT-01",
  {
    lay(w, { seat, regs: [event] }) {
      const { space, enters } = cardOf(w, event);
      if (space === null) perform(w, layEvents, { spaces: w.s.eventBoard.slice(), left: [event], by: seat });
      gain(w, ROSE, enters);
    },
    enter(w, { seat, regs: [event] }) {
      const { space } = cardOf(w, event);
      if (space !== null) enter(w, event, space, seat);
    },
    crown(w, { seat, regs: [event] }) {
      if (cardOf(w, event).crown && w.s.crown !== seat) attempt(w, seat, [laid(crown, { seat })]);
    },
    instant(w, { regs: [event] }) {
      // What one of every phase says, it says as it comes; then it listens.
      const { phase } = cardOf(w, event);
      if (phase === "instant" || phase === "always") readEvent(w, event);
    },
    discarded(w, { regs: [event] }) {
      // An instant event gives both values (L-EVT-03).
      const { space, leaves } = cardOf(w, event);
      if (space === null) gain(w, ROSE, leaves);
    },
    moved(w, { seat }) {
      tellMoved(w, seat);
    },
  },
  eventShape,
);

const E = readingShape.at;

/** Reads what an event says, part by part, for each mage it concerns. */
const readEvent = (w: Lodge, event: number): void => call(w, reading, NONE, readingShape.make({ event }));

/** Its numbers: the event, the part being read, the seats still to come. Whom a part concerns is seen when it begins. */
const reading = flow<State, Tables>(
  "read event",
  "L-EVT-04",
  {
    next(w, frame) {
      riseMoons(w);
      const { regs } = frame;
      const event = regs[E.event];
      const programs = w.cards.eventPrograms[event];
      if (regs.length > readingShape.names.length) {
        again(frame);
        const [seat] = regs.splice(readingShape.names.length, 1);
        resolve(w, programs[regs[E.part]], seat, { source: Source.event, card: event });
      } else if (++regs[E.part] < programs.length) {
        again(frame);
        regs.push(...readersOf(w, cardOf(w, event).says[regs[E.part]].for));
      }
    },
  },
  readingShape,
);

/** The events of a phase, from the leftmost. The frame's number is the space looked at next. */
const eventsOf = (name: string, rule: string, phase: GameEvent["phase"]): Flow<State, Tables> =>
  flow<State, Tables>(
    name,
    rule,
    {
      next(w, frame) {
        const space = frame.regs[nextShape.at.next] ?? 0;
        if (space >= w.s.eventBoard.length) return;
        frame.regs = nextShape.make({ next: space + 1 });
        again(frame);
        const event = w.s.eventBoard[space];
        if (event !== NONE && cardOf(w, event).phase === phase) readEvent(w, event);
      },
    },
    nextShape,
  );

/** Of the Black Rose Phase (L-BR-05, L-BR-13). */
export const roseEvents = eventsOf("black rose events", "L-BR-05", "black rose");
/** Of the Action Phase: what they say without listening, as it begins (L-RB-27). */
export const actionEvents = eventsOf("action events", "L-RB-27", "action");

export const eventFlows = [playEvent, reading, roseEvents, actionEvents];
