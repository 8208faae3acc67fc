export type { Content } from "./cards/box.ts";
export { box } from "./cards/catalogue.ts";
export { type LodgeGame, lodge, lodgeWith } from "./game.ts";
export { readContent } from "./pack/pack.ts";
export { LEAST_SEATS, MOST_SEATS, type Options } from "./options.ts";
export { type State, state } from "./state.ts";
export type { Tables } from "./tables.ts";
export { stageOf } from "./scenario/stage.ts";
export * from "./text/index.ts";
