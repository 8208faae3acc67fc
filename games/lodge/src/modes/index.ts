/** The modes there are, the usual one first; boxes may bring further ones. */
import type { Mode } from "./mode.ts";
import { standard } from "./standard.ts";

export const modes: readonly Mode[] = [standard];
