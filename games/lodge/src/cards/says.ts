/**
 * Everything a card of the Lodge can say, as data. A side of a card is a list of sentences; each is one printed sentence, one
 * point of interruption and one line of its declaration (K-SEN-01). The rules read them, and the text in each language is made
 * from them. No functions, no free text: a pack of cards is JSON.
 */

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "grey", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const ELEMENTS = ["air", "earth", "fire", "water", "magic", "sacred", "profane", "any"] as const;
export type Element = (typeof ELEMENTS)[number];

export const TYPES = ["combat", "contingency", "protection", "trap"] as const;
export type SpellType = (typeof TYPES)[number];

/** Rooms, schools and evocations are known by ids; which there are is a matter of the boxes. */
export type RoomId = string;
export type SchoolId = string;
export type EvocationId = string;
export type Archetype = "undead" | "demon" | "construct" | "altar" | "beast";

/** A kind of evocation: by its id, by archetype, or "any". */
export type Kind = string;

export type Range = number | "anywhere";

/** What is declared when the side is revealed (L-ACT-44, L-TGT). `own`: one of the controller's. `every model`: all in play. */
export type Target =
  | { readonly at: "self" }
  | { readonly at: "special" }
  | { readonly at: "every model" }
  | { readonly at: "model" | "mage"; readonly within: Range }
  | { readonly at: "evocation"; readonly within: Range; readonly own?: true; readonly kind?: Kind }
  | {
      readonly at: "room";
      readonly within: Range;
      readonly colour?: Colour;
      readonly notColour?: Colour; // one card: Arcane Mirage
      readonly not?: readonly RoomId[];
      readonly with?: Kind;
      readonly state?: "used";
    };

/**
 * One model. `target`: the declared one. `it`: who met the trigger, the loop's mage, the evocation just summoned or acting, else
 * the target. `attacker` and `caster`: who stands behind what is answered. `another`: the one last picked by `aim`.
 */
export type One = "self" | "target" | "it" | "attacker" | "caster" | "another";

/** Several at once. Opposing ones unless `you too`. */
export type Many =
  | { readonly all: "models" | "mages" | "evocations"; readonly in: Place; readonly youToo?: true }
  | { readonly all: "hit mages" }
  | { readonly all: "models in play" | "evocations in play"; readonly damaged?: true }
  | { readonly all: "models within"; readonly range: number; readonly mages?: true }
  | { readonly all: "mages"; readonly where: MageState };
export type Who = One | Many;

/** Mages by state, for events and quests. `any` reaches cells (L-CEL-03). */
export type MageState =
  | "any"
  | "in a room"
  | { readonly inColour: Colour }
  | "in a destroyed room"
  | "with most PP"
  | "with fewest PP"
  | "with fewest completed quests"
  | "others";

/** One room. `here`: where the effect starts. `there`: the room of the trigger or just named. */
export type Spot =
  | "here"
  | "your room"
  | "target room"
  | "there"
  | "its room"
  | "target's room"
  | "another's room"
  | "its owner's room" // one card: Suggestion
  | { readonly named: RoomId };
/** One or more rooms. `choose`: the controller picks one of them. */
export type Place =
  | Spot
  | { readonly nextTo: Spot; readonly withIt?: true }
  | { readonly each: RoomKind }
  | { readonly choose: RoomKind; readonly nextTo?: Spot };
export type RoomKind =
  | "any"
  | { readonly colour: Colour }
  | { readonly with: "a mage" | "an evocation" | "two instability" | "most instability" };

/**
 * A number. `per`: so many times what is counted when the sentence begins, or what the effect has just done. Cubes not converted:
 * those for which there was nothing to convert.
 */
export type Amount =
  | number
  | { readonly per: Count; readonly every?: number; readonly times?: number; readonly max?: number };
export type Count =
  | "models hit"
  | "evocations removed"
  | "models healed"
  | "cubes converted"
  | "cubes not converted"
  | "cubes transferred"
  | "instability removed"
  | "damage suffered"
  | "damage dealt"
  | "rooms crossed"
  | "mages affected"
  | "trophies held"
  | "PP just gained"
  | { readonly damageOn: One }
  | { readonly revealedBy: "caster" }
  | { readonly readyOf: "caster" }
  | { readonly inPlay: EvocationId }
  | { readonly foreignModelsIn: Colour | "that colour" };

