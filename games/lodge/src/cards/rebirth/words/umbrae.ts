/** Umbrae are assigned to mages with Nightmare cards, and passed on; what cannot be assigned hurts instead (L-NM). */
import { again, attempt, closeWayBack, type Frame, perform } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { assignUmbra, cardOf, passUmbra as passDeed } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { effOption, effTarget, nightmarePick, want } from "../../../effects/doing.ts";
import { magesBy, models, one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import * as a from "../../../pack/parts.ts";
import { bearerFor, borneBy, borneInPlay } from "../../../rules/jinxes.ts";
import { removing } from "../../../rules/leaving.ts";
import { MOST_UMBRAE, umbraeOn } from "../../../rules/umbrae.ts";
import { type Laid, type Lodge, NONE } from "../../../state.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { aKind as aKindEn, many as manyEn, who as whoEn } from "../../../text/en/things.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { aKind as aKindEs, many as manyEs, who as whoEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { aKind as aKindFr, many as manyFr, who as whoFr } from "../../../text/fr/things.ts";
import { attached, Family, familyOf, held, model as modelThing, nightmare } from "../../../things.ts";
import { figureOf, type Mage } from "../../../who.ts";
import type { EvocationId, Many, One } from "../../says.ts";
import { overflow } from "./overflow.ts";

/** An Umbra is assigned to a mage, with one of the two top Nightmare cards (L-NM-01, L-NM-02). */
export interface Assign {
  readonly do: "assign";
  readonly kind: EvocationId;
  /** `of`: to so many of these mages, each one once; of more the controller chooses. */
  readonly to: One | { readonly of: Many; readonly max: number };
}
/** An Umbra goes over to another mage, and its new weaver is whoever passes it; where it cannot go it is removed and hurts (L-NM-07). */
export interface PassUmbra {
  readonly do: "pass Umbra";
  /** Without it from any mage, oneself too; to another mage of the controller's choice. */
  readonly from?: One;
  readonly to?: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly umbrae: Assign | PassUmbra;
  }
}

export const assign = (kind: EvocationId, to: Assign["to"]): Assign => ({ do: "assign", kind, to });
export const passUmbra = (whose: Omit<PassUmbra, "do"> = {}): PassUmbra => ({ do: "pass Umbra", ...whose });

const hasRoomForUmbra = (w: Laid, host: Mage): boolean => umbraeOn(w, host).length < MOST_UMBRAE;

/** A figure of the reserve; NONE if there is none left. */
function freeUmbra({ s, cards }: Laid, kind: EvocationId): number {
  const found = cards.figures.findIndex(({ id }, figure) => id === kind && s.figureAt[figure] === NONE);
  return found < 0 ? NONE : found;
}

/** The top of the Nightmare deck, the very top first (L-NM-01). */
const LOOKED_AT = 2;
const topNightmares = ({ s }: Laid): number[] => s.nightmares.slice(-LOOKED_AT).toReversed();

/** The chosen card comes with a figure to its host; the other one goes under the deck. */
function assignWith(w: Lodge, seat: number, host: Mage, kind: EvocationId, card: number): void {
  const other = topNightmares(w).find((top) => top !== card) ?? NONE;
  perform(w, assignUmbra, { seat, host, figure: freeUmbra(w, kind), card, other });
}

/** To another host, under a new weaver; where it cannot go it is removed and wakes. Whether it was passed (L-NM-07). */
function passTo(w: Lodge, seat: number, figure: number, to: Mage): boolean {
  const fits = hasRoomForUmbra(w, to);
  if (fits) perform(w, passDeed, { seat, figure, from: w.s.attachments[cardOf(w, figure)].on, to });
  else attempt(w, seat, [removing(w, figure, seat)]);
  return fits;
}

/** Whether the hosts stand behind; the one that comes next. */
const assigned = numbers({ known: 0, next: 0 });
const { known, next } = assigned.at;

function assignTo(w: Lodge, f: Frame, e: Frame, { kind }: Assign, host: number): void {
  if (freeUmbra(w, kind) === NONE || !hasRoomForUmbra(w, host)) {
    overflow(w, e, host);
    return;
  }
  // The question itself shows what lay hidden (K-UND-01).
  closeWayBack(w);
  want(w, f, nightmarePick, topNightmares(w).map(nightmare));
}

const assignVerb = ownVerb<Assign>("assign", {
  shape: {
    kind: a.evocation,
    to: a.either(a.one, a.record<{ readonly of: Many; readonly max: number }>({ of: a.many, max: a.some })),
  },
  numbers: assigned,
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
    const host = assigned.rest(f)[f.regs[next]++];
    if (host === undefined) return;
    again(f);
    if (host !== NONE) assignTo(w, f, e, said, host);
  },
  chosen(w, f, e, said, code, codes) {
    if (familyOf(code) === Family.model) f.regs.push(...codes.map(held));
    else assignWith(w, e.seat, assigned.rest(f)[f.regs[next] - 1], said.kind, held(code));
  },
  words: {
    en: ({ kind, to }, scene, mood) => {
      const whom = typeof to === "string" ? whoEn(to, scene) : en.say`${manyEn(to.of, scene)} (at most ${to.max})`;
      return en.say`${verbEn(mood, "assign")} ${aKindEn(kind, scene)} to ${whom}`;
    },
    es: ({ kind, to }, scene, mood) => {
      const rest = typeof to === "string" ? "" : ` (como mucho ${to.max})`;
      const whom = typeof to === "string" ? whoEs(to, scene) : manyEs(to.of, scene);
      return es.say`${verbEs(mood, "asigna", "asignar")} ${aKindEs(kind, scene)} a ${whom}${rest}`;
    },
    fr: ({ kind, to }, scene, mood) => {
      const rest = typeof to === "string" ? "" : ` (${to.max} au plus)`;
      const whom = typeof to === "string" ? whoFr(to, scene) : manyFr(to.of, scene);
      return fr.say`${verbFr(mood, "assigner")} ${aKindFr(kind, scene)} à ${whom}${rest}`;
    },
  },
});

