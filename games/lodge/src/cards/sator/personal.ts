/** Personal spells of this box's mages. */
import {
  act,
  activate,
  aim,
  attack,
  bring,
  choose,
  combat,
  contingency,
  deal,
  draw,
  forbid,
  gain,
  go,
  heal,
  ignoreDamage,
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
  steal,
  summon,
  swap,
  trap,
} from "../build.ts";
import { spells } from "../entries.ts";
import { immune } from "./words/beyond.ts";
import { command } from "./words/commanding.ts";
import { slide } from "./words/sliding.ts";

export const personal = spells("personal", "designed", {
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
});
