/** What asymmetric mages can do besides, by the numbers of their rules (L-SAT-101 … 127). */
import type { Skill } from "../says.ts";

export const SKILLS: { readonly [number: number]: Skill } = {};
