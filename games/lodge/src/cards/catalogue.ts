/** All boxes there are. */
import { base } from "./base/index.ts";
import type { Box } from "./box.ts";
import { rebirth } from "./rebirth/index.ts";

export const catalogue: readonly Box[] = [base, rebirth];
