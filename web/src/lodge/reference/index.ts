/** For whoever reads up, at the table or away from it: every card, and what the words on them mean. */
export { allCards } from "./browse.ts";
export { glossaryIn } from "./glossary.ts";
export { ShelfCard } from "./shelf.tsx";
