/** The school of the Void: instability is money and terrain, and rooms fall when it says so. */
import {
  act,
  all,
  bring,
  choose,
  combat,
  contingency,
  convertInstability,
  deal,
  gain,
  go,
  ifSo,
  ignoreEffect,
  mage,
  model,
  move,
  pay,
  place,
  protection,
  room,
  self,
  shut,
  special,
  summon,
  trap,
  unplace,
} from "../../build.ts";
import { school } from "../../entries.ts";
import type { Colour, Cost, Target, Trigger } from "../../says.ts";
import { callTo, immune, summonSmall } from "../words/beyond.ts";
import { command } from "../words/commanding.ts";
import { opposing } from "../words/demons.ts";
import { collapseRoom, placeInSeveral, thin } from "../words/instability.ts";
import { slide, slideIn } from "../words/sliding.ts";

const twoThere: Cost = { pay: "own instability", cubes: 2, in: "target room" };
const rooms = (colour: Colour): Target => room("anywhere", { colour });
const enters = (colour: Colour): Trigger => ({ on: "enters", who: "mage", colour });

export const voidSchool = school("void", "designed", {
  name: { en: "Void", es: "Vacío", fr: "Néant" },
  icon: "black-hole-bolas",
  tint: "#3d3a6b",
  grimoires: {
    "g-voi-a": {
      name: { en: "The Mute Tide", es: "La Marea Muda", fr: "La Marée Muette" },
      spells: ["call-of-the-deep", "wandering-ruin", "hollow-walls", "dissolution", "hungry-star", "price-of-nothing"],
    },
    "g-voi-b": {
      name: { en: "Child of Nowhere", es: "Hijo de Ninguna Parte", fr: "Enfant de Nulle Part" },
      spells: [
        "unmake",
        "step-between",
        "absent-flesh",
        "veil-of-the-unborn",
        "bottomless-threshold",
        "witness-to-nothing",
      ],
    },
  },
  spells: {
    "call-of-the-deep": {
      name: { en: "Call of the Deep", es: "Llamada de las Profundidades", fr: "Appel des Profondeurs" },
      light: contingency("water", room(2), [
        choose(
          [
            pay({ pay: "own instability", cubes: 2, in: "target room", unless: "dagon" }, [
              summon("dagon", "target room"),
            ]),
          ],
          [callTo("dagon", "target room")],
        ),
      ]),
      dark: contingency("water", room(2), [
        place(1, "target room"),
        choose([place(1, "target room")], [command("dagon")]),
      ]),
    },
    "wandering-ruin": {
      name: { en: "Wandering Ruin", es: "Ruina Errante", fr: "Ruine Errante" },
      symbol: true,
      light: contingency("magic", room(2), [
        slide(3, "target room", { nextTo: "target room" }),
        ifSo({ is: "free slots", room: "there", most: 0 }, [gain(1)]),
      ]),
      dark: contingency("magic", room(2), [unplace(2, "target room"), placeInSeveral(2, { nextTo: "target room" })]),
    },
    unmake: {
      name: { en: "Unmake", es: "Deshacer", fr: "Défaire" },
      symbol: true,
      light: contingency("profane", room(1), [
        place(1, "target room"),
        ifSo({ is: "free slots", room: "target room", most: 1 }, [collapseRoom("target room")]),
      ]),
      dark: combat("profane", room(1), [
        deal(2, all("models", "target room")),
        pay(twoThere, [deal(2, all("models", "target room"))]),
      ]),
    },
    "hollow-walls": {
      name: { en: "Hollow Walls", es: "Muros Huecos", fr: "Murs Creux" },
      light: contingency("magic", room("anywhere"), [thin(2, "target room"), place(1, "target room")]),
      dark: contingency("magic", room(2), [shut("target room"), place(2, "target room")]),
    },
    "step-between": {
      name: { en: "Step Between", es: "Paso entre Mundos", fr: "Pas entre les Mondes" },
      light: contingency("air", room("anywhere"), [go("target room"), place(1, "your room")]),
      dark: contingency("air", room("anywhere"), [slide(2, "your room", "target room"), go("target room")]),
    },
    dissolution: {
      name: { en: "Dissolution", es: "Disolución", fr: "Dissolution" },
      symbol: true,
      light: combat("profane", model(2), [
        deal(2, "target"),
        deal({ per: { counted: "instability in", room: "target's room" }, every: 2, max: 2 }, "target"),
      ]),
      dark: combat("profane", room(2), [
        deal(1, all("models", "target room")),
        place({ per: "models hit", max: 3 }, "target room"),
      ]),
    },
    "absent-flesh": {
      name: { en: "Absent Flesh", es: "Carne Ausente", fr: "Chair Absente" },
      light: protection("magic", self, { on: "targeted", kind: "area" }, [ignoreEffect(), place(2, "your room")]),
      dark: protection("magic", self, { on: "targeted" }, [ignoreEffect(), go({ choose: { rooms: "next to yours" } })]),
    },
    "veil-of-the-unborn": {
      name: { en: "Veil of the Unborn", es: "Velo del No Nacido", fr: "Voile du Non-Né" },
      symbol: true,
      light: contingency("any", self, [immune("traps"), move("self", 2)]),
      dark: contingency("any", self, [immune("attacks"), place(1, { choose: { rooms: "next to yours" } })]),
    },
    "hungry-star": {
      name: { en: "Hungry Star", es: "Estrella Hambrienta", fr: "Étoile Affamée" },
      symbol: true,
      light: combat("magic", room(2), [
        bring(opposing({ nextTo: "target room" }), "target room"),
        place({ per: { counted: "opposing models in", room: "target room" }, max: 3 }, "target room"),
      ]),
      dark: contingency("magic", room(2), [
        slideIn("target room", 4),
        ifSo({ is: "free slots", room: "target room", most: 0 }, [collapseRoom("target room")]),
      ]),
    },
    "bottomless-threshold": {
      name: { en: "Bottomless Threshold", es: "Umbral sin Fondo", fr: "Seuil sans Fond" },
      halves: [
        trap("profane", rooms("purple"), enters("purple"), [place(1, "there"), thin(1, "there"), deal(1, "it")]),
        trap("profane", rooms("blue"), enters("blue"), [
          deal(1, "it"),
          bring("it", { choose: { rooms: "with your instability" } }),
        ]),
      ],
    },
    "witness-to-nothing": {
      name: { en: "Witness to Nothing", es: "Testigo de la Nada", fr: "Témoin du Rien" },
      light: trap("magic", mage("anywhere"), { on: "places", who: "mage" }, [
        slide(2, "there", { nextTo: "there" }),
        convertInstability(1, "there"),
      ]),
      dark: trap("magic", mage("anywhere"), { on: "activates", who: "mage" }, [
        place(2, "there"),
        ifSo({ is: "free slots", room: "there", most: 0 }, [deal(3, "it")]),
      ]),
    },
    "price-of-nothing": {
      name: { en: "Price of Nothing", es: "Precio de la Nada", fr: "Prix du Néant" },
      light: contingency("any", room(2), [pay(twoThere, [summonSmall("demon", 3, "target room")]), act("it")]),
      dark: contingency("any", special, [placeInSeveral(4, { with: "demon" })]),
    },
  },
});
