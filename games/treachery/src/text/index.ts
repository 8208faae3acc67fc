export { cardLine, type CardText, cardText } from "./cards.ts";
export { CONSENTS, DECISIONS, type DecisionId, DECLINABLE } from "./decisions.ts";
export { eventText } from "./events.ts";
export { type Nudge, readKey, type Thing, type Way, writeKey } from "./keys.ts";
export { type Called, marksOn } from "./marks.ts";
export { ruleOf, weightOf, worthTelling } from "./news.ts";
export { optionText } from "./options.ts";
export { questionText, why } from "./questions.ts";
export type { Phase, UiWord } from "./voice.ts";
export {
  cardName,
  colourName,
  type Interface,
  phaseName,
  phaseOf,
  powerText,
  refusalText,
  roundName,
  tokenText,
  ui,
} from "./words.ts";
