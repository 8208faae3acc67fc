/** What tells of things on the table, fetched as soon as there is one. */
import { fetched } from "../look/come.ts";

export const told = fetched(() => import("./about/index.ts"));
