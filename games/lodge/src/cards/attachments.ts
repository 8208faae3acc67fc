/**
 * Everything that stays on something: on a mage, an evocation, a room, a party's side of the table or the table itself. A form, a jinx, an
 * Upgrade, poison, a power, what a spell says of this turn: each is declared as data, and lies in one list of the state once it is attached.
 */
import type { Archetype, Genders, Kind, Provenance, SchoolId, Sentence, Trigger, Words } from "./says.ts";

/** Values that can change. Of a mage or an evocation, but `hand`, `casts` and `quests` of a mage and `slots` of a room. Rights are values, too: 0 or 1. */
export const VALUES = [
  "health",
  "move",
  "attack",
  "hand",
  "slots",
  "attacks hit all",
  "action moves and attacks",
  "acts as an evocation",
  "casts",
  "quests",
  "suffers more",
  "cannot be damaged",
  "trophy goes to the Black Rose",
  "reach",
  "no protections against its attacks",
  "activates used rooms",
  "flies",
  "immune to attacks",
  "immune to traps",
  "personal spells",
  "rooms of Momentum",
  "points of the Crown",
  "unhurt by area spells",
  "unhurt by single-target spells",
  "points for trophies",
  "points for activation tokens",
  "points for completed quests",
  "points for unfinished quests",
  "leaves no trophy",
] as const;
export type ValueName = (typeof VALUES)[number];

/**
 * A value is set, or something is added to it or taken off: never below nothing, or below `least` where that is said; so much for each of
 * what `per` counts: `its number` is what the attachment was given when it came. `also`: not only the bearer's, but that of the evocations under the same control. `while`: only as long as the bearer
 * carries an Upgrade.
 */
export type Change = {
  readonly of: ValueName;
  readonly also?: "its evocations";
  /** Of what lies on the table and reaches everything: only theirs. */
  readonly only?: "evocations";
  readonly while?: "upgraded";
  /** Of what lies on a mage: not the mage's value, but that of its evocations of this kind. */
  readonly ofKind?: Kind;
  /** Of what lies on an evocation: not its own value, but that of the mage who controls it. */
  readonly for?: "its mage";
  /** A right that is used up once it was made use of in this span. */
  readonly once?: Span;
} & (
  | { readonly set: number }
  | {
      readonly add: number;
      readonly least?: number;
      readonly per?: "damage on it" | "its number" | "pigs in its room";
      readonly most?: number;
    }
);

/**
 * When the trigger comes, the sentences are read. `most`: PP it can give in all. `each`: once for each deed of those that happen together.
 * `once`: only the first time in a turn, or in a physical action of its bearer.
 */
export interface Hears {
  readonly when: Trigger;
  readonly then: readonly Sentence[];
  readonly most?: number;
  readonly each?: true;
  readonly once?: Span;
}
export type Span = "turn" | "action";

/** What a thing does by itself while it lies there. */
export interface Standing {
  readonly hears?: readonly Hears[];
  readonly changes?: readonly Change[];
}

/**
 * What belongs together: a form is something one becomes, jinxes are tied to mages (L-JX), Upgrades fitted to evocations (L-UP); a Nightmare
 * card lies by its host, for the Umbra that came with it (L-NM); poison lies on mages until it bites (L-POI).
 */
export const FAMILIES = ["form", "jinx", "upgrade", "nightmare", "poison"] as const;
export type Family = (typeof FAMILIES)[number];
/** How cards say that any of a family will do. */
export const anyOf = <F extends Family>(family: F): `any ${F}` => `any ${family}`;

/** Something that can be attached, wherever it is declared. */
export interface AttachmentKind extends Standing {
  readonly id: string;
  readonly name: Words;
  /** Where sentences say "a" or "the" before its name. */
  readonly gender?: Genders;
  readonly icon: string;
  readonly family?: Family;
  /** How many of it lie in the reserve; as many as are wanted, where nothing is said. */
  readonly copies?: number;
  /** So many at most on one bearer, where there is a limit. */
  readonly most?: number;
  /** So many cubes of its owner lie on it from the beginning. */
  readonly cubes?: number;
  /** Healing may take it off in place of a damage cube (L-POI-03). */
  readonly healed?: true;
  /** With so many cubes on it, it is taken off. */
  readonly knots?: number;
  /** It lies in the Black Rose Room from the beginning, where the Library has this school (L-HAS-01). */
  readonly comesWith?: SchoolId;
  /** A form that makes its bearer an evocation of that archetype, too (L-SAT-06). */
  readonly archetype?: Archetype;
  /** A form that takes a slot of its owner, who lets its bearer act as one of his evocations (L-PIG-01, L-PIG-04). */
  readonly takesSlot?: true;
  /** The room of its bearer cannot be activated (L-SAT-41). */
  readonly shutsRoom?: true;
  /** What bears it. Whatever lies on an evocation goes with it. */
  readonly on: "mage" | "evocation" | "room" | "party" | "table";
  /** On an evocation: what its attack does besides, and what it may do instead of attacking. */
  readonly attackAlso?: readonly Sentence[];
  readonly insteadOfAttack?: readonly (readonly Sentence[])[];
  /** Of a Nightmare card: the health of its Umbra, and what that does when it acts (L-NM-04, L-NM-05). */
  readonly health?: number;
  readonly acts?: readonly Sentence[];
  /** Whom its sentences call "you". */
  readonly you: "owner" | "bearer" | "mage of the moment";
  /** It is over with the turn in which it came, or only when its rooms have been looked at; without it, it stays until something takes it off. */
  readonly until?: "end of turn" | "end of clean-up";
  /** Or by this, if that comes first. */
  readonly endsBy?: readonly "defeat"[];
  /**
   * With so many of its owner's cubes it comes, or with as many as the card of its bearer says. One goes off each clean-up; with the last it is
   * over, and an evocation that bears it leaves play (L-SAT-10, L-SAT-11).
   */
  readonly decline?: number | "as printed";
  /** When its turn is over, so many of its owner's cubes go off its bearer as it says. */
  readonly fades?: true;
  /** It hears and changes nothing while its bearer is in the cell. */
  readonly sleeps?: "in the cell";
  /** It hears nothing outside of this phase. */
  readonly during?: "action phase";
}

/** One that is printed in a box. */
export interface Attachment extends AttachmentKind {
  readonly provenance: Provenance;
}

/** How things look that no card draws: what lasts on for this turn, an event that lies on the board, what a mage can do. */
export const LASTING = { icon: "sands-of-time" } as const;
export const ON_THE_BOARD = { icon: "rose" } as const;
export const SKILL = { icon: "pointy-hat" } as const;

/** What verbs attach by themselves, whichever boxes are at the table. */
export const FADING_DAMAGE = "fading-damage";
export const coreAttachments: readonly AttachmentKind[] = [
  {
    id: FADING_DAMAGE,
    name: { en: "Fading damage", es: "Daño pasajero", fr: "Dégâts passagers" },
    icon: "drop",
    on: "mage",
    you: "owner",
    until: "end of turn",
    endsBy: ["defeat"],
    fades: true,
  },
];
