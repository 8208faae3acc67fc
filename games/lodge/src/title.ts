/** The Lodge on the shelf: the game of a table, made of what the table takes of the boxes. Boxes may come later: what is there counts. */
import type { Earlier, Roster, Seating, Title } from "@blackrose/kernel";
import { gameWith, hashOfContent, type LodgeGame, type Mind, RULES_VERSION } from "./game.ts";
import type { Box, Content } from "./cards/box.ts";
import { contentBy, contentFor } from "./cards/content.ts";
import { refuseWishes, type Selection, selectionOf, type Wishes } from "./cards/selection.ts";
import { upgrades } from "./earlier/upgrades.ts";
import { modeOf, refuseMode, refuseSeating } from "./modes/choice.ts";
import type { Mode } from "./modes/mode.ts";
import { givenFor, refuseOptions } from "./options.ts";
import type { State } from "./state.ts";
import type { Tables } from "./tables.ts";

/** Games kept ready. A table keeps its own; what was forgotten is made again. */
const MOST_KEPT = 40;

/** The title with these boxes on the shelf. `numbered`: what saves without names meant, for whoever opens any (earlier/numbered.ts). */
export function titleWith(
  boxes: readonly Box[],
  numbered: Earlier["numbered"] = {},
  mind: Mind = {},
): Title<State, Tables> {
  // By what was asked for, and by what came of it: different wishes may come to the same.
  const asked = latest<LodgeGame>();
  const made = latest<LodgeGame>();
  const gameOf = (content: Content, { boxes: chosen }: Selection, mode: Mode): LodgeGame => {
    const key = [hashOfContent(content), mode.id, ...chosen.map(({ id }) => id)].join();
    return made(key, () => gameWith(content, chosen, mode, mind));
  };
  return {
    name: "lodge",
    version: RULES_VERSION,
    earlier: { numbered, upgrades },
    refuse(seating: Seating): string | null {
      const { options } = seating;
      return (
        refuseOptions(options) ??
        refuseMode(boxes, options) ??
        refuseSeating(modeOf(boxes, options), seating) ??
        refuseWishes(
          boxes,
          { ...wishesIn(seating), seats: seating.seats },
          givenFor(options, "ruleset"),
          modeOf(boxes, options).decks,
        )
      );
    },
    play(seating: Seating, roster?: Roster): LodgeGame {
      const wishes = wishesIn(seating);
      const ruleset = givenFor(seating.options, "ruleset");
      const mode = modeOf(boxes, seating.options);
      return asked(JSON.stringify([ruleset, mode.id, wishes, roster]), () => {
        const selection = selectionOf(boxes, wishes, ruleset, mode.decks);
        const content =
          roster === undefined ? contentFor(selection, ruleset, mode) : contentBy(roster, selection, mode);
        return gameOf(content, selection, mode);
      });
    },
  };
}

/** What a table wants of the boxes. */
const wishesIn = ({ options }: Seating): Wishes => ({
  boxes: givenFor(options, "boxes"),
  schools: givenFor(options, "schools"),
  rooms: givenFor(options, "rooms"),
  quests: givenFor(options, "quests"),
  events: givenFor(options, "events"),
  modules: givenFor(options, "modules"),
});

/** Keeps what was made last. */
function latest<T>(): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const one = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return one;
  };
}
