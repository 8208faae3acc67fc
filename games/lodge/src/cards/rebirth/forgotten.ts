/** Rebirth's Forgotten Spells. */
import { anyOf } from "../attachments.ts";
import {
  all,
  combat,
  contingency,
  convertDamage,
  deal,
  each,
  gain,
  mage,
  model,
  place,
  room,
  special,
} from "../build.ts";
import { spells } from "../entries.ts";
import { jinx } from "./words/jinxes.ts";

const any = anyOf("jinx");

export const forgotten = spells("forgotten", "public", {
  "arcane-barrage": {
    name: { en: "Arcane Barrage", es: "Andanada Arcana", fr: "Barrage Arcanique" },
    light: combat("earth", model("anywhere"), [deal(6, "target")]),
    dark: combat("earth", room("anywhere"), [place(5, "target room")]),
  },
  "killer-fog": {
    name: { en: "Killer Fog", es: "Niebla Asesina", fr: "Brouillard Assassin" },
    symbol: true,
    light: combat("air", mage("anywhere"), [deal(4, "target"), convertDamage(2, { all: "mages", where: "others" })]),
    dark: combat("air", mage("anywhere"), [deal(2, "target"), convertDamage(4, { all: "mages", where: "others" })]),
  },
  "supreme-fireball": {
    name: { en: "Supreme Fireball", es: "Bola de Fuego Suprema", fr: "Boule de Feu Suprême" },
    symbol: true,
    light: combat("fire", room(2), [
      deal(3, all("models", "target room"), { noAnswers: true }),
      deal(2, all("models", { nextTo: "target room", withIt: true }), { noAnswers: true }),
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
    dark: contingency("profane", special, [
      each({ all: "mages", where: "others" }, [jinx(any, "it")]),
      gain({ per: { borne: "jinx" }, max: 5 }),
    ]),
    provenance: "designed",
  },
});
