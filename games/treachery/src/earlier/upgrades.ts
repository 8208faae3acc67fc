/**
 * How saves of earlier versions become those of today: one change after the other, each as small as the change it follows. Whoever changes
 * a field of the state, a flow, its steps or registers, a deed or a name appends one; none is ever changed or taken out.
 */
import type { Upgrade } from "@blackrose/kernel";

export const upgrades: readonly Upgrade[] = [
  // Saves had numbers in the place of names; nothing else has changed since.
  (saved) => saved,
];
