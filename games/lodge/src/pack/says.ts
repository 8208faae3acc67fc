/** The shape of everything a card can say, word for word as `cards/says.ts` declares it. */
import {
  type Amount,
  type Archetype,
  COLOURS,
  type Colour,
  type Condition,
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
  type Sentence,
  type Spot,
  type Target,
  type Trigger,
  TYPES,
  type Verb,
  type Who,
} from "../cards/says.ts";
import {
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

/** The part of a union that has such a field. */
type With<U, Name extends PropertyKey> = U extends unknown ? (Name extends keyof U ? U : never) : never;

/** More than any card needs, and little enough to count with. */
export const MOST = 99;
const n = whole(0, MOST);
const some = whole(1, MOST);
const all = word("all");
export const colour = word(...COLOURS);
const colours = listOf(colour, "colour");
const element = word(...ELEMENTS);
const type = word(...TYPES);
const room = idOf("rooms");
const rooms = listOf(room, "room");
const evocation = idOf("evocations");
const ARCHETYPES = ["undead", "demon", "construct", "altar", "beast"] as const;
export const archetype: Shape<Archetype> = word(...ARCHETYPES);
const kind: Shape<Kind> = idOf("evocations", ...ARCHETYPES, "any");
const range: Shape<Range> = either(n, word("anywhere"));
const rose = word("black rose");
const you = word("you");
const shown = listOf(word(...ELEMENTS, ...TYPES), "element or type");

export const target: Shape<Target> = tagged<Target, "at">("at", {
  self: {},
  special: {},
  "every model": {},
  model: { within: range },
  mage: { within: range },
  evocation: { within: range, own: optional(mark), kind: optional(kind) },
  room: {
    within: range,
    colour: optional(colour),
    notColour: optional(colour),
    not: optional(rooms),
    with: optional(kind),
    state: optional(word("used")),
  },
});

const ONES = ["self", "target", "it", "attacker", "caster", "another"] as const;
const one: Shape<One> = word(...ONES);

const SPOTS = [
  "here",
  "your room",
  "target room",
  "there",
  "its room",
  "target's room",
  "another's room",
  "its owner's room",
] as const;
const named = record<With<Spot, "named">>({ named: room });
const spot: Shape<Spot> = either(word(...SPOTS), named);
const roomKind: Shape<RoomKind> = either(
  word("any"),
  record<With<RoomKind, "colour">>({ colour }),
  record<With<RoomKind, "with">>({ with: word("a mage", "an evocation", "two instability", "most instability") }),
);
const chosenRoom = record<{ readonly choose: RoomKind }>({ choose: roomKind });
const spotOrChosen = either(spot, chosenRoom);
const place: Shape<Place> = either(
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
  "others",
] as const;
export const inColour = record<With<MageState, "inColour">>({ inColour: colour });
const mageState: Shape<MageState> = either(word(...MAGE_STATES), inColour);
const many: Shape<Many> = tagged<Many, "all">("all", {
  models: { in: place, youToo: optional(mark) },
  mages: either(
    record<With<Many, "where">>({ where: mageState, all: word("mages") }),
    record<With<Many, "in">>({ in: place, all: word("models", "mages", "evocations"), youToo: optional(mark) }),
  ),
  evocations: { in: place, youToo: optional(mark) },
  "hit mages": {},
  "models in play": { damaged: optional(mark) },
  "evocations in play": { damaged: optional(mark) },
  "models within": { range: n, mages: optional(mark) },
});
const who: Shape<Who> = either(one, many);

const count: Shape<Count> = either(
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
    "rooms crossed",
    "mages affected",
    "trophies held",
    "PP just gained",
  ),
  either(
    record<With<Count, "damageOn">>({ damageOn: one }),
    record<With<Count, "revealedBy">>({ revealedBy: word("caster") }),
    record<With<Count, "readyOf">>({ readyOf: word("caster") }),
  ),
  record<With<Count, "inPlay">>({ inPlay: evocation }),
  record<With<Count, "foreignModelsIn">>({ foreignModelsIn: word(...COLOURS, "that colour") }),
);
const amount: Shape<Amount> = either(
  n,
  record<Exclude<Amount, number>>({ per: count, every: optional(some), times: optional(n), max: optional(n) }),
);

