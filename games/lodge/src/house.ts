/** The Lodge with all its boxes at hand: for the server, the terminal and tests. A browser fetches a box when it is wanted. */
import type { Title } from "@blackrose/kernel";
import type { Content } from "./cards/box.ts";
import { catalogue } from "./cards/catalogue.ts";
import { everythingIn } from "./cards/content.ts";
import { numbered } from "./earlier/numbered.ts";
import type { LodgeGame } from "./game.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";
import { titleWith } from "./title.ts";

export const title: Title<State, Tables> = titleWith(catalogue, numbered);

/** The game as it comes in the base box, and what is in it. */
export const lodge: LodgeGame = title.play({ seats: 4, options: {} });
export const box: Content = lodge.cards.content;

/** Everything of every box. */
export const everything: Content = everythingIn(catalogue);
