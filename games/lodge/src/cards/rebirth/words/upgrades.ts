/** An Upgrade of the reserve is fitted to one of the controller's evocations; on a full one it may take another's place (L-UP-01, L-UP-02). */
import { again, call, PASS, perform } from "@blackrose/kernel";
import { en, es, fr } from "@blackrose/language";
import { detach } from "../../../deeds.ts";
import { defeats } from "../../../effects/defeat.ts";
import { upgradeChoice, want } from "../../../effects/doing.ts";
import { one } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { defeatsShape } from "../../../frames.ts";
import * as a from "../../../pack/parts.ts";
import { isFree } from "../../../rules/jinxes.ts";
import { fit, upgradesOn } from "../../../rules/upgrades.ts";
import { type Laid, type Lodge, NONE } from "../../../state.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { who as whoEn } from "../../../text/en/things.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { who as whoEs } from "../../../text/es/things.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { who as whoFr } from "../../../text/fr/things.ts";
import { attached, attachment, Family, familyOf, held, kindOfAttachment } from "../../../things.ts";
import { controllerOf, figureOf, isMage, type Model } from "../../../who.ts";
import { anyOf } from "../../attachments.ts";
import type { One } from "../../says.ts";

const ANY = anyOf("upgrade");

export interface UpgradeIt {
  readonly do: "upgrade";
  readonly what: typeof ANY;
  readonly who: One;
  /** Up to so many, one after another. */
  readonly upTo?: number;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly upgrade: UpgradeIt;
  }
}

export const upgrade = (who: One, more: { readonly upTo?: number } = {}): UpgradeIt => ({
  do: "upgrade",
  what: ANY,
  who,
  ...more,
});

/** On one evocation, all different, unless its card says otherwise (L-UP-02). */
const MOST_UPGRADES = 2;

/** Whether this seat can fit Upgrades to a model: to evocations of its own, but not to shadows. */
function canBeUpgraded({ s, cards }: Laid, model: Model, seat: number): boolean {
  if (model === NONE || isMage(model) || s.figureAt[figureOf(model)] < 0) return false;
  return controllerOf(s, model) === seat && cards.figures[figureOf(model)].archetype !== "shadow";
}

function isFull(w: Laid, model: Model): boolean {
  const { carries = MOST_UPGRADES } = w.cards.figures[figureOf(model)];
  return upgradesOn(w, model).length >= carries;
}

/** Every kind that can be fitted to it from the reserve, be it in the place of another. */
function fitting(w: Laid, model: Model): number[] {
  const alike = w.cards.figures[figureOf(model)].carries !== undefined;
  const carried = upgradesOn(w, model).map(({ kind }) => kind);
  return w.cards.attachments.flatMap(({ is }, kind) =>
    is.family === "upgrade" && isFree(w, kind) && (alike || !carried.includes(kind)) ? [kind] : [],
  );
}

/** It goes back to the reserve. Who has too much damage without it is removed (L-UP-05). */
function takeOff(w: Lodge, at: number, seat: number): void {
  const { kind, on, owner } = w.s.attachments[at];
  perform(w, detach, { at, kind, on, owner });
  call(w, defeats, seat, defeatsShape.make());
}

/** The kind that is to take another's place, by its place in the content; how many have been fitted, where it may be several. */
const own = numbers({ comes: NONE, done: 0 });
const { comes, done } = own.at;

export const upgradeVerb = ownVerb<UpgradeIt>("upgrade", {
  shape: { what: a.word(ANY), who: a.one, upTo: a.optional(a.some) },
  numbers: own,
  canBegin: (w, e, { who }) => canBeUpgraded(w, one(w, e, who), e.seat),
  run(w, f, e, { who, upTo }) {
    const model = one(w, e, who);
    if (!canBeUpgraded(w, model, e.seat) || f.regs[done] === (upTo ?? 1)) return;
    const kinds = fitting(w, model).map((kind) => attachment(w.cards, kind));
    if (kinds.length === 0) return;
    if (upTo !== undefined) again(f);
    want(w, f, upgradeChoice, upTo !== undefined || isFull(w, model) ? [PASS, ...kinds] : kinds);
  },
  chosen(w, f, e, { who, upTo }, code) {
    if (code === PASS) {
      f.regs[done] = upTo ?? 1;
      return;
    }
    const model = one(w, e, who);
    if (familyOf(code) === Family.attached) {
      f.regs[done]++;
      takeOff(w, held(code), e.seat);
      fit(w, e.seat, model, kindOfAttachment(w.cards, f.regs[comes]));
      return;
    }
    const kind = kindOfAttachment(w.cards, held(code));
    if (!isFull(w, model)) {
      f.regs[done]++;
      fit(w, e.seat, model, kind);
      return;
    }
    f.regs[comes] = held(code);
    const there = upgradesOn(w, model).map(({ at }) => attached(at));
    want(w, f, upgradeChoice, there);
  },
  words: {
    en: ({ who, upTo }, scene, mood) =>
      en.say`${verbEn(mood, "fit")} ${upTo === undefined ? "an Upgrade" : `up to ${upTo} Upgrades`} to ${whoEn(who, scene)}`,
    es: ({ who, upTo }, scene, mood) =>
      es.say`${verbEs(mood, "instala", "instalar")} ${upTo === undefined ? "una Mejora" : `hasta ${upTo} Mejoras`} en ${whoEs(who, scene)}`,
    fr: ({ who, upTo }, scene, mood) =>
      fr.say`${verbFr(mood, "poser")} ${upTo === undefined ? "une Amélioration" : `jusqu'à ${upTo} Améliorations`} sur ${whoFr(who, scene)}`,
  },
});
