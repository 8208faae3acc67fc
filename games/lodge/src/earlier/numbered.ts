/** What numbers meant in saves that had no names, by rules version. */
import type { Earlier } from "@blackrose/kernel";
import { names, roster } from "./rules-2.ts";

export const numbered: Earlier["numbered"] = { 2: { names, roster } };
