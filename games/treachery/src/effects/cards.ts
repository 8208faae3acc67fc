/** Sentences about cards, hands and the round itself. */
import { ask, call, decision, flow, PASS, perform, pickFrom } from "@blackrose/kernel";
import {
  attachCard,
  buryAside,
  drawBuried,
  drawSpied,
  fellCard,
  giveUpCard,
  handCard,
  nameColour,
  replaceCard,
  setType,
  showCards,
  takeBuried,
  tradePlaces,
} from "../deeds.ts";
import { opponents } from "../rules/dice.ts";
import { waysToPlay } from "../rules/prohibitions.ts";
import { chosenCard, readPlayed } from "../rules/turn.ts";
import { DIPLOMACY, NONE, slotOf, type State, Stream, type Treachery, WAR } from "../state.ts";
import { colourNumber, type Tables } from "../tables.ts";
import {
  card as cardThing,
  colour as colourThing,
  Family,
  familyOf,
  held,
  seatColour,
  seat as seatThing,
  YES,
} from "../things.ts";
import { offer, operation } from "./operation.ts";

/** A card of the next hand, unseen: it will be played there (spy). */
export const spy = operation<"spy">({
  run(w, frame) {
    const { s } = w;
    const next = s.order[slotOf(s, frame.seat) + 1];
    perform(w, drawSpied, { seat: next, by: frame.seat, card: pickFrom(w, Stream.hands, s.hands[next]) });
  },
});

/** A hand card shown and buried for a buried one, for less power (C-BLOODRING). */
export const renew = operation<"renew a card">({
  run: (w, frame, line) => offer(w, frame, line, w.s.hands[frame.seat].map(cardThing)),
  chosen(w, { seat }, { power }, code) {
    perform(w, giveUpCard, { seat, card: held(code), power });
    perform(w, takeBuried, { seat, card: pickFrom(w, Stream.buried, w.s.buried) });
  },
});

/** An opponent's card in play is buried (C-CYCLOPS). */
export const fell = operation<"fell">({
  run(w, frame, line) {
    const targets = opponents(w.s, frame.seat).filter((seat) => w.s.inPlay[seat] !== NONE);
    offer(w, frame, line, targets.map(seatThing));
  },
  chosen(w, { seat }, _line, code) {
    perform(w, fellCard, { seat, target: held(code), card: w.s.inPlay[held(code)] });
  },
});

/** The Diplomat: an opponent's card that may legally be played here, in exchange for this one (C-DIPLOMAT). */
export const trade = operation<"trade places">({
  run(w, frame, line) {
    const { s, cards } = w;
    const options: number[] = [];
    for (const seat of opponents(s, frame.seat)) {
      const card = s.inPlay[seat];
      if (card === NONE) continue;
      for (const way of waysToPlay(cards, s, frame.seat, [card], true, seat)) {
        options.push(
          familyOf(way) === Family.cardColour ? seatColour(seat, chosenCard(cards, way).colour) : seatThing(seat),
        );
      }
    }
    offer(w, frame, line, options);
  },
  chosen(w, { seat }, _line, code) {
    const { s, cards } = w;
    const coloured = familyOf(code) === Family.seatColour;
    const target = coloured ? held(code) >> 3 : held(code);
    const card = s.inPlay[target];
    perform(w, tradePlaces, { seat, target, card, colour: coloured ? held(code) & 7 : cards.colour[card] });
    readPlayed(w, seat);
  },
});

/** The Fairy: as many buried cards as the die shows, one of which may come in her place (C-FAIRY). */
export const beckon = operation<"beckon">({
  run(w, frame, line) {
    const { s, cards } = w;
    const { seat } = frame;
    const count = Math.min(s.dice[colourNumber(line.die)], s.buried.length);
    for (let i = 0; i < count; i++) perform(w, drawBuried, { seat, card: pickFrom(w, Stream.buried, s.buried) });
    const ways = waysToPlay(cards, s, seat, s.aside[seat], true, seat);
    ask(w, fairy, seat, [PASS, ...ways]);
  },
});

/** D-FAIRY: what was drawn is the drawer's secret, so whether any of it may be played must not show: it is always asked. */
export const fairy = decision<State, Tables>("D-FAIRY", "C-FAIRY", {
  veiled: true,
  chosen(w, { seat }, code) {
    const count = w.s.aside[seat].length;
    if (code === PASS) {
      perform(w, buryAside, { seat, count });
      return;
    }
    perform(w, replaceCard, { seat, ...chosenCard(w.cards, code), count });
    readPlayed(w, seat);
  },
});

export const turnRound = operation<"turn the round">({
  run(w, frame, line) {
    if (line.may) offer(w, frame, line, [YES]);
    else turnTo(w, frame.seat, line.to);
  },
  chosen: (w, frame, line) => turnTo(w, frame.seat, line.to),
});

function turnTo(w: Treachery, seat: number, to: "war" | "diplomacy" | "other"): void {
  const other = w.s.type === WAR ? DIPLOMACY : WAR;
  perform(w, setType, { seat, type: to === "other" ? other : to === "war" ? WAR : DIPLOMACY });
}

export const nameAColour = operation<"name a colour">({
  run: (w, frame, line) => offer(w, frame, line, [0, 1, 2, 3, 4].map(colourThing)),
  chosen: (w, { seat }, _line, code) => perform(w, nameColour, { seat, colour: held(code) }),
});

/** The Necromancer: before seeing it, a buried card whose base stands in for the die (C-NECROMANCER). */
export const raise = operation<"raise">({
  run: (w, frame, line) => offer(w, frame, line, [YES]),
  chosen: (w, { seat }) => perform(w, attachCard, { seat, card: pickFrom(w, Stream.buried, w.s.buried) }),
});

/** The Scout looks at a hand, takes a card of it and gives one back (C-SCOUT). */
export const scout = operation<"scout">({
  run(w, frame, line) {
    const { hands } = w.s;
    if (hands[frame.seat].length === 0) return;
    const targets = opponents(w.s, frame.seat).filter((seat) => hands[seat].length > 0);
    offer(w, frame, line, targets.map(seatThing));
  },
  chosen: (w, { seat }, _line, code) => call(w, scouting, seat, [held(code)]),
});

export const scoutTake = decision<State, Tables>("D-SCOUT-TAKE", "C-SCOUT", {
  chosen(w, { seat, regs: [target] }, code) {
    perform(w, handCard, { seat: target, target: seat, to: [seat, target], card: held(code) });
  },
});
export const scoutGive = decision<State, Tables>("D-SCOUT-GIVE", "C-SCOUT", {
  chosen(w, { seat, regs: [target] }, code) {
    perform(w, handCard, { seat, target, to: [seat, target], card: held(code) });
  },
});

const scouting = flow<State, Tables>("scouting", "C-SCOUT", {
  look(w, { seat, regs: [target] }) {
    const hand = w.s.hands[target];
    perform(w, showCards, { seat: target, to: [seat], cards: hand.slice() });
    ask(w, scoutTake, seat, hand.map(cardThing));
  },
  give(w, { seat }) {
    ask(w, scoutGive, seat, w.s.hands[seat].map(cardThing));
  },
});

export const cardFlows = [scouting];
export const handDecisions = [fairy, scoutTake, scoutGive];
