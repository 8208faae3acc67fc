/** `blackrose verify`: plays a record again and checks every step of it. */
import { commitment, Mismatch, replay, seedFromHex } from "@blackrose/kernel";
import { type Command, onlyWord } from "../command.ts";
import { Exit } from "../problem.ts";
import { inFile, readRecordFile } from "../record.ts";

export const verify: Command = {
  name: "verify",
  takes: "FILE",
  summary: "Checks the record of a game: the seed, every state, and that it is complete.",
  more: "Exit code 0: it holds. 1: it does not. 2: it is damaged, or no record this program can check.",
  options: {},
  run(given) {
    const path = onlyWord(verify, given);
    const { entry, record } = readRecordFile(path);
    const game = entry.title.play(record);
    const good = (line: string): void => void process.stdout.write(`✓ ${line}\n`);
    const bad = (line: string): number => {
      process.stdout.write(`✗ ${line}\n`);
      process.stderr.write(`blackrose: ${path} does not hold.\n`);
      return Exit.doesNotHold;
    };
    good(`a record of ${game.name}, ${record.seats} seats, rules ${record.rules}, content ${record.content}`);

    if (record.seed === undefined) return bad("the seed is not in it: the game was not over when it was written");
    if (commitment(seedFromHex(record.seed)!) !== record.commitment) {
      return bad("the seed does not belong to the commitment published when the game started (K-LCK-01)");
    }
    good(`the seed belongs to the commitment ${record.commitment}`);

    let reached = -1;
    try {
      const session = inFile(path, () =>
        replay(game, record, (_session, step) => {
          reached = step;
        }),
      );
      good(`the first state and all ${record.answers.length} answers lead where the record says`);
      const { s } = session.world;
      if (s.fault !== 0)
        return bad("the rules could not go on at its end, and the table did not decide how to continue");
      const result = game.result(s);
      if (result === null) return bad(`it is not complete: the game goes on after answer ${record.answers.length}`);
      const winners = result.winners.map((seat) => `P${seat + 1}`).join(" and ") || (entry.elseWins ?? "nobody");
      good(`it is complete: ${winners} won in ${entry.round} ${entry.roundOf(s)}`);
      return Exit.well;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      if (reached >= 0) good(`the first state and ${reached} of ${record.answers.length} answers lead where it says`);
      return bad(error.message);
    }
  },
};
