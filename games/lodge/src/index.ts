export type { Content } from "./cards/box.ts";
export { type LodgeGame, lodgeWith } from "./game.ts";
export { readContent } from "./pack/pack.ts";
export { LEAST_SEATS, MOST_SEATS } from "./options.ts";
export { type State, state } from "./state.ts";
export type { Tables } from "./tables.ts";
export { box, everything, lodge, title as lodgeTitle, titleWith } from "./title.ts";
export { stageOf } from "./scenario/stage.ts";
export * from "./text/index.ts";
