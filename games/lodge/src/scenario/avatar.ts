/** A mage nobody sits for, as scenarios call him. */
import type { Seats } from "@blackrose/kernel";

const AVATAR = "avatar";

/** The seats, and after them the Avatar. */
export const withAvatar = (seats: Seats): Seats => ({
  count: seats.count,
  seat: (name, place) => (name === AVATAR ? seats.count : seats.seat(name, place)),
  name: (mage) => (mage === seats.count ? AVATAR : seats.name(mage)),
});
