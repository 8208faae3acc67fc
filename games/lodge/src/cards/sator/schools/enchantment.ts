/** The school of Enchantment: arms and armour of old, each with a spell that is stronger in its bearer's hand. */
import {
  activate,
  aim,
  all,
  attack,
  combat,
  contingency,
  deal,
  deflect,
  draw,
  forbid,
  gain,
  go,
  heal,
  ifSo,
  ignoreDamage,
  mage,
  may,
  model,
  move,
  pay,
  place,
  protection,
  room,
  self,
  summon,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Sentence, Trigger } from "../../says.ts";
import { carrying, carryingPieces, strengthen } from "../words/equipment.ts";
import { fulfil } from "../words/fulfilling.ts";

const withPiece = (piece: string, ...says: readonly Sentence[]): Sentence => ifSo(carrying(piece), says);
const withPieces = (n: number, ...says: readonly Sentence[]): Sentence => ifSo(carryingPieces(n), says);
const hurt: Trigger = { on: "would suffer", who: "you" };
const struck: Trigger = { on: "would suffer", who: "you", from: "attack" };

export const enchantment = school("enchantment", "designed", {
  name: { en: "Enchantment", es: "Encantamiento", fr: "Enchantement" },
  icon: "anvil-impact",
  tint: "#c06a2c",
  grimoires: {
    "g-enc-a": {
      name: { en: "Fires of Vulcano", es: "Fuegos de Vulcano", fr: "Feux de Vulcano" },
      spells: [
        "axe-of-aetna",
        "hammer-of-tartarus",
        "cuirass-of-vulcano",
        "rune-of-wrath",
        "titans-tremor",
        "iron-riposte",
      ],
    },
    "g-enc-b": {
      name: { en: "Errant Champion", es: "Campeón Errante", fr: "Champion Errant" },
      spells: [
        "blade-of-aitherios",
        "greaves-of-zephyr",
        "keys-of-janus",
        "whirl-of-steel",
        "heroic-labour",
        "guard-of-bronze",
      ],
    },
  },
  spells: {
    "axe-of-aetna": {
      name: { en: "Axe of Aetna", es: "Hacha de Etna", fr: "Hache d'Aetna" },
      light: combat("fire", self, [summon("axe", "here"), may([move("self", 1)]), may([attack()])]),
      dark: combat("fire", model(1), [
        deal(3, "target", { noProtections: true }),
        withPiece("axe", deal(1, "target", { noProtections: true })),
      ]),
    },
    "blade-of-aitherios": {
      name: { en: "Blade of Aitherios", es: "Hoja de Aiterios", fr: "Lame d'Aithérios" },
      light: combat("air", self, [summon("blade", "here"), aim(model(2), {}, [deal(2, "another")])]),
      dark: combat("air", model(2), [
        deal(2, "target"),
        aim(model(1), { from: "target's room" }, [deal(1, "another")]),
        withPiece("blade", deal(1, { all: "hit models" })),
      ]),
    },
    "cuirass-of-vulcano": {
      name: { en: "Cuirass of Vulcano", es: "Coraza de Vulcano", fr: "Cuirasse de Vulcano" },
      light: contingency("fire", self, [summon("cuirass", "here"), heal(2, "self")]),
      dark: protection("fire", self, hurt, [ignoreDamage(3), withPiece("cuirass", deal(2, "attacker"))]),
    },
    "greaves-of-zephyr": {
      name: { en: "Greaves of Zephyr", es: "Grebas del Céfiro", fr: "Jambières du Zéphyr" },
      symbol: true,
      light: contingency("air", self, [
        summon("greaves", "here"),
        may([move("self", 2)]),
        may([activate("your room")]),
      ]),
      dark: contingency("air", room("anywhere"), [
        go("target room"),
        may([attack()]),
        withPiece("greaves", may([activate("your room")])),
      ]),
    },
    "guard-of-bronze": {
      name: { en: "Guard of Bronze", es: "Guardia de Bronce", fr: "Garde d'Airain" },
      light: trap("earth", mage("anywhere"), { on: "enters", who: "mage", into: "your room" }, [
        attack({ on: "target" }),
        withPiece("axe", forbid("moving", "it")),
        withPiece("blade", gain(1)),
      ]),
      dark: trap("earth", mage("anywhere"), { on: "activates", who: "mage" }, [
        go("there"),
        attack({ on: "target" }),
        withPiece("keys", activate("there", { evenUsed: true })),
      ]),
    },
    "hammer-of-tartarus": {
      name: { en: "Hammer of Tartarus", es: "Martillo del Tártaro", fr: "Marteau du Tartare" },
      light: combat("earth", self, [summon("hammer", "here"), may([attack()]), place(1, "your room")]),
      dark: combat("earth", room(1), [
        deal(2, all("models", "target room")),
        place(1, "target room"),
        withPiece("hammer", place(1, "target room")),
      ]),
    },
    "heroic-labour": {
      name: { en: "Heroic Labour", es: "Trabajo Heroico", fr: "Travail Héroïque" },
      symbol: true,
      light: contingency("sacred", self, [draw(1, "quests"), withPieces(2, gain(1)), withPieces(3, fulfil())]),
      dark: contingency("sacred", self, [gain(1), withPieces(2, gain(1)), withPieces(3, gain(1))]),
    },
    "iron-riposte": {
      name: { en: "Iron Riposte", es: "Respuesta de Hierro", fr: "Riposte de Fer" },
      light: protection("any", self, struck, [
        ignoreDamage(2),
        attack({ on: "attacker" }),
        withPiece("cuirass", gain(1)),
      ]),
      dark: protection("any", self, hurt, [
        ignoreDamage(2),
        may([deflect("damage", "anywhere", { to: "your evocation", kind: "equipment", ifNone: "nothing" })]),
        withPieces(2, gain(1)),
      ]),
    },
    "keys-of-janus": {
      name: { en: "Keys of Janus", es: "Llaves de Jano", fr: "Clefs de Janus" },
      symbol: true,
      light: contingency("magic", self, [summon("keys", "here"), may([activate("your room")])]),
      dark: contingency("magic", room(2), [activate("target room", { evenUsed: true }), withPiece("keys", gain(1))]),
    },
    "rune-of-wrath": {
      name: { en: "Rune of Wrath", es: "Runa de la Ira", fr: "Rune de Colère" },
      light: combat("fire", self, [
        strengthen({ per: { counted: "equipment carried" }, max: 3 }),
        may([move("self", 1)]),
        may([attack()]),
      ]),
      dark: combat("fire", model(2), [
        deal(2, "target"),
        pay({ pay: "evocation", kind: "equipment" }, [deal(3, "target")]),
      ]),
    },
    "titans-tremor": {
      name: { en: "Titan's Tremor", es: "Temblor del Titán", fr: "Séisme du Titan" },
      symbol: true,
      light: combat("earth", room(2), [
        deal(2, all("models", "target room")),
        withPiece("hammer", place(2, "target room")),
      ]),
      dark: contingency("earth", room(1), [place(2, "target room"), withPiece("hammer", place(1, "target room"))]),
    },
    "whirl-of-steel": {
      name: { en: "Whirl of Steel", es: "Torbellino de Acero", fr: "Tourbillon d'Acier" },
      symbol: true,
      light: combat("air", room(0), [
        deal(2, all("models", "here")),
        withPiece("axe", deal(1, all("models", "here"))),
        withPiece("blade", deal(1, all("models", { nextTo: "here" }))),
      ]),
      dark: combat("air", self, [may([attack()]), may([move("self", 1)]), may([attack({ on: "a different model" })])]),
    },
  },
});
