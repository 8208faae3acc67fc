/** The Lodge with all its boxes at hand: for the server, the terminal and tests. A browser fetches a box when it is wanted. */
import type { Title } from "@blackrose/kernel";
import type { Box, Content } from "./cards/box.ts";
import { catalogue } from "./cards/catalogue.ts";
import { everythingIn } from "./cards/content.ts";
import { numbered } from "./earlier/numbered.ts";
import { gameWith, type LodgeGame } from "./game.ts";
import * as mind from "./imagine.ts";
import type { Mode } from "./modes/mode.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";
import * as bare from "./title.ts";
import type { Brought } from "./effects/vocabulary.ts";

/** Of any content and boxes, with bots that think. */
export const lodgeWith = (content: Content, boxes?: readonly Brought[], mode?: Mode): LodgeGame =>
  gameWith(content, boxes, mode, mind);
export const titleWith = (boxes: readonly Box[], earlier?: typeof numbered): Title<State, Tables> =>
  bare.titleWith(boxes, earlier, mind);

export const title: Title<State, Tables> = titleWith(catalogue, numbered);

/** The game as it comes in the base box, and what is in it. */
export const lodge: LodgeGame = title.play({ seats: 4, options: {} });
export const box: Content = lodge.cards.content;

/** Everything of every box. */
export const everything: Content = everythingIn(catalogue);
