/** Mages that bear anything of a family, everywhere outside the cells or near a room: everyone is counted, oneself too (L-RB-38). */
import { es, fr } from "@blackrose/language";
import { ownCount } from "../../../effects/own.ts";
import { roomsWithin, spot } from "../../../effects/select.ts";
import * as a from "../../../pack/parts.ts";
import { borneBy } from "../../../rules/jinxes.ts";
import { families as familiesEn, spot as spotEn } from "../../../text/en/things.ts";
import { families as familiesEs, spot as spotEs } from "../../../text/es/things.ts";
import { families as familiesFr, spot as spotFr } from "../../../text/fr/things.ts";
import type { Family } from "../../attachments.ts";
import type { Spot } from "../../says.ts";

export interface Bearers {
  readonly counted: "bearers";
  readonly of: Family;
  /** In that room or next to it. */
  readonly near?: Spot;
}

declare module "../../says.ts" {
  interface Counts {
    readonly bearers: Bearers;
  }
}

export const bearers = (of: Family, near?: Spot): Bearers => ({
  counted: "bearers",
  of,
  ...(near !== undefined && { near }),
});

const bearersCount = ownCount<Bearers>("bearers", {
  shape: { of: a.family, near: a.optional(a.spot) },
  count(w, e, { of, near }) {
    const rooms = near === undefined ? null : roomsWithin(w, spot(w, e, near), 1);
    return w.s.at.filter(
      (room, mage) => room >= 0 && (rooms === null || rooms.includes(room)) && borneBy(w, mage, of).length > 0,
    ).length;
  },
  words: {
    en: ({ of, near }, scene) => {
      const where = near === undefined ? "" : ` within 1 of ${spotEn(near, scene).text}`;
      const { bearing } = familiesEn[of];
      return [`${bearing} mage${where}`, `${bearing} mages${where}`];
    },
    es: ({ of, near }, scene) => {
      const where = near === undefined ? "" : es.say` a 1 o menos de ${spotEs(near, scene)}`;
      const { bearing } = familiesEs[of];
      return [`mago ${bearing.m}${where}`, `magos ${bearing.mp}${where}`];
    },
    fr: ({ of, near }, scene) => {
      const where = near === undefined ? "" : fr.say` à 1 ou moins de ${spotFr(near, scene)}`;
      const { bearing } = familiesFr[of];
      return [`mage ${bearing.m}${where}`, `mages ${bearing.mp}${where}`];
    },
  },
});

export const bearersCounts = [bearersCount];
