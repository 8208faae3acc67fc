/** The Avatar: where he sits, which action cards lie on top, what he has used and claimed (L-AVA). Where he stands, `at` says as of any mage. */
import { Damaged, type Part, recordAt, textAt, wholeAt, wordsAt } from "@blackrose/kernel";
import { turnBack } from "../../deeds/avatar.ts";
import { NONE } from "../../state.ts";
import type { Laying } from "./laying.ts";

const FIELDS = ["after", "actions", "revealed", "used", "more", "claimed", "socket"];

function actionAt({ cards }: Laying, id: string, place: string): number {
  const action = cards.actions.findIndex(({ is }) => is.id === id);
  if (action < 0) throw new Damaged(place, `there is no action card "${id}"`);
  return action;
}

export const avatar: Part<Laying> = {
  before({ s, seats, cards }) {
    if (s.avatarAfter < 0) return;
    s.avatarAfter = seats.seat(`P${s.seats}`, "given.avatar");
    for (let moon = 1; moon <= 3; moon++)
      s.actionDecks[moon - 1] = [...cards.actions.keys()]
        .filter((action) => cards.actions[action].is.moon === moon)
        .toReversed();
  },
  fields: {
    avatar(t, said, place) {
      const { s, seats } = t;
      if (s.avatarAfter < 0) throw new Damaged(place, `only the mode "avatar" has one`);
      const { after, actions, revealed, used, more, claimed, socket } = recordAt(said, place, FIELDS);
      if (after !== undefined) s.avatarAfter = seats.seat(textAt(after, place), place);
      if (socket !== undefined) s.cells[s.seats] = wholeAt(socket, place, 0);
      const lying = (words: unknown): number[] =>
        words === undefined ? [] : wordsAt(words, place).map((id) => actionAt(t, id, place));
      s.actionsRevealed = lying(revealed);
      const top = lying(actions);
      // The first named lies on top of this moon's deck, whatever moon it is of.
      const taken = [...top, ...s.actionsRevealed];
      s.actionDecks = s.actionDecks.map((deck) => deck.filter((action) => !taken.includes(action)));
      s.actionDecks[s.moon - 1].push(...top.toReversed());
      s.actionsUsed = used === undefined ? 0 : wholeAt(used, place, 0);
      s.actionsMore = more === undefined ? 0 : wholeAt(more, place, 0, 1);
      const quests = claimed === undefined ? 0 : wholeAt(claimed, place, 0);
      for (let i = 0; i < quests; i++) s.claimed.push(s.questDecks[s.moon - 1].pop() ?? NONE);
    },
  },
  after({ s, cards }) {
    turnBack(cards, s);
    s.figureOwner.forEach((owner, figure) => {
      const free = s.avatarSlots.indexOf(NONE);
      if (owner === s.seats && free >= 0) s.avatarSlots[free] = figure;
    });
  },
};
