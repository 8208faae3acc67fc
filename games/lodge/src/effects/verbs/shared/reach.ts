/** Whom effects on points reach. */
import type { Frame } from "@blackrose/kernel";
import { CELL, type Lodge } from "../../../state.ts";
import { R, Source } from "../../context.ts";

/** Another mage in its cell is out of reach, but not for the Black Rose (L-CEL-03, L-DEF-12). */
export const reaches = ({ s }: Lodge, e: Frame, seat: number): boolean =>
  seat === e.seat || s.at[seat] !== CELL || e.regs[R.source] === Source.event;
