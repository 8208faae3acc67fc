/** In random play every sentence of every card is read, with its conditions true and false, accepted and declined. */
import { advance, freshLuck, type Operation, PASS, playOn, seedFrom, world } from "@blackrose/kernel";
import { expect, test } from "vitest";
import type { Sentence } from "../src/content.ts";
import { holds } from "../src/effects/conditions.ts";
import { type State, type Tables, treachery } from "../src/index.ts";

const GAMES = 4000;

test("every sentence and branch of the cards is used", { timeout: 600_000 }, () => {
  const used = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries(treachery.operations).map(([verb, operation]): [string, Operation<State, Tables>] => [
      verb,
      {
        run(w, frame, line) {
          const name = `${treachery.scripts[frame.of].name}.${frame.at >> 1}`;
          used.add(`${name} ${holds(w, frame, (line as Sentence).if) ? "holds" : "does not hold"}`);
          operation.run(w, frame, line);
        },
        ...(operation.chosen && {
          chosen(w, frame, line, code, codes) {
            used.add(`${treachery.scripts[frame.of].name}.${frame.at >> 1} ${code === PASS ? "declined" : "accepted"}`);
            operation.chosen?.(w, frame, line, code, codes);
          },
        }),
      },
    ]),
  );
  const game = { ...treachery, operations: watched };
  const luck = freshLuck("branches");
  for (let i = 0; i < GAMES; i++) {
    const w = world(game, game.begin({ seats: 4 + (i % 3), options: {} }, seedFrom(`branches ${i}`)));
    advance(w);
    playOn(w, luck);
  }
  const expected = treachery.scripts.flatMap(({ name, lines }) =>
    (lines as readonly Sentence[]).flatMap((line, i) => {
      const wanted = [`${name}.${i} holds`];
      if (line.if !== undefined) wanted.push(`${name}.${i} does not hold`);
      // The Fairy's choice is a decision of its own, counted with the others.
      if (line.may && line.do !== "beckon") wanted.push(`${name}.${i} accepted`, `${name}.${i} declined`);
      return wanted;
    }),
  );
  expect(expected.filter((branch) => !used.has(branch))).toEqual([]);
});
