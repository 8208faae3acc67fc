/** The Forgotten Spells: one copy each, out of the game once used. */
import {
  act,
  all,
  award,
  castFromHand,
  collapse,
  combat,
  completeQuest,
  contingency,
  convertDamage,
  deal,
  defeat,
  everyModel,
  forbid,
  gain,
  heal,
  ifSo,
  lose,
  may,
  model,
  place,
  protection,
  room,
  self,
  special,
  steal,
  summon,
  together,
  trap,
  unready,
} from "../build.ts";
import { spells } from "../entries.ts";

export const forgotten = spells("forgotten", "public", {
  "death-delirium": {
    name: { en: "Death Delirium", es: "Delirio de Muerte", fr: "Délire de Mort" },
    symbol: true,
    // The range of 2 is doubtful.
    light: combat("profane", model(2), [deal(8, "target", { fades: 8 })]),
    dark: combat("profane", everyModel, [deal(3, { all: "models in play", damaged: true })]),
  },
  devastation: {
    name: { en: "Devastation", es: "Devastación", fr: "Dévastation" },
    light: combat("water", room(0), [
      deal(2, { all: "models within", range: 2 }),
      convertDamage(3, { all: "models within", range: 2 }),
    ]),
    dark: combat("water", room(0), [
      lose(3, { all: "models within", range: 2, mages: true }),
      gain({ per: "mages affected", times: 2, max: 6 }),
    ]),
  },
  disintegration: {
    name: { en: "Disintegration", es: "Desintegración", fr: "Désintégration" },
    symbol: true,
    light: combat("earth", model(2), [deal(7, "target")]),
    dark: contingency("earth", room(2), [place(5, "target room")]),
  },
  "echo-of-revenge": {
    name: { en: "Echo of Revenge", es: "Eco de Venganza", fr: "Écho de Vengeance" },
    light: protection("sacred", self, { on: "suffers", who: "you" }, [
      deal({ per: "damage suffered", max: 5 }, { all: "models in play" }),
    ]),
    dark: protection("sacred", self, { on: "defeated", who: "you" }, [
      together([award("turn the defeat"), heal("all", "self")]),
    ]),
  },
  eviscerate: {
    name: { en: "Eviscerate", es: "Eviscerar", fr: "Éviscérer" },
    symbol: true,
    light: combat("water", model(2), [deal(5, "target", { noProtections: true })]),
    dark: combat("water", model(2), [ifSo({ is: "not", so: { is: "undamaged", who: "target" } }, [defeat("target")])]),
  },
  "infamy-of-crete": {
    name: { en: "Infamy of Crete", es: "Infamia de Creta", fr: "Infamie de Crète" },
    light: contingency("water", room("anywhere"), [
      collapse(2, { nextTo: "target room", not: ["throne-room", "black-rose-room"] }),
    ]),
    dark: contingency("water", room(2), [summon("infamy-of-crete", "target room"), may([act("it")])]),
  },
  "intertwine-fate": {
    name: { en: "Intertwine Fate", es: "Entrelazar el Destino", fr: "Entrelacer le Destin" },
    symbol: true,
    // The codex reaches a revealed quick spell too.
    light: contingency("magic", room("anywhere"), [
      unready(all("mages", "target room"), "quick"),
      gain({ per: "mages affected", times: 2, max: 6 }),
    ]),
    dark: contingency("magic", special, [completeQuest({ from: "top of previous moon", of: 4 }), gain(2)]),
  },
  "lightning-storm": {
    name: { en: "Lightning Storm", es: "Tormenta de Rayos", fr: "Tempête d'Éclairs" },
    symbol: true,
    light: combat("air", everyModel, [
      deal(3, { all: "models in play" }),
      forbid("moving", { all: "hit mages" }, { until: "end of next Action Phase" }),
    ]),
    dark: combat("air", everyModel, [
      deal(3, { all: "models in play" }),
      forbid("activating", { all: "hit mages" }, { until: "end of next Action Phase" }),
    ]),
  },
  "soul-entrapment": {
    name: { en: "Soul Entrapment", es: "Prisión de Almas", fr: "Piège à Âmes" },
    halves: [
      trap("sacred", room("anywhere", { colour: "grey" }), { on: "enters", who: "mage", colour: "grey" }, [
        steal(4, "it"),
      ]),
      trap("sacred", room("anywhere", { colour: "yellow" }), { on: "enters", who: "model", colour: "yellow" }, [
        together([deal(6, "it"), award("six and nobody else")]),
      ]),
    ],
  },
  "time-stop": {
    name: { en: "Time Stop", es: "Detener el Tiempo", fr: "Arrêt du Temps" },
    symbol: true,
    light: contingency("magic", self, [may([castFromHand({ n: 2 })]), gain(2)]),
    // Every mage, so its caster too.
    dark: contingency("magic", special, [
      together([unready({ all: "mages", where: "others" }, "any"), unready("self", "any")]),
      gain(4),
    ]),
  },
});
