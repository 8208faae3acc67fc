/** Equipment: whether a mage carries it, what it does for the one who carries it (L-SAT-50 … 52, L-EQP). */
import { again, attempt, laid, PASS } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { attach, harm, How } from "../../../deeds.ts";
import { R, Source } from "../../../effects/context.ts";
import { effStep, want } from "../../../effects/doing.ts";
import { ownCondition, ownCount } from "../../../effects/own.ts";
import { amount } from "../../../effects/select.ts";
import { bind, ownTrigger } from "../../../effects/trigger.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { movable } from "../../../effects/verbs/shared/moving.ts";
import * as a from "../../../pack/parts.ts";
import { carriedBy } from "../../../rules/equipment.ts";
import { goTo, stepsFrom } from "../../../rules/movement.ts";
import { lasting } from "../../../rules/standing.ts";
import { amount as amountEn } from "../../../text/en/counts.ts";
import { aKind as aKindEn, kindNoun as kindEn, nouns as nounsEn } from "../../../text/en/things.ts";
import { amount as amountEs } from "../../../text/es/counts.ts";
import { aKind as aKindEs, kindNoun as kindEs, nouns as nounsEs } from "../../../text/es/things.ts";
import { amount as amountFr } from "../../../text/fr/counts.ts";
import { aKind as aKindFr, kindNoun as kindFr, nouns as nounsFr } from "../../../text/fr/things.ts";
import { held, room as roomThing } from "../../../things.ts";
import { attachments } from "../../entries.ts";
import type { Amount, Kind } from "../../says.ts";

/** The controller carries one of that name, or so many of that archetype, when the sentence begins (L-EQP-07). */
export interface Carries {
  readonly is: "carries";
  readonly kind: Kind;
  readonly atLeast?: number;
}
/** Pieces the controller carries. */
export interface EquipmentCarried {
  readonly counted: "equipment carried";
}
/** The controller's attack value rises for the rest of the turn by what is counted now. */
export interface Strengthen {
  readonly do: "wrath";
  readonly n: Amount;
}
/** Whoever carries what acts may move, as the one decides who lets it act (L-EQP-04). */
export interface WalkCarrier {
  readonly do: "walk carrier";
  readonly n: number;
}
/** A blow of the mage itself lands: no spell, and none of its evocations (L-EQP-05). */
export interface AttackLands {
  readonly on: "your attack lands";
}

declare module "../../says.ts" {
  interface Conditions {
    readonly equipment: Carries;
  }
  interface Counts {
    readonly equipment: EquipmentCarried;
  }
  interface Verbs {
    readonly equipment: Strengthen | WalkCarrier;
  }
  interface Triggers {
    readonly equipment: AttackLands;
  }
}

export const carrying = (kind: Kind): Carries => ({ is: "carries", kind });
export const carryingPieces = (atLeast: number): Carries => ({ is: "carries", kind: "equipment", atLeast });
export const strengthen = (n: Amount): Strengthen => ({ do: "wrath", n });
export const walkCarrier: WalkCarrier = { do: "walk carrier", n: 1 };

export const wrath = attachments("designed", {
  /** As strong as its number says. */
  wrath: {
    name: { en: "Wrath", es: "Ira", fr: "Colère" },
    gender: { es: "f", fr: "f" },
    icon: "sharp-axe",
    on: "mage",
    you: "bearer",
    until: "end of turn",
    changes: [{ of: "attack", add: 1, per: "its number" }],
  },
});