/** What is read when its sentence begins. */
export type Condition =
  | { readonly is: "not"; readonly so: Condition }
  | {
      readonly is: "joined another" | "nothing converted" | "your own room" | "undamaged";
      readonly who?: One;
    }
  | { readonly is: "a mage" | "an evocation"; readonly who: One }
  | { readonly is: "event shows Crown" | "event was played" | "event was discarded" | "quest was given" } // `discarded`, one card: Fire of Fate
  | { readonly is: "revealed"; readonly atLeast: number; readonly of: readonly (Element | SpellType)[] }
  | { readonly is: "revealed different"; readonly atLeast: number; readonly of: readonly (Element | SpellType)[] }
  | { readonly is: "in colour"; readonly who: One; readonly colour: Colour }
  | { readonly is: "in a room"; readonly who: One }
  | { readonly is: "other mages in it"; readonly atLeast: number }
  | { readonly is: "your instability there"; readonly atLeast: number }
  | { readonly is: "rooms with two of yours"; readonly atLeast: number }
  | { readonly is: "most instability there" }
  | { readonly is: "bears your damage"; readonly who: One; readonly atLeast: number }
  | { readonly is: "mages bearing your damage"; readonly atLeast: number }
  | { readonly is: "at once"; readonly atLeast: number }
  | {
      readonly is:
        | "not defeated"
        | "not the killing blow"
        | "yours by doing"
        | "hold the Crown"
        | "were first player"
        | "hand empty"
        | "not its first activation";
    }
  | { readonly is: "three evocations" }
  | { readonly is: "Memories hold"; readonly atLeast: number };

/**
 * What a sentence may ask for first. Always optional; not paid in full, the rest does not happen (L-GLO-20). Instability of any
 * colours. An evocation of yours, unless `of` anyone.
 */
export type Cost =
  | { readonly pay: "discard"; readonly cards: number }
  | { readonly pay: "PP"; readonly points: number }
  | { readonly pay: "PP to the Black Rose"; readonly points: number }
  | { readonly pay: "suffer"; readonly damage: number }
  | { readonly pay: "instability"; readonly cubes: number; readonly in: Spot }
  | { readonly pay: "evocation"; readonly kind: Kind; readonly in?: Spot; readonly of?: "anyone" };

/** When something answers or lasts on. `subject`: whose doing; `you` is the controller. */
export type Trigger =
  | {
      readonly on: "enters";
      readonly who: "model" | "mage";
      readonly colour?: Colour;
      readonly room?: RoomId;
      readonly subject?: "you";
    }
  | { readonly on: "leaves"; readonly who: "it"; readonly room?: Spot; readonly by?: "physical action" }
  | {
      readonly on: "would suffer";
      readonly who: "you" | "any mage";
      readonly from?: "model" | "mage's attack" | "trap";
    }
  | { readonly on: "suffers"; readonly who: "you"; readonly from?: "black rose" | "that spell" }
  | { readonly on: "targeted"; readonly by?: SpellType; readonly kind?: "single" | "area" }
  | { readonly on: "casts"; readonly who: "mage" | "target"; readonly type?: SpellType | "named" } // `target`, one card: Arcane Mark
  | {
      readonly on: "resolves";
      readonly who: "you" | "mage";
      readonly types?: readonly SpellType[];
      readonly element?: Element;
    }
  | { readonly on: "that spell is resolved" } // one card: Illusory Tribute
  | { readonly on: "physical action"; readonly who: "mage" }
  | {
      readonly on: "activates";
      readonly who: "you" | "mage";
      readonly rooms?: readonly RoomId[];
      readonly colour?: Colour;
    }
  | { readonly on: "solves"; readonly who: "mage" }
  | { readonly on: "defeated"; readonly who: "you" | "mage"; readonly by?: "you" | "mage" | "other than you" }
  | {
      readonly on: "deals damage";
      readonly who: "you" | "mage" | "your evocation" | "another";
      readonly to?: "mage";
      readonly with?: Element | "attack";
      readonly defeats?: true;
    }
  | { readonly on: "attacks"; readonly who: "you" | "any model" }
  | { readonly on: "places"; readonly who: "you"; readonly orConverts?: true }
  | { readonly on: "fills"; readonly who: "you" | "mage" }
  | { readonly on: "summons"; readonly who: "you" }
  | { readonly on: "takes the Crown"; readonly who: "you" }
  | { readonly on: "event moves"; readonly who: "you" }
  | { readonly on: "clean-up" };

