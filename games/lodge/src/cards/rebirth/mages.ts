/** The mages of Rebirth. Names are stated; each value above the common ones is paid for with one below. */
import { mages as magesOf } from "../entries.ts";

const designed = { health: "designed", hand: "designed", move: "designed", attack: "designed" } as const;

export const mages = magesOf({
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
