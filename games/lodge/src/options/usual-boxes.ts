/** The box an edition came in: what whoever makes a table plays with, unless they say otherwise. Tables that name no box have the base box (L-SET-45). */
export const usualBoxes = (ruleset: unknown): readonly string[] => (ruleset === "rebirth" ? ["rebirth"] : ["base"]);
