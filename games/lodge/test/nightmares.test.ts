/** The Nightmare deck: its order is nobody's to see, and every world a seat can imagine has each card once (L-HID-25, L-NM-01). */
import { SPECTATOR, view } from "@blackrose/kernel";
import { expect, test } from "vitest";
import { title } from "../src/house.ts";
import { luckOf } from "./games.ts";

const seating = {
  seats: 4,
  options: {
    ruleset: "rebirth",
    boxes: ["base", "rebirth"],
    schools: ["nightmare", "hex", "agony", "alchemy", "technomancy", "necromancy"],
  },
};
const game = title.play(seating);

test("nobody sees the Nightmare deck, and whoever imagines it finds every card once", () => {
  const s = game.begin(seating, [1, 2, 3, 4, 5, 6, 7, 8]);
  s.nightmares = game.cards.content.attachments.flatMap(({ family }, place) => (family === "nightmare" ? [place] : []));
  expect(s.nightmares).toHaveLength(9);
  for (const viewer of [0, 3, SPECTATOR]) {
    const seen = view(game.state, s, viewer);
    expect(seen.nightmares).toEqual(new Array(9).fill(-1));
    const imagined = game.imagine(seen, viewer, luckOf(`nightmares ${viewer}`));
    expect(imagined.nightmares.toSorted((a, b) => a - b)).toEqual(s.nightmares);
  }
});
