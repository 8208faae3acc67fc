/** A line to a table, wherever it is kept: text goes in and out, and it can break. */
export interface WireEvents {
  open(): void;
  text(text: string): void;
  /** The line broke; it may be tried again. */
  broke(): void;
  /** There is no sense in trying again. */
  ended(why: Ending): void;
}

export interface Ending {
  readonly code: "missing" | "closed" | "elsewhere" | "damaged" | "old" | "ended";
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export type Dial = (events: WireEvents) => Wire;
