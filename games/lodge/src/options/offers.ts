/** What an option offers, in words: its own values, or modes and things of the boxes at hand. */
import type { Box } from "../cards/box.ts";
import { canGiveWay } from "../cards/selection.ts";
import type { Words } from "../cards/says.ts";
import { modesWith } from "../modes/choice.ts";
import { optionCalled } from "../options.ts";
import type { OptionName } from "./declared.ts";
import { OPTION_WORDS } from "./words.ts";

/** A value to choose; a switch says by itself what it does. */
export interface Offer {
  readonly value: unknown;
  readonly called: Words;
  readonly says?: Words;
}

const boxOffer = ({ id, name }: Box): Offer => ({ value: id, called: name });

export function offersOf(boxes: readonly Box[], name: OptionName): Offer[] {
  switch (name) {
    case "boxes":
      return boxes.map(boxOffer);
    case "schools":
      return boxes.flatMap(({ schools }) => schools.map((school) => ({ value: school.id, called: school.name })));
    case "rooms":
      return boxes.flatMap(({ rooms }) =>
        rooms.filter(canGiveWay).map((room) => ({ value: room.id, called: room.name })),
      );
    case "quests":
    case "events":
      return boxes.filter((box) => box[name].length > 0).map(boxOffer);
    case "modules": {
      const { offers = {} } = OPTION_WORDS.modules;
      return boxes.flatMap(({ modules = [] }) => modules.map((value) => ({ value, ...offers[value] })));
    }
    case "mode":
      return modesWith(boxes).map(({ id, called, says }) => ({ value: id, called, says }));
    default: {
      const { offers = {} } = OPTION_WORDS[name];
      return optionCalled(name).kind.offers.map((value) => ({ value, ...offers[String(value)] }));
    }
  }
}
