/** The mages of Rebirth. Names are stated; each value above the common ones is paid for with one below. */
import { mages as magesOf } from "../entries.ts";

const designed = { health: "designed", hand: "designed", move: "designed", attack: "designed" } as const;

export const mages = magesOf({
  arianna: {
    name: "Arianna",
    favourite: "technomancy",
    health: 10,
    hand: 7,
    move: 3,
    attack: 2,
    personal: "needle-and-thread",
    provenance: designed,
  },
  "baron-doria": {
    name: { en: "Baron Doria", es: "Barón Doria", fr: "Baron Doria" },
    favourite: "nightmare",
    health: 11,
    hand: 8,
    move: 2,
    attack: 1,
    personal: "the-barons-invitation",
    provenance: { ...designed, hand: "stated" },
  },
  gramigna: {
    name: "Gramigna",
    favourite: "hex",
    health: 10,
    hand: 7,
    move: 2,
    attack: 2,
    quests: 3,
    personal: "evil-eye",
    provenance: designed,
  },
  rikkart: {
    name: "Rikkart",
    favourite: "agony",
    health: 11,
    hand: 7,
    move: 2,
    attack: 2,
    personal: "cube-of-lamentations",
    provenance: { health: "public", hand: "public", move: "public", attack: "public" },
  },
  angela: {
    name: "Angela",
    favourite: "alchemy",
    health: 11,
    hand: 7,
    move: 2,
    attack: 2,
    personal: "emet-met",
    guest: true,
    provenance: { health: "public", hand: "public", move: "public", attack: "public" },
  },
});
