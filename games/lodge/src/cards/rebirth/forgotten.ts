/** Rebirth's Forgotten Spells. */
import { anyOf } from "../attachments.ts";
import {
  act,
  aim,
  all,
  choose,
  combat,
  completeQuest,
  contingency,
  convertDamage,
  convertInstability,
  deal,
  each,
  evocation,
  gain,
  heal,
  ignoreDamage,
  mage,
  model,
  place,
  protection,
  replaceEvocation,
  room,
  special,
  summon,
  together,
  trap,
  unready,
} from "../build.ts";
import { spells } from "../entries.ts";
import type { Many, Verb } from "../says.ts";
import { bearers } from "./words/bearers.ts";
import { burst } from "./words/burst.ts";
import { fear } from "./words/fear.ts";
import { jinx } from "./words/jinxes.ts";
import { assign } from "./words/umbrae.ts";
import { upgrade } from "./words/upgrades.ts";
import { yourTerritory } from "./words/territory.ts";
import { totemIn } from "./words/totems.ts";

const any = anyOf("jinx");
const others: Many = { all: "mages", where: "others" };

export const forgotten = spells("forgotten", "public", {
  "arcane-barrage": {
    name: { en: "Arcane Barrage", es: "Andanada Arcana", fr: "Barrage Arcanique" },
    light: combat("earth", model("anywhere"), [deal(6, "target")]),
    dark: combat("earth", room("anywhere"), [place(5, "target room")]),
  },
  "killer-fog": {
    name: { en: "Killer Fog", es: "Niebla Asesina", fr: "Brouillard Assassin" },
    symbol: true,
    light: combat("air", mage("anywhere"), [deal(4, "target"), convertDamage(2, others)]),
    dark: combat("air", mage("anywhere"), [deal(2, "target"), convertDamage(4, others)]),
  },
  "supreme-fireball": {
    name: { en: "Supreme Fireball", es: "Bola de Fuego Suprema", fr: "Boule de Feu Suprême" },
    symbol: true,
    light: combat("fire", room(2), [
      deal(3, all("models", "target room"), { noAnswers: true }),
      deal(2, all("models", { nextTo: "target room" }), { noAnswers: true }),
    ]),
    dark: combat("fire", room(2), [
      deal(5, all("models", "target room")),
      place({ per: "models hit", times: 2, max: 8 }, "target room"),
    ]),
  },
  "grand-malediction": {
    name: { en: "Grand Malediction", es: "Gran Maldición", fr: "Grande Malédiction" },
    symbol: true,
    light: combat("profane", mage("anywhere"), [
      jinx(any, "target"),
      jinx(any, "target"),
      jinx(any, "target"),
      deal({ per: { borne: "jinx", by: "target" }, max: 3 }, "target"),
    ]),
    dark: contingency("profane", special, [each(others, [jinx(any, "it")]), gain({ per: { borne: "jinx" }, max: 5 })]),
    provenance: "designed",
  },
  "anathema-of-flesh": {
    name: { en: "Anathema of Flesh", es: "Anatema de Carne", fr: "Anathème de Chair" },
    light: contingency("profane", room(1), [
      summon("flesh-horror", "target room"),
      upgrade("it", { upTo: 3 }),
      act("it"),
    ]),
    dark: combat("profane", special, [burst(3, 3), gain({ per: "evocations removed", max: 3 })]),
    // That one of them brings the Flesh Horror is public, nothing else.
    provenance: "designed",
  },
  "the-white-work": {
    name: { en: "The White Work", es: "La Obra en Blanco", fr: "L'Œuvre au Blanc" },
    light: contingency("any", room(1), [
      choose(
        [
          aim(evocation("anywhere", { own: true, kind: "nigredo" }), {}, [
            together([replaceEvocation({ who: "another", by: "albedo" }) as Verb, gain(1)]),
          ]),
        ],
        [summon("albedo", "target room")],
      ),
      act("it", { with: { attack: 1 } }),
    ]),
    dark: combat("water", room(2), [
      deal(2, all("models", "target room")),
      convertDamage(3, all("mages", "target room")),
      convertInstability(3, "target room"),
    ]),
    provenance: "designed",
  },
  "night-without-dawn": {
    name: { en: "Night Without Dawn", es: "Noche sin Alba", fr: "Nuit sans Aube" },
    light: combat("sacred", special, [
      each(others, [assign("umbra", "it")]),
      each(others, [fear(3, "it")]),
      act({ yours: "umbra", n: 3 }),
    ]),
    dark: contingency("sacred", special, [
      act({ yours: "umbra", n: "each" }),
      each({ all: "mages", where: { bears: "nightmare" } }, [unready("it", "ready")]),
      gain({ per: bearers("nightmare"), max: 3 }),
    ]),
    provenance: "designed",
  },
  "rose-mirror": {
    name: { en: "Rose Mirror", es: "Espejo de la Rosa", fr: "Miroir de la Rose" },
    light: protection("water", model("anywhere"), { on: "would suffer", who: "you", from: "model" }, [
      together([ignoreDamage(6), deal({ per: "damage ignored" }, "attacker")]),
    ]),
    dark: trap("air", mage("anywhere"), { on: "solves", who: "mage" }, [
      gain({ per: "PP just gained", max: 4 }),
      completeQuest(),
    ]),
    provenance: "designed",
  },
  "world-tree": {
    name: { en: "World Tree", es: "Árbol del Mundo", fr: "Arbre-Monde" },
    symbol: true,
    light: contingency("earth", special, [
      summon("totem", { choose: "any" }),
      summon("totem", { choose: "any" }),
      summon("totem", { choose: "any" }),
      act({ yours: "totem", n: "each" }),
    ]),
    dark: contingency("sacred", room(0), [
      totemIn("target room"),
      heal(3, "self"),
      place(1, { each: yourTerritory }, { most: 6 }),
    ]),
    provenance: "designed",
  },
});
