/** The ten action cards of the first moon. */
import { act, all, attack, deal, heal, ifSo, mage, model, place, room, special, steal, summon } from "../../build.ts";
import { actions, guardsAimed, guardsHit, physical, springsAimed, springsHit, strikes, works } from "./build.ts";
import { claimQuest, drain, walk } from "./verbs.ts";

export const firstMoonActions = actions(1, {
  "thorn-lash": {
    name: { en: "Thorn Lash", es: "Latigazo de Espinas", fr: "Coup d'Épines" },
    effects: [physical(2, walk(2), attack())],
  },
  "wilting-bolt": {
    name: { en: "Wilting Bolt", es: "Descarga Marchita", fr: "Trait Flétrissant" },
    symbol: true,
    effects: [physical(1, walk(1)), strikes(1, "profane", model(2), deal(2, "target"))],
  },
  "roots-in-the-stone": {
    name: { en: "Roots in the Stone", es: "Raíces en la Piedra", fr: "Racines dans la Pierre" },
    effects: [physical(3, walk(2), drain()), works(3, "earth", room(1), place(1, "target room"))],
  },
  "borrowed-voice": {
    name: { en: "Borrowed Voice", es: "Voz Prestada", fr: "Voix d'Emprunt" },
    effects: [physical(2, walk(1)), works(2, "air", mage(2), steal(1, "target"))],
    back: guardsAimed(2),
  },
  "the-floor-gives-up-its-dead": {
    name: { en: "The Floor Gives Up Its Dead", es: "El Suelo Devuelve a sus Muertos", fr: "Le Sol Rend ses Morts" },
    effects: [works(null, "profane", room(0), summon("cadaver", "your room")), physical(2, walk(1))],
  },
  "veil-of-petals": {
    name: { en: "Veil of Petals", es: "Velo de Pétalos", fr: "Voile de Pétales" },
    effects: [physical(3, walk(1), drain())],
    back: guardsHit(2),
    more: true,
  },
  "bramble-snare": {
    name: { en: "Bramble Snare", es: "Lazo de Zarzas", fr: "Collet de Ronces" },
    symbol: true,
    effects: [strikes(2, "earth", model(1), deal(2, "target"))],
    back: springsAimed(2),
  },
  "tug-on-the-string": {
    name: { en: "Tug on the String", es: "Tirón del Hilo", fr: "Coup de Ficelle" },
    effects: [
      works(
        2,
        "any",
        room(0),
        ifSo(
          { is: "you have", kind: "any", atLeast: 1 },
          [act({ yours: "any" })],
          [summon("cadaver", "your room"), act({ yours: "any" })],
        ),
      ),
    ],
  },
  "sleeping-pollen": {
    name: { en: "Sleeping Pollen", es: "Polen Durmiente", fr: "Pollen Dormant" },
    symbol: true,
    effects: [physical(2, walk(1)), strikes(3, "air", room(1), deal(1, all("models", "target room")))],
    back: springsHit(1),
  },
  "empty-stare": {
    name: { en: "Empty Stare", es: "Mirada Vacía", fr: "Regard Vide" },
    effects: [physical(2, walk(1), heal(1, "self")), works(null, "any", special, claimQuest())],
    more: true,
  },
});
