/** The shapes of what verbs and triggers speak of: whom, where, how much, if. Word for word as `cards/says.ts` declares it. */
import { anyOf, type Change, FAMILIES, VALUES } from "../cards/attachments.ts";
import {
  type Amount,
  ARCHETYPES,
  type Archetype,
  COLOURS,
  type Condition,
  type CoreCondition,
  type CoreCost,
  type CoreCount,
  type CoreMany,
  type CoreRoomKind,
  type Cost,
  type Count,
  ELEMENTS,
  type Kind,
  type MageState,
  type Many,
  type MoonOf,
  type One,
  type Pile,
  type Place,
  type Range,
  type RoomKind,
  type Spot,
  type Target,
  TYPES,
  type Who,
} from "../cards/says.ts";
import {
  type BroughtKind,
  either,
  idOf,
  later,
  listOf,
  mark,
  optional,
  record,
  type Shape,
  type Tags,
  tagged,
  whole,
  word,
} from "./shape.ts";

export { either, idOf, listOf, mark, optional, record, tagged, whole, word } from "./shape.ts";

/** The part of a union that has such a field. */
type With<U, Name extends PropertyKey> = U extends unknown ? (Name extends keyof U ? U : never) : never;

/** More than any card needs, and little enough to count with. */
export const MOST = 99;
export const n = whole(0, MOST);
export const some = whole(1, MOST);
export const all = word("all");
export const colour = word(...COLOURS);
export const colours = listOf(colour, "colour");
export const element = word(...ELEMENTS);
export const type = word(...TYPES);
export const room = idOf("rooms");
export const rooms = listOf(room, "room");
export const evocation = idOf("evocations");
export const attachment = idOf("attachments");
export const jinx = idOf("attachments", anyOf("jinx"));
export const family = word(...FAMILIES);
export const archetype: Shape<Archetype> = idOf("archetypes", ...ARCHETYPES);
export const kind: Shape<Kind> = idOf(["evocations", "archetypes"], ...ARCHETYPES, "upgraded", "any");
export const range: Shape<Range> = either(n, word("anywhere"));
export const rose = word("black rose");
export const you = word("you");
export const shown = listOf(word(...ELEMENTS, ...TYPES), "element or type");

const amountOf = whole(-MOST, MOST);
const valueName = word(...VALUES);
const also = optional(word("its evocations"));
const only = optional(word("evocations"));
const whileIt = optional(word("upgraded"));
const forMage = optional(word("its mage"));
const span = optional(word("turn", "action"));
export const change: Shape<Change> = either(
  record<With<Change, "set">>({
    set: n,
    of: valueName,
    also,
    only,
    ofKind: optional(kind),
    while: whileIt,
    for: forMage,
    once: span,
  }),
  record<With<Change, "add">>({
    add: amountOf,
    of: valueName,
    also,
    only,
    ofKind: optional(kind),
    while: whileIt,
    for: forMage,
    once: span,
    least: optional(n),
    per: optional(word("damage on it", "its number", "pigs in its room")),
    most: optional(some),
  }),
);

export const target: Shape<Target> = tagged<Target, "at">("at", {
  self: {},
  special: {},
  "every model": {},
  model: { within: range, own: optional(mark) },
  mage: { within: range, random: optional(mark) },
  evocation: {
    within: range,
    own: optional(mark),
    anyones: optional(mark),
    kind: optional(kind),
    makesWayFor: optional(evocation),
    healthAtMost: optional(some),
    withHealth: optional(mark),
  },
  room: {
    within: range,
    colour: optional(colour),
    notColour: optional(colour),
    not: optional(rooms),
    with: optional(kind),
    state: optional(word("used")),
    beside: optional(mark),
  },
});

export const ONES = ["self", "target", "it", "attacker", "caster", "another", "host"] as const;
export const one: Shape<One> = word(...ONES);

export const SPOTS = [
  "here",
  "your room",
  "target room",
  "there",
  "its room",
  "target's room",
  "another's room",
  "its owner's room",
] as const;
export const named = record<With<Spot, "named">>({ named: room });
export const spot: Shape<Spot> = either(word(...SPOTS), named);
const coreRoomKind: Shape<CoreRoomKind> = either(
  word("any", "next to your cell"),
  record<With<CoreRoomKind, "colours">>({ colours }),
  record<With<CoreRoomKind, "with">>({ with: word("a mage", "an evocation", "two instability", "most instability") }),
);
/** Of a kind that only boxes bring. */
const onlyBrought = <U>(tag: string, what: BroughtKind): Shape<U> =>
  tagged<{ readonly [name: string]: string }, string>(tag, {}, what) as unknown as Shape<U>;
export const roomKind = either(coreRoomKind, onlyBrought<RoomKind>("rooms", "roomKinds")) as Shape<RoomKind>;
export const chosenRoom = record<{ readonly choose: RoomKind }>({ choose: roomKind });
export const spotOrChosen = either(spot, chosenRoom);
export const place: Shape<Place> = either(
  spot,
  record<With<Place, "choose">>({ choose: roomKind, nextTo: optional(spot) }),
  record<With<Place, "each">>({ each: roomKind }),
  record<Exclude<With<Place, "nextTo">, With<Place, "choose">>>({ nextTo: spot, withIt: optional(mark) }),
);

