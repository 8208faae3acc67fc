/**
 * Everything a card of the Lodge can say, as data. A side of a card is a list of sentences; each is one printed sentence, one
 * point of interruption and one line of its declaration (K-SEN-01). The rules read them, and the text in each language is made
 * from them. No functions, no free text: a pack of cards is JSON.
 */

import type { Activates } from "../effects/triggers/activates.ts";
import type { Attacks } from "../effects/triggers/attacks.ts";
import type { Casts } from "../effects/triggers/casts.ts";
import type { CleanUp } from "../effects/triggers/clean-up.ts";
import type { DealsDamage } from "../effects/triggers/deals-damage.ts";
import type { Defeated } from "../effects/triggers/defeated.ts";
import type { Enters } from "../effects/triggers/enters.ts";
import type { EventMoves } from "../effects/triggers/event-moves.ts";
import type { Fills } from "../effects/triggers/fills.ts";
import type { Gains } from "../effects/triggers/gains.ts";
import type { GoesToItsCell } from "../effects/triggers/goes-to-its-cell.ts";
import type { Leaves } from "../effects/triggers/leaves.ts";
import type { PhysicalAction } from "../effects/triggers/physical-action.ts";
import type { Places } from "../effects/triggers/places.ts";
import type { Removed } from "../effects/triggers/removed.ts";
import type { Resolves } from "../effects/triggers/resolves.ts";
import type { Solves } from "../effects/triggers/solves.ts";
import type { Suffers } from "../effects/triggers/suffers.ts";
import type { Summons } from "../effects/triggers/summons.ts";
import type { TakesTheCrown } from "../effects/triggers/takes-the-crown.ts";
import type { Targeted } from "../effects/triggers/targeted.ts";
import type { WouldSuffer } from "../effects/triggers/would-suffer.ts";
import type { Act } from "../effects/verbs/act.ts";
import type { Activate } from "../effects/verbs/activate.ts";
import type { Attack } from "../effects/verbs/attack.ts";
import type { Award } from "../effects/verbs/award.ts";
import type { Become } from "../effects/verbs/become.ts";
import type { Bring } from "../effects/verbs/bring.ts";
import type { Cancel } from "../effects/verbs/cancel.ts";
import type { CastFromHand } from "../effects/verbs/cast-from-hand.ts";
import type { CastNext } from "../effects/verbs/cast-next.ts";
import type { Collapse } from "../effects/verbs/collapse.ts";
import type { CompleteQuest } from "../effects/verbs/complete-quest.ts";
import type { ConvertDamage } from "../effects/verbs/convert-damage.ts";
import type { ConvertInstability } from "../effects/verbs/convert-instability.ts";
import type { CopyARoom } from "../effects/verbs/copy-a-room.ts";
import type { DamageMore } from "../effects/verbs/damage-more.ts";
import type { Deal } from "../effects/verbs/deal.ts";
import type { Defeat } from "../effects/verbs/defeat.ts";
import type { Deflect } from "../effects/verbs/deflect.ts";
import type { Discard } from "../effects/verbs/discard.ts";
import type { DiscardEvent } from "../effects/verbs/discard-event.ts";
import type { Disguise } from "../effects/verbs/disguise.ts";
import type { Draw } from "../effects/verbs/draw.ts";
import type { Forbid } from "../effects/verbs/forbid.ts";
import type { Gain } from "../effects/verbs/gain.ts";
import type { GainLess } from "../effects/verbs/gain-less.ts";
import type { Go } from "../effects/verbs/go.ts";
import type { Heal } from "../effects/verbs/heal.ts";
import type { IgnoreDamage } from "../effects/verbs/ignore-damage.ts";
import type { IgnoreEffect } from "../effects/verbs/ignore-effect.ts";
import type { LookAtTop } from "../effects/verbs/look-at-top.ts";
import type { Lose } from "../effects/verbs/lose.ts";
import type { LoseActions } from "../effects/verbs/lose-actions.ts";
import type { Move } from "../effects/verbs/move.ts";
import type { PlaceCubes } from "../effects/verbs/place.ts";
import type { PlayOfTop } from "../effects/verbs/play-of-top.ts";
import type { QuestOfPreviousMoon } from "../effects/verbs/quest-of-previous-moon.ts";
import type { ReadyAction } from "../effects/verbs/ready-action.ts";
import type { Remove } from "../effects/verbs/remove.ts";
import type { ReplaceEvocation } from "../effects/verbs/replace-evocation.ts";
import type { ReplaceQuest } from "../effects/verbs/replace-quest.ts";
import type { RevealNext } from "../effects/verbs/reveal-next.ts";
import type { Search } from "../effects/verbs/search.ts";
import type { See } from "../effects/verbs/see.ts";
import type { SendToCell } from "../effects/verbs/send-to-cell.ts";
import type { ShareQuests } from "../effects/verbs/share-quests.ts";
import type { ShuffleMemories } from "../effects/verbs/shuffle-memories.ts";
import type { Shut } from "../effects/verbs/shut.ts";
import type { Steal } from "../effects/verbs/steal.ts";
import type { Summon } from "../effects/verbs/summon.ts";
import type { Swap } from "../effects/verbs/swap.ts";
import type { SwapSpells } from "../effects/verbs/swap-spells.ts";
import type { TakeBack } from "../effects/verbs/take-back.ts";
import type { TakeOfTop } from "../effects/verbs/take-of-top.ts";
import type { TakeOverActivation } from "../effects/verbs/take-over-activation.ts";
import type { TakeQuest } from "../effects/verbs/take-quest.ts";
import type { TakeTheCrown } from "../effects/verbs/take-the-crown.ts";
import type { TransferDamage } from "../effects/verbs/transfer-damage.ts";
import type { Unplace } from "../effects/verbs/unplace.ts";
import type { Unready } from "../effects/verbs/unready.ts";
import type { Change, Family, Standing } from "./attachments.ts";

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "grey", "black"] as const;
export type Colour = (typeof COLOURS)[number];

