/** Content is data: it can be replaced, is checked when read, and a game is resumed only under its own. */
import { answer, begin, questionFor, readSnapshot, seedFrom, snapshotOf, titleOf } from "@blackrose/kernel";
import { describe, expect, test } from "vitest";
import { box, type Content, readContent, treachery, treacheryTitle, treacheryWith } from "../src/index.ts";

const copy = (): Content => JSON.parse(JSON.stringify(box));
/** The box with one thing changed, as a file could hold it. */
function changed(change: (content: Writable) => void): Writable {
  const content = copy() as unknown as Writable;
  change(content);
  return content;
}
interface Writable {
  kinds: { id: string; played?: Record<string, unknown>[]; standing?: Record<string, unknown>[] }[];
  cards: Record<string, unknown>[];
  tokens: Record<string, unknown>;
}

describe("content", () => {
  test("of the box reads as it is, and each value says where it comes from", () => {
    expect(readContent(copy())).toEqual(box);
    expect(box.cards).toHaveLength(80);
    for (const { provenance } of box.cards) {
      for (const word of Object.values(provenance)) expect(word).toMatch(/^(stated|public|designed|implied: .+)$/);
    }
  });

  test("with other bases makes another game, and its saves say so", () => {
    const other = treacheryWith(readContent(changed(({ cards }) => (cards[79]["base"] = 9))));
    expect(other.contentHash).not.toBe(treachery.contentHash);
    const session = begin(other, { seats: 4, options: { remove: "random" } }, seedFrom("content"));
    const { id, seat, options } = questionFor(session, session.world.s.asks[0].seat)!;
    answer(session, seat, id, [options[0]]);
    const saved: unknown = JSON.parse(JSON.stringify(snapshotOf(session)));
    expect(
      readSnapshot(
        titleOf(other, () => other, treacheryTitle.earlier),
        saved,
      ),
    ).toMatchObject({ state: session.world.s, same: true });
    expect(readSnapshot(treacheryTitle, saved)).toMatchObject({ state: session.world.s, same: false });
  });

  test("that is damaged says which card and where", () => {
    const faults: [string, (content: Writable) => void][] = [
      ["content.cards[0] (army-r).base: a base is a whole number from 1 to 9", ({ cards }) => (cards[0]["base"] = 12)],
      ['content.cards[3] (army-y).colour: "pink" is none of', ({ cards }) => (cards[3]["colour"] = "pink")],
      ["content.cards[5] (knight-r).kind: there is no such kind", ({ cards }) => (cards[5]["kind"] = "horse")],
      ['the id "army-r" stands twice', ({ cards }) => (cards[1]["id"] = "army-r")],
      ["content.cards: 45 common and 35 uncommon cards", ({ cards }) => cards.pop()],
      ['(army).played[0].do: "fly" is none of', ({ kinds }) => (kinds[0].played![0]["do"] = "fly")],
      ['(army).played[0].decision: "D-NONE" is none of', ({ kinds }) => (kinds[0].played![0]["decision"] = "D-NONE")],
      [
        '(mage).standing[0]: "subtracts in diplomacy" needs "unless"',
        ({ kinds }) => delete kinds[2].standing![0]["unless"],
      ],
      ["content.tokens.red: each colour has five tokens", ({ tokens }) => (tokens["red"] = [1])],
      ["content.tokens.blue[0]: values are 1 to 25, each once", ({ tokens }) => (tokens["blue"] = [4, 9, 11, 19, 25])],
    ];
    for (const [sentence, change] of faults) expect(() => readContent(changed(change))).toThrow(sentence);
    expect(() => readContent("text")).toThrow("content: a record");
    expect(() => readContent({ kinds: [] })).toThrow("content.cards: a list was expected");
  });
});