export const MAGE_STATES = [
  "any",
  "in a room",
  "in a destroyed room",
  "with most PP",
  "with fewest PP",
  "with fewest completed quests",
  "without completed quests",
  "without Black Rose damage",
  "others",
  "with damage on you",
] as const;
export const inColour = record<With<MageState, "inColour">>({ inColour: colour });
export const bears = record<With<MageState, "bears">>({ bears: family });
export const mageState: Shape<MageState> = either(word(...MAGE_STATES), either(inColour, bears));
const coreMany: Tags<CoreMany, "all"> = {
  models: { in: place, youToo: optional(mark) },
  mages: either(
    record<With<CoreMany, "where">>({ where: mageState, all: word("mages") }),
    record<With<CoreMany, "in">>({ in: place, all: word("models", "mages", "evocations"), youToo: optional(mark) }),
  ),
  evocations: { in: place, youToo: optional(mark) },
  "hit mages": { bears: optional(family) },
  "hit models": { bears: optional(family) },
  acted: {},
  "evocations of": { whose: one },
  "models in play": { damaged: optional(mark) },
  "evocations in play": { damaged: optional(mark) },
  "models within": { range: n, mages: optional(mark) },
};
export const many = tagged<CoreMany, "all">("all", coreMany, "groups") as Shape<Many>;
export const who: Shape<Who> = either(one, many);
export const oneOf = record<{ readonly oneOf: Many }>({ oneOf: many });

const coreCount: Shape<CoreCount> = either(
  word(
    "models hit",
    "evocations removed",
    "models healed",
    "cubes converted",
    "cubes not converted",
    "cubes transferred",
    "instability removed",
    "damage suffered",
    "damage dealt",
    "damage ignored",
    "rooms crossed",
    "mages affected",
    "trophies held",
    "attack of your evocations",
    "PP just gained",
    "mages that lost PP",
    "jinxes lifted",
    "Upgrades it carried",
  ),
  either(
    record<With<CoreCount, "damageOn">>({ damageOn: word(...ONES, "models hit"), of: optional(rose) }),
    record<With<CoreCount, "revealedBy">>({ revealedBy: word("caster") }),
    record<With<CoreCount, "readyOf">>({ readyOf: word("caster") }),
  ),
  either(
    record<With<CoreCount, "borne">>({ borne: family, by: optional(one) }),
    record<With<CoreCount, "inPlay">>({ inPlay: evocation, near: optional(spot) }),
    record<With<CoreCount, "yours">>({ yours: kind, near: optional(spot) }),
    record<With<CoreCount, "shown">>({ shown: element }),
  ),
  record<With<CoreCount, "foreignModelsIn">>({ foreignModelsIn: word(...COLOURS, "that colour") }),
);
export const count = either(coreCount, onlyBrought<Count>("counted", "counts")) as Shape<Count>;
export const amount: Shape<Amount> = either(
  n,
  record<Exclude<Amount, number>>({
    per: count,
    every: optional(some),
    times: optional(n),
    max: optional(n),
    plus: optional(some),
  }),
);

const coreCondition: Tags<CoreCondition, "is"> = {
  not: { so: later(() => condition) },
  "joined another": { who: optional(one) },
  "nothing converted": { who: optional(one) },
  "your own room": { who: optional(one) },
  undamaged: { who: optional(one) },
  "a mage": { who: one },
  "an evocation": { who: one },
  "event shows Crown": {},
  "event was played": {},
  "event was discarded": {},
  "quest was given": {},
  revealed: { atLeast: n, of: shown },
  "revealed different": { atLeast: n, of: shown },
  "others show": { of: listOf(element, "element") },
  defeated: { who: one },
  "in colour": { who: one, colour },
  "in a room": { who: one },
  "other mages in it": { atLeast: n },
  "your instability there": { atLeast: n },
  "rooms with two of yours": { atLeast: n },
  "most instability there": {},
  "bears your damage": { who: one, atLeast: n },
  "mages bearing your damage": { atLeast: n },
  bears: { what: family, who: one, atLeast: n, most: optional(n) },
  "at once": { atLeast: n },
  "not defeated": {},
  "not the killing blow": {},
  "the Black Rose defeated you": {},
  "yours by doing": {},
  "hold the Crown": {},
  "were first player": {},
  "hand empty": {},
  "not its first activation": {},
  "you have": { kind, atLeast: some, anyones: optional(mark) },
  "Memories hold": { atLeast: n },
};
export const condition = tagged<CoreCondition, "is">("is", coreCondition, "conditions") as Shape<Condition>;

const coreCost: Tags<CoreCost, "pay"> = {
  discard: { cards: some },
  PP: { points: some },
  "PP to the Black Rose": { points: some },
  "trophy to the Black Rose": {},
  suffer: { damage: some },
  instability: { cubes: some, in: spot },
  evocation: { kind, in: optional(spot), of: optional(word("anyone")), which: optional(one), near: optional(spot) },
};
export const cost = tagged<CoreCost, "pay">("pay", coreCost, "costs") as Shape<Cost>;

export const pile: Shape<Pile> = word("grimoire", "library", "discards", "forgotten", "quests", "events", "memories");
export const moon: Shape<MoonOf> = word("this", "next", "previous", "first", "second", "third", "of that quest");
