/**
 * The log of a table. The table is what its entries make of it: whatever chance, clocks and bots decided stands in an entry, so reading
 * them again gives the same table, to the last cube.
 */
import type { Entry as Answer, Roster, SavedTakenUp, Snapshot, Telling, Version } from "@blackrose/kernel";
import type { ChatLine, Level, ProposalKind, Setup } from "@blackrose/protocol";
import type { Course, Seat } from "./table.ts";

/** Who somebody is: an account and the name it goes by. */
export interface Person {
  readonly account: string;
  readonly name: string;
}

/** A table that goes on from a position of another game: the answers that led there. */
export interface Fork {
  /** The table of that game, or empty for one from a file. */
  readonly of: string;
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** By what that game was begun, and where it was taken up under other rules. */
  readonly begun?: Version;
  readonly takenUp?: readonly SavedTakenUp[];
}

export interface Made {
  readonly is: "made";
  readonly setup: Setup;
  readonly host: Person;
  /** Who sits on which chair from the start. */
  readonly people: readonly (Person | null)[];
  readonly invitation: string;
  /** By what it is played; earlier tables do not say how things were numbered, nor of what the game was made. */
  readonly rules: number;
  readonly content: string;
  readonly numbering?: string;
  readonly roster?: Roster;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly fork?: Fork;
}

/** What can happen at a table. */
export type Happening =
  | Made
  | { readonly is: "sat"; readonly seat: number; readonly person: Person }
  | { readonly is: "stood"; readonly seat: number }
  | { readonly is: "chair"; readonly seat: number; readonly to: "open" | Level }
  | { readonly is: "started" }
  | NewRules
  | { readonly is: "closed" }
  /** `by`: who answered for the seat. */
  | Answered
  | { readonly is: "held"; readonly seat: number }
  | { readonly is: "quiet"; readonly seat: number; readonly on: boolean }
  | { readonly is: "took-back"; readonly seat: number }
  | { readonly is: "proposed"; readonly seat: number; readonly what: ProposalKind }
  | { readonly is: "voted"; readonly seat: number; readonly yes: boolean }
  | { readonly is: "left"; readonly seat: number; readonly why: "wish" | "clock" | "gone" }
  | { readonly is: "returned"; readonly seat: number }
  | { readonly is: "conceded"; readonly seat: number }
  | { readonly is: "said"; readonly seat: number; readonly name: string; readonly text: string }
  | { readonly is: "rematch"; readonly table: string }
  /** The machine's clock was set back while the table was put away: what was asked after this moment is asked now (K-CLK-08). */
  | { readonly is: "clock-set-back" };

/**
 * The table goes on under the rules as they are now. How its game stands is written here: what the entries before make of it under other
 * rules no longer matters.
 */
export interface NewRules {
  readonly is: "new-rules";
  readonly version: Version;
  /** Null where the game has not started. */
  readonly stands: Stands | null;
}

/** A game under way, as it stands beside who sits there and what they said. */
export interface Stands {
  readonly game: Snapshot;
  readonly answers: readonly Answer[];
  readonly takenUp: readonly SavedTakenUp[];
  readonly course: Course;
  readonly clocks: readonly Pick<Seat, "quiet" | "bank" | "since" | "credited">[];
}

export interface Answered {
  readonly is: "answered";
  readonly seat: number;
  readonly keys: readonly string[];
  readonly by: "person" | "bot" | "clock";
}

/** A happening, when it was (milliseconds since 1970), and the account and key of the command behind it, if a person's. */
export type Entry = Happening & { readonly at: number; readonly from?: readonly [account: string, key: string] };

/** A table as a snapshot keeps it: entries before `sequence` need not be read again. */
export interface Saved {
  readonly sequence: number;
  readonly made: Made & Entry;
  readonly seats: readonly Seat[];
  readonly course: Course;
  readonly chat: readonly ChatLine[];
  /** Keys of commands carried out, so that a repeat is known as one. */
  readonly keys: readonly (readonly [account: string, keys: readonly string[]])[];
  readonly game: Snapshot | null;
  readonly answers: readonly Answer[];
  /** Where the game was taken up under other rules; earlier saves do not have it. */
  readonly takenUp?: readonly SavedTakenUp[];
  /** What was shown of a game that is over: under later rules it is watched as it was. */
  readonly telling?: Telling;
}