export const condition: Shape<Condition> = tagged<Condition, "is">("is", {
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
  "in colour": { who: one, colour },
  "in a room": { who: one },
  "other mages in it": { atLeast: n },
  "your instability there": { atLeast: n },
  "rooms with two of yours": { atLeast: n },
  "most instability there": {},
  "bears your damage": { who: one, atLeast: n },
  "mages bearing your damage": { atLeast: n },
  "at once": { atLeast: n },
  "not defeated": {},
  "not the killing blow": {},
  "yours by doing": {},
  "hold the Crown": {},
  "were first player": {},
  "hand empty": {},
  "not its first activation": {},
  "three evocations": {},
  "Memories hold": { atLeast: n },
});

export const cost: Shape<Cost> = tagged<Cost, "pay">("pay", {
  discard: { cards: some },
  PP: { points: some },
  "PP to the Black Rose": { points: some },
  suffer: { damage: some },
  instability: { cubes: some, in: spot },
  evocation: { kind, in: optional(spot), of: optional(word("anyone")) },
});

export const trigger: Shape<Trigger> = tagged<Trigger, "on">("on", {
  enters: {
    who: word("model", "mage"),
    colour: optional(colour),
    room: optional(room),
    subject: optional(you),
  },
  leaves: { who: word("it"), room: optional(spot), by: optional(word("physical action")) },
  "would suffer": { who: word("you", "any mage"), from: optional(word("model", "mage's attack", "trap")) },
  suffers: { who: you, from: optional(word("black rose", "that spell")) },
  targeted: { by: optional(type), kind: optional(word("single", "area")) },
  casts: { who: word("mage", "target"), type: optional(word(...TYPES, "named")) },
  resolves: { who: word("you", "mage"), types: optional(listOf(type, "type")), element: optional(element) },
  "that spell is resolved": {},
  "physical action": { who: word("mage") },
  activates: { who: word("you", "mage"), rooms: optional(rooms), colour: optional(colour) },
  solves: { who: word("mage") },
  defeated: { who: word("you", "mage"), by: optional(word("you", "mage", "other than you")) },
  "deals damage": {
    who: word("you", "mage", "your evocation", "another"),
    to: optional(word("mage")),
    with: optional(word(...ELEMENTS, "attack")),
    defeats: optional(mark),
  },
  attacks: { who: word("you", "any model") },
  places: { who: you, orConverts: optional(mark) },
  fills: { who: word("you", "mage") },
  summons: { who: you },
  "takes the Crown": { who: you },
  "event moves": { who: you },
  "clean-up": {},
});

const pile: Shape<Pile> = word("grimoire", "library", "discards", "forgotten", "quests", "events", "memories");
const moon: Shape<MoonOf> = word("this", "next", "previous", "third", "of that quest");

