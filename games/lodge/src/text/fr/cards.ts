/** French: what cards say. */
import type { CardVoice } from "../voice.ts";
import { cardFrame } from "./joints.ts";
import { conditions, costs, triggers } from "./moments.ts";
import { values } from "./values.ts";
import { verbs } from "./verbs.ts";

export const cards: CardVoice = { language: "fr", ...cardFrame, verbs, values, conditions, triggers, costs };
