/** Which things on the table an option points at. */
import { QUICK, Slot } from "@blackrose/lodge/state";
import { isMage } from "@blackrose/lodge/who";
import { readKey } from "@blackrose/lodge/text/index";
import type { AskedQuestion } from "@blackrose/protocol";
import type { Scene, ThingKey } from "../face.ts";
import {
  attachedKey,
  cardKey,
  cubeKey,
  modelKey,
  modelsInPlay,
  seatKey,
  seen,
  sideKey,
  slotKey,
  tablesOf,
} from "./game.ts";

/** Answers that are words only: yes, no, numbers, which comes first, an alternative of a card. */
const WORDS = new Set(["pass", "yes", "number", "option", "order"]);

export function pointsAt(scene: Scene, asked: AskedQuestion, key: string): readonly ThingKey[] {
  const thing = readKey(tablesOf(scene), key);
  if (thing === null || WORDS.has(thing.is)) return [];
  switch (thing.is) {
    case "model":
      return pointsAtModel(scene, thing.model);
    case "slot":
      return [slotKey(asked.seat, thing.slot)];
    case "cube":
      return [cubeKey(thing.colour)];
    case "card":
      return copiesOf(scene, asked, thing.card).map((card) =>
        thing.side === undefined ? cardKey(scene, card) : sideKey(scene, card, thing.side === "dark" ? 1 : 0),
      );
    case "attached": {
      const at = seen(scene).attachments.findIndex(
        ({ kind, on, owner }) => kind === thing.kind && on === thing.on && (thing.owner < 0 || owner === thing.owner),
      );
      return at < 0 ? [key] : [attachedKey(at)];
    }
    case "action":
      return [key, ...slotOfAction(scene, asked.seat, thing.action)];
    default:
      return [key];
  }
}

/** A mage is meant by its figure, where it stands, and by its sheet. */
function pointsAtModel(scene: Scene, model: number): readonly ThingKey[] {
  if (!isMage(model)) return [modelKey(scene, model)];
  return modelsInPlay(seen(scene)).includes(model) ? [modelKey(scene, model), seatKey(model)] : [seatKey(model)];
}

/** Of copies in one hand only one is offered; each of them means it. */
function copiesOf(scene: Scene, asked: AskedQuestion, card: number): readonly number[] {
  const { hands, looking, planned } = seen(scene);
  const together = [hands[asked.seat], looking[asked.seat]].find((zone) => zone?.includes(card)) ?? [];
  const alike = (one: number): boolean =>
    one !== card && one >= 0 && tablesOf(scene).spellOf[one] === tablesOf(scene).spellOf[card];
  const twins = together.filter((one) => alike(one) && !planned[asked.seat].includes(one));
  const offered = new Set(asked.options.map((key) => key.replace(/\/.*$/, "")));
  return [card, ...twins.filter((one) => !offered.has(cardKey(scene, one)))];
}

/** Casting points at the spell that would be cast. */
function slotOfAction(scene: Scene, seat: number, action: string): ThingKey[] {
  const slots = seen(scene).slots[seat];
  if (action === "quick") return [slotKey(seat, QUICK)];
  if (action !== "standard") return [];
  const next = slots.findIndex((state, slot) => slot !== QUICK && state === Slot.ready);
  return next < 0 ? [] : [slotKey(seat, next)];
}
