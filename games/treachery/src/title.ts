/** Treachery on the shelf. All of it is always played: which cards stay out is a choice within the game (T-SET-03). */
import { pickedBy, type Title, titleOf } from "@blackrose/kernel";
import { box } from "./cards/box.ts";
import { names, roster } from "./earlier/rules-1.ts";
import { upgrades } from "./earlier/upgrades.ts";
import { treachery, treacheryWith } from "./game.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";

export const title: Title<State, Tables> = titleOf(
  treachery,
  (chosen) => treacheryWith({ ...box, cards: pickedBy(chosen["cards"], box.cards) }),
  { numbered: { 1: { names, roster } }, upgrades },
);