export const ELEMENTS = ["air", "earth", "fire", "water", "magic", "sacred", "profane", "any"] as const;
export type Element = (typeof ELEMENTS)[number];

export const TYPES = ["combat", "contingency", "protection", "trap", "tarot", "interrupt"] as const;
export type SpellType = (typeof TYPES)[number];

/** Rooms, schools and evocations are known by ids; which there are is a matter of the boxes. */
export type RoomId = string;
export type SchoolId = string;
export type EvocationId = string;
/** The archetypes every box can use; a box may bring more, with their words (ArchetypeWords). */
export const ARCHETYPES = ["undead", "demon", "construct", "altar", "beast", "shadow"] as const;
export type Archetype = string;

/** A kind of evocation: by its id, by archetype (whoever carries an Upgrade is a construct, too: L-UP-04), "upgraded", or "any". */
export type Kind = string;

export type Range = number | "anywhere";

/**
 * What is declared when the side is revealed (L-ACT-44, L-TGT). `own`: one of the controller's; `anyones`: his own or another's. `every
 * model`: all in play.
 */
export type Target =
  | { readonly at: "self" }
  | { readonly at: "special" }
  | { readonly at: "every model" }
  /** `random`: luck draws among them when the side is revealed. */
  | { readonly at: "mage"; readonly within: Range; readonly random?: true }
  | { readonly at: "model"; readonly within: Range; readonly own?: true }
  | {
      readonly at: "evocation";
      readonly within: Range;
      readonly own?: true;
      readonly anyones?: true;
      readonly kind?: Kind;
      /** It can give way to that kind, of which a mage may have no second large one beside another (L-RB-39). */
      readonly makesWayFor?: EvocationId;
      /** By its printed health; one that has any. */
      readonly healthAtMost?: number;
      readonly withHealth?: true; // one card: Lord of Stone
    }
  | {
      readonly at: "room";
      readonly within: Range;
      readonly colour?: Colour;
      readonly notColour?: Colour; // one card: Arcane Mirage
      readonly not?: readonly RoomId[];
      readonly with?: Kind;
      readonly state?: "used";
      /** Not the room itself from which it is measured. */
      readonly beside?: true;
    };

/**
 * One model. `target`: the declared one. `it`: who met the trigger, the loop's mage, the evocation just summoned or acting, else
 * the target. `attacker` and `caster`: who stands behind what is answered. `another`: the one last picked by `aim`. `host`: on a Nightmare card, the
 * mage it lies by.
 */
export type One = "self" | "target" | "it" | "attacker" | "caster" | "another" | "host";

