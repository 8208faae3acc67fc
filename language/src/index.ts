export * as english from "./en.ts";
export { en, type EnglishAdjective, type EnglishNoun } from "./en.ts";
export * as spanish from "./es.ts";
export { es, type SpanishAdjective, type SpanishNoun } from "./es.ts";
export * as french from "./fr.ts";
export { fr, type FrenchAdjective, type FrenchNoun } from "./fr.ts";
export * from "./grammar.ts";
export { type RulesNote, rulesNoteIn } from "./rules-note.ts";
