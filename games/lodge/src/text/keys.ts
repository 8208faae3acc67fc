/**
 * The keys of options, read back into what they point at (the grammar is that of things.ts). Whoever shows an option reads it here
 * and nowhere else; what is read can be written again to the same key.
 */
import { PASS_KEY } from "@blackrose/kernel";
import {
  type Colour,
  COLOURS,
  type Element,
  ELEMENTS,
  type RoomId,
  type Spell,
  type SpellType,
  TYPES,
} from "../cards/says.ts";
import { modelOf, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { NONE } from "../state.ts";
import { ACTIONS, attachedName, cardName, modelName } from "../things.ts";

export type Action = (typeof ACTIONS)[number];

export type Thing =
  | { readonly is: "pass" }
  | { readonly is: "yes" }
  | { readonly is: "room"; readonly room: RoomId }
  | { readonly is: "model"; readonly model: number }
  | { readonly is: "card"; readonly card: number; readonly side?: "light" | "dark" }
  | { readonly is: "slot"; readonly slot: number }
  | { readonly is: "school"; readonly school: Spell["school"] }
  | { readonly is: "quest"; readonly quest: number }
  | { readonly is: "event"; readonly event: number }
  | { readonly is: "cube"; readonly colour: number }
  | { readonly is: "number"; readonly number: number }
  | { readonly is: "mage"; readonly mage: number }
  | { readonly is: "grimoire"; readonly grimoire: number }
  | { readonly is: "action"; readonly action: Action }
  | { readonly is: "element"; readonly element: Element }
  | { readonly is: "type"; readonly type: SpellType }
  | { readonly is: "colour"; readonly colour: Colour }
  | { readonly is: "mask"; readonly mask: "happy" | "sad" }
  | { readonly is: "option"; readonly option: number }
  | { readonly is: "order"; readonly order: "before" | "after" }
  | { readonly is: "attachment"; readonly kind: number }
  | { readonly is: "attached"; readonly kind: number; readonly on: number; readonly owner: number };

const SLOTS = ["quick", "i", "ii", "iii"];
const SEAT = /^P([1-6])$/;

const among = <const Word extends string>(words: readonly Word[], word: string): Word | null =>
  (words as readonly string[]).includes(word) ? (word as Word) : null;
const found = <T>(at: number, make: (at: number) => T): T | null => (at < 0 ? null : make(at));
const wrap = <Word, T>(word: Word | null, make: (word: Word) => T): T | null => (word === null ? null : make(word));

/** What a key points at, or null if it is no key of this game. */
export function readKey(tables: Tables, key: string): Thing | null {
  if (key === PASS_KEY) return { is: "pass" };
  if (key === "yes") return { is: "yes" };
  const colon = key.indexOf(":");
  const value = key.slice(colon + 1);
  const { quests, events, mages, grimoires } = tables.content;
  const numbered = (pattern: RegExp): number | null => (pattern.test(value) ? Number(value) : null);
  switch (key.slice(0, Math.max(0, colon))) {
    case "room":
      return wrap(tables.rooms.has(value) ? value : null, (room) => ({ is: "room", room }));
    case "model":
      return wrap(readModel(tables, value), (model) => ({ is: "model", model }));
    case "card":
      return readCard(tables, value);
    case "slot":
      return found(SLOTS.indexOf(value), (slot) => ({ is: "slot", slot }));
    case "school":
      return wrap(tables.schools.has(value) || value === "forgotten" ? value : null, (school) => ({
        is: "school",
        school,
      }));
    case "quest":
      return found(
        quests.findIndex(({ id }) => id === value),
        (quest) => ({ is: "quest", quest }),
      );
    case "event":
      return found(
        events.findIndex(({ id }) => id === value),
        (event) => ({ is: "event", event }),
      );
    case "cube":
      if (value === "rose") return { is: "cube", colour: ROSE };
      return wrap(readSeat(value), (colour) => ({ is: "cube", colour }));
    case "number":
      return wrap(numbered(/^\d+$/), (number) => ({ is: "number", number }));
    case "mage":
      return found(
        mages.findIndex(({ id }) => id === value),
        (mage) => ({ is: "mage", mage }),
      );
    case "grimoire":
      return found(
        grimoires.findIndex(({ id }) => id === value),
        (grimoire) => ({ is: "grimoire", grimoire }),
      );
    case "action":
      return wrap(among(ACTIONS, value), (action) => ({ is: "action", action }));
    case "element":
      return wrap(among(ELEMENTS, value), (element) => ({ is: "element", element }));
    case "type":
      return wrap(among(TYPES, value), (type) => ({ is: "type", type }));
    case "colour":
      return wrap(among(COLOURS, value), (colour) => ({ is: "colour", colour }));
    case "mask":
      return wrap(among(["happy", "sad"], value), (mask) => ({ is: "mask", mask }));
    case "option":
      return wrap(numbered(/^[1-9]\d*$/), (nth) => ({ is: "option", option: nth - 1 }));
    case "order":
      return wrap(among(["before", "after"], value), (order) => ({ is: "order", order }));
    case "attachment":
      return wrap(readAttachment(tables, value), (kind) => ({ is: "attachment", kind }));
    case "attached": {
      const [called, bearer = "", whose = ""] = value.split(/[@/]/);
      const [kind, on] = [readAttachment(tables, called), readModel(tables, bearer)];
      return kind === null || on === null
        ? null
        : { is: "attached", kind, on, owner: readModel(tables, whose) ?? NONE };
    }
    default:
      return null;
  }
}

function readSeat(value: string): number | null {
  const match = SEAT.exec(value);
  return match === null ? null : Number(match[1]) - 1;
}

function readModel(tables: Tables, value: string): number | null {
  const seat = readSeat(value);
  if (seat !== null) return seat;
  return found(
    tables.figures.findIndex((_, figure) => modelName(tables, modelOf(figure)) === value),
    modelOf,
  );
}

const readAttachment = ({ attachmentNumber }: Tables, id: string): number | null => attachmentNumber.get(id) ?? null;

function readCard(tables: Tables, value: string): Thing | null {
  const [called, side] = value.split("/");
  const copies = tables.cardsOf.get(called.replace(/#\d+$/, "")) ?? [];
  const card = copies.find((one) => cardName(tables, one) === called);
  if (card === undefined) return null;
  if (side === undefined) return value.includes("/") ? null : { is: "card", card };
  return wrap(among(["light", "dark"], side), (which) => ({ is: "card", card, side: which }));
}

/** The key of a thing: what `readKey` read. */
export function writeKey(tables: Tables, thing: Thing): string {
  const { quests, events, mages, grimoires } = tables.content;
  switch (thing.is) {
    case "pass":
      return PASS_KEY;
    case "yes":
      return "yes";
    case "room":
      return `room:${thing.room}`;
    case "model":
      return `model:${modelName(tables, thing.model)}`;
    case "card":
      return `card:${cardName(tables, thing.card)}${thing.side === undefined ? "" : `/${thing.side}`}`;
    case "slot":
      return `slot:${SLOTS[thing.slot]}`;
    case "school":
      return `school:${thing.school}`;
    case "quest":
      return `quest:${quests[thing.quest].id}`;
    case "event":
      return `event:${events[thing.event].id}`;
    case "cube":
      return thing.colour === ROSE ? "cube:rose" : `cube:P${thing.colour + 1}`;
    case "number":
      return `number:${thing.number}`;
    case "mage":
      return `mage:${mages[thing.mage].id}`;
    case "grimoire":
      return `grimoire:${grimoires[thing.grimoire].id}`;
    case "action":
      return `action:${thing.action}`;
    case "element":
      return `element:${thing.element}`;
    case "type":
      return `type:${thing.type}`;
    case "colour":
      return `colour:${thing.colour}`;
    case "mask":
      return `mask:${thing.mask}`;
    case "option":
      return `option:${thing.option + 1}`;
    case "order":
      return `order:${thing.order}`;
    case "attachment":
      return `attachment:${tables.attachments[thing.kind].is.id}`;
    case "attached":
      return `attached:${attachedName(tables, thing.kind, thing.on, thing.owner)}`;
  }
}
