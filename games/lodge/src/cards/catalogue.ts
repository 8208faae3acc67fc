/** All boxes, at hand. */
import type { Box } from "./box.ts";
import { shelf } from "./shelf.ts";

export const catalogue: readonly Box[] = await Promise.all(shelf.map((one) => one.load()));
