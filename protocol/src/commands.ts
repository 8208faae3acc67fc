/** What a client may say over its socket. Every command carries a key of the client's choice; a repeated key gets the first reply again, for the last 5,000 commands of an account at a table. */
import { z } from "zod";
import { LIMITS, level, moment, plainText, seat, tableId } from "./shared.ts";

/** What seats can agree on: it happens when every person at the table says yes. */
export const proposalKind = z.enum(["undo", "pause", "resume", "fault-undo", "fault-skip"]);
export type ProposalKind = z.infer<typeof proposalKind>;

export const action = z.discriminatedUnion("do", [
  // before the game
  z.strictObject({ do: z.literal("sit"), seat }).describe("Take an open chair."),
  z.strictObject({ do: z.literal("stand"), seat }).describe("Leave a chair before the game starts."),
  z
    .strictObject({ do: z.literal("chair"), seat, to: z.union([z.literal("open"), level]) })
    .describe("Host: put a bot on a chair, or open it; a person there is asked to leave."),
  z.strictObject({ do: z.literal("start") }).describe("Host: start the game; every chair must be taken."),
  z.strictObject({ do: z.literal("close") }).describe("Host: close a table at which no game has started."),
  // the game
  z
    .strictObject({
      do: z.literal("answer"),
      ask: z.int().min(0),
      keys: z.array(z.string().min(1).max(LIMITS.optionKey)).max(LIMITS.picks),
    })
    .describe("Answer the open question with keys out of its options."),
  z
    .strictObject({ do: z.literal("hold"), ask: z.int().min(0) })
    .describe("In a response window: take your time, whether you can answer or not."),
  z
    .strictObject({ do: z.literal("quiet"), on: z.boolean() })
    .describe("Do not ask me again in response windows this phase. Only the seat itself knows."),
  z
    .strictObject({ do: z.literal("take-back") })
    .describe("Take a sealed answer back while another seat has still to commit."),
  z
    .strictObject({ do: z.literal("propose"), what: proposalKind })
    .describe("Propose what needs consent; where nobody else is concerned it happens at once."),
  z
    .strictObject({ do: z.literal("vote"), proposal: z.int().min(0), yes: z.boolean() })
    .describe("Agree to a proposal, or not."),
  z.strictObject({ do: z.literal("leave") }).describe("Leave a game; a stand-in plays on until you come back."),
  z.strictObject({ do: z.literal("return") }).describe("Come back to your seat; the stand-in leaves."),
  z
    .strictObject({ do: z.literal("concede") })
    .describe("Give up; a stand-in plays the seat to the end and it ranks last."),
  z.strictObject({ do: z.literal("rematch") }).describe("After the end: a new table with the same options and people."),
  z.strictObject({ do: z.literal("say"), text: plainText(LIMITS.chat) }).describe("Chat."),
  // looking back
  z
    .strictObject({ do: z.literal("history"), from: z.int().min(0) })
    .describe("What happened from a step on, as this viewer saw it; the reply holds `steps` and `chat`."),
  z
    .strictObject({ do: z.literal("look-back"), step: z.int().min(0) })
    .describe("The table as this viewer saw it after so many answers; the reply holds `view`."),
]);
export type Action = z.infer<typeof action>;

const key = z.string().min(1).max(40);

export const command = z.strictObject({ key, action });
export type Command = z.infer<typeof command>;

/**
 * The first message on a socket: which table, as which of one's seats, and up to where one is informed. `live` names the run of the
 * stream the number belongs to; a stream of another run starts over with the whole sight.
 */
export const watch = z.strictObject({
  watch: tableId,
  seat: seat.optional(),
  live: z.string().max(40).optional(),
  since: z.int().min(0).optional(),
});
export type Watch = z.infer<typeof watch>;

/** Answered at once by `{ is: "pong" }` with the server's clock; keeps a sleeping connection honest. */
export const ping = z.strictObject({ ping: moment });

export const fromClient = z.union([command, watch, ping]);
export type FromClient = z.infer<typeof fromClient>;
