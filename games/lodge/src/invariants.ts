/** What holds at every question: nothing is lost, nothing is twice, everything has a place. */
import { BLACK_CUBES, CUBES } from "./begin.ts";
import { CELL, EMPTY, NONE, Phase, ROSE, type State } from "./state.ts";
import { COPIES, type Tables } from "./tables.ts";

export function broken(cards: Tables, s: State): string | null {
  if (s.turn === 0) return null;
  return cubesWrong(s) ?? spellsWrong(cards, s) ?? cardsWrong(cards, s) ?? modelsWrong(s);
}

function cubesWrong(s: State): string | null {
  const seen = new Array<number>(ROSE + 1).fill(0);
  for (const zone of [...s.damage, ...s.figureDamage, ...s.instability]) for (const colour of zone) seen[colour]++;
  s.progress.forEach((marked, seat) => (seen[seat] += marked.length));
  for (let colour = 0; colour <= ROSE; colour++) {
    if (colour !== ROSE && colour >= s.seats) continue;
    const all = colour === ROSE ? BLACK_CUBES : CUBES;
    if (s.supply[colour] < 0 || seen[colour] + s.supply[colour] !== all) {
      return `L-COM-09: ${seen[colour]} cubes of colour ${colour} lie out and ${s.supply[colour]} are left, not ${all} in all`;
    }
  }
  return null;
}

/** Every spell card in exactly one place, personal spells set aside counted. */
function spellsWrong(cards: Tables, s: State): string | null {
  const zones = [
    ...s.hands,
    ...s.grimoires,
    ...s.memories,
    ...s.looking,
    ...s.library,
    ...s.discards,
    s.forgotten,
    s.gone,
  ];
  // While plans are being made the cards meant for them are still in the hands.
  const sheets = s.phase === Phase.preparation ? [] : s.planned.flat();
  const all = [...zones.flat(), ...sheets, ...s.revealed.flat()].filter((card) => card !== EMPTY && card !== NONE);
  const aside = s.aside.reduce((sum, n) => sum + n, 0);
  if (new Set(all).size !== all.length) {
    const twice = all.find((card, i) => all.indexOf(card) !== i) as number;
    return `L-COM-21: the card ${cards.spells[cards.spellOf[twice]].id} lies in two places`;
  }
  const inGame =
    cards.spellOf.length -
    COPIES * cards.content.mages.length +
    all.filter((card) => cards.spells[cards.spellOf[card]].school === "personal").length;
  if (all.length !== inGame) return `L-COM-21: ${all.length} spells in the game instead of ${inGame} (${aside} aside)`;
  return null;
}

function cardsWrong(cards: Tables, s: State): string | null {
  const quests = [...s.quests, ...s.toSolve, ...s.completed, ...s.questDecks, s.questDiscards].flat();
  if (new Set(quests).size !== quests.length) return "L-COM-27: a quest lies in two places";
  const events = [...s.eventDecks, s.eventDiscards, s.eventBoard.filter((event) => event !== NONE)].flat();
  if (new Set(events).size !== events.length) return "L-COM-28: an event lies in two places";
  if (events.length > cards.content.events.length) return "L-COM-28: too many events";
  return null;
}

function modelsWrong(s: State): string | null {
  if (s.power.some((points) => points < 0)) return "L-PP-01: somebody has less than no power";
  if (s.at.some((place) => place !== CELL && (place < 0 || place >= s.tiles.length)))
    return "L-ZON-22: a mage stands nowhere";
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.figureOwner.filter((owner) => owner === seat).length > 3) return "L-SUM-02: more than three evocations";
  }
  const lost = s.figureAt.findIndex((room, figure) => (room === NONE) !== (s.figureOwner[figure] === NONE));
  return lost < 0 ? null : `L-ZON-20: figure ${lost} is half in play`;
}
