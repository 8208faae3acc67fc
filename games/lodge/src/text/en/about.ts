/** English: what things are, and where points come from. */
import { en } from "@blackrose/language";
import type { AboutVoice } from "../voice.ts";

export const about: AboutVoice = {
  symbol: "instability symbol ✦",
  room: (colour, slots, points) => `${colour}, ${slots} instability slots, ${points} PP`,
  inRuins: "In ruins:",
  rebuilt: "Rebuilt:",
  values: (health, move, attack) => `health ${health}, movement ${move}, attack ${attack}`,
  handLimit: (cards) => `hand limit ${cards}`,
  questLimit: (quests) => `quest limit ${quests}`,
  valueNames: { health: "health", move: "movement", attack: "attack", hand: "hand limit", slots: "instability slots" },
  reasons: { printed: "printed", ruleset: "by the rules" },
  nightmare: { health: (n) => `Umbra, health ${n}`, acts: "When it acts:", wakes: "When it wakes:" },
  assigned: "It clings to its host, with the health of its Nightmare card, and does what that card says.",
  large: "large: a mage controls one large evocation at most",
  carries: (most) => `it carries up to ${most} Upgrades, even alike ones`,
  carried: "An evocation without a figure, carried by whoever summons it.",
  unhurt: "It has no health: nothing damages or kills it.",
  driven: (name) => `An evocation without a figure: it is where ${name} stands, and nothing damages it.`,
  comesWith: (school) => `in the Black Rose Room from the beginning, where the Library has the school of ${school}`,
  shielded: "Area damage does not reach it.",
  acts: "When it acts:",
  decline: (cubes) =>
    `decline ${cubes}: it comes with so many cubes and loses one in each Clean-up Phase; with the last it leaves play`,
  declines: (evocation) =>
    `in each Clean-up Phase one of these cubes goes home; with the last ${evocation ? "the evocation leaves play" : "it is over"}`,
  untilEndOfTurn: "until the end of the turn",
  once: { turn: "once a turn", action: "once in each action" },
  fades: (damage) => `up to ${damage} of this damage is removed again in the Clean-up Phase`,
  putBy: (owner) => en.say`put there by ${owner}`,
  favourite: (school) => `favourite school ${school}`,
  personalSpell: (spell) => `personal spell ${spell}`,
  fourOrMore: "four or more players",
  space: (space) => `space ${space}`,
  gains: (enters, leaves) => `the Black Rose gains ${enters} PP when it comes and ${leaves} PP when it goes`,
  crownIcon: "Crown to who draws it",
  onTrack: "on the power track",
  tally: {
    quests: (count) => `for ${count} completed quest${count === 1 ? "" : "s"}`,
    trophies: (count) => `for ${count} troph${count === 1 ? "y" : "ies"}`,
    tokens: "for room tokens",
    crown: "for the Crown",
    unfinished: "for quests not completed",
  },
};
