/** An Upgrade of the reserve is fitted to one of the controller's evocations; on a full one it may take another's place (L-UP-01, L-UP-02). */
import { PASS } from "@blackrose/kernel";
import { anyOf } from "../../cards/attachments.ts";
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { canBeUpgraded, fit, fitting, isFull, takeOff, upgradesOn } from "../../rules/upgrades.ts";
import { NONE } from "../../state.ts";
import { attached, attachment, Family, familyOf, held, kindOfAttachment } from "../../things.ts";
import { one } from "../select.ts";
import { upgradeChoice, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";

const ANY = anyOf("upgrade");

export interface UpgradeIt {
  readonly do: "upgrade";
  readonly what: typeof ANY;
  readonly who: One;
}

/** The kind that is to take another's place, by its place in the content. */
const own = numbers({ comes: NONE });
const { comes } = own.at;

export const upgrade = verb<UpgradeIt>("upgrade", {
  shape: { what: a.word(ANY), who: a.one },
  numbers: own,
  canBegin: (w, e, { who }) => canBeUpgraded(w, one(w, e, who), e.seat),
  run(w, f, e, { who }) {
    const model = one(w, e, who);
    if (!canBeUpgraded(w, model, e.seat)) return;
    const kinds = fitting(w, model).map((kind) => attachment(w.cards, kind));
    if (kinds.length > 0) want(w, f, upgradeChoice, isFull(w, model) ? [PASS, ...kinds] : kinds);
  },
  chosen(w, f, e, { who }, code) {
    if (code === PASS) return;
    const model = one(w, e, who);
    if (familyOf(code) === Family.attached) {
      takeOff(w, held(code), e.seat);
      fit(w, e.seat, model, kindOfAttachment(w.cards, f.regs[comes]));
      return;
    }
    const kind = kindOfAttachment(w.cards, held(code));
    if (!isFull(w, model)) {
      fit(w, e.seat, model, kind);
      return;
    }
    f.regs[comes] = held(code);
    const there = upgradesOn(w, model).map(({ at }) => attached(at));
    want(w, f, upgradeChoice, there);
  },
});
