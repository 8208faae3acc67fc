/** The Clean-up Phase begins. */
import { trigger } from "../trigger.ts";

export interface CleanUp {
  readonly on: "clean-up";
}

export const cleanUp = trigger<CleanUp>("clean-up", { shape: {}, deeds: [] });