/** The Umbra that is passed, once it is chosen. */
const passed = numbers({ umbra: NONE });
const { umbra } = passed.at;

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

const passVerb = ownVerb<PassUmbra>("pass Umbra", {
  shape: { from: a.optional(a.one), to: a.optional(a.one) },
  numbers: passed,
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
    f.regs[umbra] = w.s.attachments[held(code)].it;
    if (said.to === undefined) want(w, f, effTarget, takersOf(w, e, w.s.attachments[held(code)].on).map(modelThing));
    else give(w, f, e, bearerFor(w, one(w, e, said.to)));
  },
  words: {
    en: ({ from, to }, scene, mood) => {
      const giver = from === "self" ? "yourself" : from === undefined ? "any mage" : whoEn(from, scene);
      const taker = to === undefined ? "another mage" : whoEn(to, scene);
      return en.say`${verbEn(mood, "pass")} an Umbra from ${giver} to ${taker} (${scene.person === "you" ? "you weave" : "that mage weaves"} it from now on)`;
    },
    es: ({ from, to }, scene, mood) => {
      const giver =
        from === "self" ? "que te acecha" : from === undefined ? "de cualquier mago" : es.say`de ${whoEs(from, scene)}`;
      const taker = to === undefined ? "otro mago" : whoEs(to, scene);
      return es.say`${verbEs(mood, "pasa", "pasar")} una Umbra ${giver} a ${taker} (desde ahora la ${scene.person === "you" ? "tejes tú" : "teje ese mago"})`;
    },
    fr: ({ from, to }, scene, mood) => {
      const giver =
        from === "self"
          ? "qui vous hante"
          : from === undefined
            ? fr.say`de n'importe quel mage`
            : fr.say`de ${whoFr(from, scene)}`;
      const taker = to === undefined ? "un autre mage" : whoFr(to, scene);
      return fr.say`${verbFr(mood, "passer")} une Umbra ${giver} à ${taker} (${scene.person === "you" ? "vous la tissez" : "ce mage la tisse"} désormais)`;
    },
  },
});

export const umbraVerbs = [assignVerb, passVerb];
