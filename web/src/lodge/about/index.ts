/** For whoever asks what something is, or why it is asked. */
export { why } from "@blackrose/lodge/text/why";
export { aboutThing } from "./thing.ts";
