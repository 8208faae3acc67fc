export {
  type EventCardText,
  actionText,
  eventCardText,
  type EvocationText,
  evocationText,
  type GrimoireText,
  grimoireText,
  type MageText,
  mageLine,
  mageText,
  pointsText,
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
export {
  attachmentName,
  colourName,
  evocationName,
  eventName,
  grimoireName,
  mageName,
  plainRoom,
  questName,
  roomName,
  schoolName,
  schoolOf,
  spellName,
} from "./names.ts";
export { ruleOf, weightOf, worthTelling } from "./news.ts";
export { optionText } from "./options.ts";
export { askingLine, questionText } from "./questions.ts";
export { type Source, sourcesOf } from "./source.ts";
export { type Tally, tallyOf, totalsOf, trackText } from "./tally.ts";
export type { PhaseName, UiWord } from "./voice.ts";
export {
  type Interface,
  moonName,
  phaseName,
  phaseOf,
  refusalText,
  said,
  ui,
  unableTo,
} from "./words.ts";
