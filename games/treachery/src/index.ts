export { box, tokenProvenance } from "./cards/box.ts";
export * from "./content.ts";
export { type TreacheryGame, treachery, treacheryWith } from "./game.ts";
export type { Options } from "./options.ts";
export { LEAST_SEATS, MOST_SEATS } from "./options.ts";
export { type Part, power, powerParts } from "./rules/powers.ts";
export { type State, state } from "./state.ts";
export type { Tables } from "./tables.ts";
export { stageOf } from "./scenario/stage.ts";
