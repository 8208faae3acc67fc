/** What only tables of Rebirth show, fetched when there is one. */
import { fetched } from "../look/come.ts";

export const rebirth = fetched(() => import("./rebirth/avatar.tsx"));
