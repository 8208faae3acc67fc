/** The Lodge on the shelf: the game of a table, made of what the table uses. */
import { type Title, titleOf } from "@blackrose/kernel";
import { contentBy } from "./cards/box.ts";
import { box } from "./cards/catalogue.ts";
import { names, roster } from "./earlier/rules-2.ts";
import { upgrades } from "./earlier/upgrades.ts";
import { lodge, lodgeWith } from "./game.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";

export const title: Title<State, Tables> = titleOf(lodge, (chosen) => lodgeWith(contentBy(chosen, box)), {
  numbered: { 2: { names, roster } },
  upgrades,
});
