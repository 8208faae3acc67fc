/** The boxes there are, oldest first, each opened when it is wanted. To add one, add it here. */
import { cover as base } from "./base/cover.ts";
import type { Box, Cover } from "./box.ts";
import { cover as rebirth } from "./rebirth/cover.ts";
import { cover as sator } from "./sator/cover.ts";

export interface Shelved extends Cover {
  load(): Promise<Box>;
}

export const shelf: readonly Shelved[] = [
  { ...base, load: async () => (await import("./base/index.ts")).base },
  { ...rebirth, load: async () => (await import("./rebirth/index.ts")).rebirth },
  { ...sator, load: async () => (await import("./sator/index.ts")).sator },
];
