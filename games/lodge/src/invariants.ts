/** What holds at every question: nothing is lost, nothing is twice, everything has a place. Boxes bring what must hold of theirs. */
import { BLACK_CUBES, CUBES } from "./begin.ts";
import { transformedBy } from "./rules/forms.ts";
import { borneBy, MOST_JINXES } from "./rules/jinxes.ts";
import { CELL, EMPTY, NONE, Phase, type State } from "./state.ts";
import { figureOf, isMage, ROSE } from "./who.ts";
import type { Tables } from "./tables.ts";

export function broken(cards: Tables, s: State): string | null {
  if (s.turn === 0) return null;
  return (
    cubesWrong(s) ??
    spellsWrong(cards, s) ??
    cardsWrong(cards, s) ??
    modelsWrong(cards, s) ??
    standingWrong(cards, s) ??
    jinxesWrong(cards, s)
  );
}

function cubesWrong(s: State): string | null {
  const seen = new Array<number>(ROSE + 1).fill(0);
  for (const zone of [...s.damage, ...s.figureDamage, ...s.instability]) for (const colour of zone) seen[colour]++;
  for (const { cubes } of s.attachments) for (const colour of cubes) seen[colour]++;
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

/** Every spell card in exactly one place, personal spells set aside counted. Looked at after every answer, so without making lists. */
function spellsWrong(cards: Tables, s: State): string | null {
  const places = new Uint8Array(cards.spellOf.length);
  count(s.hands, places);
  count(s.grimoires, places);
  count(s.memories, places);
  count(s.looking, places);
  count(s.library, places);
  count(s.discards, places);
  count(s.revealed, places);
  countZone(s.forgotten, places);
  countZone(s.gone, places);
  // While plans are being made the cards meant for them are still in the hands.
  if (s.phase !== Phase.preparation) count(s.planned, places);
  let there = 0;
  let inGame = cards.deckSizes.forgotten;
  for (let i = 0; i < s.opened.length; i++) inGame += cards.deckSizes.schools[s.opened[i]];
  for (let card = 0; card < places.length; card++) {
    if (places[card] === 0) continue;
    const { id, school } = cards.spells[cards.spellOf[card]];
    if (places[card] > 1) return `L-COM-21: the card ${id} lies in two places`;
    there++;
    if (school === "personal") inGame++;
  }
  return there === inGame ? null : `L-COM-21: ${there} spells in the game instead of ${inGame}`;
}

function count(zones: readonly (readonly number[])[], places: Uint8Array): void {
  for (let i = 0; i < zones.length; i++) countZone(zones[i], places);
}

function countZone(zone: readonly number[], places: Uint8Array): void {
  for (let i = 0; i < zone.length; i++) if (zone[i] !== EMPTY && zone[i] !== NONE) places[zone[i]]++;
}

function cardsWrong(cards: Tables, s: State): string | null {
  const quests = [...s.quests, ...s.toSolve, ...s.completed, ...s.questDecks, s.questDiscards, s.claimed].flat();
  if (new Set(quests).size !== quests.length) return "L-COM-27: a quest lies in two places";
  const isPublic = cards.rulesets[s.ruleset].questsArePublic;
  const areOpen = s.openQuests.every((open, seat) => open.join() === (isPublic ? s.quests[seat].join() : ""));
  if (!areOpen) return "L-QST-01: quests lie open where they are public, and nowhere else";
  const events = [...s.eventDecks, s.eventDiscards, s.eventBoard.filter((event) => event !== NONE)].flat();
  if (new Set(events).size !== events.length) return "L-COM-28: an event lies in two places";
  if (events.length > cards.content.events.length) return "L-COM-28: too many events";
  return null;
}

function modelsWrong(cards: Tables, s: State): string | null {
  if (s.power.some((points) => points < 0)) return "L-PP-01: somebody has less than no power";
  if (s.at.some((place) => place !== CELL && (place < 0 || place >= s.tiles.length)))
    return "L-ZON-22: a mage stands nowhere";
  for (let seat = 0; seat < s.at.length; seat++) {
    const takesASlot = (owner: number, figure: number): boolean =>
      owner === seat && cards.figures[figure].assigned === undefined;
    const evocations = s.figureOwner.filter(takesASlot).length + transformedBy({ cards, s }, seat).length;
    if (evocations > 3) return "L-SUM-02: more than three evocations";
    const isLarge = (owner: number, figure: number): boolean => owner === seat && cards.figures[figure].large === true;
    if (s.figureOwner.filter(isLarge).length > 1) return "L-SUM-03: more than one large evocation";
  }
  for (let figure = 0; figure < s.figureAt.length; figure++) {
    const { health, assigned, carried, drives } = cards.figures[figure];
    if (s.figureDamage[figure].length > 0 && health === 0 && assigned === undefined)
      return `L-IFS-01: damage on figure ${figure}, which has no health`;
    const place = s.figureAt[figure];
    if (drives !== undefined ? place >= 0 : place === CELL && assigned === undefined && !carried)
      return `L-HAS-02: figure ${figure} is where it cannot be`;
  }
  const lost = s.figureAt.findIndex((room, figure) => (room === NONE) !== (s.figureOwner[figure] === NONE));
  return lost < 0 ? null : `L-ZON-20: figure ${lost} is half in play`;
}

/** What is attached lies on something that is there, and not beyond its time; of what stands by itself, only what is in play. */
function standingWrong(cards: Tables, s: State): string | null {
  for (const { kind, on, it, card, left, until } of s.attachments) {
    const { is } = cards.attachments[kind];
    const bears =
      is.on === "table"
        ? on === NONE
        : is.on === "mage"
          ? on >= 0 && on < s.at.length
          : is.on === "evocation"
            ? on === NONE
              ? left === 1 && it !== NONE
              : !isMage(on) && s.figureAt[figureOf(on)] !== NONE
            : is.on === "room"
              ? on >= 0 && on < s.tiles.length
              : on === ROSE || (on >= 0 && on < s.seats);
    if (!bears) return `L-ZON-20: ${is.id} lies on nothing that is there`;
    if (left === 0 || left < NONE) return `L-SPL-05: ${is.id} is used up and still there`;
    if (until !== NONE && until < s.turn) return `L-CLN-06: ${is.id} should be over`;
    if (cards.eventAttachment.includes(kind) && !s.eventBoard.includes(card))
      return `L-EVT-04: ${is.id} stands and is not on the board`;
  }
  return null;
}

/** No more of anything than there are cards or than one may bear, nor without the cubes it comes with; at most three jinxes on a mage, all different, and none with all its knots undone. */
function jinxesWrong(cards: Tables, s: State): string | null {
  for (let at = 0; at < s.attachments.length; at++) {
    const { kind, on, cubes } = s.attachments[at];
    const { is } = cards.attachments[kind];
    const alike = s.attachments.filter((other) => other.kind === kind && other.on === on).length;
    if (is.most !== undefined && alike > is.most) return `L-POI-01: more of ${is.id} on one bearer than ${is.most}`;
    if (is.cubes !== undefined && cubes.length !== is.cubes) return `L-POI-01: ${is.id} without its cube`;
    if (is.copies !== undefined && s.attachments.filter((other) => other.kind === kind).length > is.copies)
      return `L-COM-29: more of ${is.id} than the ${is.copies} there are`;
    if (is.knots !== undefined && cubes.length > is.knots) return `L-JX-05: more cubes on ${is.id} than knots`;
    if (is.family !== "jinx") continue;
    const borne = borneBy({ cards, s }, on, "jinx");
    if (borne.length > MOST_JINXES) return `L-JX-02: more than ${MOST_JINXES} jinxes on a mage`;
    if (borne.some((jinx) => jinx.at !== at && jinx.kind === kind)) return `L-JX-02: ${is.id} twice on a mage`;
  }
  return null;
}
