/** What several messages are made of. A limit stands here once; the border enforces it and the page on the protocol tells it. */
import { z } from "zod";

export const LIMITS = {
  /** The longest message a client may send. */
  frameBytes: 16 * 1024,
  name: 32,
  tableName: 60,
  chat: 500,
  seats: 6,
  /** Options one answer may name. */
  picks: 64,
  optionKey: 200,
} as const;

/** Letters that show nothing, although they count as letters: fillers of Hangul and the empty pattern of Braille. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/u;

/** A short text of people: no control characters, nothing but itself shown, and something shown. */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u, "Control characters do not belong in a text.")
    .refine((text) => !BLANK.test(text), "Letters that show nothing do not belong in a text.");

export const tableId = z.string().regex(/^[0-9a-z]{12}$/, "A table's id has twelve letters or digits.");
export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
/** Milliseconds since 1970, by the server's clock. */
export const moment = z.int().min(0);

export const gameName = z.enum(["treachery", "lodge"]);
export type GameName = z.infer<typeof gameName>;

/** How strong a bot plays. */
export const level = z.enum(["random", "greedy"]);
export type Level = z.infer<typeof level>;

/**
 * How fast it is played. `live`: a bank of seconds for each seat, and so many more for each turn, never above the bank; `window` is how
 * long a response window stands open to a silent seat. `slow`: days for each answer. `free`: no clock.
 */
export const pace = z.discriminatedUnion("is", [
  z.strictObject({
    is: z.literal("live"),
    bank: z.int().min(30).max(7200),
    credit: z.int().min(0).max(600),
    window: z.int().min(2).max(30),
  }),
  z.strictObject({ is: z.literal("slow"), days: z.int().min(1).max(14) }),
  z.strictObject({ is: z.literal("free") }),
]);
export type Pace = z.infer<typeof pace>;

/** Who shall sit on a chair when a table is made; `you` is whoever makes it, and may stand on several chairs (hot seat). */
export const wantedChair = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("you") }),
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level }),
]);
export type WantedChair = z.infer<typeof wantedChair>;

/** What a table is made of. The game itself checks the number of chairs and its options. */
export const setup = z.strictObject({
  game: gameName,
  name: plainText(LIMITS.tableName).optional(),
  options: z.record(z.string().max(40), z.unknown()),
  chairs: z.array(wantedChair).min(2).max(LIMITS.seats),
  pace,
  /** Whether everyone finds it in the list of tables, or only who has the invitation. */
  listed: z.boolean(),
});
export type Setup = z.infer<typeof setup>;
