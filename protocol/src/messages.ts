/** What a table tells a client. `news` and `sight` are numbered for each viewer; all that is in them is that viewer's to know. */
import { z } from "zod";
import { proposalKind } from "./commands.ts";
import { gameName, level, moment, pace, seat, tableId } from "./shared.ts";

/** A question as the seat asked gets it; the options are keys that name things of the game. */
export const question = z.strictObject({
  id: z.int(),
  seat,
  decision: z.string(),
  rule: z.string(),
  options: z.array(z.string()),
  min: z.int(),
  max: z.int(),
  /** There is no choice: an honest client may say so, the others cannot tell. */
  forced: z.boolean(),
  /** A response window: `pass` and `hold` are always possible. */
  window: z.boolean(),
});
export type AskedQuestion = z.infer<typeof question>;

export const chair = z.strictObject({
  is: z.enum(["open", "person", "bot"]),
  name: z.string(),
  level: level.nullable(),
  /** A connection of that person is open. */
  here: z.boolean(),
  /** A bot plays for the person at present. */
  standIn: z.boolean(),
  conceded: z.boolean(),
});
export type Chair = z.infer<typeof chair>;

export const proposal = z.strictObject({
  id: z.int(),
  what: proposalKind,
  by: seat,
  agreed: z.array(seat),
  /** The persons whose yes is still missing. */
  missing: z.array(seat),
});

export const status = z.enum(["gathering", "playing", "paused", "fault", "over", "closed"]);
export type Status = z.infer<typeof status>;

export const tableSight = z.strictObject({
  id: tableId,
  name: z.string(),
  game: gameName,
  options: z.record(z.string(), z.unknown()),
  /** Rules version and content hash: a client with others cannot show this table. */
  rules: z.int(),
  content: z.string(),
  /** What its game is made of, by kind; null where that is what a new table with these options would be made of. */
  roster: z.record(z.string(), z.array(z.string()).readonly()).nullable(),
  status,
  pace,
  listed: z.boolean(),
  chairs: z.array(chair),
  /** Answers given so far. */
  step: z.int(),
  /** Seats with an open question, and by what moment each must answer; 0 without a limit. */
  waiting: z.array(z.strictObject({ seat, decision: z.string(), until: moment, held: z.boolean() })),
  /** Milliseconds left in each seat's bank when its clock last started or stopped, by the server's clock. */
  banks: z.array(z.int()),
  proposal: proposal.nullable(),
  commitment: z.string(),
  /** Published when the game is over. */
  seed: z.string(),
  /** Rank of each seat once the game is over, 1 the best. */
  places: z.array(z.int()),
  rematch: z.string(),
});
export type TableSight = z.infer<typeof tableSight>;

export const yourSight = z.strictObject({
  /** −1 for a spectator. */
  seat: z.int(),
  /** All seats of this account: more than one at a hot seat. */
  seats: z.array(seat),
  host: z.boolean(),
  quiet: z.boolean(),
  /** For those who sit here or host: what goes into the invitation link. */
  invitation: z.string(),
  /** Whether an own sealed answer can be taken back. */
  mayTakeBack: z.boolean(),
  /** Whether the way back to one's own last answer is open. */
  mayUndo: z.boolean(),
});
export type YourSight = z.infer<typeof yourSight>;

/**
 * Everything one viewer sees. `view` has the shape of the game's state, with −1 where the viewer may not look and without what only the
 * engine needs; null before the start.
 */
export const sight = z.strictObject({
  table: tableSight,
  you: yourSight,
  view: z.record(z.string(), z.unknown()).nullable(),
  question: question.nullable(),
});
export type Sight = z.infer<typeof sight>;

/** What is to be said of a game whose rules have changed since it was begun. */
export const rulesNote = z.discriminatedUnion("is", [
  z
    .strictObject({ is: z.literal("told-by-today"), begun: z.int(), now: z.int() })
    .describe("It was begun under one version of the rules and is told again under another."),
  z
    .strictObject({ is: z.literal("plays-on"), begun: z.int(), now: z.int(), anew: z.int() })
    .describe(
      "From here on it is played under that version; so many answers lead nowhere under it and are given anew.",
    ),
  z
    .strictObject({ is: z.literal("not-told") })
    .describe("From here on the answers lead elsewhere under the rules as they are now."),
]);
export type RulesNote = z.infer<typeof rulesNote>;

/** What one answer led to, in the game's events; `seat` answered, −1 for the opening and for what the table decided. */
export const step = z.strictObject({
  step: z.int(),
  seat: z.int(),
  events: z.array(z.record(z.string(), z.union([z.string(), z.int(), z.array(z.int())]))),
  /** What is to be said after it. */
  notes: z.array(rulesNote).optional(),
});
export type Step = z.infer<typeof step>;

export const chatLine = z.strictObject({ at: moment, seat: z.int(), name: z.string(), text: z.string() });
export type ChatLine = z.infer<typeof chatLine>;

/** Changes as a JSON merge patch (RFC 7396): objects are merged, lists replaced; null stands for null, nothing is ever removed. */
const patch = z.record(z.string(), z.unknown());
export type Patch = z.infer<typeof patch>;

export const fromTable = z.discriminatedUnion("is", [
  z
    .strictObject({ is: z.literal("sight"), live: z.string(), n: z.int(), now: moment, sight })
    .describe("The whole: first message after `watch`, and whenever history does not reach back far enough."),
  z
    .strictObject({
      is: z.literal("news"),
      n: z.int(),
      now: moment,
      patch: patch.optional(),
      steps: z.array(step).optional(),
      /** Answers after this step were taken back. */
      undoneTo: z.int().optional(),
      chat: z.array(chatLine).optional(),
    })
    .describe("What changed. Numbers follow each other without a gap."),
  z
    .strictObject({
      is: z.literal("done"),
      key: z.string(),
      steps: z.array(step).optional(),
      chat: z.array(chatLine).optional(),
      view: z.record(z.string(), z.unknown()).optional(),
      table: tableId.optional(),
    })
    .describe("A command was carried out, and is durable."),
  z
    .strictObject({
      is: z.literal("refused"),
      key: z.string(),
      code: z.string(),
      sentence: z.string(),
      rule: z.string().optional(),
    })
    .describe("A command was not carried out; nothing has changed."),
  z.strictObject({ is: z.literal("pong"), ping: moment, now: moment }).describe("The answer to a ping."),
  z
    .strictObject({
      is: z.literal("bye"),
      code: z.enum(["restart", "abuse", "elsewhere", "closed"]),
      sentence: z.string(),
    })
    .describe("The connection ends; after `restart`, come back with the same numbers."),
]);
export type FromTable = z.infer<typeof fromTable>;
