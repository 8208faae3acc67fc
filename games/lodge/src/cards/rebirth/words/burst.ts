/** One's own evocations are given up, and their rooms burst: each room once, however many left it (L-RB-42). */
import { again, attempt, type Frame, laid, PASS, quietly } from "@blackrose/kernel";
import { heedRemoval, unsummon } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { effTarget, want } from "../../../effects/doing.ts";
import { models } from "../../../effects/select.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { blowAt, isReached } from "../../../effects/verbs/shared/blows.ts";
import * as a from "../../../pack/parts.ts";
import { strike } from "../../../rules/damage.ts";
import type { Lodge } from "../../../state.ts";
import { es, fr } from "@blackrose/language";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { held, model as modelThing } from "../../../things.ts";
import { figureOf, modelOf } from "../../../who.ts";

export interface Burst {
  readonly do: "burst";
  readonly upTo: number;
  readonly damage: number;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly burst: Burst;
  }
}

export const burst = (upTo: number, damage: number): Burst => ({ do: "burst", upTo, damage });

/** Whether all are named, whether they have left; behind that, their figures and, once they have left, their rooms. */
const own = numbers({ named: 0, left: 0 });
const { named, left } = own.at;

/** They leave; what they leave behind strikes their rooms; that they were removed is heard of then (L-RB-43). */
function giveUp(w: Lodge, f: Frame, e: Frame, { damage }: Burst): void {
  const figures = own.rest(f);
  const rooms = figures.map((figure) => w.s.figureAt[figure]);
  for (const [i, figure] of figures.entries())
    quietly(w, unsummon, { figure, by: e.seat, from: rooms[i], owner: e.seat, instead: 0 });
  e.regs[R.removed] += figures.length;
  f.regs[left] = 1;
  f.regs.push(...rooms);
  again(f);
  const struck = [...new Set(rooms)].flatMap((room) => {
    const inIt = { ...e, regs: e.regs.with(R.there, room) };
    return models(w, inIt, { all: "models", in: "there" });
  });
  strike(
    w,
    e.seat,
    struck.filter((model) => isReached(e, model)).map((model) => blowAt(w, e, model, damage)),
  );
}

const burstVerb = ownVerb<Burst>("burst", {
  shape: { upTo: a.some, damage: a.some },
  numbers: own,
  run(w, f, e, said) {
    const chosen = own.rest(f);
    if (f.regs[left] === 1) {
      const half = chosen.length / 2;
      attempt(
        w,
        e.seat,
        chosen
          .slice(0, half)
          .map((figure, i) => laid(heedRemoval, { figure, by: e.seat, from: chosen[half + i], owner: e.seat })),
      );
      return;
    }
    const open = w.s.figureAt.flatMap((room, figure) =>
      room >= 0 && w.s.figureOwner[figure] === e.seat && !chosen.includes(figure) ? [modelThing(modelOf(figure))] : [],
    );
    if (f.regs[named] === 0 && chosen.length < said.upTo && open.length > 0) {
      again(f);
      want(w, f, effTarget, [PASS, ...open]);
    } else if (chosen.length > 0) giveUp(w, f, e, said);
  },
  chosen(_w, f, _e, _said, code) {
    if (code === PASS) f.regs[named] = 1;
    else f.regs.push(figureOf(held(code)));
  },
  words: {
    en: ({ upTo, damage }, _scene, mood) =>
      `${verbEn(mood, "remove")} up to ${upTo} of your evocations and ${verbEn(mood, "deal")} ${damage} damage to each opposing model in the rooms they left`,
    es: ({ upTo, damage }, _scene, mood) =>
      es.say`${verbEs(mood, "retira", "retirar")} hasta ${upTo} de tus evocaciones e ${verbEs(mood, "inflige", "infligir")} ${damage} de daño a cada miniatura rival de las salas que dejan`,
    fr: ({ upTo, damage }, _scene, mood) =>
      fr.say`${verbFr(mood, "retirer")} jusqu'à ${upTo} de vos évocations et ${verbFr(mood, "infliger")} ${damage} ${damage > 1 ? "dégâts" : "dégât"} à chaque figurine adverse des salles qu'elles quittent`,
  },
});

export const burstVerbs = [burstVerb];
