/** What things on the table are and do: a title, paragraphs in the game's own words, and the rule to read on. */
import type { Family } from "@blackrose/lodge/cards/attachments";
import { marksOf } from "@blackrose/lodge/options";
import { attachedIn, attachedTo, placeNow } from "@blackrose/lodge/rules/standing";
import { slotsOf } from "@blackrose/lodge/rules/rooms";
import { type Attached, CELL, modelsIn, NONE, Phase, SLOTS, Token } from "@blackrose/lodge/state";
import { controllerOf, figureOf, isMage, modelOf, ROSE } from "@blackrose/lodge/who";
import { FORGOTTEN } from "@blackrose/lodge/tables";
import {
  attachmentName,
  colourName,
  moonName,
  optionText,
  type PhaseName,
  phaseName,
  questName,
  readKey,
  schoolName,
  tallyOf,
  type Thing,
  ui,
} from "@blackrose/lodge/text/index";
import { attachmentText, valuesNow } from "@blackrose/lodge/text/standing";
import { SLOT_NAMES } from "@blackrose/lodge/things";
import type { Explanation, Scene, ThingKey } from "../../face.ts";
import { broughtTo } from "../attached.tsx";
import { aboutAction, aboutSpell, ofBox, some } from "./cards.ts";
import { aboutCount, questsNow } from "./count.ts";
import { attachedNow, cubesNamed, standingHere } from "./lying.ts";
import {
  placeOfRoom,
  questsSeen,
  damageOn,
  exitsOf,
  figureNamed,
  figuresOf,
  healthOf,
  isLaid,
  isShut,
  laid,
  lifeOf,
  mageOf,
  modelNamed,
  nameOfParty,
  nameOfSeat,
  nameWithMage,
  placeNamed,
  risesFromRuins,
  type Seen,
  seen,
  spellNamed,
  tablesOf,
  tileNamed,
  sayIn,
} from "../game.ts";
import { aboutAvatar } from "../rebirth/about.ts";
import { inSlot } from "../slots.tsx";
import { words as plainWords } from "../words.ts";
import { words } from "./words.ts";

export function aboutThing(scene: Scene, key: ThingKey): Explanation | null {
  const { language } = scene;
  const word = words(language);
  const plain = plainWords(language);
  const [family, value = ""] = splitKey(key);
  switch (family) {
    case "seat":
    case "power":
      return aboutSeat(scene, seatIn(value));
    case "count":
      if (isAvatar(seen(scene), seatIn(value))) return aboutAvatar(scene, value.slice(3));
      return aboutCount(scene, seatIn(value), value.slice(3));
    case "cell":
      return aboutCell(scene, seatIn(value));
    case "avatar":
      return aboutAvatar(scene, value);
    case "attached":
      return aboutAttached(scene, Number(value));
    case "slot":
      return aboutSlot(scene, value);
    case "deck":
      return value === "quests"
        ? { title: plain.questDeck, paragraphs: [deckNow(seen(scene).questDecks, scene)], rule: "L-QST-11" }
        : { title: plain.eventDeck, paragraphs: [deckNow(seen(scene).eventDecks, scene)], rule: "L-BR-04" };
    case "moon": {
      const [second, third, end] = marksOf(seen(scene));
      return {
        title: moonName(seen(scene).moon, language),
        paragraphs: [word.moonHelp(second, third, end)],
        rule: "L-MON-01",
      };
    }
    case "rose":
      return aboutRose(scene);
    case "phase": {
      const at = Object.keys(Phase).indexOf(value);
      return at < 1
        ? null
        : {
            title: phaseName(value as PhaseName, language),
            paragraphs: [word.phaseHelp[at - 1]],
            rule: PHASE_RULES[at - 1],
          };
    }
    case "evocation": {
      const figure = tablesOf(scene).figures.findIndex(({ id }) => id === value);
      return figure < 0 ? null : ofBox(scene, { is: "model", model: modelOf(figure) }, language);
    }
    default:
      return aboutKey(scene, key);
  }
}

const PHASE_RULES = ["L-BR-01", "L-STU-01", "L-PRE-01", "L-ACT-02", "L-EVO-01", "L-CLN-02"];

function splitKey(key: ThingKey): [string, string?] {
  const colon = key.indexOf(":");
  return colon < 0 ? [key] : [key.slice(0, colon), key.slice(colon + 1)];
}
const isAvatar = (s: Seen, seat: number): boolean => s.avatarAfter >= 0 && seat === s.seats;
const seatIn = (value: string): number => Number(/^P([1-6])/.exec(value)?.[1] ?? 0) - 1;
const deckNow = (decks: readonly (readonly number[])[], scene: Scene): string =>
  words(scene.language).deck(decks[seen(scene).moon - 1]?.length ?? 0, 0);

