/** Games as text that a reviewer can read: questions, answers, and events as each viewer gets them. */
import { readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";
import {
  answer,
  type Event,
  eventsFor,
  type Game,
  isRefusal,
  type KernelState,
  type Luck,
  pickAny,
  questionFor,
  type Session,
  SPECTATOR,
} from "../src/index.ts";

export const viewers = (seats: number): number[] => [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
export const nameOf = (viewer: number): string => (viewer === SPECTATOR ? "all" : `P${viewer + 1}`);

/** Each line that all viewers get alike is written once. */
export function tell<S extends KernelState, C>(game: Game<S, C>, events: readonly Event[], seats: number): string[] {
  return events.flatMap((event) => {
    const told = viewers(seats).map((viewer) => JSON.stringify(eventsFor(game, [event], viewer)[0] ?? null));
    const lines = [`    ${told[0] === "null" ? "(nobody else)" : told[0]}`];
    told.forEach((line, i) => {
      if (line !== told[0]) lines.push(`      ${nameOf(viewers(seats)[i])}: ${line}`);
    });
    return lines;
  });
}

/** Answers the first open question at random: what was asked, the keys of the answer, what happened. */
export function answerAny<S extends KernelState, C>(
  session: Session<S, C>,
  luck: Luck,
): { readonly asked: string; readonly keys: string; readonly events: readonly Event[] } {
  const { s } = session.world;
  const [ask] = s.asks;
  const question = questionFor(session, ask.seat)!;
  const asked = `${s.answers + 1}. P${ask.seat + 1} ${question.decision}: ${question.options.join(" ")}`;
  const keys = pickAny(ask, luck).map((code) => question.options[ask.options.indexOf(code)]);
  const taken = answer(session, ask.seat, question.id, keys);
  if (isRefusal(taken)) throw new Error(taken.sentence);
  return { asked, keys: keys.join(" "), events: taken.events };
}

/** A change in the rules shows as a change in a file. `BLACKROSE_UPDATE=1` writes it anew. */
export function expectFile(file: string, played: string): void {
  if (process.env["BLACKROSE_UPDATE"] === "1") writeFileSync(file, played);
  expect(played).toBe(readFileSync(file, "utf8"));
}
