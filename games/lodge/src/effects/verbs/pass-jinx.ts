/** A jinx goes from one mage to another; where it cannot be tied it is lifted and bites (L-JX-06). */
import type { One } from "../../cards/says.ts";
import * as a from "../../pack/parts.ts";
import { bearerFor, borneBy, passOn } from "../../rules/jinxes.ts";
import { NONE } from "../../state.ts";
import { attached, held } from "../../things.ts";
import { effOption, want } from "../doing.ts";
import { one } from "../select.ts";
import { verb } from "../verb.ts";
import { overflow } from "./shared/overflow.ts";

export interface PassJinx {
  readonly do: "pass jinx";
  readonly from: One;
  readonly to: One;
}

export const passJinx = verb<PassJinx>("pass jinx", {
  shape: { from: a.one, to: a.one },
  canBegin(w, e, { from, to }) {
    const [giver, taker] = [bearerFor(w, one(w, e, from)), bearerFor(w, one(w, e, to))];
    return giver !== NONE && taker !== NONE && borneBy(w, giver, "jinx").length > 0;
  },
  run(w, f, e, { from, to }) {
    const [giver, taker] = [bearerFor(w, one(w, e, from)), bearerFor(w, one(w, e, to))];
    if (giver === NONE || taker === NONE) return;
    want(
      w,
      f,
      effOption,
      borneBy(w, giver, "jinx").map(({ at }) => attached(at)),
    );
  },
  chosen(w, _f, e, { to }, code) {
    const taker = bearerFor(w, one(w, e, to));
    if (!passOn(w, held(code), taker)) overflow(w, e, taker);
  },
});
