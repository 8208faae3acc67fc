/** What the Void does to those who serve it: nothing reaches them, what sleeps is fetched, small demons come out of nothing. */
import { attempt, laid } from "@blackrose/kernel";
import { attach, How } from "../../../deeds.ts";
import { R, Source } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { isKind, spot } from "../../../effects/select.ts";
import { ownVerb } from "../../../effects/verb.ts";
import { movable } from "../../../effects/verbs/shared/moving.ts";
import * as a from "../../../pack/parts.ts";
import { canSummon, movesAndStrikes, summonFigure } from "../../../rules/evocations.ts";
import { goTogether } from "../../../rules/movement.ts";
import { lasting } from "../../../rules/standing.ts";
import { type Lodge, NONE, placeOf } from "../../../state.ts";
import { held, model as modelThing } from "../../../things.ts";
import { figureOf, modelOf } from "../../../who.ts";
import { attachmentOf } from "../../../text/scene.ts";
import { attachments } from "../../entries.ts";
import type { EvocationId, Kind, Spot } from "../../says.ts";
import { EN, ES, FR } from "./tongues.ts";

/** Until the end of the turn it does nothing to the controller (L-VOI-05). */
export interface Immune {
  readonly do: "immune";
  /** What is attached for it. */
  readonly by: string;
}
/** The one of that name comes to a room, whosever it is. */
export interface Fetch {
  readonly do: "fetch";
  readonly kind: EvocationId;
  readonly to: Spot;
}
/** Any of that kind in the reserve, of printed health so much or less where that is said. */
export interface SummonSmall {
  readonly do: "summon small";
  readonly kind: Kind;
  readonly healthAtMost?: number;
  readonly in: Spot;
}
/** On the card of an evocation that does something before: then it moves and attacks. */
export interface MoveAndAttack {
  readonly do: "move and attack";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly beyond: Immune | Fetch | SummonSmall | MoveAndAttack;
  }
}

export const immune = (to: "attacks" | "traps"): Immune => ({ do: "immune", by: `immune-to-${to}` });
export const callTo = (kind: EvocationId, to: Spot): Fetch => ({ do: "fetch", kind, to });
export const summonSmall = (kind: Kind, healthAtMost: number, where: Spot): SummonSmall => ({
  do: "summon small",
  kind,
  healthAtMost,
  in: where,
});
export const summonAny = (kind: Kind, where: Spot): SummonSmall => ({ do: "summon small", kind, in: where });
export const moveAndAttack: MoveAndAttack = { do: "move and attack" };

const lasts = { on: "mage", you: "bearer", until: "end of turn" } as const;
export const immunities = attachments("designed", {
  "immune-to-attacks": {
    ...lasts,
    name: { en: "Immune to attacks", es: "Inmune a los ataques", fr: "Immunisé contre les attaques" },
    icon: "avoidance",
    changes: [{ of: "immune to attacks", set: 1 }],
  },
  "immune-to-traps": {
    ...lasts,
    name: { en: "Immune to traps", es: "Inmune a las trampas", fr: "Immunisé contre les pièges" },
    icon: "avoidance",
    changes: [{ of: "immune to traps", set: 1 }],
  },
});

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const immuneVerb = ownVerb<Immune>("immune", {
  shape: { by: a.attachment },
  run(w, _f, e, { by }) {
    const kind = w.cards.attachmentNumber.get(by) as number;
    attempt(w, e.seat, [laid(attach, { ...lasting(w, e, kind), on: e.seat })]);
  },
  words: {
    en: ({ by }, scene) => ({ own: `you are ${lower(attachmentOf(scene, by).name.en)} this turn` }),
    es: ({ by }, scene) => ({ own: `este turno eres ${lower(attachmentOf(scene, by).name.es)}` }),
    fr: ({ by }, scene) => ({ own: `ce tour-ci, vous êtes ${lower(attachmentOf(scene, by).name.fr)}` }),
  },
});

const fetched = (w: Lodge, { kind }: Fetch): number =>
  w.s.figureAt.findIndex((room, figure) => room >= 0 && w.cards.figures[figure].id === kind);