/** Decks and piles cards come from. `library`: a school's deck, `discards`: a school's discard pile, from the top. */
export type Pile = "grimoire" | "library" | "discards" | "forgotten" | "quests" | "events" | "memories";
export type MoonOf = "this" | "next" | "previous" | "third" | "of that quest";

/** Something done. `by: "black rose"`: she does it, with black cubes. */
export type Verb =
  // damage
  | {
      readonly do: "deal";
      readonly n: Amount;
      readonly to: Who;
      readonly by?: "black rose";
      readonly noProtections?: true;
      readonly fades?: number;
      readonly orElse?: { readonly kind: Kind; readonly n: number };
    }
  | {
      readonly do: "convert damage";
      readonly n: number;
      readonly on: Who;
      readonly by?: "black rose";
      readonly elseDeal?: number;
    }
  | { readonly do: "transfer damage"; readonly n: number; readonly from: One; readonly to: One }
  | { readonly do: "heal"; readonly n: number | "all"; readonly who: Who }
  | { readonly do: "defeat"; readonly who: One }
  // instability and rooms
  | { readonly do: "place"; readonly n: Amount; readonly in: Place; readonly by?: "black rose" }
  | { readonly do: "unplace"; readonly n: number; readonly in: Place }
  | { readonly do: "convert instability"; readonly n: number; readonly in: Spot }
  | { readonly do: "collapse"; readonly rooms: number; readonly nextTo: Spot; readonly not: readonly RoomId[] }
  | { readonly do: "activate"; readonly room: Spot; readonly evenUsed?: true }
  | { readonly do: "copy a room" }
  | { readonly do: "disguise"; readonly room: Spot; readonly as: Colour | "another room" }
  | {
      readonly do: "forbid";
      readonly what: "moving" | "activating" | "leaving" | "solving it";
      readonly who: Who;
      readonly until?: "end of next Action Phase";
    }
  | { readonly do: "shut"; readonly rooms: Spot | { readonly colours: readonly Colour[] } | "one colour" }
  // power
  | { readonly do: "gain"; readonly n: Amount; readonly who?: One | "black rose" }
  | { readonly do: "lose"; readonly n: Amount; readonly who: Who }
  | { readonly do: "steal"; readonly n: number; readonly from: One }
  | { readonly do: "give the Black Rose"; readonly n: number }
  | { readonly do: "take the Crown"; readonly who?: One }
  | {
      readonly do: "award";
      readonly what: "quest card" | "quest points" | "five and nobody else" | "six and nobody else" | "turn the defeat";
    }
  // place
  | { readonly do: "move"; readonly who: Who; readonly n: number; readonly with?: "one model there" | "self" }
  | { readonly do: "go"; readonly to: Spot | { readonly choose: RoomKind } }
  | { readonly do: "bring"; readonly who: Who; readonly to: Spot | { readonly choose: RoomKind } }
  | { readonly do: "send to cell"; readonly who: One; readonly healed?: true }
  | { readonly do: "swap"; readonly with: One }
  // acting
  | {
      readonly do: "attack";
      readonly who?: One;
      readonly on?: "a different model" | "its owner";
      readonly under?: "you";
    }
  | { readonly do: "act"; readonly who: One | { readonly yours: Kind }; readonly under?: "you" }
  | { readonly do: "lose actions"; readonly who: Who; readonly n: number | "all" }
  | { readonly do: "stat"; readonly what: "attack is"; readonly n: number }
  | { readonly do: "stat"; readonly what: "attacks hit all" | "action moves and attacks" }
  // cards
  | { readonly do: "draw"; readonly n: number; readonly from: Pile; readonly moon?: MoonOf; readonly who?: One } // `who`, one card: Hourglass
  | {
      readonly do: "take of top";
      readonly take: number;
      readonly of: number;
      readonly from: Pile;
      readonly moon?: MoonOf;
      readonly rest: "back" | "shuffled in" | "bottom";
    }
  | { readonly do: "look at top"; readonly of: number; readonly from: Pile; readonly moon?: MoonOf }
  | { readonly do: "reorder top"; readonly of: number; readonly from: "events" }
  | { readonly do: "play of top"; readonly of: number; readonly gain?: number }
  | { readonly do: "search"; readonly n: number; readonly from: "grimoire" }
  | { readonly do: "take discarded" }
  | { readonly do: "discard"; readonly n: number; readonly who?: One }
  | { readonly do: "discard quest"; readonly who: One }
  | { readonly do: "discard event"; readonly points: "to the Black Rose" | "nobody" | "shared" }
  | { readonly do: "discard other events" }
  | { readonly do: "replace quest" }
  | { readonly do: "shuffle Memories" }
  | { readonly do: "see"; readonly what: "ready spells" | "hand" | "quests"; readonly of: Who }
  | { readonly do: "swap spells" }
  | { readonly do: "share quests" }
  | { readonly do: "take quest"; readonly what: "completed" | "seen"; readonly from: One }
  | { readonly do: "quest of previous moon" }
  | { readonly do: "complete quest"; readonly from?: "top of previous moon"; readonly of?: number } // `of`, one card: Intertwine Fate
  | { readonly do: "swap quest of top"; readonly of: number }
  // spells on sheets
  | {
      readonly do: "cast from hand";
      readonly n?: number;
      readonly type?: SpellType;
      readonly from?: "your evocation";
      readonly kind?: Kind;
    }
  | { readonly do: "cast next"; readonly who: One }
  | { readonly do: "steal next" }
  | { readonly do: "reveal next"; readonly contingency: number; readonly combat: number }
  | { readonly do: "unready"; readonly who: Who; readonly slot: "not quick" | "quick" | "any" }
  // evocations
  | { readonly do: "summon"; readonly kind: EvocationId; readonly in: Spot | { readonly choose: RoomKind } }
  | { readonly do: "remove"; readonly who: Who }
  | { readonly do: "replace evocation"; readonly kind: Archetype; readonly in: Spot; readonly by: EvocationId }
  | { readonly do: "become Abomination" }
  // only as an answer
  | { readonly do: "ignore damage"; readonly n: number | "all" }
  | { readonly do: "ignore effect" }
  | { readonly do: "cancel" }
  | { readonly do: "deflect damage"; readonly within: number; readonly as?: "yours"; readonly ifNone: "ignore" }
  | { readonly do: "deflect spell"; readonly within: number; readonly ifNone: "cancel" }
  | { readonly do: "damage more"; readonly n: number }
  | { readonly do: "damage none" } // one card: Unstable Flames
  | { readonly do: "take over activation" }
  | { readonly do: "fail activation" };