/** Things with the keys of options. */
function aboutKey(scene: Scene, key: ThingKey): Explanation | null {
  const { language } = scene;
  const word = words(language);
  if (key.startsWith("card:") && tablesOf(scene).actions.some(({ is }) => is.id === key.slice(5)))
    return aboutAction(scene, key.slice(5), language);
  // Every copy of a spell is the same.
  const spell = key.startsWith("card:") ? tablesOf(scene).cardsOf.get(key.slice(5)) : undefined;
  const thing = spell === undefined ? readKey(tablesOf(scene), key) : ({ is: "card", card: spell[0] } as const);
  const label = (): string => optionText(tablesOf(scene), "", key, scene.names, language, seen(scene));
  switch (thing?.is) {
    case "card":
      return aboutSpell(scene, thing.card, language);
    case "room":
      return aboutRoom(scene, thing);
    case "model":
      return isMage(thing.model) ? aboutSeat(scene, thing.model) : aboutFigure(scene, thing);
    case "quest":
    case "event":
    case "mage":
    case "grimoire":
      return ofBox(scene, thing, language);
    case "school":
      return aboutSchool(scene, thing.school);
    case "cube":
      return {
        title: nameOfParty(scene, thing.colour),
        paragraphs: [word.cube(nameOfParty(scene, thing.colour))],
        rule: "L-INS-01",
      };
    case "element":
      return { title: label(), paragraphs: [word.elementHelp], rule: "L-COM-35" };
    case "type":
      return { title: label(), paragraphs: [word.typeHelp[thing.type]], rule: "L-COM-36" };
    case "colour":
      return { title: label(), paragraphs: [word.colourHelp], rule: "L-COM-37" };
    case "mask":
      return { title: label(), paragraphs: [word.maskHelp], rule: "L-EFF-08" };
    case "attachment": {
      const { family } = tablesOf(scene).attachments[thing.kind].is;
      const paragraphs = attachmentText(tablesOf(scene), thing.kind, language);
      return { title: label(), paragraphs, rule: family === undefined ? null : FAMILY_RULES[family] };
    }
    case "action":
      return {
        title: label(),
        paragraphs: [word.actionHelp[thing.action], ...(thing.action === "fight" ? [whoIsHere(scene)] : [])],
        rule: ACTION_RULES[thing.action],
      };
    case undefined:
      return null;
    default:
      return { title: label(), paragraphs: [], rule: null };
  }
}

/** Whom one could fight: the others in one's room. */
function whoIsHere(scene: Scene): string {
  const s = seen(scene);
  const word = words(scene.language);
  const place = s.at[scene.viewer] ?? NONE;
  const others = place < 0 ? [] : modelsIn(s, place).filter((model) => model !== scene.viewer);
  return others.length === 0
    ? word.nobodyToFight
    : word.standing(others.map((model) => modelNamed(scene, model)).join(", "));
}

const ACTION_RULES: { readonly [action: string]: string } = {
  explore: "L-ACT-06",
  fight: "L-ACT-07",
  command: "L-ACT-09",
  quick: "L-ACT-10",
  standard: "L-ACT-11",
  momentum: "L-ACT-12",
  stop: "L-ACT-02",
};

const FAMILY_RULES: { readonly [family in Family]: string | null } = {
  form: "L-TRF-01",
  jinx: "L-JX-01",
  upgrade: "L-UP-01",
  nightmare: "L-NM-01",
  poison: "L-POI-01",
};

// --- on the table ---

/** What holds of a room now, in sentences. */
export function roomNow(scene: Scene, place: number): string[] {
  const s = seen(scene);
  const word = words(scene.language);
  const slots = slotsOf(laid(scene), place);
  const takes = (s.destroyed[place] === 1) === risesFromRuins(scene);
  const models = modelsIn(s, place).map((model) => modelNamed(scene, model));
  return [
    word.roomStates[stateOf(scene, place)],
    ...(s.tileAs[place] !== NONE && s.tileAs[place] !== s.tiles[place]
      ? [
          word.countsAs(
            tileNamed(scene, s.tileAs[place], scene.language),
            colourName(s.colourAs[place], scene.language),
          ),
        ]
      : []),
    ...(takes
      ? [word.cubesHere(cubesNamed(scene, s.instability[place]), Math.max(0, slots - s.instability[place].length))]
      : []),
    ...standingHere(scene, attachedIn(laid(scene), place)),
    models.length === 0 ? word.nobodyHere : word.standing(models.join(", ")),
  ];
}