const fetchVerb = ownVerb<Fetch>("fetch", {
  shape: { kind: a.evocation, to: a.spot },
  canBegin: (w, _e, said) => fetched(w, said) >= 0,
  run(w, _f, e, said) {
    const figure = fetched(w, said);
    const room = spot(w, e, said.to);
    if (figure < 0 || room === NONE || !movable(w, modelOf(figure))) return;
    goTogether(w, e.seat, [{ model: modelOf(figure), to: room }], How.transit);
  },
  words: {
    en: ({ kind, to }, scene, mood) =>
      EN.say`${EN.verb(mood, "bring")} ${EN.aKind(kind, scene)} to ${EN.spot(to, scene)}`,
    es: ({ kind, to }, scene, mood) =>
      ES.say`${ES.verb(mood, "lleva", "llevar")} a ${ES.aKind(kind, scene)} a ${ES.spot(to, scene)}`,
    fr: ({ kind, to }, scene, mood) =>
      FR.say`${FR.verb(mood, "amener", undefined, "amène")} ${FR.aKind(kind, scene)} dans ${FR.spot(to, scene)}`,
  },
});

/** One figure of each kind that can come. */
const small = (w: Lodge, { kind, healthAtMost }: SummonSmall): number[] =>
  w.cards.content.evocations.flatMap(({ id, health, carried }) => {
    const figure = w.cards.figures.findIndex((one) => one.id === id);
    // What has no health is not small; where any will do, it will.
    const isSmall = healthAtMost === undefined || (!carried && health > 0 && health <= healthAtMost);
    const fits = isSmall && isKind(w, figure, kind) && canSummon(w, id);
    return fits ? [modelThing(modelOf(figure))] : [];
  });

const summonSmallVerb = ownVerb<SummonSmall>("summon small", {
  shape: { kind: a.kind, healthAtMost: a.optional(a.some), in: a.spot },
  names: "evocation",
  canBegin: (w, _e, said) => small(w, said).length > 0,
  run(w, f, e, said) {
    e.regs[R.it] = NONE;
    want(w, f, effTarget, small(w, said));
  },
  chosen(w, _f, e, { in: where }, code) {
    const room = spot(w, e, where);
    if (room !== NONE) summonFigure(w, e.seat, w.cards.figures[figureOf(held(code))].id, room);
  },
  words: {
    en: ({ kind, healthAtMost, in: where }, scene, mood) =>
      EN.say`${EN.verb(mood, "summon")} any ${EN.kindNoun(kind, scene).one}${healthAtMost === undefined ? "" : EN.say` of printed health ${healthAtMost} or less`} in ${EN.spot(where, scene)}`,
    es: ({ kind, healthAtMost, in: where }, scene, mood) =>
      ES.say`${ES.verb(mood, "invoca", "invocar")} cualquier ${ES.kindNoun(kind, scene).one}${healthAtMost === undefined ? "" : ES.say` de vida impresa ${healthAtMost} o menos`} en ${ES.spot(where, scene)}`,
    fr: ({ kind, healthAtMost, in: where }, scene, mood) =>
      FR.say`${FR.verb(mood, "invoquer")} n'importe quel${FR.kindNoun(kind, scene).gender === "f" ? "le" : ""} ${FR.kindNoun(kind, scene).one}${healthAtMost === undefined ? "" : FR.say` de santé imprimée ${healthAtMost} ou moins`} dans ${FR.spot(where, scene)}`,
  },
});

const moveAndAttackVerb = ownVerb<MoveAndAttack>("move and attack", {
  shape: {},
  run(w, _f, e) {
    const model = modelOf(e.regs[R.card]);
    if (e.regs[R.source] === Source.evocation && placeOf(w.s, model) >= 0) movesAndStrikes(w, model, e.seat);
  },
  words: {
    en: () => ({ own: "it moves and attacks" }),
    es: () => ({ own: "se mueve y ataca" }),
    fr: () => ({ own: "elle se déplace et attaque" }),
  },
});

export const beyondVerbs = [immuneVerb, fetchVerb, summonSmallVerb, moveAndAttackVerb];
