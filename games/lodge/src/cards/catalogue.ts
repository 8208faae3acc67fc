/** All boxes there are. */
import { base } from "./base/index.ts";
import type { Box } from "./box.ts";

export const catalogue: readonly Box[] = [base];
