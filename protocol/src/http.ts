/** What is asked for over HTTP: accounts, the list of tables, replays. Bodies and answers are JSON. */
import { z } from "zod";
import { status } from "./messages.ts";
import { gameName, LIMITS, level, moment, plainText, setup, tableId } from "./shared.ts";

export const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Whether it can be kept beyond this browser. */
  kept: z.strictObject({ phrase: z.boolean(), passkeys: z.int() }),
});
export type Account = z.infer<typeof account>;

/** A table as lists show it. */
export const listedTable = z.strictObject({
  id: tableId,
  name: z.string(),
  game: gameName,
  options: z.record(z.string(), z.unknown()),
  status,
  chairs: z.array(z.strictObject({ is: z.enum(["open", "person", "bot"]), name: z.string() })),
  pace: z.string(),
  at: moment,
  /** In the list of one's own: whether the table waits for you. */
  yourTurn: z.boolean().optional(),
});
export type ListedTable = z.infer<typeof listedTable>;

const sentence = z.strictObject({ code: z.string(), sentence: z.string() });

/** Method and path → body and answer. */
export const routes = {
  "GET /api/me": { says: "Who you are; null before the first visit is signed in.", answer: account.nullable() },
  "POST /api/me": {
    says: "Become a guest, or change your name.",
    body: z.strictObject({ name: plainText(LIMITS.name) }),
    answer: account,
  },
  "POST /api/me/forget": { says: "Leave this browser: the cookie goes.", body: z.strictObject({}), answer: z.null() },
  "DELETE /api/me": { says: "Delete the account; your seats go to stand-ins, your name to nobody.", answer: z.null() },
  "POST /api/me/phrase": {
    says: "A new recovery phrase; an earlier one no longer counts. It is shown once.",
    body: z.strictObject({}),
    answer: z.strictObject({ phrase: z.string() }),
  },
  "POST /api/recover": {
    says: "Sign in with a recovery phrase.",
    body: z.strictObject({ phrase: z.string().max(200) }),
    answer: account,
  },
  "POST /api/passkey/register-options": {
    says: "Begin to keep the account with a passkey.",
    body: z.strictObject({}),
    answer: z.unknown(),
  },
  "POST /api/passkey/register": { says: "Finish it.", body: z.unknown(), answer: account },
  "POST /api/passkey/sign-in-options": {
    says: "Begin to sign in with a passkey.",
    body: z.strictObject({}),
    answer: z.unknown(),
  },
  "POST /api/passkey/sign-in": { says: "Finish it.", body: z.unknown(), answer: account },
  "GET /api/tables": { says: "Listed tables with an open chair, and games to watch.", answer: z.array(listedTable) },
  "GET /api/mine": {
    says: "Your tables, those waiting for you first, and your finished games.",
    answer: z.array(listedTable),
  },
  "POST /api/tables": { says: "Make a table.", body: setup, answer: z.strictObject({ table: tableId }) },
  "POST /api/join": {
    says: "Redeem an invitation: from then on you may open the table and take a chair.",
    body: z.strictObject({ invitation: z.string().max(64) }),
    answer: z.strictObject({ table: tableId }),
  },
  "GET /api/replays/:table": { says: "The record of a finished game, with its seed.", answer: z.unknown() },
  "POST /api/replays/:table/fork": {
    says: "Play on from a step of a finished game: a new table, you on one seat, bots on the others.",
    body: z.strictObject({
      step: z.int().min(0),
      seat: z
        .int()
        .min(0)
        .max(LIMITS.seats - 1),
      level,
    }),
    answer: z.strictObject({ table: tableId }),
  },
  "DELETE /api/tables/:table": { says: "Host: delete a table that is over or never started.", answer: z.null() },
} as const;

/** What every route answers when it cannot: a status of 4xx or 5xx and this. */
export const problem = sentence;
