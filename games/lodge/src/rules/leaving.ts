/** How an evocation leaves play: removed, or to make way for another, which is no removal (L-UP-06). */
import { laid } from "@blackrose/kernel";
import { unsummon } from "../deeds.ts";
import type { Lodge } from "../state.ts";

type Leaving = ReturnType<typeof laid>;

const leaves = ({ s }: Lodge, figure: number, by: number, instead: number): Leaving =>
  laid(unsummon, { figure, by, from: s.figureAt[figure], owner: s.figureOwner[figure], instead });

export const removing = (w: Lodge, figure: number, by: number): Leaving => leaves(w, figure, by, 0);
export const makingWay = (w: Lodge, figure: number, by: number): Leaving => leaves(w, figure, by, 1);
