/** Cubes: on mages and evocations, in rooms, in the supplies. */
import { Damaged, type Part, textsAt, wordsAt } from "@blackrose/kernel";
import { hasOption } from "../../options.ts";
import { isFull, slotsOf, takesInstability } from "../../rules/rooms.ts";
import { CELL, NONE } from "../../state.ts";
import { ROSE } from "../../who.ts";
import { cubesAt, roomAt } from "../words.ts";
import { byParty, byRoom, bySeat, type Laying } from "./laying.ts";

const EVOCATIONS_OF_A_MAGE = 3;

/** Cubes lie on somebody who has not fallen (L-DMG-04, L-DEF-01). */
export function mustStand(place: string, who: string, health: number, cubes: readonly number[]): void {
  if (cubes.length < health) return;
  throw new Damaged(place, `${who} falls at ${health} cubes; at most ${health - 1} can lie there, not ${cubes.length}`);
}

/** "landsknecht of P2 at garden with P1 rose". */
function layEvocation(t: Laying, phrase: string, place: string): void {
  const { cards, s, seats } = t;
  const [, kind, of, at, cubes = ""] = /^(\S+) of (\S+)(?: at (\S+))?(?: with (.+))?$/.exec(phrase) ?? [];
  const is = cards.figures.find(({ id }) => id === kind);
  const isBare = is !== undefined && (is.carried === true || is.drives !== undefined);
  if ((at === undefined) !== isBare || of === undefined)
    throw new Damaged(
      place,
      `"${phrase}" should read like "landsknecht of P2 at garden with P1 P1", one without a figure like "axe of P2 with P1"`,
    );
  const figure = cards.figures.findIndex((one, n) => one.id === kind && s.figureAt[n] === NONE);
  if (figure < 0) throw new Damaged(place, `there is no figure "${kind}" left`);
  const owner = seats.seat(of, place);
  if (s.figureOwner.filter((other) => other === owner).length === EVOCATIONS_OF_A_MAGE)
    throw new Damaged(place, `${of} has ${EVOCATIONS_OF_A_MAGE} evocations already, and cannot have more (L-SUM-02)`);
  // What is carried is where its mage is, what drives something nowhere on the board (L-EQP-01, L-HAS-02).
  const bare = is?.carried ? s.at[owner] : CELL;
  s.figureAt[figure] = at === undefined ? bare : roomAt(cards, s, at, place);
  s.figureOwner[figure] = owner;
  // Whether it stands with so many is looked at once it carries what it carries.
  s.figureDamage[figure] = cubesAt(seats, cubes, place);
}

export const cubes: Part<Laying> = {
  fields: {
    damage: bySeat((t, seat, said, place) => {
      const { avatar, mages } = t.cards.content;
      const { id, health } = seat === t.s.seats && avatar !== undefined ? avatar.card : mages[t.s.mages[seat]];
      t.s.damage[seat] = cubesAt(t.seats, said, place);
      mustStand(place, id, health, t.s.damage[seat]);
    }),
    evocations: (t, said, place) =>
      textsAt(said, place).forEach((phrase, i) => layEvocation(t, phrase, `${place}[${i}]`)),
    instability: byRoom((t, room, said, place) => {
      const found = cubesAt(t.seats, said, place);
      const most = hasOption(t.s, "overload") ? found.length : slotsOf(t, room);
      if (found.length > 0 && !takesInstability(t, room))
        throw new Damaged(
          place,
          `the room is ${t.s.destroyed[room] === 1 ? "destroyed" : "rebuilt"} and takes none (L-INS-06)`,
        );
      if (found.length > most)
        throw new Damaged(place, `the room has ${most} slots for cubes, not ${found.length} (L-INS-03)`);
      t.s.instability[room] = found;
    }),
  },
  after({ s }) {
    for (const zone of [...s.damage, ...s.instability, ...s.figureDamage]) for (const party of zone) s.supply[party]--;
    const short = s.supply.findIndex((n) => n < 0);
    if (short >= 0)
      throw new Damaged(
        "given",
        `there are not so many cubes of ${short === ROSE ? "the Black Rose" : "one mage"} (L-COM-09)`,
      );
  },
};

/** Cubes left. All others must lie somewhere: the file says where, so that none lie where something is looked at. */
export const supplies: Part<Laying> = {
  fields: {
    supply: byParty((t, party, said, place) => {
      const { s } = t;
      const [, left, rooms = ""] = /^(\d+)(?:, the rest in (.+))?$/.exec(String(said)) ?? [];
      if (left === undefined) throw new Damaged(place, `a number, or like "2, the rest in crypt forge", was expected`);
      let rest = s.supply[party] - Number(left);
      for (const name of wordsAt(rooms, place)) {
        const room = roomAt(t.cards, s, name, place);
        // One slot stays free: a full room would fall.
        while (rest > 0 && s.instability[room].length < slotsOf(t, room) - 1 && !isFull(t, room)) {
          s.instability[room].push(party);
          s.supply[party]--;
          rest--;
        }
      }
      if (rest === 0) return;
      const wrong = rest < 0 ? `only ${s.supply[party]} are left` : `${rest} more cubes must lie somewhere`;
      throw new Damaged(
        place,
        `${wrong}; lay cubes out, or name rooms that hold them: "${left}, the rest in crypt forge"`,
      );
    }),
  },
};
