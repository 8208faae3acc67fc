/** The school of Conspiracy. */
import {
  activate,
  all,
  award,
  contingency,
  convertDamage,
  deal,
  deflect,
  discard,
  discardEvent,
  evocation,
  forbid,
  gain,
  go,
  ifSo,
  ignoreDamage,
  mage,
  may,
  model,
  move,
  playOfTop,
  protection,
  remove,
  room,
  search,
  see,
  self,
  shareQuests,
  special,
  steal,
  swap,
  swapSpells,
  takeCrown,
  takeQuest,
  thisTurn,
  together,
  transferDamage,
  trap,
  unready,
} from "../../build.ts";
import { school } from "../../entries.ts";

export const conspiracy = school("conspiracy", "public", {
  name: { en: "Conspiracy", es: "Conspiración", fr: "Conspiration" },
  icon: "cloak-dagger",
  tint: "#b79a54",
  grimoires: {
    "g-con-a": {
      name: { en: "The Whispering Court", es: "La Corte Susurrante", fr: "La Cour des Murmures" },
      spells: ["magic-door", "extort-magic", "plot", "obscure-intuition", "magical-theft", "blood-pact"],
    },
    "g-con-b": {
      name: { en: "Blades behind the Arras", es: "Cuchillas tras el Tapiz", fr: "Lames derrière la Tenture" },
      spells: ["blade-barrage", "profane-mark", "whispering-wind", "whispering-wind", "deceiving-wind", "dismiss"],
    },
  },
  spells: {
    "blade-barrage": {
      name: { en: "Blade Barrage", es: "Descarga Afilada", fr: "Déluge de Lames" },
      // The second half: a mage as printed; the codex says any model.
      halves: [
        trap("air", room("anywhere", { colour: "red" }), { on: "enters", who: "model", colour: "red" }, [
          together([deal(3, all("models", "there")), deal(1, all("models", { nextTo: "there" }))]),
        ]),
        trap("air", room("anywhere", { colour: "green" }), { on: "enters", who: "mage", colour: "green" }, [
          deal(2, "it"),
          thisTurn({ on: "leaves", who: "it", room: "there" }, [deal(2, "it")], { once: true }),
        ]),
      ],
    },
    "blood-pact": {
      name: { en: "Blood Pact", es: "Pacto de Sangre", fr: "Pacte de Sang" },
      // The second half: gained as printed; in the codex the 2 are stolen.
      halves: [
        trap("profane", room("anywhere", { colour: "black" }), { on: "enters", who: "mage", room: "black-rose-room" }, [
          together([takeQuest("completed", "it"), gain(2)]),
        ]),
        trap("profane", room("anywhere", { colour: "purple" }), { on: "enters", who: "mage", colour: "purple" }, [
          steal(2, "it"),
          forbid("moving", "it"),
        ]),
      ],
    },
    "dance-of-death": {
      name: { en: "Dance of Death", es: "Danza de la Muerte", fr: "Danse de Mort" },
      light: trap("profane", mage("anywhere"), { on: "physical action", who: "mage" }, [deal(1, "it"), move("it", 1)]),
      dark: trap("profane", mage("anywhere"), { on: "physical action", who: "mage" }, [
        may([move("it", 1, { with: "one model there" })]),
        gain(1),
      ]),
    },
    "deceiving-wind": {
      name: { en: "Deceiving Wind", es: "Viento Engañoso", fr: "Vent Trompeur" },
      light: protection("air", self, { on: "would suffer", who: "you" }, [ignoreDamage(3), gain(1)]),
      dark: protection("air", self, { on: "targeted", kind: "single" }, [deflect("spell", 1, { ifNone: "cancel" })]),
    },
    dismiss: {
      name: { en: "Dismiss", es: "Despedir", fr: "Congédier" },
      symbol: true,
      light: contingency("magic", room("anywhere"), [
        remove(all("evocations", "target room")),
        gain({ per: "evocations removed", max: 4 }),
      ]),
      dark: contingency("magic", evocation("anywhere"), [
        together([remove("target"), go("target's room"), gain(1)]),
        may([activate("your room")]),
      ]),
    },
    "extort-magic": {
      name: { en: "Extort Magic", es: "Extorsión Mágica", fr: "Extorsion Magique" },
      symbol: true,
      light: contingency("magic", mage(2), [see("hand", "target"), may([swapSpells()]), gain(1)]),
      dark: contingency("magic", mage(1), [discard(1), unready("target", "not quick"), gain(1)]),
    },
    "magical-theft": {
      name: { en: "Magical Theft", es: "Hurto Mágico", fr: "Vol Magique" },
      light: trap("air", mage("anywhere"), { on: "solves", who: "mage" }, [award("quest card")]),
      dark: trap("air", mage("anywhere"), { on: "solves", who: "mage" }, [award("quest points")]),
    },
    "magic-door": {
      name: { en: "Magic Door", es: "Puerta Mágica", fr: "Porte Magique" },
      symbol: true,
      light: contingency("any", room("anywhere"), [go("target room"), may([activate("target room")])]),
      dark: contingency("any", model("anywhere"), [swap("target"), may([activate("your room")])]),
    },
    "obscure-intuition": {
      name: { en: "Obscure Intuition", es: "Intuición Umbría", fr: "Obscure Intuition" },
      symbol: true,
      // A quest not given is discarded, as printed; the codex adds that you lose 2 PP and the Black Rose gains nothing.
      light: contingency("profane", special, [shareQuests()]),
      dark: contingency("profane", special, [search(1, "discards"), gain(1)]),
    },
    plot: {
      name: { en: "Plot", es: "Intriga", fr: "Complot" },
      light: contingency("magic", special, [discardEvent("one", { points: "shared" })]),
      dark: contingency("magic", special, [
        playOfTop(2),
        ifSo({ is: "event was played" }, [ifSo({ is: "event shows Crown" }, [gain(2)], [takeCrown()])]),
      ]),
    },
    "profane-mark": {
      name: { en: "Profane Mark", es: "Marca Profana", fr: "Marque Profane" },
      halves: [
        trap("profane", room("anywhere", { colour: "grey" }), { on: "enters", who: "mage", colour: "grey" }, [
          convertDamage(2, "it"),
          gain({ per: "cubes converted" }),
          ifSo({ is: "nothing converted" }, [deal(3, "it")]),
        ]),
        trap("profane", room("anywhere", { colour: "yellow" }), { on: "enters", who: "mage", colour: "yellow" }, [
          transferDamage(2, "self", "it"),
          gain({ per: "cubes transferred" }),
        ]),
      ],
    },
    "whispering-wind": {
      name: { en: "Whispering Wind", es: "Viento Susurrante", fr: "Vent Chuchoteur" },
      symbol: true,
      light: contingency("air", model(3), [move("target", 2)]),
      dark: contingency("air", room(3), [move(all("models", "target room"), 1)]),
    },
  },
});
