/** A jinx is tied to a mage; what cannot be tied bites instead (L-JX-01 … 03). */
import type { Frame } from "@blackrose/kernel";
import { anyOf } from "../../cards/attachments.ts";
import type { Many, One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { bearerFor, canTie, tiable, tie } from "../../rules/jinxes.ts";
import { type Lodge, NONE } from "../../state.ts";
import { attachment, Family, familyOf, held, kindOfAttachment, model as modelThing } from "../../things.ts";
import { isMage } from "../../who.ts";
import { effTarget, jinxKind, want } from "../doing.ts";
import { models, one } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { overflow } from "./shared/overflow.ts";

export interface Jinx {
  readonly do: "jinx";
  /** By its id, or any: the controller chooses one that can be tied. */
  readonly kind: string;
  /** `oneOf`: the controller chooses one of these mages. */
  readonly on: One | { readonly oneOf: Many };
}

/** The mage it is tied to, once that is known. */
const own = numbers({ bearer: NONE });

function tieTo(w: Lodge, f: Frame, e: Frame, { kind }: Jinx, mage: number): void {
  if (mage === NONE) return;
  f.regs[own.at.bearer] = mage;
  if (kind !== anyOf("jinx")) {
    const named = w.cards.attachmentNumber.get(kind) as number;
    if (canTie(w, mage, named)) tie(w, e.seat, mage, named);
    else overflow(w, e, mage);
    return;
  }
  const kinds = tiable(w, mage);
  if (kinds.length === 0) overflow(w, e, mage);
  else
    want(
      w,
      f,
      jinxKind,
      kinds.map((one_) => attachment(w.cards, one_)),
    );
}

export const jinx = verb<Jinx>("jinx", {
  shape: { kind: a.jinx, on: a.either(a.one, a.oneOf) },
  numbers: own,
  run(w, f, e, said) {
    if (typeof said.on === "string") {
      tieTo(w, f, e, said, bearerFor(w, one(w, e, said.on)));
      return;
    }
    const mages = models(w, e, said.on.oneOf).filter((mage) => isMage(mage) && bearerFor(w, mage) !== NONE);
    want(w, f, effTarget, mages.map(modelThing));
  },
  chosen(w, f, e, said, code) {
    if (familyOf(code) === Family.model) tieTo(w, f, e, said, held(code));
    else tie(w, e.seat, f.regs[own.at.bearer], kindOfAttachment(w.cards, held(code)));
  },
});
