export * from "./commands.ts";
export * from "./http.ts";
export * from "./messages.ts";
export * from "./shared.ts";
