/** An Umbra is assigned to a mage, with one of the two top Nightmare cards; what cannot be assigned hurts instead (L-NM-01, L-NM-02). */
import { again, closeWayBack, type Frame } from "@blackrose/kernel";
import type { EvocationId, Many, One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { bearerFor } from "../../rules/jinxes.ts";
import { assignWith, freeUmbra, hasRoomForUmbra, topNightmares } from "../../rules/umbrae.ts";
import { type Lodge, NONE } from "../../state.ts";
import { Family, familyOf, held, model as modelThing, nightmare } from "../../things.ts";
import { effTarget, nightmarePick, want } from "../doing.ts";
import { models, one } from "../select.ts";
import { numbers, verb } from "../verb.ts";
import { overflow } from "./shared/overflow.ts";

export interface Assign {
  readonly do: "assign";
  readonly kind: EvocationId;
  /** `of`: to so many of these mages, each one once; of more the controller chooses. */
  readonly to: One | { readonly of: Many; readonly max: number };
}

/** Whether the hosts stand behind; the one that comes next. */
const own = numbers({ known: 0, next: 0 });
const { known, next } = own.at;

function assignTo(w: Lodge, f: Frame, e: Frame, { kind }: Assign, host: number): void {
  if (freeUmbra(w, kind) === NONE || !hasRoomForUmbra(w, host)) {
    overflow(w, e, host);
    return;
  }
  // The question itself shows what lay hidden (K-UND-01).
  closeWayBack(w);
  want(w, f, nightmarePick, topNightmares(w).map(nightmare));
}

export const assign = verb<Assign>("assign", {
  shape: {
    kind: a.evocation,
    to: a.either(a.one, a.record<{ readonly of: Many; readonly max: number }>({ of: a.many, max: a.some })),
  },
  numbers: own,
  run(w, f, e, said) {
    if (f.regs[known] === 0) {
      f.regs[known] = 1;
      if (typeof said.to === "string") f.regs.push(bearerFor(w, one(w, e, said.to)));
      else {
        const hosts = models(w, e, said.to.of);
        if (hosts.length <= said.to.max) f.regs.push(...hosts);
        else {
          again(f);
          want(w, f, effTarget, hosts.map(modelThing), { min: said.to.max, max: said.to.max });
          return;
        }
      }
    }
    const host = own.rest(f)[f.regs[next]++];
    if (host === undefined) return;
    again(f);
    if (host !== NONE) assignTo(w, f, e, said, host);
  },
  chosen(w, f, e, said, code, codes) {
    if (familyOf(code) === Family.model) f.regs.push(...codes.map(held));
    else assignWith(w, e.seat, own.rest(f)[f.regs[next] - 1], said.kind, held(code));
  },
});