/** One thing that is attached: "attached:2" is the third of the list. */
function aboutAttached(scene: Scene, at: number): Explanation | null {
  const w = laid(scene);
  const lies = w.s.attachments?.[at];
  if (lies === undefined) return null;
  const { family } = tablesOf(scene).attachments[lies.kind].is;
  return {
    title: attachmentName(tablesOf(scene), lies.kind, scene.language),
    paragraphs: attachedNow(scene, lies),
    rule: family !== undefined ? FAMILY_RULES[family] : lies.until === NONE ? null : "L-SPL-05",
  };
}

function stateOf(scene: Scene, place: number): "free" | "used" | "destroyed" | "ruin" | "rebuilt" | "shut" | "asleep" {
  const s = seen(scene);
  if (isShut(scene, place)) return "shut";
  if (s.destroyed[place] === 1) return risesFromRuins(scene) ? "ruin" : "destroyed";
  if (s.tokens[place] === Token.used) return "used";
  if (s.tokens[place] === Token.none) return "asleep";
  return risesFromRuins(scene) ? "rebuilt" : "free";
}

function aboutRoom(scene: Scene, room: Extract<Thing, { is: "room" }>): Explanation | null {
  const s = seen(scene);
  const told = ofBox(scene, room, scene.language);
  // In the browser of cards nothing is laid out.
  const place = "tiles" in s ? placeOfRoom(scene, room.room) : NONE;
  return told === null || place < 0 ? told : { ...told, paragraphs: [...told.paragraphs, ...roomNow(scene, place)] };
}

function aboutFigure(scene: Scene, figure: Extract<Thing, { is: "model" }>): Explanation | null {
  const s = seen(scene);
  const { model } = figure;
  const word = words(scene.language);
  const told = ofBox(scene, figure, scene.language);
  if (told === null || s.figureAt[figureOf(model)] === NONE) return told;
  const owner = controllerOf(s, model);
  const hurt = damageOn(scene, model);
  return {
    ...told,
    paragraphs: [
      ...told.paragraphs,
      plainWords(scene.language).life(lifeOf(scene, model), healthOf(scene, model)),
      valuesNow(laid(scene), model, scene.language),
      ...standingHere(scene, broughtTo(scene, model)),
      ...(hurt.length > 0 ? [word.damageBy(cubesNamed(scene, hurt))] : []),
      ...(owner === NONE ? [] : [word.owner(nameOfSeat(scene, owner))]),
    ],
  };
}

/** What the mage's own card does while it is there. */
const ownTo = (scene: Scene, seat: number): Attached[] =>
  attachedTo(laid(scene), seat).filter(({ kind }) => tablesOf(scene).standsByItself.has(kind));

/** Everything everyone may know of a seat, in sentences. */
export function seatNow(scene: Scene, seat: number): string[] {
  const s = seen(scene);
  const word = words(scene.language);
  const { sheet } = word;
  if (mageOf(scene, seat) === null) return [];
  const place = s.at[seat];
  const spells = Array.from({ length: SLOTS }, (_, slot) => slotNow(scene, seat, slot));
  const figures = figuresOf(s, seat).map((model) => {
    const name = figureNamed(scene, figureOf(model), scene.language);
    const health = healthOf(scene, model);
    // Some have no health (L-IFS-01).
    const life = health === 0 ? "" : ` ${lifeOf(scene, model)}/${health}`;
    return `${name}${life} (${placeNamed(scene, placeNow(laid(scene), model))})`;
  });
  const open = [...s.toSolve[seat], ...questsSeen(s, seat)];
  const names = open.map((quest) => questName(tablesOf(scene), quest, scene.language));
  return [
    `${sheet.power(s.power[seat])} ${plainWords(scene.language).life(lifeOf(scene, seat), healthOf(scene, seat))} ${place === CELL ? plainWords(scene.language).inCell : placeNamed(scene, place)}.`,
    ...(s.damage[seat].length > 0 ? [word.damageBy(cubesNamed(scene, s.damage[seat]))] : []),
    valuesNow(laid(scene), seat, scene.language),
    ...standingHere(scene, [...ownTo(scene, seat), ...broughtTo(scene, seat)]),
    ...(s.crown === seat ? [sheet.crown] : []),
    sheet.actions(s.actions[seat]),
    sheet.spells(spells.join("; ")),
    sheet.cards(s.hands[seat].length, s.grimoires[seat].length, s.memories[seat].length),
    some(questsNow(scene, seat), names.length > 0 && `(${names.join(", ")})`),
    sheet.trophies(s.trophies[seat]),
    ...(s.won[seat].length > 0
      ? [sheet.tokens(s.won[seat].map((tile) => tileNamed(scene, tile, scene.language)).join(", "))]
      : []),
    ...(figures.length > 0 ? [sheet.evocations(figures.join(", "))] : []),
  ];
}

