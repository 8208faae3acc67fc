/** The Nightmare cards, one for each Umbra (L-NM): its health, what it does when it acts, and what when it wakes. */
import type { Attachment, Hears } from "../attachments.ts";
import { convertDamage, deal, discard, draw, gain, lose, move, place, unless } from "../build.ts";
import { attachments } from "../entries.ts";
import type { Sentence } from "../says.ts";
import { fear } from "./words/fear.ts";

/** What every one of them is: it lies by the sheet of the host, and works for the weaver. */
const nightmare = { family: "nightmare", on: "mage", you: "owner", copies: 1 } as const;
const wakes = (...then: readonly Sentence[]): { readonly hears: readonly Hears[] } => ({
  hears: [{ when: { on: "removed", who: "this evocation" }, then }],
});

export const nightmares: readonly Attachment[] = attachments("designed", {
  "faceless-pursuer": {
    ...nightmare,
    name: { en: "Faceless Pursuer", es: "Perseguidor sin Rostro", fr: "Poursuivant sans Visage" },
    gender: { es: "m", fr: "m" },
    icon: "cultist",
    health: 2,
    acts: [deal(1, "host")],
  },
  "sleepwalkers-lantern": {
    ...nightmare,
    name: { en: "Sleepwalker's Lantern", es: "Farol del Sonámbulo", fr: "Lanterne du Somnambule" },
    gender: { es: "m", fr: "f" },
    icon: "lantern-flame",
    health: 3,
    acts: [move("host", 1)],
  },
  "drowned-bell": {
    ...nightmare,
    name: { en: "Drowned Bell", es: "Campana Hundida", fr: "Cloche Engloutie" },
    gender: { es: "f", fr: "f" },
    icon: "ringing-bell",
    health: 2,
    acts: [fear(2, "host")],
  },
  "toothless-choir": {
    ...nightmare,
    name: { en: "Toothless Choir", es: "Coro sin Dientes", fr: "Chœur Édenté" },
    gender: { es: "m", fr: "m" },
    icon: "screaming",
    health: 3,
    acts: [deal(1, "host", { by: "black rose" })],
    ...wakes(gain(1)),
  },
  "the-usurer": {
    ...nightmare,
    name: { en: "The Usurer", es: "El Usurero", fr: "L'Usurier" },
    gender: { es: "m", fr: "m" },
    icon: "cash",
    health: 3,
    acts: [unless("host", "hand spell", [lose(1, "host")])],
  },
  "unlearned-lesson": {
    ...nightmare,
    name: { en: "Unlearned Lesson", es: "La Lección no Aprendida", fr: "La Leçon Non Apprise" },
    gender: { es: "f", fr: "f" },
    icon: "burning-book",
    health: 2,
    acts: [discard(1, { who: "host" })],
    ...wakes(draw(1, "grimoire")),
  },
  "burning-cradle": {
    ...nightmare,
    name: { en: "Burning Cradle", es: "Cuna en Llamas", fr: "Berceau en Flammes" },
    gender: { es: "f", fr: "m" },
    icon: "burning-embers",
    health: 2,
    acts: [place(1, "here")],
    ...wakes(place(1, "here")),
  },
  "blinking-mirror": {
    ...nightmare,
    name: { en: "Blinking Mirror", es: "Espejo que Parpadea", fr: "Miroir qui Cligne" },
    gender: { es: "m", fr: "m" },
    icon: "mirror-mirror",
    health: 3,
    acts: [convertDamage(1, "host")],
  },
  "endless-stair": {
    ...nightmare,
    name: { en: "Endless Stair", es: "Escalera sin Fin", fr: "Escalier sans Fin" },
    gender: { es: "f", fr: "m" },
    icon: "stairs",
    health: 2,
    acts: [deal(1, "host", { by: "black rose" })],
    ...wakes(deal(2, "host")),
  },
});
