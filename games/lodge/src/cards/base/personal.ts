/** The personal spells of the six mages. */
import {
  aim,
  all,
  attack,
  combat,
  contingency,
  deal,
  each,
  evocation,
  gain,
  go,
  ifSo,
  ignoreEffect,
  lookAtTop,
  lose,
  masks,
  may,
  model,
  move,
  pay,
  place,
  protection,
  remove,
  room,
  self,
  special,
  steal,
  takeOfTop,
  thisTurn,
  together,
} from "../build.ts";
import { spells } from "../entries.ts";

export const personal = spells("personal", "public", {
  "ring-of-fire": {
    name: { en: "Ring of Fire", es: "Anillo de Fuego", fr: "Anneau de Feu" },
    symbol: true,
    light: combat("fire", room(0), [deal(2, all("models", { nextTo: "target room" }))]),
    dark: combat("fire", room(2), [
      deal(2, all("models", "target room")),
      each({ all: "hit mages" }, [
        thisTurn({ on: "leaves", who: "it", room: "target room", by: "physical action" }, [deal(2, "it")], {
          once: true,
        }),
      ]),
    ]),
  },
  "natures-wrath": {
    name: { en: "Nature's Wrath", es: "Cólera de la Naturaleza", fr: "Colère de la Nature" },
    light: combat("earth", self, [
      may([move("self", 1), attack()]),
      may([move("self", 1), attack({ on: "a different model" })]),
    ]),
    dark: combat("earth", room(1), [
      together([deal(1, all("models", "target room")), place(1, "target room")]),
      ifSo({ is: "your own room" }, [place(1, "target room")]),
    ]),
  },
  putrefy: {
    name: { en: "Putrefy", es: "Pudrir", fr: "Putréfier" },
    light: combat("water", model(1), [deal(3, "target"), ifSo({ is: "a mage", who: "target" }, [lose(1, "target")])]),
    dark: combat("water", evocation("anywhere", { kind: "undead" }), [
      remove("target"),
      aim(model(1), { from: "target's room" }, [deal(4, "another")]),
    ]),
  },
  "reading-the-stars": {
    name: { en: "Reading the Stars", es: "Leer las Estrellas", fr: "Lire les Étoiles" },
    light: contingency("any", special, [
      lookAtTop(2, "quests", { moon: "third" }),
      pay({ pay: "PP", points: 1 }, [takeOfTop(1, 2, "quests", { moon: "third", rest: "back" })]),
    ]),
    dark: contingency("any", special, [lookAtTop(4, "events", { reorder: true }), gain(1)]),
  },
  invisibility: {
    name: { en: "Invisibility", es: "Invisibilidad", fr: "Invisibilité" },
    light: protection("air", self, { on: "targeted" }, [ignoreEffect(), gain(1)]),
    dark: protection("air", self, { on: "targeted", by: "combat" }, [
      ignoreEffect(),
      masks([gain(1)], [go("its room"), deal(1, "caster")]),
    ]),
  },
  "danse-macabre": {
    name: { en: "Danse Macabre", es: "Danza Macabra", fr: "Danse Macabre" },
    light: contingency("magic", model(2), [
      go("target's room"),
      move("target", 2, { with: "self" }),
      deal({ per: "rooms crossed" }, "target"),
    ]),
    dark: contingency("magic", model(2), [
      go("target's room"),
      move("target", 1, { with: "self" }),
      steal(1, "target"),
    ]),
  },
});
