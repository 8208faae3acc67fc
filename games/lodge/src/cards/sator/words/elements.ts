/** What Elementalism speaks of besides: the health printed on an evocation, rooms next to one's own, an elemental that acts again. */
import { R } from "../../../effects/context.ts";
import { ownCount, ownRoomKind } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import * as a from "../../../pack/parts.ts";
import { ownVerb } from "../../../effects/verb.ts";
import { actNow } from "../../../rules/evocations.ts";
import { boardOf } from "../../../rules/values.ts";
import { NONE } from "../../../state.ts";
import { who as whoEn } from "../../../text/en/things.ts";
import { who as whoEs } from "../../../text/es/things.ts";
import { who as whoFr } from "../../../text/fr/things.ts";
import { es, fr } from "@blackrose/language";
import { figureOf, isMage } from "../../../who.ts";
import type { One } from "../../says.ts";

export interface PrintedHealth {
  readonly counted: "printed health";
  readonly of: One;
}
/** The evocation whose card says it. */
export interface ActAgain {
  readonly do: "act again";
}
export interface NextToYours {
  readonly rooms: "next to yours";
  /** Not the one named last. */
  readonly another?: true;
}

export const actAgain: ActAgain = { do: "act again" };

declare module "../../says.ts" {
  interface Verbs {
    readonly actAgain: ActAgain;
  }
  interface Counts {
    readonly printedHealth: PrintedHealth;
  }
  interface RoomKinds {
    readonly nextToYours: NextToYours;
  }
}

const printedHealth = ownCount<PrintedHealth>("printed health", {
  shape: { of: a.one },
  count(w, e, { of }) {
    const model = one(w, e, of);
    return model === NONE || isMage(model) ? 0 : w.cards.figures[figureOf(model)].health;
  },
  words: {
    en: ({ of }, scene) => {
      const said = `health printed on ${whoEn(of, scene).text}`;
      return [`point of ${said}`, `points of ${said}`];
    },
    es: ({ of }, scene) => {
      const said = es.say`vida impreso en ${whoEs(of, scene)}`;
      return [`punto de ${said}`, `puntos de ${said}`];
    },
    fr: ({ of }, scene) => {
      const said = fr.say`santé imprimé sur ${whoFr(of, scene)}`;
      return [`point de ${said}`, `points de ${said}`];
    },
  },
});

const nextToYours = ownRoomKind<NextToYours>("next to yours", {
  shape: { another: a.optional(a.mark) },
  rooms(w, seat, { another }, e) {
    const room = w.s.at[seat];
    const beside = room < 0 ? [] : boardOf(w).next[room];
    return another ? beside.filter((other) => other !== e?.regs[R.there]) : beside;
  },
  words: {
    en: ({ another }) => (another ? "next to yours other than that one" : "next to yours"),
    es: ({ another }) => (another ? "contigua a la tuya y distinta de esa" : "contigua a la tuya"),
    fr: ({ another }) => (another ? "adjacente à la vôtre, autre que celle-là" : "adjacente à la vôtre"),
  },
});

const again = ownVerb<ActAgain>("act again", {
  shape: {},
  run: (w, _f, e) => actNow(w, e.regs[R.card], e.seat),
  words: {
    en: () => ({ own: "it acts again" }),
    es: () => ({ own: "vuelve a actuar" }),
    fr: () => ({ own: "elle agit de nouveau" }),
  },
});

export const elementVerbs = [again];
export const elementCounts = [printedHealth];
export const elementRooms = [nextToYours];
