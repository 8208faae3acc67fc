/** Forgotten Spells of this box; the first five carry the words of the square on it. */
import {
  cancel,
  completeQuest,
  contingency,
  draw,
  each,
  gain,
  ignoreDamage,
  interrupt,
  loseActions,
  mage,
  protection,
  readyAction,
  self,
  special,
  unready,
} from "../build.ts";
import { spells } from "../entries.ts";
import { activateSeveral, oneOfThemActs, placeByColour, replayAsYours } from "./words/forgotten.ts";
import { seize } from "./words/seizing.ts";
import { rob, takeBackSpell, wither } from "./words/time.ts";
import { turnSpellOf } from "./words/turning.ts";

export const forgotten = spells("forgotten", "designed", {
  "sator-the-sower": {
    name: { en: "Sator, the Sower", es: "Sator, el Sembrador", fr: "Sator, le Semeur" },
    light: contingency("earth", special, [placeByColour(2)]),
    dark: contingency("earth", special, [gain({ per: { counted: "rooms with yours" }, max: 5 })]),
  },
  "tenet-the-holder": {
    name: { en: "Tenet, the Holder", es: "Tenet, el Custodio", fr: "Tenet, le Gardien" },
    light: protection("sacred", self, { on: "would suffer", who: "you" }, [ignoreDamage("all"), rob(2)]),
    dark: contingency("sacred", special, [seize({ upTo: 2 }), oneOfThemActs]),
  },
  "opera-the-labour": {
    name: { en: "Opera, the Labour", es: "Opera, la Obra", fr: "Opera, l'Ouvrage" },
    light: contingency("any", special, [completeQuest(), gain(1), draw(1, "quests")]),
    dark: contingency("any", special, [activateSeveral(3)]),
  },
  "rotas-the-wheels": {
    name: { en: "Rotas, the Wheels", es: "Rotas, las Ruedas", fr: "Rotas, les Roues" },
    symbol: true,
    light: contingency("magic", special, [
      each({ all: "mages", where: "others" }, [turnSpellOf("it")]),
      gain({ per: { counted: "spells turned" }, max: 3 }),
      wither({ all: "evocations in play" }),
    ]),
    dark: contingency("magic", self, [readyAction(), readyAction(), takeBackSpell, gain(2)]),
  },
  "thirteenth-hour": {
    name: { en: "Thirteenth Hour", es: "Decimotercera Hora", fr: "Treizième Heure" },
    light: contingency("magic", mage("anywhere"), [loseActions("target", 2), unready("target", "any"), gain(2)]),
    dark: interrupt("magic", mage("anywhere"), { on: "reveals" }, [cancel("spell"), replayAsYours]),
  },
});
