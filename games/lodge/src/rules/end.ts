/** The end: the final count, ties, the winner (L-END, L-TIE, L-OPT-03). */
import { decision, flow, perform } from "@blackrose/kernel";
import { choose } from "./choose.ts";
import type { ValueName } from "../cards/attachments.ts";
import { endGame } from "../deeds.ts";
import { hasOption, marksOf } from "../options.ts";
import { extraTurnShape, PARTIES } from "../frames.ts";
import type { Laid, Lodge, State } from "../state.ts";
import { isAvatar, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { cube, Family, familyOf, held, model } from "../things.ts";
import { type Awards, awards } from "./ranking.ts";
import { rulesOf, valueNow } from "./values.ts";

const QUESTS: Awards = { first: 6, second: 3, others: 1, tieBelow: false };
const TROPHIES: Awards = { first: 4, second: 2, others: 1, tieBelow: false };
/** Of the Crown on the Avatar's head; what a mage has of it is a value. */
const CROWN = 1;

/** The final count: who can win, and the totals of each seat and the Black Rose. */
export interface Count {
  readonly candidates: readonly number[];
  readonly totals: readonly number[];
}

/** A token stands at the end mark or past it (L-CLN-11, L-END-01, L-OQ-27). */
export const endReached = ({ s }: Laid): boolean => Math.max(...s.power) >= marksOf(s)[2];

const tokenPoints = ({ cards }: Laid, tiles: readonly number[]): number =>
  tiles.reduce((sum, tile) => sum + cards.content.rooms[tile].points, 0);

/** Quests that count for a party: those rewarded, and those the Avatar has claimed. */
const questsOf = ({ s }: Laid, party: number): number =>
  party === ROSE ? s.claimed.length : party < s.seats ? s.completed[party].length : 0;

/** What a mage's skills give or take for each of what it has (L-SAT-115 … 120). */
function skillPoints(w: Laid, seat: number): number {
  const { s } = w;
  const each = (name: ValueName, count: number): number => count * valueNow(w, name, seat);
  return (
    each("points for trophies", s.trophies[seat]) +
    each("points for activation tokens", s.won[seat].length) +
    each("points for completed quests", s.completed[seat].length) +
    each("points for unfinished quests", s.quests[seat].length)
  );
}

/** Points on the track and the bonuses (L-END-02 … 06). */
export function finalCount(w: Laid): Count {
  const { s } = w;
  const rules = rulesOf(w);
  // The Avatar counts with the Black Rose (L-AVX-13).
  const quests = awards(
    s.power.map((_, party) => questsOf(w, party)),
    QUESTS,
  );
  const ranked = s.trophies.map((n, seat) => (seat === ROSE && !rules.roseRanksForTrophies ? 0 : n));
  const trophies = awards(ranked, TROPHIES);
  const totals = s.power.map((points, seat) => {
    if (seat === ROSE) return points + trophies[ROSE] + quests[ROSE] + (isAvatar(s, s.crown) ? CROWN : 0);
    if (seat >= s.seats) return 0;
    const crown = seat === s.crown ? valueNow(w, "points of the Crown", seat) : 0;
    return points + quests[seat] + trophies[seat] + tokenPoints(w, s.won[seat]) + crown + skillPoints(w, seat);
  });
  const seats = [...s.hands.keys()].slice(0, s.seats);
  return { candidates: rules.roseCanWin ? [...seats, ROSE] : seats, totals };
}

/** Who stands highest. */
function leaders({ candidates, totals }: Count): number[] {
  const most = Math.max(...candidates.map((seat) => totals[seat]));
  return candidates.filter((seat) => totals[seat] === most);
}

/** Those among the leaders whom the ladder leaves equal (L-TIE-01, 02, 05). */
export function stillTied(w: Laid, count: Count): number[] {
  let tied = leaders(count);
  const best = (worth: (seat: number) => number): void => {
    const most = Math.max(...tied.map(worth));
    tied = tied.filter((seat) => worth(seat) === most);
  };
  for (const rung of rulesOf(w).finalTie) {
    if (rung === "quests") best((seat) => questsOf(w, seat));
    else if (rung === "trophies") best((seat) => w.s.trophies[seat]);
  }
  return tied;
}

/** Ranks of the seats, 1 the best; the winner stands first whatever broke the tie. */
function placesOf(w: Lodge, totals: readonly number[], winner: number): number[] {
  const { candidates } = w.cards.mode.end.count(w);
  return w.s.mages.slice(0, w.s.seats).map((_, seat) => {
    if (seat === winner) return 1;
    return (
      1 + candidates.filter((other) => other !== seat && (other === winner || totals[other] > totals[seat])).length
    );
  });
}

// --- extra turns (L-OPT-03) ---

/** Whether the tied play another turn, and the numbers to remember for it; null when the game is decided. */
export function extraTurn(w: Lodge, count: Count): number[] | null {
  const { s } = w;
  const tied = leaders(count);
  if (tied.length === 1 || !hasOption(s, "extraTurns")) return null;
  const mask = tied.reduce((bits, seat) => bits | (1 << seat), 0);
  return extraTurnShape.make({ tied: mask }, [
    ...count.totals,
    ...s.power.map(() => 0),
    ...s.won.map((tiles) => tiles.length),
  ]);
}

/** After an extra turn: only the tied go on, with the defeats, the quests and the room tokens of that turn (L-OPT-03, L-OQ-29). */
export function extraCount(w: Lodge, regs: readonly number[]): Count {
  const { s } = w;
  const [totals, counted, tokens] = [0, 1, 2].map((i) => regs.slice(1 + i * PARTIES, 1 + (i + 1) * PARTIES));
  const isTied = (seat: number): boolean => ((regs[extraTurnShape.at.tied] >> seat) & 1) === 1;
  return {
    candidates: s.power.map((_, seat) => seat).filter(isTied),
    totals: totals.map((total, seat) => {
      if (!isTied(seat)) return total;
      return total + counted[seat] + tokenPoints(w, s.won[seat].slice(tokens[seat]));
    }),
  };
}

// --- the winner ---

/** D-END-CHOOSE: the Crown holder names one of the tied (L-TIE-03). */
const chooseWinner = decision<State, Tables>("D-END-CHOOSE", "L-TIE-03", {
  chosen(_w, frame, code) {
    frame.seat = familyOf(code) === Family.cube ? ROSE : held(code);
  },
});

/** The game ends. Its numbers: the totals, then who can win; its seat becomes the winner. */
export const ending = flow<State, Tables>("end", "L-END-02", {
  choose(w, { regs }) {
    const tied = w.cards.mode.end.leading(w, { totals: regs.slice(0, PARTIES), candidates: regs.slice(PARTIES) });
    const options = tied.map((seat) => (seat === ROSE ? cube(ROSE) : model(seat)));
    choose(w, chooseWinner, w.s.crown, options);
  },
  end(w, { seat, regs }) {
    const totals = regs.slice(0, PARTIES);
    perform(w, endGame, { winner: seat, places: placesOf(w, totals, seat), totals });
  },
});

export const endFlows = [ending];
export const endDecisions = [chooseWinner];
