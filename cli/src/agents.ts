/** The opponents there are, by the names they have on the command line. */
import { type Agent, greedy, type KernelState, random } from "@blackrose/kernel";
import { Problem } from "./problem.ts";

export type AnyAgent = Agent<KernelState, unknown>;

const agents: { readonly [name: string]: () => AnyAgent } = { random, greedy };

export const AGENTS = Object.keys(agents);

export const agentCalled = (name: string): AnyAgent => agents[name]();

/** `greedy,random` for so many seats: repeated until all are filled. */
export function agentNames(list: string, seats: number): string[] {
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(agents, name));
  if (unknown !== undefined) throw new Problem(`There is no agent "${unknown}"; there are: ${AGENTS.join(", ")}.`);
  if (names.length > seats) throw new Problem(`${names.length} agents are too many for ${seats} seats.`);
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
}