/** Several at once. Whether that counts one's own is the ruleset's to say, unless `you too` (L-IMM); mages are always the others. */
export type CoreMany =
  | { readonly all: "models" | "mages" | "evocations"; readonly in: Place; readonly youToo?: true }
  | { readonly all: "hit mages" | "hit models"; readonly bears?: Family }
  | { readonly all: "evocations of"; readonly whose: One }
  /** Evocations that this effect let act. */
  | { readonly all: "acted" }
  | { readonly all: "models in play" | "evocations in play"; readonly damaged?: true }
  | { readonly all: "models within"; readonly range: number; readonly mages?: true }
  | { readonly all: "mages"; readonly where: MageState };
/** Groups, those that boxes bring among them (effects/own.ts). */
export interface Groups {
  readonly core: CoreMany;
}
export type Many = Groups[keyof Groups];
export type Who = One | Many;

/**
 * Mages by state. `any` reaches cells (L-CEL-03). `bears`: another who bears one, outside the cell. `with damage on
 * you`: others whose cubes lie on the controller, or lay there when he was defeated.
 */
export type MageState =
  | "any"
  | "in a room"
  | { readonly inColour: Colour }
  | { readonly bears: Family }
  | "in a destroyed room"
  | "with most PP"
  | "with fewest PP"
  | "with fewest completed quests"
  | "without completed quests"
  | "without Black Rose damage"
  | "others"
  | "with damage on you";

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
/** Kinds of rooms, those that boxes bring among them (effects/own.ts). */
export interface RoomKinds {
  readonly core: CoreRoomKind;
}
export type RoomKind = RoomKinds[keyof RoomKinds];
export type CoreRoomKind =
  | "any"
  /** Those the controller's cell opens to. */
  | "next to your cell"
  | { readonly colours: readonly Colour[] }
  | { readonly with: "a mage" | "an evocation" | "two instability" | "most instability" };

/**
 * A number. `per`: so many times what is counted when the sentence begins, or what the effect has just done; `plus`: and so many besides.
 * Cubes not converted: those for which there was nothing to convert.
 */
export type Amount =
  | number
  | {
      readonly per: Count;
      readonly every?: number;
      readonly times?: number;
      readonly max?: number;
      readonly plus?: number;
    };
/** What can be counted, what boxes bring among it (effects/own.ts). */
export interface Counts {
  readonly core: CoreCount;
}
export type Count = Counts[keyof Counts];
export type CoreCount =
  | "models hit"
  | "evocations removed"
  | "models healed"
  | "cubes converted"
  | "cubes not converted"
  | "cubes transferred"
  | "instability removed"
  | "damage suffered"
  | "damage dealt"
  | "damage ignored"
  | "rooms crossed"
  | "mages affected"
  | "trophies held"
  /** Of all the controller's evocations together. */
  | "attack of your evocations"
  | "PP just gained"
  | "mages that lost PP"
  | "jinxes lifted"
  | "Upgrades it carried"
  | { readonly damageOn: One | "models hit"; readonly of?: "black rose" }
  /** The controller's other revealed spells that show it. */
  | { readonly shown: Element }
  /** The controller's evocations of that kind, everywhere or in a room and next to it. */
  | { readonly yours: Kind; readonly near?: Spot }
  /** What lies on a mage of a family, or on all outside their cells. */
  | { readonly borne: Family; readonly by?: One }
  | { readonly revealedBy: "caster" }
  | { readonly readyOf: "caster" }
  | { readonly inPlay: EvocationId; readonly near?: Spot }
  | { readonly foreignModelsIn: Colour | "that colour" };

