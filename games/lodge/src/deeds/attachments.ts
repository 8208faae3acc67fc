/** What stays on something: it is attached, bears cubes, is used up, taken off. */
import { open } from "@blackrose/kernel";
import type { AttachmentKind, Span } from "../cards/attachments.ts";
import { Source } from "../effects/context.ts";
import { type Attached, type Lodge, NONE, type State } from "../state.ts";
import type { AttachmentTable, Tables } from "../tables.ts";
import { modelOf, partyOf } from "../who.ts";
import { Fact, note } from "./so-far.ts";
import { lodge, ANSWERABLE, QUIET } from "./deed.ts";
import { shuffleIn } from "./umbrae.ts";

/** It lies there from now on; see the fields of the state. */
export const attach = lodge<{
  kind: number;
  on: number;
  owner: number;
  source: number;
  card: number;
  it: number;
  room: number;
  n: number;
  left: number;
  until: number;
}>(
  "attach",
  {
    kind: open,
    on: open,
    owner: open,
    source: open,
    card: open,
    it: open,
    room: open,
    n: open,
    left: open,
    until: open,
  },
  (w, lies) => {
    const { decline, cubes = typeof decline === "number" ? decline : 0 } = w.cards.attachments[lies.kind].is;
    w.s.attachments.push({ ...lies, cubes: cubes === 0 ? [] : cubesOf(w, lies.owner, cubes), spent: 0 });
  },
  ANSWERABLE,
);

/** So many cubes of a mage, or what is left of them, leave the supply to lie on something. */
function cubesOf({ s }: Lodge, mage: number, n: number): number[] {
  const party = partyOf(s, mage);
  const there = Math.min(n, s.supply[party]);
  s.supply[party] -= there;
  return new Array<number>(there).fill(party);
}

/** An evocation whose card shows decline comes with cubes of who summons it (L-SAT-10). */
export function comeToDecline(w: Lodge, figure: number, seat: number): void {
  const { decline } = w.cards.figures[figure];
  if (decline === undefined) return;
  const lies = { ...BARE, kind: w.cards.decline, on: modelOf(figure), it: modelOf(figure), owner: seat };
  w.s.attachments.push({ ...lies, source: Source.evocation, card: figure, cubes: cubesOf(w, seat, decline) });
}

/** What lies on the board from the beginning, where the Library has its school: in the middle (L-HAS-01). */
export function standAtBeginning(cards: Tables, s: State): void {
  const opened = s.opened.map((school) => cards.content.schools[school].id);
  cards.attachments.forEach(({ is }, kind) => {
    if (is.comesWith === undefined || !opened.includes(is.comesWith)) return;
    if (s.attachments.some((lies) => lies.kind === kind)) return;
    s.attachments.push({
      ...BARE,
      kind,
      on: 0,
      it: NONE,
      room: 0,
      owner: NONE,
      source: Source.rule,
      card: NONE,
      cubes: [],
    });
  });
}

/** It is taken off; its cubes go home. `at`: its place among the attachments, the others say what it was. */
export const detach = lodge<{ at: number; kind: number; on: number; owner: number }>(
  "detach",
  { at: open, kind: open, on: open, owner: open },
  (w, { at }) => takeOff(w, at),
  QUIET,
);

/** Whether something of it happens or holds only once in a span. */
const hasSpan = ({ is, listeners }: AttachmentTable, isOne: (span: Span) => boolean): boolean =>
  listeners.some(({ once }) => once !== null && isOne(once)) ||
  (is.changes ?? []).some(({ once }) => once !== undefined && isOne(once));

/** It has happened once, or has given so many of its points; with the last it is over. Until then it may rest for a while. */
export const useAttachment = lodge<{ at: number; kind: number; n: number }>(
  "use-attachment",
  { at: open, kind: open, n: open },
  (w, { at, n }) => {
    const lies = w.s.attachments[at];
    if (hasSpan(w.cards.attachments[lies.kind], () => true)) lies.spent = 1;
    if (lies.left === NONE) return;
    lies.left -= n;
    if (lies.left === 0) takeOff(w, at);
  },
  QUIET,
);

/** A cube is put on it. `on`: who or what bears it. */
export const putCubeOn = lodge<{ at: number; kind: number; on: number; party: number }>(
  "put-cube-on",
  { at: open, kind: open, on: open, party: open },
  (w, { at, party }) => {
    w.s.attachments[at].cubes.push(party);
    w.s.supply[party]--;
  },
  QUIET,
);

