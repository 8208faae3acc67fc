/** The infestations of Trickery: without health, so that only what removes them ends the party (L-SAT-15, L-IFS). */
import { all, deal, move, place } from "../../build.ts";
import { evocations as evocationsOf } from "../../entries.ts";
import { opposing } from "../words/demons.ts";
import { itsRoomIsActivated } from "../words/infestations.ts";

const infestation = { archetype: "infestation", health: 0, figures: 2 } as const;

export const infestations = evocationsOf("designed", {
  "pink-elephants": {
    ...infestation,
    name: { en: "Pink Elephants", es: "Elefantes Rosas", fr: "Éléphants Roses" },
    gender: { es: "mp", fr: "mp" },
    properName: true,
    icon: "elephant",
    move: 2,
    attack: 0,
    decline: 3,
    acts: [move("it", 2)],
    entering: [deal(1, all("mages", "here"))],
  },
  "animated-objects": {
    ...infestation,
    name: { en: "Animated Objects", es: "Objetos Animados", fr: "Objets Animés" },
    gender: { es: "mp", fr: "mp" },
    properName: true,
    icon: "wooden-chair",
    move: 0,
    attack: 2,
    hears: [{ when: itsRoomIsActivated, then: [deal(1, "it")] }],
  },
  flood: {
    ...infestation,
    name: { en: "Flood", es: "Inundación", fr: "Inondation" },
    gender: { es: "f", fr: "f" },
    icon: "flood",
    move: 1,
    attack: 0,
    decline: 2,
    acts: [move("it", 1), move(opposing("its room"), 1), place(1, "its room")],
  },
});
