/** A box as anyone may add one: everything it needs lies in this folder. */
import type { Attachment } from "../../src/cards/attachments.ts";
import type { Box } from "../../src/cards/box.ts";
import {
  all,
  combat,
  contingency,
  deal,
  gain,
  ignoreDamage,
  mage,
  place,
  protection,
  room,
  self,
  summon,
} from "../../src/cards/build.ts";
import { evocations, events, mages, quests, rooms, school, spells } from "../../src/cards/entries.ts";
import { hush, hushed } from "./hush.ts";

const hushedKind: Attachment = {
  id: "hushed",
  name: { en: "Hushed", es: "Enmudecido", fr: "Réduit au silence" },
  icon: "cancel",
  on: "mage",
  you: "bearer",
  until: "end of turn",
  endsBy: ["defeat"],
  changes: [{ of: "attack", add: -1 }],
  provenance: "designed",
};

const bells = school("bells", "designed", {
  name: { en: "Bells", es: "Campanas", fr: "Cloches" },
  icon: "star-swirl",
  tint: "#c0a060",
  spells: {
    toll: {
      name: { en: "Toll", es: "Tañido", fr: "Glas" },
      light: combat("air", mage(1), [deal(1, "target"), hushed("target")]),
      dark: contingency("earth", room(1), [summon("bell-ringer", "target room")]),
    },
    echo: {
      name: { en: "Echo", es: "Eco", fr: "Écho" },
      symbol: true,
      light: contingency("air", self, [gain(1)]),
      dark: combat("air", room(1), [place(1, "target room")]),
    },
    silence: {
      name: { en: "Silence", es: "Silencio", fr: "Silence" },
      light: protection("air", self, { on: "would suffer", who: "you" }, [ignoreDamage(1)]),
      dark: combat("air", room(1), [hushed(all("mages", "target room"))]),
    },
  },
  grimoires: {
    "g-bells-a": {
      name: { en: "Vespers", es: "Vísperas", fr: "Vêpres" },
      spells: ["toll", "toll", "echo", "echo", "silence", "silence"],
    },
    "g-bells-b": {
      name: { en: "Matins", es: "Maitines", fr: "Matines" },
      spells: ["toll", "toll", "toll", "echo", "silence", "silence"],
    },
  },
});

export const otherBox: Box = {
  id: "bells",
  name: { en: "The Belfry", es: "El Campanario", fr: "Le Beffroi" },
  needs: ["base"],
  verbs: [hush],
  schools: [bells],
  forgotten: [],
  personal: spells("personal", "designed", {
    "great-bell": {
      name: { en: "Great Bell", es: "Campana Mayor", fr: "Bourdon" },
      light: contingency("air", self, [gain(2)]),
      dark: combat("air", mage(2), [hushed("target")]),
    },
  }),
  rooms: rooms("designed", {
    belfry: {
      name: { en: "Belfry", es: "Campanario", fr: "Beffroi" },
      gender: { es: "m", fr: "m" },
      icon: "star-swirl",
      colour: "green",
      slots: 4,
      points: 2,
      target: mage(1),
      says: [hushed("target"), gain(1)],
    },
  }),
  evocations: evocations("designed", {
    "bell-ringer": {
      name: { en: "Bell Ringer", es: "Campanero", fr: "Sonneur" },
      gender: { es: "m", fr: "m" },
      icon: "minions",
      archetype: "construct",
      move: 1,
      attack: 1,
      health: 3,
      figures: 2,
      insteadOfAttack: [[hushed(all("mages", "its room"))]],
    },
  }),
  mages: mages({
    ringer: {
      name: "Quasi",
      favourite: "bells",
      health: 10,
      hand: 7,
      move: 2,
      attack: 3,
      personal: "great-bell",
      provenance: { health: "designed", hand: "designed", move: "designed", attack: "designed" },
    },
  }),
  quests: quests(1, "designed", {
    "ring-the-bell": {
      name: { en: "Ring the Bell", es: "Tocar la Campana", fr: "Sonner la Cloche" },
      task: { when: { on: "activates", who: "you", rooms: ["belfry"] } },
      mode: "add",
      target: self,
      says: [gain(1)],
      points: 1,
    },
  }),
  events: events(1, "designed", {
    "dead-of-night": {
      name: { en: "Dead of Night", es: "Noche Cerrada", fr: "Nuit Noire" },
      board: { phase: "black rose", space: 1, enters: 1, leaves: 1 },
      says: [{ for: "in a room", says: [hushed("self")] }],
    },
  }),
  attachments: [hushedKind],
};
