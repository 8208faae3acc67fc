/**
 * How saves of earlier versions become those of today: one change after the other, each as small as the change it follows. Whoever changes
 * a field of the state, a flow, its steps or registers, a deed or a name appends one; none is ever changed or taken out.
 */
import type { NamedDeed, NamedFrame, Upgrade } from "@blackrose/kernel";

export const upgrades: readonly Upgrade[] = [
  // Saves had numbers in the place of names; nothing else has changed since.
  (saved) => saved,
  // Who won a round was told without the cards it was won with.
  (saved) => ({ ...saved, state: { ...saved.state, stack: saved.state.stack.map(withCards) } }),
];

/** A list among the numbers of a deed: what happened is kept with whatever it told. */
const NO_CARDS = { cards: [] } as unknown as NamedDeed["with"];

const withCards = (frame: NamedFrame): NamedFrame =>
  frame.deeds === undefined
    ? frame
    : {
        ...frame,
        deeds: frame.deeds.map((one) =>
          one.verb === "win-round" ? { ...one, with: { ...NO_CARDS, ...one.with } } : one,
        ),
      };
