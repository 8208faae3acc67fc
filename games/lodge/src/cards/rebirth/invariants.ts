/** What holds of Nightmares and the Avatar at every question. */
import { nightmaresIn } from "../../deeds.ts";
import { MOST_UMBRAE, umbraeOn } from "../../rules/umbrae.ts";
import { NONE, type State } from "../../state.ts";
import type { Tables } from "../../tables.ts";
import { figureOf } from "../../who.ts";

export const broken = (cards: Tables, s: State): string | null => umbraeWrong(cards, s) ?? avatarWrong(cards, s);

/** Every Nightmare card in the deck or by one host, with a figure that is where he is; at most three by each. */
function umbraeWrong(cards: Tables, s: State): string | null {
  const all = nightmaresIn(cards);
  if (all.length === 0) return null;
  const out = s.attachments.filter(({ kind }) => cards.attachments[kind].is.family === "nightmare");
  if (new Set(s.nightmares).size !== s.nightmares.length) return "L-NM-01: a Nightmare card lies twice in its deck";
  if (s.nightmares.length + out.length !== all.length) return "L-NM-01: a Nightmare card is lost or twice there";
  for (const { on, owner, it, left } of out) {
    const figure = figureOf(it);
    // It has left and is about to wake.
    if (left === 1 && s.figureAt[figure] === NONE) continue;
    if (s.figureAt[figure] !== s.at[on]) return "L-NM-03: an Umbra is not where its host is";
    if (s.figureOwner[figure] !== owner) return "L-NM-01: an Umbra and its card have different weavers";
    if (umbraeOn({ cards, s }, on).length > MOST_UMBRAE) return `L-NM-02: more than ${MOST_UMBRAE} Umbrae on a host`;
  }
  return null;
}

/** The Avatar's action cards each in one place, the back everyone sees that of the top one, his evocations each in one of three slots. */
function avatarWrong(cards: Tables, s: State): string | null {
  if (s.avatarAfter < 0) return null;
  const lying = [...s.actionDecks.flat(), ...s.actionsRevealed];
  if (lying.length !== cards.actions.length || new Set(lying).size !== lying.length)
    return "L-COM-32: an action card is lost or lies in two places";
  const strays = s.actionDecks.some((deck, moon) => deck.some((action) => cards.actions[action].is.moon !== moon + 1));
  if (strays) return "L-AVA-10: an action card lies in the deck of another moon";
  const top = s.actionDecks[s.moon - 1].at(-1);
  if (s.actionBack !== (top === undefined ? 0 : cards.actions[top].back))
    return "L-AVA-19: the back that shows is not that of the top card";
  const own = s.figureOwner.flatMap((owner, figure) =>
    owner === s.seats && cards.figures[figure].assigned === undefined ? [figure] : [],
  );
  const slots = s.avatarSlots.filter((figure) => figure !== NONE);
  if (slots.length !== own.length || !own.every((figure) => slots.includes(figure)))
    return "L-AVA-11: an evocation of the Avatar's is in no slot, or in two";
  return null;
}
