/** The school of Demonology: small demons are fed to bigger ones, blown up, or take the blows. */
import {
  act,
  activate,
  all,
  attack,
  choose,
  combat,
  contingency,
  convertDamage,
  deal,
  deflect,
  draw,
  evocation,
  gain,
  heal,
  ifSo,
  ignoreDamage,
  lose,
  mage,
  may,
  model,
  move,
  pay,
  place,
  protection,
  remove,
  room,
  self,
  shut,
  special,
  summon,
  swap,
  trap,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Cost, Target, Trigger } from "../../says.ts";
import { calledAttacks, callOne, command, gather, oneAttacks, unleash } from "../words/commanding.ts";
import { hitBeside, opposing, yours } from "../words/demons.ts";
import { seize } from "../words/seizing.ts";

const aDemon: Cost = { pay: "evocation", kind: "demon" };
const ownDemon = evocation("anywhere", { own: true, kind: "demon" });
const rooms = (colour: Colour): Target => room("anywhere", { colour });
const enters = (who: "model" | "mage", colour: Colour): Trigger => ({ on: "enters", who, colour });

export const demonology = school("demonology", "designed", {
  name: { en: "Demonology", es: "Demonología", fr: "Démonologie" },
  icon: "horned-skull",
  tint: "#a8324a",
  grimoires: {
    "g-dem-a": {
      name: { en: "Prince of Masks", es: "Príncipe de las Máscaras", fr: "Prince des Masques" },
      spells: ["tengus-fan", "thousand-masks", "gate-of-the-east", "night-parade", "paper-talisman", "sealed-jars"],
    },
    "g-dem-b": {
      name: { en: "Table of the Oni", es: "Mesa del Oni", fr: "Table de l'Oni" },
      spells: ["kappas-bargain", "onis-club", "nine-tails-unbound", "scorched-pact", "fox-fire", "devourers-feast"],
    },
  },
  spells: {
    "kappas-bargain": {
      name: { en: "Kappa's Bargain", es: "Trato del Kappa", fr: "Marché du Kappa" },
      light: contingency("water", room(1), [
        summon("kappa", "target room"),
        ifSo({ is: "opposing mage in", room: "target room" }, [gain(1)]),
      ]),
      dark: combat("water", mage(2), [
        deal(2, "target"),
        move("target", 1),
        ifSo({ is: "yours in", kind: "demon", room: "target's room" }, [deal(1, "target")]),
      ]),
    },
    "tengus-fan": {
      name: { en: "Tengu's Fan", es: "Abanico del Tengu", fr: "Éventail du Tengu" },
      light: contingency("air", room(2), [
        summon("tengu", "target room"),
        may([move({ oneOf: opposing("target room") }, 1)]),
      ]),
      dark: combat("air", room(2), [
        deal(1, all("models", "target room")),
        move({ all: "hit models" }, 1),
        deal(1, hitBeside("demon")),
      ]),
    },
    "onis-club": {
      name: { en: "Oni's Club", es: "Maza del Oni", fr: "Massue de l'Oni" },
      symbol: true,
      light: contingency("earth", room(1), [
        choose(
          [pay(aDemon, [summon("oni", "target room")])],
          [pay({ pay: "PP", points: 1 }, [summon("oni", "target room")])],
        ),
        ifSo({ is: "was removed", kind: "demon" }, [act("it")]),
      ]),
      dark: combat("earth", room(1), [
        deal(2, all("models", "target room")),
        shut("target room"),
        ifSo({ is: "yours in", kind: "oni", room: "target room", orNextTo: true }, [place(2, "target room")]),
      ]),
    },
    "nine-tails-unbound": {
      name: { en: "Nine Tails Unbound", es: "Nueve Colas Desatadas", fr: "Neuf Queues Déchaînées" },
      symbol: true,
      light: contingency("fire", room(1), [
        choose([pay(aDemon, [summon("kyuubi", "target room")])], [command("kyuubi")]),
      ]),
      dark: combat("fire", room(2), [
        deal(2, all("models", "target room")),
        deal(1, all("models", { nextTo: "target room" })),
      ]),
    },
    "thousand-masks": {
      name: { en: "Thousand Masks", es: "Mil Máscaras", fr: "Mille Masques" },
      symbol: true,
      light: contingency("profane", evocation(2), [
        act("target", { under: "you" }),
        ifSo({ is: "of kind", who: "target", kind: "demon" }, [gain(1)]),
      ]),
      dark: contingency("profane", evocation(1, { healthAtMost: 4 }), [
        seize("target"),
        ifSo({ is: "not", so: { is: "of kind", who: "target", kind: "demon" } }, [lose(1, "self")]),
      ]),
    },
    "gate-of-the-east": {
      name: { en: "Gate of the East", es: "Puerta de Oriente", fr: "Porte de l'Orient" },
      symbol: true,
      light: contingency("profane", room("anywhere"), [
        gather("demon", "target room"),
        oneAttacks("demon", "target room"),
      ]),
      dark: contingency("profane", ownDemon, [
        swap("target"),
        choose([activate("your room")], [attack({ who: "target" })]),
      ]),
    },
    "night-parade": {
      name: { en: "Night Parade", es: "Desfile Nocturno", fr: "Cortège Nocturne" },
      light: contingency("profane", special, [
        move(yours("demon"), 1),
        gain({ per: { counted: "rooms shared", by: "demon" }, max: 3 }),
      ]),
      dark: contingency("profane", special, [
        unleash("demon"),
        ifSo({ is: "took a victim" }, [unleash("demon", { another: true })]),
      ]),
    },
    "scorched-pact": {
      name: { en: "Scorched Pact", es: "Pacto Calcinado", fr: "Pacte Calciné" },
      symbol: true,
      light: combat("fire", model(2), [deal(3, "target"), pay(aDemon, [deal(2, "target")])]),
      dark: combat("fire", ownDemon, [
        deal(3, all("models", "target's room")),
        place(1, "target's room"),
        remove("target"),
      ]),
    },
    "paper-talisman": {
      name: { en: "Paper Talisman", es: "Talismán de Papel", fr: "Talisman de Papier" },
      light: protection("sacred", self, { on: "would suffer", who: "you" }, [
        choose(
          [deflect("damage", "anywhere", { to: "your evocation", kind: "demon", ifNone: "nothing" })],
          [ignoreDamage(2)],
        ),
      ]),
      dark: protection("sacred", self, { on: "would suffer", who: "you", from: "attack" }, [
        ignoreDamage(2),
        may([callOne("demon", "its room")]),
        calledAttacks("demon"),
      ]),
    },
    "sealed-jars": {
      name: { en: "Sealed Jars", es: "Vasijas Selladas", fr: "Jarres Scellées" },
      halves: [
        trap("profane", rooms("red"), enters("model", "red"), [deal(2, "it"), summon("kappa", "there")]),
        trap("profane", rooms("grey"), enters("mage", "grey"), [
          deal(2, "it"),
          may([callOne("demon", "there")]),
          calledAttacks("demon"),
        ]),
      ],
    },
    "fox-fire": {
      name: { en: "Fox Fire", es: "Fuego de Zorro", fr: "Feu de Renard" },
      light: trap("fire", mage("anywhere"), { on: "activates", who: "mage" }, [deal(2, all("models", "there"))]),
      dark: trap("fire", mage("anywhere"), { on: "physical action", who: "mage" }, [
        deal(1, "it"),
        summon("tengu", "its room"),
      ]),
    },
    "devourers-feast": {
      name: { en: "Devourer's Feast", es: "Festín del Devorador", fr: "Festin du Dévoreur" },
      symbol: true,
      light: combat("profane", mage(2), [
        deal(2, "target"),
        convertDamage({ per: { yours: "demon", near: "target's room" }, max: 3 }, "target"),
      ]),
      dark: contingency("profane", ownDemon, [
        pay({ pay: "evocation", kind: "demon", which: "target" }, [heal(3, "self")]),
        ifSo({ is: "was removed", kind: "demon" }, [gain(1)]),
        ifSo({ is: "was removed", kind: "demon" }, [draw(1, "grimoire")]),
      ]),
    },
  },
});
