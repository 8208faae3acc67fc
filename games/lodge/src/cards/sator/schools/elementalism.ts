/** The school of Elementalism: order is everything; a spell is a step better beside its partner (L-SAT-30, L-SYN). */
import {
  act,
  aim,
  all,
  choose,
  combat,
  contingency,
  convertInstability,
  deal,
  draw,
  evocation,
  forbid,
  gain,
  heal,
  ifSo,
  ignoreDamage,
  loseActions,
  mage,
  model,
  move,
  place,
  protection,
  remove,
  room,
  self,
  shut,
  summon,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Amount, Condition, Element, Place, Sentence, Trigger } from "../../says.ts";
import { syn } from "../words/synergy.ts";

const hitAll = (n: Amount, where: Place): Sentence => deal(n, all("models", where));
const wouldSuffer: Trigger = { on: "would suffer", who: "you" };
/** Of one's own, this one too, each on a card of its own. */
const show = (...of: readonly Element[]): Condition => ({ is: "revealed different", atLeast: of.length, of });

export const elementalism = school("elementalism", "designed", {
  name: { en: "Elementalism", es: "Elementalismo", fr: "Élémentalisme" },
  icon: "yin-yang",
  tint: "#4f9fae",
  grimoires: {
    "g-elementalism-a": {
      name: { en: "Wedding of Fire and Stone", es: "Bodas de Fuego y Piedra", fr: "Noces de Feu et de Pierre" },
      spells: ["lava-rain", "lord-of-stone", "heart-of-embers", "fault-line", "the-floor-gives-way", "backdraft"],
    },
    "g-elementalism-b": {
      name: { en: "Wind over Water", es: "Viento sobre el Agua", fr: "Vent sur les Eaux" },
      spells: ["great-geyser", "glacial-slayer", "daughter-of-storms", "thunderhead", "veil-of-rain", "quintessence"],
    },
  },
  spells: {
    "lava-rain": {
      name: { en: "Lava Rain", es: "Lluvia de Lava", fr: "Pluie de Lave" },
      symbol: true,
      light: combat("fire", room(2), [hitAll(2, "target room"), syn("earth", hitAll(1, { nextTo: "target room" }))]),
      dark: combat("earth", room(2), [
        hitAll(1, "target room"),
        place(1, "target room"),
        syn("fire", hitAll(2, "target room")),
      ]),
    },
    "great-geyser": {
      name: { en: "Great Geyser", es: "Gran Géiser", fr: "Grand Geyser" },
      symbol: true,
      light: combat("water", room(2), [hitAll(2, "target room"), syn("air", move({ all: "hit models" }, 2))]),
      dark: combat("air", model(2), [deal(2, "target"), move("target", 1), syn("water", hitAll(2, "target's room"))]),
    },
    "lord-of-stone": {
      name: { en: "Lord of Stone", es: "Señor de la Piedra", fr: "Seigneur de la Pierre" },
      light: contingency("earth", room(1), [
        summon("earth-elemental", "target room"),
        syn("fire", place(2, "target room")),
      ]),
      dark: combat("earth", evocation("anywhere", { own: true, withHealth: true }), [
        hitAll({ per: { counted: "printed health", of: "target" }, max: 5 }, "target's room"),
        remove("target"),
        syn("fire", place(2, "target's room")),
      ]),
      provenance: "public",
    },
    "glacial-slayer": {
      name: { en: "Glacial Slayer", es: "Verdugo Glacial", fr: "Tueur Glacial" },
      light: contingency("water", room(1), [summon("ice-elemental", "target room"), syn("air", act("it"))]),
      dark: combat("water", evocation(2), [remove("target"), act({ yours: "any" })]),
      provenance: "public",
    },
    "heart-of-embers": {
      name: { en: "Heart of Embers", es: "Corazón de Brasas", fr: "Cœur de Braises" },
      light: contingency("fire", room(1), [summon("fire-elemental", "target room"), syn("earth", act("it"))]),
      dark: combat("fire", model(2), [deal(3, "target"), syn("earth", deal(1, "target"))]),
    },
    "daughter-of-storms": {
      name: { en: "Daughter of Storms", es: "Hija de las Tormentas", fr: "Fille des Tempêtes" },
      light: contingency("air", room(2), [summon("air-elemental", "target room"), syn("water", act("it"))]),
      dark: combat("air", evocation("anywhere", { own: true }), [
        hitAll(2, "target's room"),
        syn("water", move({ all: "hit models" }, 1)),
      ]),
    },
    "fault-line": {
      name: { en: "Fault Line", es: "Línea de Falla", fr: "Ligne de Faille" },
      symbol: true,
      light: contingency("earth", room(0), [
        place(2, "target room"),
        place(1, { choose: { rooms: "next to yours" } }),
        syn("fire", place(1, { choose: { rooms: "next to yours", another: true } })),
      ]),
      dark: combat("earth", room(1), [
        hitAll(2, "target room"),
        shut("target room"),
        syn("fire", convertInstability(2, "target room")),
      ]),
    },
    thunderhead: {
      name: { en: "Thunderhead", es: "Nubarrón", fr: "Nuée d'Orage" },
      symbol: true,
      light: combat("air", model(2), [
        deal(3, "target"),
        syn("water", aim(model(1), { from: "target's room" }, [deal(2, "another")])),
      ]),
      dark: combat("air", room(2), [
        hitAll(2, "target room"),
        syn("water", forbid("activating", { all: "hit mages" })),
      ]),
    },
    "veil-of-rain": {
      name: { en: "Veil of Rain", es: "Velo de Lluvia", fr: "Voile de Pluie" },
      light: protection("water", self, wouldSuffer, [ignoreDamage(3), syn("air", gain(1))]),
      dark: protection("water", self, wouldSuffer, [ignoreDamage(1), heal(2, "self"), syn("air", move("self", 2))]),
    },
    "the-floor-gives-way": {
      name: { en: "The Floor Gives Way", es: "El Suelo Cede", fr: "Le Sol se Dérobe" },
      halves: [
        trap("fire", room("anywhere", { colour: "red" }), { on: "enters", who: "model", colour: "red" }, [
          hitAll(2, "there"),
          syn("earth", hitAll(1, { nextTo: "there" })),
        ]),
        trap("earth", room("anywhere", { colour: "green" }), { on: "enters", who: "mage", colour: "green" }, [
          deal(2, "it"),
          place(1, "there"),
          syn("fire", loseActions("it", 1)),
        ]),
      ],
    },
    backdraft: {
      name: { en: "Backdraft", es: "Retorno de Llama", fr: "Retour de Flamme" },
      light: trap("fire", mage("anywhere"), { on: "casts", who: "mage", type: "combat" }, [
        deal(2, "it"),
        syn("earth", place(1, "its room")),
      ]),
      dark: trap("fire", room("anywhere"), { on: "removed", who: "evocation" }, [
        hitAll(2, "there"),
        syn("earth", summon("fire-elemental", "there")),
      ]),
    },
    quintessence: {
      name: { en: "Quintessence", es: "Quintaesencia", fr: "Quintessence" },
      symbol: true,
      light: contingency("any", self, [choose([act({ yours: "elemental" })], [draw(2, "grimoire")])]),
      dark: combat("any", room(2), [
        hitAll(1, "target room"),
        ifSo(show("fire", "earth"), [hitAll(2, "target room")]),
        ifSo(show("air", "water"), [gain(2)]),
      ]),
    },
  },
});
