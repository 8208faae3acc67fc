export { chooseAs } from "./bots.ts";
export { isRefusal, type TableRefusal } from "./decide.ts";
export * from "./entries.ts";
export { forkOf } from "./fork.ts";
export { stepsFor, viewAt } from "./history.ts";
export * from "./keeper.ts";
export * from "./outside.ts";
export { CannotOpen } from "./saved.ts";
