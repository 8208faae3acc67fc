export {
  type EventCardText,
  eventCardText,
  type EvocationText,
  evocationText,
  type GrimoireText,
  grimoireText,
  type MageText,
  mageText,
  type QuestText,
  questText,
  type RoomText,
  roomText,
  type SideText,
  type SpellText,
  spellText,
} from "./cards.ts";
export { DECISIONS, type DecisionId, DECLINABLE } from "./decisions.ts";
export { eventText } from "./events.ts";
export { readKey, type Thing, writeKey } from "./keys.ts";
export { optionText } from "./options.ts";
export { askingLine, questionText, why } from "./questions.ts";
export type { PhaseName, UiWord } from "./voice.ts";
export {
  eventName,
  type Interface,
  phaseName,
  phaseOf,
  questName,
  refusalText,
  rulesetName,
  spellName,
  ui,
} from "./words.ts";