/** What is read when its sentence begins; what boxes bring among it (effects/own.ts). */
export interface Conditions {
  readonly core: CoreCondition;
}
export type Condition = Conditions[keyof Conditions];
export type CoreCondition =
  | { readonly is: "not"; readonly so: Condition }
  | {
      readonly is: "joined another" | "nothing converted" | "your own room" | "undamaged";
      readonly who?: One;
    }
  | { readonly is: "a mage" | "an evocation"; readonly who: One }
  | { readonly is: "event shows Crown" | "event was played" | "event was discarded" | "quest was given" } // `discarded`, one card: Fire of Fate
  | { readonly is: "revealed"; readonly atLeast: number; readonly of: readonly (Element | SpellType)[] }
  | { readonly is: "revealed different"; readonly atLeast: number; readonly of: readonly (Element | SpellType)[] }
  /** The controller's other revealed spells show all of these, each on a card of its own (L-GLO-34). */
  | { readonly is: "others show"; readonly of: readonly Element[] }
  | { readonly is: "in colour"; readonly who: One; readonly colour: Colour }
  /** A mage has gone to the cell, an evocation has left play. */
  | { readonly is: "defeated"; readonly who: One }
  | { readonly is: "in a room"; readonly who: One }
  | { readonly is: "other mages in it"; readonly atLeast: number }
  | { readonly is: "your instability there"; readonly atLeast: number }
  | { readonly is: "rooms with two of yours"; readonly atLeast: number }
  | { readonly is: "most instability there" }
  | { readonly is: "bears your damage"; readonly who: One; readonly atLeast: number }
  | { readonly is: "mages bearing your damage"; readonly atLeast: number }
  | { readonly is: "bears"; readonly what: Family; readonly who: One; readonly atLeast: number; readonly most?: number }
  | { readonly is: "at once"; readonly atLeast: number }
  | {
      readonly is:
        | "not defeated"
        | "not the killing blow"
        | "the Black Rose defeated you"
        | "yours by doing"
        | "hold the Crown"
        | "were first player"
        | "hand empty"
        | "not its first activation";
    }
  /** The controller, or all mages together. */
  | { readonly is: "you have"; readonly kind: Kind; readonly atLeast: number; readonly anyones?: true }
  | { readonly is: "Memories hold"; readonly atLeast: number };

/**
 * What a sentence may ask for first. Always optional; not paid in full, the rest does not happen (L-GLO-20). Instability of any
 * colours. An evocation of yours, unless `of` anyone; `which`: that one alone; `near`: in that room or next to it.
 */
export interface Costs {
  readonly core: CoreCost;
}
export type Cost = Costs[keyof Costs];
export type CoreCost =
  | { readonly pay: "discard"; readonly cards: number }
  | { readonly pay: "PP"; readonly points: number }
  | { readonly pay: "PP to the Black Rose"; readonly points: number }
  | { readonly pay: "suffer"; readonly damage: number }
  | { readonly pay: "trophy to the Black Rose" }
  | { readonly pay: "instability"; readonly cubes: number; readonly in: Spot }
  | {
      readonly pay: "evocation";
      readonly kind: Kind;
      readonly in?: Spot;
      readonly of?: "anyone";
      readonly which?: One;
      readonly near?: Spot;
    };

/** When something answers or lasts on. `you` is the controller. Each trigger is described in its own file. */
export type CoreTrigger =
  | Enters
  | Leaves
  | WouldSuffer
  | Suffers
  | Targeted
  | Casts
  | Resolves
  | PhysicalAction
  | Activates
  | Solves
  | Defeated
  | DealsDamage
  | Attacks
  | Places
  | Fills
  | Gains
  | Summons
  | Removed
  | GoesToItsCell
  | TakesTheCrown
  | EventMoves
  | CleanUp;

/** All triggers: those every box can use. A box that brings its own adds their types under a name (test/brought.test.ts shows how). */
export interface Triggers {
  readonly core: CoreTrigger;
}
export type Trigger = Triggers[keyof Triggers];

/** Decks and piles cards come from. `library`: a school's deck, `discards`: a school's discard pile, from the top. */
export type Pile = "grimoire" | "library" | "discards" | "forgotten" | "quests" | "events" | "memories";
export type MoonOf = "this" | "next" | "previous" | "first" | "second" | "third" | "of that quest";

/** Something done. `by: "black rose"`: she does it, with black cubes. Each verb is described in its own file. */
export type CoreVerb =
  | Deal
  | ConvertDamage
  | TransferDamage
  | Heal
  | Defeat
  | PlaceCubes
  | Unplace
  | ConvertInstability
  | Collapse
  | Activate
  | CopyARoom
  | Disguise
  | Forbid
  | Shut
  | Gain
  | Lose
  | Steal
  | TakeTheCrown
  | Award
  | Move
  | Go
  | Bring
  | SendToCell
  | Swap
  | Attack
  | Act
  | LoseActions
  | ReadyAction
  | Draw
  | TakeOfTop
  | LookAtTop
  | PlayOfTop
  | Search
  | Discard
  | DiscardEvent
  | ReplaceQuest
  | ShuffleMemories
  | TakeBack
  | See
  | SwapSpells
  | ShareQuests
  | TakeQuest
  | QuestOfPreviousMoon
  | CompleteQuest
  | CastFromHand
  | CastNext
  | RevealNext
  | Unready
  | Summon
  | Remove
  | ReplaceEvocation
  | Become
  | IgnoreDamage
  | IgnoreEffect
  | Cancel
  | Deflect
  | DamageMore
  | GainLess
  | TakeOverActivation;

