/** The Avatar's board in words (L-AVA-11): what lies open on it, and what each part of it is. */
import { CARDS_A_PHASE } from "@blackrose/lodge/cards/avatar";
import { optionOf } from "@blackrose/lodge/options";
import { CELL, NONE } from "@blackrose/lodge/state";
import { actionText, sourcesOf, ui } from "@blackrose/lodge/text/index";
import { valuesNow } from "@blackrose/lodge/text/standing";
import type { Explanation, Scene } from "../../face.ts";
import { aboutAction } from "../about/cards.ts";
import { cubesNamed, standingHere } from "../about/lying.ts";
import { broughtTo } from "../attached.tsx";
import { contentOf, figureNamed, healthOf, laid, lifeOf, nameWithMage, placeNamed, seen, tablesOf } from "../game.ts";
import { words as tableWords } from "../about/words.ts";
import { words as plainWords } from "../words.ts";
import { words } from "./words.ts";

/** His places for evocations, as far as they are shown: a figure or NONE. */
export const slotsOf = (scene: Scene): readonly number[] => seen(scene).avatarSlots;

/** How many cards he has left this moon, has used in this phase, and may use. */
export function cardsOf(scene: Scene): { readonly left: number; readonly used: number; readonly most: number } {
  const s = seen(scene);
  return {
    left: s.actionDecks[s.moon - 1]?.length ?? 0,
    used: s.actionsUsed,
    most: CARDS_A_PHASE[optionOf(s, "level")],
  };
}

/** The card revealed last with its text, and the sentence that is being read: its effect and its line, or NONE. */
export function revealedNow(scene: Scene) {
  const s = seen(scene);
  const tables = tablesOf(scene);
  const action = s.actionsRevealed.at(-1);
  if (action === undefined) return null;
  const text = actionText(tables, tables.actions[action].is, scene.language);
  const now = sourcesOf(tables, s, scene.language).find((one) => one.seat === s.seats && one.name === text.name);
  const effect = now === undefined ? NONE : text.effects.findIndex(({ lines }) => lines.join() === now.lines.join());
  return { id: tables.actions[action].is.id, text, effect, line: now?.at ?? NONE };
}

/** All that lies open on his board, in sentences. */
export function avatarNow(scene: Scene): string[] {
  const s = seen(scene);
  const mage = s.seats;
  const { avatar } = words(scene.language);
  const { inCell, life } = plainWords(scene.language);
  const { damageBy } = tableWords(scene.language);
  const place = s.at[mage] === CELL ? inCell : placeNamed(scene, s.at[mage]);
  const { left, used, most } = cardsOf(scene);
  const { colon } = ui(scene.language);
  const revealed = revealedNow(scene);
  const read = revealed?.text.effects[revealed.effect]?.lines[revealed.line];
  const figures = slotsOf(scene).flatMap((figure) => (figure < 0 ? [] : [figureNamed(scene, figure, scene.language)]));
  return [
    `${place}. ${life(lifeOf(scene, mage), healthOf(scene, mage))}`,
    ...(s.damage[mage].length > 0 ? [damageBy(cubesNamed(scene, s.damage[mage]))] : []),
    valuesNow(laid(scene), mage, scene.language),
    ...standingHere(scene, broughtTo(scene, mage)),
    avatar.backs[s.actionBack],
    avatar.left(left),
    avatar.used(used, most),
    ...(revealed === null ? [] : [`${avatar.revealed}${colon} ${revealed.text.name}${read ? ` – ${read}` : ""}`]),
    avatar.slots(figures.join(", "), slotsOf(scene).length - figures.length),
    avatar.claimed(s.claimed.length),
  ];
}

/** His card, away from any table: what he is, and by what he chooses (L-AVA-31 … 33). */
function aboutCard(scene: Scene): Explanation | null {
  const card = contentOf(scene).avatar?.card;
  if (card === undefined) return null;
  const { avatar } = words(scene.language);
  const { lists } = card;
  return {
    title: card.name[scene.language],
    paragraphs: [
      card.says[scene.language],
      avatar.values(card.health, card.move, card.attack),
      ...([1, 2, 3] as const).map((list) =>
        avatar.list("①②③"[list - 1], lists[list].map((one) => avatar.criteria[one]).join(", ")),
      ),
    ],
    rule: "L-AVA-31",
  };
}

const RULES = { back: "L-AVA-19", deck: "L-AVA-16", claimed: "L-AVW-02", slot: "L-AVD-08" } as const;

/** A part of his board by its name, or all of it. */
export function aboutAvatar(scene: Scene, part: string): Explanation | null {
  // In the browser of cards nothing is laid out.
  if (part === contentOf(scene).avatar?.card.id) return aboutCard(scene);
  const action = aboutAction(scene, part, scene.language);
  if (action !== null) return action;
  const s = seen(scene);
  const { avatar } = words(scene.language);
  const { left, used, most } = cardsOf(scene);
  switch (part) {
    case "back":
      return { title: avatar.parts.back, paragraphs: [avatar.backs[s.actionBack]], rule: RULES.back };
    case "deck":
      return { title: avatar.parts.deck, paragraphs: [avatar.left(left), avatar.used(used, most)], rule: RULES.deck };
    case "claimed":
      return { title: avatar.parts.claimed, paragraphs: [avatar.claimed(s.claimed.length)], rule: RULES.claimed };
    case "slot":
      return { title: avatar.parts.slot, paragraphs: [avatar.slotHelp], rule: RULES.slot };
    case "card": {
      const revealed = revealedNow(scene);
      return revealed === null ? null : aboutAction(scene, revealed.id, scene.language);
    }
    default:
      return {
        title: nameWithMage(scene, s.seats),
        paragraphs: [...avatarNow(scene), contentOf(scene).avatar?.card.says[scene.language] ?? ""],
        rule: "L-AVA-01",
      };
  }
}
