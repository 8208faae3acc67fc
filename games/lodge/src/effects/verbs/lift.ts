/** The controller takes up to so many jinxes off mages, itself among them, none in their cells (L-JX-06, L-RB-44). */
import { again, PASS } from "@blackrose/kernel";
import * as a from "../../pack/parts.ts";
import { borneInPlay, lift as liftOff } from "../../rules/jinxes.ts";
import { attached, held } from "../../things.ts";
import { R } from "../context.ts";
import { effOption, want } from "../doing.ts";
import { numbers, verb } from "../verb.ts";

export interface Lift {
  readonly do: "lift";
  readonly n: number;
}

const own = numbers({ done: 0 });
const { done } = own.at;

export const lift = verb<Lift>("lift", {
  shape: { n: a.some },
  numbers: own,
  canBegin: (w) => borneInPlay(w, "jinx").length > 0,
  run(w, f, _e, { n }) {
    const jinxes = borneInPlay(w, "jinx");
    if (f.regs[done] >= n || jinxes.length === 0) return;
    again(f);
    want(w, f, effOption, [PASS, ...jinxes.map(({ at }) => attached(at))]);
  },
  chosen(w, f, e, { n }, code) {
    if (code === PASS) {
      f.regs[done] = n;
      return;
    }
    liftOff(w, held(code));
    f.regs[done]++;
    e.regs[R.lifted]++;
  },
});
