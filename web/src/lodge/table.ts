/** Which things the board draws by itself; what a question offers beyond them is laid out in the tray. */
import { type Attached, Phase, Slot, SLOTS } from "@blackrose/lodge/state";
import type { Scene, ThingKey } from "../face.ts";
import {
  attachedKey,
  avatarKey,
  cardKey,
  eventKey,
  isHalved,
  isLaid,
  modelKey,
  modelsInPlay,
  questKey,
  questsSeen,
  roomKey,
  seatKey,
  seatsOf,
  seen,
  sideKey,
  slotKey,
  contentOf,
  tablesOf,
  shownSchools,
} from "./game.ts";
import { handOf, lookingOf, shownHands } from "./hand.tsx";
import { pointsAt } from "./points.ts";

const PHASES = Object.keys(Phase)
  .slice(1)
  .map((phase) => `phase:${phase}`);

/** What came to a mage, an evocation or a room lies there; what a card does by itself has no sign of its own. */
const isDrawn = (scene: Scene, { kind }: Attached): boolean => {
  const { attachments, standsByItself } = tablesOf(scene);
  return !standsByItself.has(kind) && ["mage", "evocation", "room"].includes(attachments[kind].is.on);
};

/** The card he does is there once one was revealed. */
const AVATAR_PARTS = ["back", "deck", "slot", "claimed"] as const;

export function onTable(scene: Scene): ReadonlySet<ThingKey> {
  const s = seen(scene);
  const keys = new Set<ThingKey>(["moon", "rose", "deck:quests", "deck:events", ...PHASES]);
  const add = (list: readonly ThingKey[]): void => {
    for (const key of list) keys.add(key);
  };
  if (isLaid(s)) {
    add(s.tiles.map((_, place) => roomKey(scene, place)));
    add(s.mages.flatMap((_, seat) => (s.cells[seat] < 0 ? [] : [`cell:P${seat + 1}`])));
    add(modelsInPlay(s).map((model) => modelKey(scene, model)));
  }
  add(
    [...shownSchools(scene).map((school) => contentOf(scene).schools[school].id), "forgotten"].map(
      (id) => `school:${id}`,
    ),
  );
  add(s.eventBoard.flatMap((event) => (event < 0 ? [] : [eventKey(scene, event)])));
  if (s.avatarAfter >= 0) add([seatKey(s.seats), ...AVATAR_PARTS.map((part) => avatarKey(s, part))]);
  add(s.attachments.flatMap((lies, at) => (isDrawn(scene, lies) ? [attachedKey(at)] : [])));
  seatsOf(s).forEach((seat) => {
    add([seatKey(seat), `power:P${seat + 1}`, ...Array.from({ length: SLOTS }, (__, slot) => slotKey(seat, slot))]);
    if ((s.slots[seat][SLOTS] ?? Slot.empty) !== Slot.empty) keys.add(slotKey(seat, SLOTS));
    add([...questsSeen(s, seat), ...s.toSolve[seat]].map((quest) => questKey(scene, quest)));
  });
  for (const seat of shownHands(scene)) {
    for (const card of [...handOf(scene, seat), ...lookingOf(scene, seat)]) {
      add([cardKey(scene, card), sideKey(scene, card, 0)]);
      if (!isHalved(scene, card)) keys.add(sideKey(scene, card, 1));
    }
  }
  return keys;
}

/** What the open question offers that lies nowhere else, each once, in the order of the options. */
export function inTray(scene: Scene): readonly ThingKey[] {
  const { question } = scene;
  if (question === null) return [];
  const there = onTable(scene);
  const tray = new Set<ThingKey>();
  for (const key of question.options) {
    const things = pointsAt(scene, question, key);
    if (things.length > 0 && !there.has(things[0])) tray.add(things[0]);
  }
  return [...tray];
}