/** The latest cube on it goes home. */
export const takeCubeOff = lodge<{ at: number; kind: number; on: number; party: number }>(
  "take-cube-off",
  { at: open, kind: open, on: open, party: open },
  (w, { at, party }) => {
    w.s.attachments[at].cubes.pop();
    w.s.supply[party]++;
  },
  QUIET,
);

/** It goes from one bearer to another, without its cubes, and counts as the latest there. */
export const passAttachment = lodge<{ at: number; kind: number; from: number; to: number }>(
  "pass-attachment",
  { at: open, kind: open, from: open, to: open },
  (w, { at, to }) => {
    const lies = w.s.attachments[at];
    takeOff(w, at);
    w.s.attachments.push({ ...lies, on: to, cubes: [], spent: 0 });
  },
  QUIET,
);

/** What happens once in a turn or an action may happen again, if it is one of these. */
export function refresh(w: Lodge, span: Span, isMeant: (lies: Attached, is: AttachmentKind) => boolean): void {
  for (const lies of w.s.attachments) {
    const table = w.cards.attachments[lies.kind];
    if (hasSpan(table, (once) => once === span) && isMeant(lies, table.is)) lies.spent = 0;
  }
}

function takeOff(w: Lodge, at: number): void {
  const [{ kind, cubes }] = w.s.attachments.splice(at, 1);
  for (const party of cubes) w.s.supply[party]++;
  // A form that is undone is an evocation that leaves play.
  if (w.cards.attachments[kind].is.family === "form") note(w, Fact.left, NONE);
  if (w.cards.attachments[kind].is.family === "nightmare") shuffleIn(w, kind);
}

/** For deeds with which things end that lay on what they change: takes off all of which that is so. */
export function takeOffAll(w: Lodge, isOver: (lies: Attached, table: AttachmentTable) => boolean): void {
  const { attachments } = w.s;
  for (let at = attachments.length - 1; at >= 0; at--)
    if (isOver(attachments[at], w.cards.attachments[attachments[at].kind])) takeOff(w, at);
}

/**
 * What hears that its bearer is removed lies on nothing until it has been heard, and goes back to the reserve then (L-UP-03). It still works
 * for who controlled the evocation, and in the room where that stood.
 */
export function lieInWait({ s, cards }: Lodge, model: number, room: number, owner: number): void {
  for (const lies of s.attachments) {
    const { is, listeners } = cards.attachments[lies.kind];
    const hears = listeners.some(({ trigger }) => trigger.on === "removed" && trigger.who === "this evocation");
    if (!hears || lies.it !== model) continue;
    // A Nightmare card wakes beside its host (L-NM-06).
    if (is.family === "nightmare") lies.left = 1;
    else Object.assign(lies, { on: NONE, owner, room, left: 1 });
  }
}

/**
 * What does something by itself as long as it is in play lies among what stays, and first: mages with a skill, events on the board in its
 * order, figures. Every deed that brings such a thing into play or takes it out sees to it, and so does a new turn, for cards that were mended.
 */
export function standUp(cards: Tables, s: State): void {
  if (cards.standsByItself.size === 0) return;
  const lying: Attached[] = [];
  const stand = (kind: number, on: number, lies: Pick<Attached, "owner" | "source" | "card">): void => {
    const known = s.attachments.find((other) => other.kind === kind && other.on === on);
    if (kind !== NONE) lying.push(known ?? { ...BARE, ...lies, kind, on, it: on, cubes: [] });
  };
  s.mages.forEach((mage, seat) =>
    stand(cards.mageAttachment[mage] ?? NONE, seat, { owner: seat, source: Source.rule, card: NONE }),
  );
  for (const event of s.eventBoard)
    stand(cards.eventAttachment[event] ?? NONE, NONE, { owner: NONE, source: Source.event, card: event });
  s.figureOwner.forEach((owner, figure) => {
    if (owner !== NONE)
      stand(cards.figureAttachment[figure], modelOf(figure), { owner: NONE, source: Source.evocation, card: figure });
  });
  const besides = s.attachments.filter(({ kind }) => !cards.standsByItself.has(kind));
  if (lying.length > 0 || besides.length < s.attachments.length) s.attachments = [...lying, ...besides];
}
/** Bound to nothing, without end. */
const BARE = { room: NONE, n: 0, left: NONE, until: NONE, spent: 0 };
