/** The Avatar of the box: his card, his thirty action cards, his fifteen events, and the mode they make. */
import { avatarMode } from "../../../modes/avatar.ts";
import type { Avatar } from "../../avatar.ts";
import { possessed } from "./card.ts";
import { avatarEvents } from "./events.ts";
import { firstMoonActions } from "./first-moon.ts";
import { secondMoonActions } from "./second-moon.ts";
import { thirdMoonActions } from "./third-moon.ts";

export const avatar: Avatar = {
  card: possessed,
  actions: [...firstMoonActions, ...secondMoonActions, ...thirdMoonActions],
};
export const mode = avatarMode(avatar, avatarEvents);
