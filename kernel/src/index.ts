export { type Agent, greedy, pickAny, playOn, random, type Sight, sight } from "./agents.ts";
export { attempt, Lying, laid, lying, perform, quietly } from "./deeds.ts";
export {
  advance,
  ask,
  closeWayBack,
  draw,
  Fault,
  pickFrom,
  settle,
  shuffle,
  world,
} from "./engine.ts";
export { again, call, callAfter, finish, flowName, goto, jump, read } from "./stack.ts";
export { type FrameShape, frameShape } from "./frame-shape.ts";
export * from "./game.ts";
export {
  chacha,
  commitment,
  draw as drawLuck,
  freshLuck,
  type Luck,
  seedFrom,
  seedFromHex,
  seedToHex,
} from "./luck.ts";
export { changes, patched } from "./patch.ts";
export { plan, sealedAnswer } from "./plans.ts";
export type { NamedDeed, NamedFrame, NamedState, Names } from "./named.ts";
export * from "./again.ts";
export * from "./record.ts";
export * from "./refusal.ts";
export * from "./replay.ts";
export * from "./retell.ts";
export { type RulesNote, rulesNotesAt } from "./rules-notes.ts";
export * from "./schema.ts";
export * from "./session.ts";
export * from "./undo.ts";
export { sha256Hex } from "./sha256.ts";
export { sharpened } from "./sharpen.ts";
export * from "./state.ts";
export * from "./scenario/index.ts";
export * from "./snapshot.ts";
export * from "./secrecy.ts";
export * from "./taken-up.ts";
export { openTelling, type Telling, tellingOf } from "./telling.ts";
export * from "./title.ts";
export * from "./version.ts";
