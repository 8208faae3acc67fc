/** Every way the table of the Lodge changes, by what it concerns. Nothing else writes to the state. */
export * from "./deeds/setup.ts";
export * from "./deeds/course.ts";
export * from "./deeds/models.ts";
export * from "./deeds/rooms.ts";
export * from "./deeds/spells.ts";
export { Fact } from "./deeds/so-far.ts";
export * from "./deeds/quests.ts";
export * from "./deeds/attachments.ts";
export * from "./deeds/lasting.ts";
export * from "./deeds/avatar.ts";
export * from "./deeds/umbrae.ts";