/**
 * One sentence: something done, several things at once, or a gate before more sentences. `most`: PP it can give
 * in the turn.
 */
export type Sentence =
  | Verb
  | { readonly do: "together"; readonly what: readonly Verb[] }
  | {
      readonly do: "if";
      readonly if: Condition;
      readonly then: readonly Sentence[];
      readonly else?: readonly Sentence[];
    }
  | { readonly do: "may"; readonly then: readonly Sentence[] }
  | {
      readonly do: "cost";
      readonly cost: Cost;
      readonly then: readonly Sentence[];
      readonly else?: readonly Sentence[];
    }
  | {
      readonly do: "choose";
      readonly by?: One;
      readonly masks?: true;
      readonly options: readonly (readonly Sentence[])[];
    }
  | {
      readonly do: "unless";
      readonly who: Who;
      readonly pays: "ready spell" | "that spell";
      readonly then: readonly Sentence[];
    }
  | { readonly do: "each"; readonly who: Many; readonly then: readonly Sentence[] }
  | {
      readonly do: "aim";
      readonly target: Target;
      readonly from?: Spot;
      readonly upTo?: true;
      readonly then: readonly Sentence[];
      readonly again?: true;
    }
  | { readonly do: "name a type" }
  | {
      readonly do: "this turn";
      readonly when: Trigger;
      readonly then: readonly Sentence[];
      readonly once?: true;
      readonly most?: number;
    };

export type Words = { readonly en: string; readonly es: string; readonly fr: string };
export type Provenance = "stated" | "public" | "designed";

/** One side of a spell. Traps and protections have a trigger. */
export interface Side {
  readonly type: SpellType;
  readonly element: Element;
  readonly target: Target;
  readonly trigger?: Trigger;
  readonly says: readonly Sentence[];
}

/** Grammatical gender of a name; `p`: the name is a plural. */
export type Gender = "m" | "f" | "mp" | "fp";
export type Genders = { readonly es: Gender; readonly fr: Gender };