/** All verbs: those every box can use. A box that brings its own adds their types under a name (test/brought.test.ts shows how). */
export interface Verbs {
  readonly core: CoreVerb;
}
export type Verb = Verbs[keyof Verbs];

/**
 * One sentence: something done, several things at once, or a gate before more sentences. `this turn` and `stat` attach something to the
 * controller's mage until the end of the turn: what it hears (`most`: PP it can give), and which of its values change.
 */
export type Sentence = Verb | Gate;
export type Gate =
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
      readonly pays: "ready spell" | "that spell" | "hand spell";
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
    }
  | { readonly do: "stat"; readonly changes: readonly Change[] };

export type Words = { readonly en: string; readonly es: string; readonly fr: string };
export type Provenance = "stated" | "public" | "designed";

/** One side of a spell. Traps and protections have a trigger. */
export interface Side {
  readonly type: SpellType;
  readonly element: Element;
  readonly target: Target;
  /** Another target, where the caster's other revealed spells show these (L-GLO-34). */
  readonly enhanced?: { readonly of: readonly Element[]; readonly target: Target }; // one card: Deflagrate
  /** Range and line may be measured from one of the caster's evocations of that kind instead (L-GLO-33). */
  readonly channel?: Kind;
  readonly trigger?: Trigger;
  /** Of a tarot quest: what must be so of the turn for it to be revealed; its sentences are the reward (L-TAR). */
  readonly goal?: Condition;
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

/** Points by rank. */
export interface Flags {
  readonly first: number;
  readonly second: number;
  readonly others: number;
}

/** What activating a room does. */
export interface RoomEffect {
  readonly target: Target;
  /** What must be paid to activate it at all. */
  readonly cost?: Cost;
  readonly says: readonly Sentence[];
}

export interface Room extends RoomEffect {
  readonly id: RoomId;
  readonly name: Words;
  readonly gender: Genders;
  /** Languages in which something else has the same name: there it is called the room of that name. */
  readonly sayRoom?: readonly (keyof Words)[];
  readonly icon: string;
  readonly role?: RoomRole;
  readonly colour: Colour;
  readonly slots: number;
  /** Points of its token, or the highest of its flags. */
  readonly points: number;
  /** Points for the most cubes, the second most and the others when it is rebuilt (L-RPT-05). */
  readonly flags?: Flags;
  /** Its effect while it lies in ruins, where that is another one (L-ROM-02). */
  readonly ruins?: RoomEffect;
  /** It is for so many players at least. */
  readonly seats?: number;
  readonly provenance: { readonly effect: Provenance; readonly slots: Provenance; readonly points: Provenance };
}

/** An archetype that a box brings. `many`: its plural, where that is not the usual one. */
export interface ArchetypeWords {
  readonly id: Archetype;
  readonly name: Words;
  readonly many?: Partial<Words>;
  readonly gender: Genders;
}

/** What it hears and changes by itself, it does while it is in play: for whoever controls it. */
export interface Evocation extends Standing {
  readonly id: EvocationId;
  readonly name: Words;
  readonly gender: Genders;
  /** What its name begins with, where that changes the article: "el hacha", "la hache". */
  readonly begins?: { readonly es?: "stressed a"; readonly fr?: "aspirated h" };
  /** It is called by its name alone, without an article. */
  readonly properName?: true;
  readonly icon: string;
  readonly archetype: Archetype;
  readonly move: number;
  readonly attack: number;
  /** None, where it is 0: nothing damages or kills it (L-IFS-01). An Umbra has that of its card. */
  readonly health: number;
  readonly figures: number;
  /** It comes with so many cubes and loses one each clean-up; with the last it leaves play (L-SAT-10, L-SAT-11). */
  readonly decline?: number;
  /** A mage controls one large model at most (L-SUM-03). */
  readonly large?: true;
  /** Summoned again while in play it goes over to who summons it, in every ruleset (L-MAP-01). */
  readonly changesHands?: true; // one card: Ezio
  /** Never summoned: it is assigned to a mage, with a card of this family (L-SUM-06, L-NM). */
  readonly assigned?: "any nightmare";
  /** Without a figure: it is wherever its owner is, enters no room, and is moved by nothing (L-EQP-01). */
  readonly carried?: true;
  /** Without a figure: a card that drives what lies in a room, by its id, and is where that is; no model, neither hit nor moved (L-HAS-02). */
  readonly drives?: string;
  /** Area damage does not reach it (L-SAT-52). */
  readonly shielded?: true;
  /** What it does when it acts, in place of moving and attacking. */
  readonly acts?: readonly Sentence[];
  /** What is read first whenever it acts. */
  readonly beforeActing?: readonly Sentence[]; // one card: Arcane Lion
  /** So many Upgrades, alike ones too, where that is not the usual (L-UP-02). */
  readonly carries?: number; // one card: Flesh Horror
  /** Only Forgotten Spells bring it (L-RB-29). */
  readonly forgotten?: true;
  /** What its attack does besides, or what it may do instead of attacking. */
  readonly attackAlso?: readonly Sentence[];
  readonly insteadOfAttack?: readonly (readonly Sentence[])[];
  /** What it may do when it acts instead of moving. */
  readonly insteadOfMove?: readonly (readonly Sentence[])[];
  readonly entering?: readonly Sentence[];
  readonly provenance: Provenance;
}

/** What it hears and changes by itself is its skill. */
/** What a mage can do besides (L-SAT-101 … 127). */
export interface Skill extends Standing, Abilities {
  /** The rule that says it. */
  readonly id: string;
}
/** What a mage may do by itself. */
interface Abilities {
  /** In place of a physical attack. */
  readonly insteadOfAttack?: readonly (readonly Sentence[])[];
}

export interface Mage extends Standing, Abilities {
  readonly id: string;
  /** The same in every language, where it is one word for all. */
  readonly name: string | Words;
  /** Advice, where there is one (L-SET-19). */
  readonly favourite?: SchoolId;
  readonly health: number;
  readonly hand: number;
  /** The hand where everybody moves and attacks with 2, if another (L-COM-07). */
  readonly plainHand?: number; // one card: Geneve
  readonly move: number;
  readonly attack: number;
  /** Quests that may be held, where that is printed; else 2 (L-BR-16). */
  readonly quests?: number;
  readonly personal?: string;
  readonly guest?: true;
  /** It has a card in place of a sheet: its values hold in every ruleset, it has personal spells, and it is nobody's guest (L-SAT-01, L-SAT-04). */
  readonly card?: true;
  /** What it can do besides, by the rules that say it; their words stand in `hears` and `changes`. */
  readonly skills?: readonly string[];
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
  /** What must be done for it to be solved: who cannot do it is not offered to. */
  readonly price?: readonly Sentence[]; // one card: Surrender of Power
  readonly target: Target;
  readonly says: readonly Sentence[];
  readonly points: number;
  readonly fourOrMore?: true;
  readonly provenance: { readonly task: Provenance; readonly effect: Provenance; readonly points: Provenance };
}

/**
 * An event. `says` acts in its phase: of the Action Phase once as that begins (L-RB-27), of every phase once as it enters. It `hears` while it
 * lies on the board, in the Action Phase or always.
 */
export interface GameEvent extends Standing {
  readonly id: string;
  readonly moon: 1 | 2 | 3;
  readonly name: Words;
  readonly crown: boolean;
  readonly phase: "black rose" | "action" | "instant" | "always";
  readonly space: 1 | 2 | 3 | null;
  readonly enters: number;
  readonly leaves: number;
  /** Whose sentences these are: each mage's of that state in turn order, the drawer's, the Crown holder's, or hers. */
  readonly says: readonly {
    readonly for: MageState | "drawer" | "crown holder" | "black rose" | "the Avatar" | "last with fewest PP";
    readonly says: readonly Sentence[];
  }[];
  readonly shuts?: readonly Colour[];
  readonly provenance: { readonly effect: Provenance; readonly values: Provenance };
}
