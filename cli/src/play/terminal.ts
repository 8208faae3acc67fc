/** Where a person plays: a screen to write on, lines to read, the game's words and the rulebook at hand. */
import type { Face } from "../face.ts";
import type { Paint } from "../paint.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Input } from "./input.ts";
import type { Phrases } from "./phrases.ts";

export interface Terminal {
  readonly face: Face;
  readonly say: Phrases;
  readonly paint: Paint;
  readonly book: Rulebook;
  readonly input: Input;
  readonly width: number;
  /** Where the record is kept up to date, if anywhere, and where the game came from, if from anywhere. */
  readonly record: string | undefined;
  readonly resumed: string | undefined;
  write(lines: readonly string[]): void;
}