/** `icon`: the name of a drawing (Game Icons), here and on other cards. `tint`: the colour of its cards' borders. */
export interface School {
  readonly id: SchoolId;
  readonly name: Words;
  readonly icon: string;
  readonly tint: string;
}

/** A spell: light and dark side, or two room-trap halves on one side (L-INT-03). `symbol`: 1 instability when revealed. */
export interface Spell {
  readonly id: string;
  /** Or "forgotten", or "personal". */
  readonly school: SchoolId;
  readonly name: Words;
  readonly symbol: boolean;
  readonly sides: { readonly light: Side; readonly dark: Side } | { readonly halves: readonly Side[] };
  readonly provenance: Provenance;
}

/** Rooms of which rules speak: the one in the middle, and the one beside it (L-SET-01, L-SET-02). */
export type RoomRole = "black rose room" | "throne room";

export interface Room {
  readonly id: RoomId;
  readonly name: Words;
  readonly gender: Genders;
  /** Languages in which something else has the same name: there it is called the room of that name. */
  readonly sayRoom?: readonly (keyof Words)[];
  readonly icon: string;
  readonly role?: RoomRole;
  readonly colour: Colour;
  readonly slots: number;
  readonly points: number;
  readonly target: Target;
  /** What must be paid to activate it at all. */
  readonly cost?: Cost;
  readonly says: readonly Sentence[];
  readonly provenance: { readonly effect: Provenance; readonly slots: Provenance; readonly points: Provenance };
}

export interface Evocation {
  readonly id: EvocationId;
  readonly name: Words;
  readonly gender: Genders;
  readonly icon: string;
  readonly archetype: Archetype;
  readonly move: number;
  readonly attack: number;
  readonly health: number;
  readonly figures: number;
  /** What its attack does besides, or what it may do instead of attacking. */
  readonly attackAlso?: readonly Sentence[];
  readonly insteadOfAttack?: readonly (readonly Sentence[])[];
  readonly entering?: readonly Sentence[];
  readonly provenance: Provenance;
}

export interface Mage {
  readonly id: string;
  readonly name: string;
  readonly favourite: SchoolId;
  readonly health: number;
  readonly hand: number;
  /** The hand where everybody moves and attacks with 2, if another (L-COM-07). */
  readonly plainHand?: number; // one card: Geneve
  readonly move: number;
  readonly attack: number;
  readonly personal: string;
  readonly guest?: true;
  readonly provenance: {
    readonly health: Provenance;
    readonly hand: Provenance;
    readonly move: Provenance;
    readonly attack: Provenance;
  };
}

export interface Grimoire {
  readonly id: string;
  readonly school: SchoolId;
  readonly name: Words;
  readonly spells: readonly string[];
  readonly provenance: Provenance;
}

/** A quest: when its moment comes and its condition holds, its owner may claim it (L-QST-05). */
export interface Quest {
  readonly id: string;
  readonly moon: 1 | 2 | 3;
  readonly name: Words;
  readonly task: { readonly when: Trigger; readonly if?: readonly Condition[] };
  /** Task spaces, where cubes mark progress (L-QST-04); one if not said. */
  readonly tasks?: number;
  /** Room quests: the effect instead of the room's, or after it. */
  readonly mode?: "replace" | "add";
  readonly target: Target;
  readonly says: readonly Sentence[];
  readonly points: number;
  readonly fourOrMore?: true;
  readonly provenance: { readonly task: Provenance; readonly effect: Provenance; readonly points: Provenance };
}

/** An event. `says` acts in its phase; `when` listens while it lies on the board in the Action Phase. */
export interface GameEvent {
  readonly id: string;
  readonly moon: 1 | 2 | 3;
  readonly name: Words;
  readonly crown: boolean;
  readonly phase: "black rose" | "action" | "instant";
  readonly space: 1 | 2 | 3 | null;
  readonly enters: number;
  readonly leaves: number;
  /** Whose sentences these are: each mage's of that state in turn order, the drawer's, the Crown holder's, or hers. */
  readonly says: readonly {
    readonly for: MageState | "drawer" | "crown holder" | "black rose" | "last with fewest PP";
    readonly says: readonly Sentence[];
  }[];
  readonly when?: Trigger;
  readonly shuts?: readonly Colour[];
  readonly provenance: { readonly effect: Provenance; readonly values: Provenance };
}
