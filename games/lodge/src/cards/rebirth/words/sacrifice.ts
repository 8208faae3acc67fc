/** What Collective Sacrifice asks for and brings: evocations hurt or healed, and power that the Black Rose loses. */
import { harm, recube } from "../../../deeds.ts";
import { bind, ownTrigger } from "../../../effects/trigger.ts";
import { dealerOf } from "../../../effects/triggers/shared/harm.ts";
import { ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { gainTogether, losable } from "../../../rules/power.ts";
import { NONE } from "../../../state.ts";
import { isMage, ROSE } from "../../../who.ts";

export interface HurtsOrHeals {
  readonly on: "hurts or heals an evocation";
}
export interface RoseLoses {
  readonly do: "the Black Rose loses";
  readonly n: number;
}

declare module "../../says.ts" {
  interface Triggers {
    readonly sacrifice: HurtsOrHeals;
  }
  interface Verbs {
    readonly sacrifice: RoseLoses;
  }
}

export const hurtsOrHeals: HurtsOrHeals = { on: "hurts or heals an evocation" };
export const roseLoses = (n: number): RoseLoses => ({ do: "the Black Rose loses", n });

/** Healing takes cubes off and puts none in their place. */
const hurtsOrHealsTrigger = ownTrigger<HurtsOrHeals>("hurts or heals an evocation", {
  shape: {},
  deeds: [harm, recube],
  met(w, one, _said, { owner }) {
    const isHarm = one.deed.verb === harm.verb;
    const model = one.get(isHarm ? "target" : "model");
    if (model === NONE || isMage(model) || one.get("n") === 0) return null;
    const doer = isHarm ? dealerOf(w, one) : one.get("on") === NONE ? one.get("seat") : NONE;
    return doer === owner ? bind(model) : null;
  },
  binds: () => "evocation",
  words: {
    en: () => "you damage or heal an evocation",
    es: () => "dañes o cures una evocación",
    fr: () => "vous blessez ou soignez une évocation",
  },
});

const roseLosesVerb = ownVerb<RoseLoses>("the Black Rose loses", {
  shape: { n: a.some },
  run: (w, _f, _e, { n }) => gainTogether(w, [[ROSE, -losable(w, ROSE, n)]]),
  words: {
    en: ({ n }) => ({ own: `the Black Rose loses ${n} PP` }),
    es: ({ n }) => ({ own: `la Rosa Negra pierde ${n} PP` }),
    fr: ({ n }) => ({ own: `la Rose Noire perd ${n} PP` }),
  },
});

export const sacrificeTriggers = [hurtsOrHealsTrigger];
export const sacrificeVerbs = [roseLosesVerb];
