/** The jinxes: six kinds, two cards of each (L-COM-29, L-JX). Vulnerability and Slowness have their names from the book. */
import { deal, gainLess } from "../build.ts";
import type { Attachment } from "../attachments.ts";
import { attachments } from "../entries.ts";

/** What every jinx is: it works against its bearer, whoever tied it, until its knots are undone (L-JX-04, L-JX-05). */
const jinx = { family: "jinx", on: "mage", you: "bearer", sleeps: "in the cell", copies: 2, knots: 2 } as const;

export const jinxes: readonly Attachment[] = attachments("designed", {
  vulnerability: {
    ...jinx,
    name: { en: "Vulnerability", es: "Vulnerabilidad", fr: "Vulnérabilité" },
    gender: { es: "f", fr: "f" },
    icon: "cracked-shield",
    changes: [{ of: "suffers more", add: 1 }],
  },
  slowness: {
    ...jinx,
    name: { en: "Slowness", es: "Lentitud", fr: "Lenteur" },
    gender: { es: "f", fr: "f" },
    icon: "snail",
    changes: [{ of: "move", add: -1, least: 1 }],
  },
  feebleness: {
    ...jinx,
    name: { en: "Feebleness", es: "Flaqueza", fr: "Faiblesse" },
    gender: { es: "f", fr: "f" },
    icon: "broken-bone",
    changes: [{ of: "attack", add: -1, also: "its evocations" }],
  },
  stammer: {
    ...jinx,
    name: { en: "Stammer", es: "Tartamudeo", fr: "Bégaiement" },
    gender: { es: "m", fr: "m" },
    icon: "silenced",
    changes: [{ of: "casts", set: 1 }],
  },
  misfortune: {
    ...jinx,
    name: { en: "Misfortune", es: "Infortunio", fr: "Infortune" },
    gender: { es: "m", fr: "f" },
    icon: "raven",
    hears: [{ when: { on: "gains", who: "you" }, then: [gainLess(1)], once: "turn" }],
  },
  brambles: {
    ...jinx,
    name: { en: "Brambles", es: "Zarzas", fr: "Ronces" },
    gender: { es: "fp", fr: "fp" },
    icon: "vines",
    hears: [
      {
        when: { on: "enters", who: "mage", subject: "you", by: "explore" },
        then: [deal(1, "self", { by: "black rose" })],
        once: "action",
      },
    ],
  },
});
