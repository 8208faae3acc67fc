/** English: what cards say. */
import type { CardVoice } from "../voice.ts";
import { cardFrame } from "./joints.ts";
import { conditions, costs, triggers } from "./moments.ts";
import { verbs } from "./verbs.ts";

export const cards: CardVoice = { language: "en", ...cardFrame, verbs, conditions, triggers, costs };
