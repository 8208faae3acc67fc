/** What the file knows of tables beside their entries: what lists show, who may come in, when something is due. */
import type { DatabaseSync } from "node:sqlite";
import type { ListedTable } from "@blackrose/protocol";
import type { Run } from "./journal.ts";

/** A table as lists and the doors know it while nobody has it open. */
export interface Row {
  readonly id: string;
  readonly listed: boolean;
  readonly invitation: string;
  /** When its clock or its bots want it back; null when it waits for people alone. */
  readonly due: number | null;
  /** How many entries this is true after. */
  readonly sequence: number;
  readonly summary: ListedTable;
}

export type Tables = ReturnType<typeof tablesIn>;

/** `run` writes; what it returns is durable when it resolves. */
export function tablesIn(db: DatabaseSync, run: Run) {
  const one = db.prepare("SELECT listed, summary FROM tables WHERE id = ?");
  const byInvitation = db.prepare("SELECT id FROM tables WHERE invitation = ?");
  const listed = db.prepare(`SELECT summary FROM tables WHERE listed = 1 AND status = ? ORDER BY at DESC LIMIT ?`);
  const member = db.prepare("SELECT 1 FROM members WHERE table_id = ? AND account = ?");
  const membersOf = db.prepare("SELECT account FROM members WHERE table_id = ?");
  const mine = db.prepare(
    `SELECT summary, turn FROM members JOIN tables ON tables.id = members.table_id
     WHERE members.account = ? ORDER BY turn DESC, at DESC LIMIT ?`,
  );
  // Who looked on and spoke is no member, but stands in the entries: there is no index for that, and it is rarely asked.
  const idsOf = db.prepare(
    `SELECT id FROM tables WHERE id IN (
       SELECT table_id FROM members WHERE account = :account
       UNION SELECT table_id FROM entries WHERE instr(entry, :account) > 0)`,
  );
  const due = db.prepare("SELECT id FROM tables WHERE due <= ? ORDER BY due");
  // Written to after it was last put away: the server was stopped while it was open.
  const unfinished = db.prepare(
    "SELECT id FROM tables WHERE sequence < (SELECT max(sequence) + 1 FROM entries WHERE table_id = tables.id)",
  );
  // The first entry is written before the row: a server stopped in between left a table nobody can know of.
  const stray = db.prepare("SELECT DISTINCT table_id AS id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)");
  const ids = (rows: unknown[]): string[] => (rows as { id: string }[]).map(({ id }) => id);

  const tables = {
    put({ id, listed: open, invitation, due: when, sequence, summary }: Row): Promise<void> {
      const { game, status, at } = summary;
      return run(
        `INSERT OR REPLACE INTO tables (id, game, status, listed, invitation, at, due, sequence, summary)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [id, game, status, open ? 1 : 0, invitation, at, when, sequence, JSON.stringify(summary)],
      );
    },
    summary: (id: string): ListedTable => JSON.parse((one.get(id) as { summary: string }).summary) as ListedTable,
    statusOf: (id: string): ListedTable["status"] => tables.summary(id).status,
    has: (id: string): boolean => one.get(id) !== undefined,
    isListed: (id: string): boolean => (one.get(id) as { listed: number } | undefined)?.listed === 1,
    byInvitation: (invitation: string): string | null =>
      (byInvitation.get(invitation) as { id: string } | undefined)?.id ?? null,
    listed: (status: ListedTable["status"], most: number): ListedTable[] =>
      (listed.all(status, most) as { summary: string }[]).map(({ summary }) => JSON.parse(summary) as ListedTable),
    join: (id: string, account: string): Promise<void> =>
      run("INSERT OR IGNORE INTO members (table_id, account) VALUES (?, ?)", [id, account]),
    isMember: (id: string, account: string): boolean => member.get(id, account) !== undefined,
    members: (id: string): string[] => (membersOf.all(id) as { account: string }[]).map(({ account }) => account),
    setTurn: (id: string, account: string, turn: boolean): Promise<void> =>
      run("UPDATE members SET turn = ? WHERE table_id = ? AND account = ?", [turn ? 1 : 0, id, account]),
    mine: (account: string, most: number): ListedTable[] =>
      (mine.all(account, most) as { summary: string; turn: number }[]).map(({ summary, turn }) => ({
        ...(JSON.parse(summary) as ListedTable),
        yourTurn: turn === 1,
      })),
    /** The tables somebody has anything to do with. */
    idsOf: (account: string): string[] => ids(idsOf.all({ account })),
    due: (until: number): string[] => ids(due.all(until)),
    unfinished: (): string[] => ids(unfinished.all()),
    async remove(id: string): Promise<void> {
      const all = ["entries WHERE table_id", "snapshots WHERE table_id", "members WHERE table_id", "tables WHERE id"];
      await Promise.all(all.map((what) => run(`DELETE FROM ${what} = ?`, [id])));
    },
    async removeStrays(): Promise<void> {
      await Promise.all(ids(stray.all()).map(tables.remove));
    },
    /** A name is taken out of what lists show; entries and snapshot are the journal's to change. */
    async forgetName(id: string, name: string, instead: string): Promise<void> {
      const summary = tables.summary(id);
      const chairs = summary.chairs.map((chair) => (chair.name === name ? { ...chair, name: instead } : chair));
      await run("UPDATE tables SET summary = ? WHERE id = ?", [JSON.stringify({ ...summary, chairs }), id]);
    },
  };
  return tables;
}
