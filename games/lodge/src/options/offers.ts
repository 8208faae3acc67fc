/** What options offer that name modes or things of the boxes, with the boxes at hand. */
import type { Box } from "../cards/box.ts";
import { canGiveWay } from "../cards/selection.ts";
import { modesWith } from "../modes/choice.ts";
import type { OptionName } from "./declared.ts";
import type { Offer } from "./kinds.ts";

const boxOffer = ({ id, name }: Box): Offer<string> => ({ value: id, called: name });

export function offersOf(boxes: readonly Box[], name: OptionName): Offer<string>[] {
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
    case "mode":
      return modesWith(boxes).map(({ id, called, says }) => ({ value: id, called, says }));
    default:
      return [];
  }
}
