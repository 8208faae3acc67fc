export { type Answer, type LuckSaid } from "./answers.ts";
export { type Field, fieldsOf, forEach, layOut, type Part, placeOf } from "./position.ts";
export { gameNamed, idsIn, type Look, readScenarios, type Scenario } from "./read.ts";
export { type Report, runScenario } from "./run.ts";
export type { FactReader, LuckReader, Scene, Seats, Stage } from "./stage.ts";
export { type Facts, listAt, oneOfAt, recordAt, textAt, textsAt, wholeAt, wordsAt } from "./words.ts";
