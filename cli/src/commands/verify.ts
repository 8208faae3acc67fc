/** `blackrose verify`: plays a record again and checks every step of it, as far as it was played by the rules of this program. */
import { commitment, Mismatch, playsAlike, replay, seedFromHex, type Stretch, versionOf } from "@blackrose/kernel";
import { type Command, onlyWord } from "../command.ts";
import { Exit } from "../problem.ts";
import { inFile, readRecordFile, sentence } from "../record.ts";
import { shown } from "../shown.ts";

export const verify: Command = {
  name: "verify",
  takes: "FILE",
  summary: "Checks the record of a game: the seed, every state, and that it is complete.",
  more: `Exit code 0: it holds. 1: it does not. 2: it is damaged, or no record this program can check.
3: what could be checked holds; it was played under other rules or cards than this program has, so not all could be.`,
  options: {},
  run(given) {
    const path = onlyWord(verify, given);
    const { entry, record } = readRecordFile(path);
    const good = (line: string): void => void process.stdout.write(`✓ ${shown(line)}\n`);
    const unknown = (line: string): void => void process.stdout.write(`· ${shown(line)}\n`);
    const bad = (line: string): number => {
      process.stdout.write(`✗ ${shown(line)}\n`);
      process.stderr.write(`blackrose: ${shown(path)} does not hold.\n`);
      return Exit.doesNotHold;
    };
    const { rules, content } = record;
    good(`a record of ${record.game}, ${record.seats} seats, made under rules version ${rules}, content ${content}`);

    if (record.seed === undefined) return bad("the seed is not in it: the game was not over when it was written");
    if (commitment(seedFromHex(record.seed)!) !== record.commitment) {
      return bad("the seed does not belong to the commitment published when the game started (K-LCK-01)");
    }
    good(`the seed belongs to the commitment ${record.commitment}`);

    let reached = -1;
    try {
      const { session, stretches } = inFile(path, () =>
        replay(entry.title, record, (_session, step) => {
          reached = step;
        }),
      );
      const { game, world } = session;
      const isWhole = stretches.every(({ same }) => same);
      if (isWhole && stretches.length === 1) {
        good(`the first state and all ${record.answers.length} answers lead where the record says`);
      } else {
        const today = versionOf(game);
        unknown(`this program has rules version ${today.rules}, content ${today.content}`);
        for (const stretch of stretches) found(stretch, playsAlike(stretch.version, today));
      }
      const { s } = world;
      const last = stretches[stretches.length - 1];
      if (last.astray !== null) unknown("not checked: how the game ended");
      else if (s.fault !== 0) {
        return bad("the rules could not go on at its end, and the table did not decide how to continue");
      } else {
        const result = game.result(s);
        if (result === null && record.conceded !== undefined) {
          const gaveUp = record.conceded.map((seat) => `P${seat + 1}`).join(", ");
          good(`it ended after answer ${record.answers.length}, because ${gaveUp} gave up (K-SIT-04)`);
          unknown("not checked: that they did; the table's word stands for it");
        } else if (result === null && last.same) {
          return bad(`it is not complete: the game goes on after answer ${record.answers.length}`);
        } else if (result === null) {
          unknown(`not checked: whether it is complete; by the rules as they are now the game goes on after its end`);
        } else {
          const winners = result.winners.map((seat) => `P${seat + 1}`).join(" and ") || (entry.elseWins ?? "nobody");
          good(`it is complete: ${winners} won in ${entry.round} ${entry.roundOf(s)}`);
        }
      }
      return isWhole ? Exit.well : Exit.notAllChecked;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      if (reached >= 0) good(`the first state and ${reached} of ${record.answers.length} answers lead where it says`);
      return bad(error.message);
    }

    /** What was found out about answers given under one version. */
    function found({ version, after, answers, same, given: again, astray, met }: Stretch, alike: boolean): void {
      if (answers === 0) return;
      const which = `answers ${after + 1} to ${after + answers}`;
      if (same) return good(`${which}, given under these rules, lead where the record says`);
      const by = alike ? "these rules and cards" : `rules version ${version.rules}, content ${version.content}`;
      if (astray === null) good(`${which}, given under ${by}, can all be given again`);
      else {
        unknown(`of ${which}, given under ${by}, the first ${again} can be given again`);
        unknown(`answer ${after + again + 1} cannot, by the rules as they are now: ${sentence(astray)}`);
      }
      if (met === answers) good(`they lead to the very states the record names`);
      else {
        unknown(
          `not checked: whether they led to the states the record names; a program with rules version ${version.rules} can tell`,
        );
      }
    }
  },
};
