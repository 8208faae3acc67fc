/** An Umbra goes over to another mage, and its new weaver is whoever passes it; where it cannot go it is removed and hurts (L-NM-07). */
import type { Frame } from "@blackrose/kernel";
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { bearerFor, borneBy, borneInPlay } from "../../rules/jinxes.ts";
import { passTo, umbraAt } from "../../rules/umbrae.ts";
import { type Lodge, NONE } from "../../state.ts";
import { attached, Family, familyOf, held, model as modelThing } from "../../things.ts";
import { figureOf } from "../../who.ts";
import { R } from "../context.ts";
import { effOption, effTarget, want } from "../doing.ts";
import { magesBy, one } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { overflow } from "./shared/overflow.ts";

export interface PassUmbra {
  readonly do: "pass Umbra";
  /** Without it from any mage, oneself too; to another mage of the controller's choice. */
  readonly from?: One;
  readonly to?: One;
}

/** The Umbra that is passed, once it is chosen. */
const own = numbers({ umbra: NONE });
const { umbra } = own.at;

function giversOf(w: Lodge, e: Frame, { from }: PassUmbra): readonly { readonly at: number }[] {
  if (from === undefined) return borneInPlay(w, "nightmare");
  const giver = bearerFor(w, one(w, e, from));
  return giver === NONE ? [] : borneBy(w, giver, "nightmare");
}

/** Other mages than the controller and the host. */
const takersOf = (w: Lodge, e: Frame, host: number): number[] =>
  magesBy(w, e, "others").filter((mage) => mage !== host);

function give(w: Lodge, f: Frame, e: Frame, taker: number): void {
  const model = f.regs[umbra];
  e.regs[R.it] = model;
  if (!passTo(w, e.seat, figureOf(model), taker)) overflow(w, e, taker);
}

export const passUmbra = verb<PassUmbra>("pass Umbra", {
  shape: { from: a.optional(a.one), to: a.optional(a.one) },
  numbers: own,
  names: "evocation",
  canBegin(w, e, said) {
    const taker = said.to === undefined ? e.seat : bearerFor(w, one(w, e, said.to));
    return taker !== NONE && giversOf(w, e, said).length > 0;
  },
  run(w, f, e, said) {
    if (said.to !== undefined && bearerFor(w, one(w, e, said.to)) === NONE) return;
    const open = giversOf(w, e, said).filter(
      ({ at }) => said.to !== undefined || takersOf(w, e, w.s.attachments[at].on).length > 0,
    );
    want(
      w,
      f,
      effOption,
      open.map(({ at }) => attached(at)),
    );
  },
  chosen(w, f, e, said, code) {
    if (familyOf(code) === Family.model) {
      give(w, f, e, held(code));
      return;
    }
    f.regs[umbra] = umbraAt(w, held(code));
    if (said.to === undefined) want(w, f, effTarget, takersOf(w, e, w.s.attachments[held(code)].on).map(modelThing));
    else give(w, f, e, bearerFor(w, one(w, e, said.to)));
  },
});
