/** What the page asks of the engine's worker, and what it gets. Tables themselves speak over a port of their own. */
import type { Record as GameRecord } from "@blackrose/kernel";
import type { Setup, Sight, Step } from "@blackrose/protocol";
import type { Person } from "@blackrose/table";
import type { PlayedTable } from "../face.ts";

export interface MakeWish {
  readonly do: "make";
  readonly setup: Setup;
  readonly host: Person;
  /** Others at this device, on the open chairs they take. */
  readonly people?: readonly (Person | null)[];
  /** A first game, the same for everyone. */
  readonly lesson?: { readonly seed: string };
  /** Play on from there. */
  readonly from?: { readonly record: GameRecord; readonly step: number };
}

export interface OpenWish {
  readonly do: "open";
  readonly table: string;
  readonly person: Person;
  readonly port: MessagePort;
}

/** A finished game played again: checked on the way, and every step as a viewer saw it. */
export interface ReplayWish {
  readonly do: "replay";
  readonly record: unknown;
}

export interface LookWish {
  readonly do: "look";
  readonly step: number;
  readonly viewer: number;
}

export interface StepsWish {
  readonly do: "steps";
  readonly viewer: number;
}

export type Wish =
  | MakeWish
  | OpenWish
  | { readonly do: "record"; readonly table: string }
  | ReplayWish
  | LookWish
  | StepsWish;

export interface Granted {
  make: { readonly table: string } | { readonly problem: string };
  open: null;
  record: GameRecord | null;
  replay:
    | { readonly record: GameRecord; readonly turns: readonly number[]; readonly plays: PlayedTable }
    | { readonly problem: "damaged" | "other" | "broken"; readonly sentence: string };
  look: NonNullable<Sight["view"]>;
  steps: readonly Step[];
}

/** What a port says besides a table's own messages. */
export type PortMessage = { readonly text: string } | { readonly ended: "missing" | "damaged" | "old" | "elsewhere" };
