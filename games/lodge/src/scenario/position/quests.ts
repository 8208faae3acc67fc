/** Quests and events: in hands, on the board, on top of their decks. */
import { Damaged, type Field, listAt, type Part, wordsAt } from "@blackrose/kernel";
import { NONE, type State } from "../../state.ts";
import { eventAt, questAt } from "../words.ts";
import { bySeat, type Laying } from "./laying.ts";

function takeOnce(taken: Set<number>, card: number, id: string, place: string): number {
  if (taken.has(card)) throw new Damaged(place, `${id} lies in two places`);
  taken.add(card);
  return card;
}
const takeQuests = ({ cards, taken }: Laying, said: unknown, place: string): number[] =>
  wordsAt(said, place).map((id) => takeOnce(taken.quests, questAt(cards, id, place), id, place));

const zone = (of: (s: State) => number[][]): Field<Laying> =>
  bySeat((t, seat, said, place) => {
    of(t.s)[seat] = takeQuests(t, said, place);
  });

/** The rest of each moon's cards below those named for the top; the first named is drawn first. */
function pile(
  decks: readonly number[][],
  cards: readonly { readonly moon: number }[],
  taken: ReadonlySet<number>,
): void {
  const tops = decks.map((deck) => deck.splice(0));
  cards.forEach(({ moon }, card) => {
    if (!taken.has(card)) decks[moon - 1].push(card);
  });
  for (const [moon, top] of tops.entries()) decks[moon].push(...top.toReversed());
}

export const questCards: Part<Laying> = {
  fields: {
    quests: zone((s) => s.quests),
    /** Cubes on task spaces: the quest once for each. */
    progress: bySeat(({ cards, s }, seat, said, place) => {
      s.progress[seat] = wordsAt(said, place).map((id) => {
        const quest = questAt(cards, id, place);
        if (!s.quests[seat].includes(quest)) throw new Damaged(place, `${id} is no quest of that seat (L-QST-04)`);
        return quest;
      });
      s.supply[seat] -= s.progress[seat].length;
    }),
    "to solve": zone((s) => s.toSolve),
    completed: zone((s) => s.completed),
    "quest deck": (t, said, place) => {
      for (const quest of takeQuests(t, said, place))
        t.s.questDecks[t.cards.content.quests[quest].moon - 1].push(quest);
    },
  },
  after({ cards, s, taken }) {
    if (cards.rulesets[s.ruleset].questsArePublic) s.openQuests = s.quests.map((quests) => [...quests]);
    pile(s.questDecks, cards.content.quests, taken.quests);
  },
};

const SPACES = 3;

export const eventCards: Part<Laying> = {
  fields: {
    /** The three spaces, null for none. */
    events({ cards, s, taken }, said, place) {
      const board = listAt(said, place);
      if (board.length !== SPACES)
        throw new Damaged(place, `there are ${SPACES} spaces: a list of ${SPACES} was expected, null for none`);
      s.eventBoard = board.map((id) => {
        const event = eventAt(cards, id as string | null, place);
        return event === NONE ? NONE : takeOnce(taken.events, event, id as string, place);
      });
    },
    "event deck": ({ cards, s, taken }, said, place) => {
      for (const id of wordsAt(said, place)) {
        const event = takeOnce(taken.events, eventAt(cards, id, place), id, place);
        s.eventDecks[cards.content.events[event].moon - 1].push(event);
      }
    },
  },
  after: ({ cards, s, taken }) => pile(s.eventDecks, cards.content.events, taken.events),
};
