/** Personal spells of this box's mages. */
import {
  act,
  activate,
  aim,
  all,
  attack,
  bring,
  castFromHand,
  choose,
  combat,
  contingency,
  deal,
  draw,
  forbid,
  gain,
  go,
  heal,
  ifSo,
  ignoreDamage,
  interrupt,
  lose,
  mage,
  may,
  model,
  move,
  place,
  protection,
  room,
  self,
  special,
  stat,
  steal,
  summon,
  swap,
  takeOfTop,
  trap,
} from "../build.ts";
import { spells } from "../entries.ts";
import { immune, summonAny } from "./words/beyond.ts";
import { command } from "./words/commanding.ts";
import { carryingPieces } from "./words/equipment.ts";
import { slide } from "./words/sliding.ts";
import { becomesPig } from "./words/transforming.ts";
import { turnSpellOf } from "./words/turning.ts";

export const personal = spells("personal", "designed", {
  anachronism: {
    name: { en: "Anachronism", es: "Anacronismo", fr: "Anachronisme" },
    light: contingency("any", self, [takeOfTop(1, 3, "memories", { rest: "back" }), may([castFromHand()])]),
    dark: interrupt("any", self, { on: "solves", who: "mage" }, [draw(1, "library"), gain(1)]),
  },
  "living-marble": {
    name: { en: "Living Marble", es: "Mármol Vivo", fr: "Marbre Vivant" },
    symbol: true,
    light: contingency("earth", room(1), [summon("andromeda", "target room"), act("it")]),
    dark: combat("earth", model(2), [deal(2, "target"), forbid("moving", "target")]),
  },
  "waltz-of-ribbons": {
    name: { en: "Waltz of Ribbons", es: "Vals de Cintas", fr: "Valse des Rubans" },
    light: contingency("air", mage(2), [heal(2, "target"), steal(1, "target"), gain(1)]),
    dark: contingency("air", mage(2), [swap("target"), may([activate("your room")])]),
  },
  "shadow-from-elsewhere": {
    name: { en: "Shadow from Elsewhere", es: "Sombra de Otra Parte", fr: "Ombre d'Ailleurs" },
    light: contingency("profane", special, [go({ choose: { rooms: "with your instability" } }), immune("attacks")]),
    dark: protection("profane", self, { on: "would suffer", who: "you" }, [
      ignoreDamage(2),
      slide(2, "its room", "your room"),
    ]),
  },
  "what-sleeps-below": {
    name: { en: "What Sleeps Below", es: "Lo que Duerme Abajo", fr: "Ce qui Dort en Bas" },
    symbol: true,
    light: contingency("water", room(2), [
      place(1, "target room"),
      choose([place(1, "target room")], [command("demon", "target room")]),
    ]),
    dark: combat("water", mage(2), [
      deal(1, "target"),
      deal({ per: { counted: "instability in", room: "target's room" }, every: 2, max: 2 }, "target"),
      lose(1, "target"),
    ]),
  },
  "six-keys": {
    name: { en: "Six Keys", es: "Seis Llaves", fr: "Six Clés" },
    symbol: true,
    light: contingency("any", special, [
      choose(
        [aim(model(2), {}, [deal(2, "another")])],
        [aim(room(1), {}, [place(2, "there")])],
        [draw(2, "grimoire")],
        [aim(mage(1), {}, [steal(1, "another")])],
        [act({ yours: "any" })],
        [activate("here")],
      ),
    ]),
    dark: contingency("any", special, [draw(1, "quests"), draw(1, "library"), move("self", 1)]),
  },
  "red-thread": {
    name: { en: "Red Thread", es: "Hilo Rojo", fr: "Fil Rouge" },
    light: contingency("magic", model(3), [
      choose([go("target's room")], [bring("target", "your room")]),
      choose([deal(1, "target")], [activate("your room")]),
    ]),
    dark: trap("magic", mage("anywhere"), { on: "leaves yours" }, [go("there"), attack({ on: "target" })]),
  },
  "gorgon-poison": {
    name: { en: "Gorgon Poison", es: "Veneno de la Gorgona", fr: "Poison de la Gorgone" },
    light: combat("water", model(2), [
      deal(2, "target"),
      deal({ per: { counted: "quests of", who: "target" }, max: 5 }, "target"),
    ]),
    dark: combat("water", model(2), [
      deal(2, "target"),
      deal({ per: { counted: "quests of", who: "self" }, max: 5 }, "target"),
    ]),
    provenance: "public",
  },
  "drugged-cup": {
    name: { en: "Drugged Cup", es: "Copa Drogada", fr: "Coupe Droguée" },
    light: contingency("water", mage(2), [becomesPig("target"), move("target", 1)]),
    dark: contingency("water", model(2), [
      move("target", 2),
      ifSo({ is: "of kind", who: "target", kind: "beast" }, [attack({ who: "target", under: "you" }), gain(1)]),
    ]),
  },
  "gift-of-the-lake": {
    name: { en: "Gift of the Lake", es: "Don del Lago", fr: "Don du Lac" },
    light: contingency("water", self, [summonAny("equipment", "your room"), move("self", 1), may([attack()])]),
    dark: protection("water", self, { on: "would suffer", who: "you" }, [
      ignoreDamage(2),
      ifSo(carryingPieces(1), [gain(1)]),
    ]),
  },
  "anvil-of-etna": {
    name: { en: "Anvil of Etna", es: "Yunque del Etna", fr: "Enclume de l'Etna" },
    light: contingency("fire", self, [summonAny("equipment", "your room"), stat({ of: "attack", add: 1 })]),
    dark: combat("fire", room(0), [deal(2, all("models", "here")), place(2, "here")]),
  },
  "apprentices-prank": {
    name: { en: "Apprentice's Prank", es: "Travesura del Aprendiz", fr: "Farce de l'Apprenti" },
    light: contingency("magic", mage(2), [turnSpellOf("target"), gain(1)]),
    dark: contingency("magic", room(1), [summonAny("infestation", "target room")]),
  },
});
