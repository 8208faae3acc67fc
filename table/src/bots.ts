/** How bots choose. They get what their seat sees and the question, and luck of their own (K-AGT-01). */
import { type Agent, freshLuck, greedy, type KernelState, random } from "@blackrose/kernel";
import type { Level } from "@blackrose/protocol";
import type { BotTask } from "./outside.ts";

const agents: { readonly [level in Level]: () => Agent<KernelState, unknown> } = { random, greedy };

export const chooseAs = ({ game, level, seat, ask, view, luck }: BotTask): readonly number[] =>
  agents[level]().choose({ game, seat, ask, view }, freshLuck(luck));