function aboutSeat(scene: Scene, seat: number): Explanation | null {
  const s = seen(scene);
  if (isAvatar(s, seat)) return aboutAvatar(scene, "");
  if (seat < 0 || seat >= s.seats) return null;
  const mage = s.mages[seat];
  const { total, parts } = tallyOf(tablesOf(scene), s, seat, scene.language);
  const sheet = mage === NONE ? null : ofBox(scene, { is: "mage", mage }, scene.language);
  return {
    title: nameWithMage(scene, seat),
    paragraphs: [
      ...seatNow(scene, seat),
      words(scene.language).sheet.counts(total, parts),
      ...(sheet?.paragraphs.slice(0, 1) ?? []),
    ],
    rule: "L-COM-07",
  };
}

function aboutRose(scene: Scene): Explanation {
  const s = seen(scene);
  const { sheet, roseHelp } = words(scene.language);
  const won = s.won[ROSE] ?? [];
  return {
    title: sayIn(scene.language).blackRose,
    paragraphs: [
      roseHelp,
      sheet.power(s.power[ROSE]),
      ...(s.trophies[ROSE] > 0 ? [sheet.trophies(s.trophies[ROSE])] : []),
      ...(won.length > 0 ? [sheet.tokens(won.map((tile) => tileNamed(scene, tile, scene.language)).join(", "))] : []),
    ],
    rule: tablesOf(scene).rulesets[s.ruleset].roseCanWin ? "L-END-07" : "L-MON-01",
  };
}

function aboutCell(scene: Scene, seat: number): Explanation | null {
  const s = seen(scene);
  if (seat < 0 || seat >= s.cells.length || !isLaid(s)) return null;
  const word = words(scene.language);
  const exits = exitsOf(scene, seat).map((room) => tileNamed(scene, s.tiles[room], scene.language));
  return {
    title: plainWords(scene.language).cellOf(nameOfSeat(scene, seat)),
    paragraphs: [word.cellHelp(exits.join(", "))],
    rule: "L-CEL-01",
  };
}

const SLOT_TITLES = ["", "I", "II", "III"];
const STATES = ["empty", "ready", "trap", "protection", "revealed", "tarot"] as const;

/** "I: Fireball, dark side", "II: a ready spell, face down". */
export function slotNow(scene: Scene, seat: number, slot: number): string {
  const plain = plainWords(scene.language);
  const say = sayIn(scene.language);
  const { card, side } = inSlot(scene, seat, slot);
  const is = STATES[seen(scene).slots[seat][slot] ?? 0];
  const state = plain.slotStates[is];
  const name = slot === 0 ? plain.quick : SLOT_TITLES[slot];
  const known = card < 0 ? "" : `${spellNamed(scene, card, scene.language)}, ${side === 1 ? say.dark : say.light}`;
  // What one means to put there stands there for oneself alone: the slot is still empty.
  const says = card < 0 ? state : is === "empty" ? known : `${known} (${state})`;
  return `${name}${ui(scene.language).colon} ${says}`;
}

function aboutSlot(scene: Scene, value: string): Explanation | null {
  const [whose, name] = value.split("/");
  const seat = seatIn(whose);
  const slot = name === "held" ? SLOTS : SLOT_NAMES.indexOf(name);
  if (seat < 0 || slot < 0) return null;
  const word = words(scene.language);
  const plain = plainWords(scene.language);
  const { card } = inSlot(scene, seat, slot);
  const spell = card < 0 ? null : aboutSpell(scene, card, scene.language);
  return {
    title:
      spell?.title ??
      `${nameOfSeat(scene, seat)}${ui(scene.language).colon} ${slot === 0 ? plain.quick : (SLOT_TITLES[slot] ?? "")}`,
    paragraphs: [
      slotNow(scene, seat, slot),
      ...(spell?.paragraphs ?? []),
      word.slotHelp[slot === 0 ? 0 : slot < SLOTS ? 1 : 2],
    ],
    rule: slot === 0 ? "L-ACT-10" : "L-ACT-11",
  };
}

function aboutSchool(scene: Scene, school: string): Explanation {
  const s = seen(scene);
  const word = words(scene.language);
  const at = tablesOf(scene).schools.get(school) ?? FORGOTTEN;
  const discarded = s.discards[at] ?? [];
  const left = school === "forgotten" ? s.forgotten.length : (s.library[at]?.length ?? 0);
  return {
    title: schoolName(tablesOf(scene), school, scene.language),
    paragraphs: [
      word.deck(left, discarded.length),
      ...(discarded.length > 0
        ? [
            `${ui(scene.language).word.discards}${ui(scene.language).colon} ${discarded.map((card) => spellNamed(scene, card, scene.language)).join(", ")}`,
          ]
        : []),
      school === "forgotten" ? word.forgottenDeck : word.library,
    ],
    rule: school === "forgotten" ? "L-FGT-01" : "L-STU-02",
  };
}