const carries = ownCondition<Carries>("carries", {
  shape: { kind: a.kind, atLeast: a.optional(a.some) },
  holds: (w, e, { kind, atLeast = 1 }) => carriedBy(w, e.seat, kind) >= atLeast,
  words: {
    en: ({ kind, atLeast }, scene, not) => {
      const what =
        atLeast === undefined ? aKindEn(kind, scene) : en.say`at least ${atLeast} ${kindEn(kind, scene).many}`;
      return en.say`you ${not ? "do not carry" : "carry"} ${what}`;
    },
    es: ({ kind, atLeast }, scene, not) => {
      const what =
        atLeast === undefined
          ? aKindEs(kind, scene)
          : es.say`al menos ${es.np(kindEs(kind, scene), { count: atLeast })}`;
      return es.say`${not ? "no " : ""}llevas ${what}`;
    },
    fr: ({ kind, atLeast }, scene, not) => {
      const what =
        atLeast === undefined
          ? aKindFr(kind, scene)
          : fr.say`au moins ${fr.np(kindFr(kind, scene), { count: atLeast })}`;
      return fr.say`vous ${not ? "ne portez pas" : "portez"} ${what}`;
    },
  },
});

const carried = ownCount<EquipmentCarried>("equipment carried", {
  shape: {},
  count: (w, e) => carriedBy(w, e.seat, "equipment"),
  words: {
    en: () => ["equipment you carry", "equipment you carry"],
    es: () => ["equipo que lleves", "equipos que lleves"],
    fr: () => ["équipement que vous portez", "équipements que vous portez"],
  },
});

const strengthenVerb = ownVerb<Strengthen>("wrath", {
  shape: { n: a.amount },
  run(w, _f, e, said) {
    const n = amount(w, e, said.n);
    const kind = w.cards.attachmentNumber.get("wrath") as number;
    if (n > 0) attempt(w, e.seat, [laid(attach, { ...lasting(w, e, kind), on: e.seat, n })]);
  },
  words: {
    en: (line, scene) => {
      const { n, per } = amountEn(line.n, scene);
      return { own: en.say`this turn your attack value increases by ${n}${per}` };
    },
    es: (line, scene) => {
      const { n, per } = amountEs(line.n, scene);
      return { own: es.say`este turno tu valor de ataque aumenta en ${n}${per}` };
    },
    fr: (line, scene) => {
      const { n, per } = amountFr(line.n, scene);
      return { own: fr.say`ce tour, votre valeur d'attaque augmente de ${n}${per}` };
    },
  },
});

/** Steps so far. */
const steps = numbers({ done: 0 });

const walkCarrierVerb = ownVerb<WalkCarrier>("walk carrier", {
  shape: { n: a.n },
  numbers: steps,
  run(w, f, e, { n }) {
    const carrier = e.regs[R.target];
    if (f.regs[steps.at.done] >= n || !movable(w, carrier)) return;
    again(f);
    want(w, f, effStep, [PASS, ...stepsFrom(w, carrier).map(roomThing)]);
  },
  chosen(w, f, e, { n }, code) {
    f.regs[steps.at.done] = code === PASS ? n : f.regs[steps.at.done] + 1;
    if (code !== PASS) goTo(w, e.regs[R.target], held(code), How.step, e.seat);
  },
  words: {
    en: ({ n }) => ({ own: en.say`whoever carries it may move up to ${en.np(nounsEn.room, { count: n })}` }),
    es: ({ n }) => ({ own: es.say`quien la lleve puede moverse hasta ${es.np(nounsEs.room, { count: n })}` }),
    fr: ({ n }) => ({ own: fr.say`qui la porte peut se déplacer de ${fr.np(nounsFr.room, { count: n })} au plus` }),
  },
});

const attackLands = ownTrigger<AttackLands>("your attack lands", {
  shape: {},
  deeds: [harm],
  met: (_w, one, _said, { owner }) =>
    one.get("means") === Source.attack && one.get("by") === owner && one.get("n") > 0 ? bind(one.get("target")) : null,
  binds: () => "model",
  words: {
    en: () => "your attack deals damage to a model",
    es: () => "tu ataque inflija daño a una miniatura",
    fr: () => "votre attaque inflige des dégâts à une figurine",
  },
});

export const equipmentConditions = [carries];
export const equipmentCounts = [carried];
export const equipmentVerbs = [strengthenVerb, walkCarrierVerb];
export const equipmentTriggers = [attackLands];
