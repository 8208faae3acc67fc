/** All boxes there are. */
import { base } from "./base/index.ts";
import { type Box, contentOf } from "./box.ts";

export const catalogue: readonly Box[] = [base];

/** Everything of the base box. */
export const box = contentOf(base);
