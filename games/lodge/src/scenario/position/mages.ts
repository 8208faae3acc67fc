/** Mages: who sits where, where they stand, what they have won. */
import { Damaged, type Part, textAt, wholeAt, wordsAt } from "@blackrose/kernel";
import { ACTIONS_A_TURN, CELL, Inhibited } from "../../state.ts";
import { ROSE } from "../../who.ts";
import { roomAt } from "../words.ts";
import { byParty, bySeat, type Laying } from "./laying.ts";

const isForbidden = (word: string): word is keyof typeof Inhibited => Object.hasOwn(Inhibited, word);

function mageAt({ cards }: Laying, id: string, place: string): number {
  const mage = cards.content.mages.findIndex((one) => one.id === id);
  if (mage >= 0) return mage;
  throw new Damaged(
    place,
    `there is no mage "${id}"; there are: ${cards.content.mages.map((one) => one.id).join(", ")}`,
  );
}

export const mages: Part<Laying> = {
  /** In the order of the content. */
  before({ s, seats, cards }) {
    for (let i = 0; i < s.seats; i++) s.mages[seats.seat(`P${i + 1}`, "given.mages")] = i;
    s.palette = s.mages.slice(0, s.seats).map((_, seat) => seat);
    s.colours = [...s.palette];
    s.cells = [...s.palette];
    // The Avatar wears one nobody has, and begins in the Black Rose Room (L-AVA-05).
    if (s.avatarAfter < 0) return;
    s.mages[s.seats] = cards.content.mages.findIndex((_, mage) => !s.mages.includes(mage));
    s.cells[s.seats] = s.seats;
    s.at[s.seats] = s.tiles.indexOf(cards.roles["black rose room"]);
  },
  fields: {
    mages: bySeat((t, seat, said, place) => {
      t.s.mages[seat] = mageAt(t, textAt(said, place), place);
    }),
    at: bySeat(({ cards, s }, seat, said, place) => {
      s.at[seat] = said === "cell" ? CELL : roomAt(cards, s, textAt(said, place), place);
    }),
    actions: bySeat(({ s }, seat, said, place) => {
      s.actions[seat] = wholeAt(said, place, 0, ACTIONS_A_TURN);
    }),
    /** What it may not do for now (L-COM-14). */
    forbidden: bySeat(({ s }, seat, said, place) => {
      for (const word of wordsAt(said, place)) {
        if (!isForbidden(word)) throw new Damaged(place, `"${word}" is none of ${Object.keys(Inhibited).join(", ")}`);
        s.inhibited[seat] |= Inhibited[word];
      }
    }),
    power: byParty(({ s }, party, said, place) => {
      s.power[party] = wholeAt(said, place, 0);
    }),
    trophies: byParty(({ s }, party, said, place) => {
      s.trophies[party] = wholeAt(said, place, 0);
    }),
    /** A mage's own trophies that nobody has won yet. */
    "trophies left": bySeat(({ s }, seat, said, place) => {
      s.trophyStock[seat] = wholeAt(said, place, 0, s.trophyStock[seat]);
    }),
  },
  after({ s, cards, seats }) {
    const twice = s.mages.findIndex((mage, seat) => s.mages.indexOf(mage) !== seat);
    if (twice >= 0) {
      const { id } = cards.content.mages[s.mages[twice]];
      const other = seats.name(s.mages.indexOf(s.mages[twice]));
      throw new Damaged("given.mages", `${other} and ${seats.name(twice)} are both ${id}; say who the other is`);
    }
    trophiesFit({ s, cards, seats });
  },
};

/** Every trophy won was a mage's own before (L-DEF-08). */
function trophiesFit({ s, cards, seats }: Pick<Laying, "s" | "cards" | "seats">): void {
  const each = cards.rulesets[s.ruleset].trophies;
  for (let party = 0; party <= ROSE; party++) {
    const others = each * (party === ROSE ? s.seats : s.at.length - 1);
    if (s.trophies[party] <= others) continue;
    const who = party === ROSE ? "rose" : seats.name(party);
    throw new Damaged(`given.trophies.${who}`, `the others have ${others} in all, ${each} each`);
  }
  const won = s.trophies.reduce((sum, n) => sum + n, 0);
  const gone = s.trophyStock.reduce((sum, n) => sum - n, each * s.at.length);
  if (gone === 0 || gone === won) return;
  throw new Damaged(`given["trophies left"]`, `${gone} are gone, but ${won} are won in given.trophies`);
}