const verbs: Tags<Verb, "do"> = {
  deal: {
    n: amount,
    to: who,
    by: optional(rose),
    noProtections: optional(mark),
    fades: optional(n),
    orElse: optional(record<{ readonly kind: Kind; readonly n: number }>({ kind, n })),
  },
  "convert damage": { n, on: who, by: optional(rose), elseDeal: optional(n) },
  "transfer damage": { n, from: one, to: one },
  heal: { n: either(n, all), who },
  defeat: { who: one },
  place: { n: amount, in: place, by: optional(rose) },
  unplace: { n, in: place },
  "convert instability": { n, in: spot },
  collapse: { rooms: n, nextTo: spot, not: rooms },
  activate: { room: spot, evenUsed: optional(mark) },
  "copy a room": {},
  disguise: { room: spot, as: word(...COLOURS, "another room") },
  forbid: {
    what: word("moving", "activating", "leaving", "solving it"),
    who,
    until: optional(word("end of next Action Phase")),
  },
  shut: {
    rooms: either(word(...SPOTS, "one colour"), named, record<{ readonly colours: readonly Colour[] }>({ colours })),
  },
  gain: { n: amount, who: optional(word(...ONES, "black rose")) },
  lose: { n: amount, who },
  steal: { n, from: one },
  "give the Black Rose": { n },
  "take the Crown": { who: optional(one) },
  award: {
    what: word("quest card", "quest points", "five and nobody else", "six and nobody else", "turn the defeat"),
  },
  move: { who, n, with: optional(word("one model there", "self")) },
  go: { to: spotOrChosen },
  bring: { who, to: spotOrChosen },
  "send to cell": { who: one, healed: optional(mark) },
  swap: { with: one },
  attack: { who: optional(one), on: optional(word("a different model", "its owner")), under: optional(you) },
  act: { who: either(one, record<{ readonly yours: Kind }>({ yours: kind })), under: optional(you) },
  "lose actions": { who, n: either(n, all) },
  stat: tagged<Extract<Verb, { readonly do: "stat" }>, "what">("what", {
    "attack is": { do: word("stat"), n },
    "attacks hit all": { do: word("stat") },
    "action moves and attacks": { do: word("stat") },
  }),
  draw: { n, from: pile, moon: optional(moon), who: optional(one) },
  "take of top": {
    take: n,
    of: n,
    from: pile,
    moon: optional(moon),
    rest: word("back", "shuffled in", "bottom"),
  },
  "look at top": { of: n, from: pile, moon: optional(moon) },
  "reorder top": { of: n, from: word("events") },
  "play of top": { of: n, gain: optional(n) },
  search: { n, from: word("grimoire") },
  "take discarded": {},
  discard: { n, who: optional(one) },
  "discard quest": { who: one },
  "discard event": { points: word("to the Black Rose", "nobody", "shared") },
  "discard other events": {},
  "replace quest": {},
  "shuffle Memories": {},
  see: { what: word("ready spells", "hand", "quests"), of: who },
  "swap spells": {},
  "share quests": {},
  "take quest": { what: word("completed", "seen"), from: one },
  "quest of previous moon": {},
  "complete quest": { from: optional(word("top of previous moon")), of: optional(n) },
  "swap quest of top": { of: n },
  "cast from hand": {
    n: optional(n),
    type: optional(type),
    from: optional(word("your evocation")),
    kind: optional(kind),
  },
  "cast next": { who: one },
  "steal next": {},
  "reveal next": { contingency: n, combat: n },
  unready: { who, slot: word("not quick", "quick", "any") },
  summon: { kind: evocation, in: spotOrChosen },
  remove: { who },
  "replace evocation": { kind: archetype, in: spot, by: evocation },
  "become Abomination": {},
  "ignore damage": { n: either(n, all) },
  "ignore effect": {},
  cancel: {},
  "deflect damage": { within: n, as: optional(word("yours")), ifNone: word("ignore") },
  "deflect spell": { within: n, ifNone: word("cancel") },
  "damage more": { n },
  "damage none": {},
  "take over activation": {},
  "fail activation": {},
};
const verb: Shape<Verb> = tagged<Verb, "do">("do", verbs);

const sentence: Shape<Sentence> = tagged<Sentence, "do">("do", {
  ...verbs,
  together: { what: listOf(verb, "verb") },
  if: { if: condition, then: later(() => sentences), else: optional(later(() => sentences)) },
  may: { then: later(() => sentences) },
  cost: { cost, then: later(() => sentences), else: optional(later(() => sentences)) },
  choose: {
    options: listOf(
      later(() => sentences),
      "option",
    ),
    by: optional(one),
    masks: optional(mark),
  },
  unless: { who, pays: word("ready spell", "that spell"), then: later(() => sentences) },
  each: { who: many, then: later(() => sentences) },
  aim: {
    target,
    from: optional(spot),
    upTo: optional(mark),
    then: later(() => sentences),
    again: optional(mark),
  },
  "name a type": {},
  "this turn": { when: trigger, then: later(() => sentences), once: optional(mark), most: optional(some) },
});
export const sentences: Shape<readonly Sentence[]> = listOf(sentence, "sentence");
