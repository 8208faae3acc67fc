/** English: the log. */
import { en } from "@blackrose/language";
import { How, Revealed } from "../../deeds.ts";
import { STEPS } from "../../rules/choose.ts";
import { CELL, NONE, Slot, Token } from "../../state.ts";
import { modelOf } from "../../who.ts";
import { attachedAs, inhibitedName, LOOKS, physicalName, ranked, cubesOf, recubed, zoneName } from "../lines.ts";
import type { Talk } from "../talk.ts";
import type { EventVoice } from "../voice.ts";
import { joints } from "./joints.ts";
import { aForm } from "./things.ts";
import { STEP_WORDS } from "./steps.ts";
import { values } from "./values.ts";
import { words } from "./words.ts";

const { list, name, say } = en;
const PHASES = Object.values(words.phases);
const MOONS = ["first", "second", "third"];

/** A spell on its way, by where it goes. */
function moved({ seat, card, to }: { seat: number; card: number; to: number }, talk: Talk): string {
  const who = talk.who(seat);
  const spell = talk.spell(card);
  switch (zoneName(to)) {
    case "hand":
      return say`${who} takes ${spell} into hand`;
    case "grimoire":
      return say`${who} puts ${spell} back into the Grimoire`;
    case "memories":
      return say`${spell} goes to ${who}'s Memories`;
    case "school":
      return say`${who} puts ${spell} on the discard pile of its school`;
    case "forgotten":
      return say`${who} puts ${spell} back with the Forgotten Spells`;
    case "looking":
      return say`${who} looks at ${spell}`;
    case "aside":
      return say`${who} sets ${spell} aside`;
    case "gone":
      return say`${spell} leaves the game`;
  }
}

const deckOf = (what: number, seat: number, talk: Talk): string =>
  what === 0 ? say`${talk.who(seat)}'s Grimoire` : say`the ${talk.school(what - 1)} deck`;

const LAID: { readonly [kind: number]: string } = { [Slot.trap]: "trap", [Slot.tarot]: "tarot quest" };

export const events: EventVoice = {
  deeds: {
    layRooms: () => "the rooms of the Lodge are laid out",
    layMoons: () => "the quest and event decks are shuffled",
    pickCells: ({ colours }, talk) =>
      say`the cells in the game are ${list(
        colours.map((colour) => name(talk.colour(colour))),
        "and",
      )}`,
    takeColour: ({ seat, colour }, talk) => say`${talk.who(seat)} takes the colour ${talk.colour(colour)}`,
    revealCells: () => "the cells are turned up, and each mage enters its own",
    takeMage: ({ seat, mage }, talk) => say`${talk.who(seat)} plays ${talk.mage(mage)}`,
    takeGrimoire: ({ seat, grimoire }, talk) =>
      say`${talk.who(seat)} starts with the Grimoire ${talk.grimoire(grimoire)}`,
    layLibrary: ({ schools }, talk) =>
      say`the school decks of the Library are shuffled: ${list(
        schools.map((one) => name(talk.school(one))),
        "and",
      )}`,
    startPhase: ({ phase, turn, first }, talk) =>
      say`turn ${turn}, ${PHASES[phase]}: ${talk.who(first)} is first player`,
    startActivation: ({ seat }, talk) =>
      seat === NONE ? "nobody is left to act" : say`it is ${talk.who(seat)}'s activation`,
    changeMoon: ({ moon }) => say`the ${MOONS[moon - 1]} moon rises`,
    crown: ({ seat }, talk) => say`${talk.who(seat)} takes the Crown`,
    power: ({ seat, n }, talk) =>
      n < 0 ? say`${talk.who(seat)} loses ${-n} PP` : say`${talk.who(seat)} gains ${n} PP`,
    endGame: ({ winner, places }, talk) =>
      say`${talk.who(winner)} wins the game; the standings: ${list(ranked(places, talk), "and")}`,
    go: ({ model, to, how }, talk) => {
      if (to === CELL) return say`${talk.model(model)} goes to the cell`;
      if (how === How.summoned) return say`${talk.model(model)} appears in ${talk.room(to)}`;
      return how === How.transit
        ? say`${talk.model(model)} goes straight to ${talk.room(to)}`
        : say`${talk.model(model)} moves to ${talk.room(to)}`;
    },
    harm: ({ dealer, by, target, n }, talk) => {
      const who = by === NONE || by === dealer ? talk.who(dealer) : talk.model(by);
      return say`${who} deals ${n} damage to ${talk.model(target)}`;
    },
    recube: ({ seat, model, room, off, on, n }, talk) => {
      const where = room === NONE ? say`on ${talk.model(model)}` : say`in ${talk.room(room)}`;
      const what = room === NONE ? "damage" : "instability";
      const [taken, put] = [cubesOf(off, n), cubesOf(on, n)];
      switch (recubed(off, on)) {
        case "off":
          return say`${n} ${what} is removed ${where}: ${talk.cubes(taken)}`;
        case "on":
          return say`${n} ${what} is put ${where}: ${talk.cubes(put)}`;
        case "swapped":
          return say`${talk.who(seat)} converts ${what} ${where}: ${talk.cubes(taken)} becomes ${talk.cubes(put)}`;
      }
    },
    place: ({ seat, room, n, converted }, talk) =>
      converted === 1
        ? say`${talk.who(seat)} has converted ${n} instability in ${talk.room(room)}`
        : say`${talk.who(seat)} places ${n} instability in ${talk.room(room)}`,
    defeat: ({ seat, killer }, talk) => say`${talk.who(killer)} defeats ${talk.who(seat)}, who returns to the cell`,
    giveTrophy: ({ seat, to }, talk) => say`${talk.who(seat)} gives a trophy to ${talk.who(to)}`,
    banish: ({ figure }, talk) => say`${talk.model(modelOf(figure))} leaves the game`,
    heedRemoval: ({ figure }, talk) => say`${talk.model(modelOf(figure))} was removed, and that is heeded now`,
    seize: ({ figure, seat }, talk) => say`${talk.model(modelOf(figure))} now obeys ${talk.who(seat)}`,
    playInterrupt: ({ seat, card }, talk) => say`${talk.who(seat)} plays the interrupt ${talk.spell(card)}`,
    spendInterrupt: ({ card }, talk) => say`${talk.spell(card)} is over and goes to Memories`,
    aboutToFall: ({ seat }, talk) => say`${talk.who(seat)} is about to be defeated`,
    unsummon: ({ figure }, talk) => say`${talk.model(modelOf(figure))} leaves play`,
    summon: ({ figure, seat }, talk) => say`${talk.who(seat)} summons ${talk.model(modelOf(figure))}`,
    takeAction: ({ seat, what }, talk) => {
      const does = {
        explore: "explores",
        fight: "fights",
        command: "commands an evocation",
        momentum: "gives up a spell to move",
      };
      return say`${talk.who(seat)} ${does[physicalName(what)]}`;
    },
    readyAction: ({ seat }, talk) => say`${talk.who(seat)} readies an action token`,
    spendAction: ({ seat, n }, talk) => say`${talk.who(seat)} loses ${n} physical action${n === 1 ? "" : "s"}`,
    inhibit: ({ seat, what }, talk) => {
      const bans = {
        moving: "cannot move this turn",
        activating: "cannot activate rooms this turn",
        leaving: "cannot leave the room this turn",
        movingNext: "cannot move in the next Action Phase",
        activatingNext: "cannot activate rooms in the next Action Phase",
      };
      return say`${talk.who(seat)} ${bans[inhibitedName(what)]}`;
    },
    activate: ({ seat, room }, talk) => say`${talk.who(seat)} activates ${talk.room(room)}`,
    roomToken: ({ room, token }, talk) =>
      token === Token.available
        ? say`${talk.room(room)} can be activated again`
        : say`the token of ${talk.room(room)} is turned`,
    settleRoom: ({ room, winner, destroyed }, talk) => {
      const fate = say`${talk.room(room)} is ${destroyed === 1 ? "destroyed" : "rebuilt"}`;
      return winner === NONE ? fate : say`${fate}; ${talk.who(winner)} takes its token`;
    },
    passToken: ({ tile, from, to }, talk) =>
      say`${talk.who(to)} takes the token of ${talk.tile(tile)} from ${talk.who(from)}`,
    shutRoom: ({ room }, talk) => say`${talk.room(room)} cannot be activated this turn`,
    disguise: ({ room, tile, colour }, talk) =>
      say`this turn ${talk.room(room)} counts as ${talk.tile(tile)}, in ${talk.colour(colour)}`,
    moveSpell: moved,
    moveHidden: moved,
    giveSpell: ({ seat, target, card }, talk) =>
      say`${talk.who(seat)} gives ${talk.spell(card)} to ${talk.who(target)}`,
    lookAtSchool: ({ seat, school, card }, talk) =>
      say`${talk.who(seat)} looks at ${talk.spell(card)} from the ${talk.school(school)} deck`,
    putOnSchool: ({ seat, school, card }, talk) =>
      say`${talk.who(seat)} puts ${talk.spell(card)} back on the ${talk.school(school)} deck`,
    putUnderForgotten: ({ seat, card }, talk) =>
      say`${talk.who(seat)} puts ${talk.spell(card)} under the Forgotten Spells`,
    shuffleZone: ({ seat, what }, talk) => say`${deckOf(what, seat, talk)} is shuffled`,
    renew: ({ seat, what }, talk) =>
      what === 0
        ? say`${talk.who(seat)}'s Memories become a new Grimoire`
        : say`the ${talk.school(what - 1)} discards become a new deck`,
    takePersonal: ({ seat, card }, talk) =>
      say`${talk.who(seat)} takes the personal spell ${talk.spell(card)} into hand`,
    setAside: ({ seat, card }, talk) => say`${talk.who(seat)} sets ${talk.spell(card)} aside`,
    intendSpell: ({ seat, slot, card, side }, talk) =>
      say`${talk.who(seat)} means to plan ${card === NONE ? talk.spell(card).text : talk.side(card, side)} in ${talk.slot(slot)}`,
    planSpell: ({ seat, slot, card, side }, talk) =>
      say`${talk.who(seat)} plans ${card === NONE ? talk.spell(card).text : talk.side(card, side)} in ${talk.slot(slot)}`,
    cast: ({ seat, slot }, talk) => say`${talk.who(seat)} casts the spell in ${talk.slot(slot)}`,
    layTrap: ({ seat, slot, kind }, talk) =>
      say`${talk.who(seat)} has a ${LAID[kind] ?? "protection"} lying in ${talk.slot(slot)}`,
    solveTarot: ({ seat, card }, talk) => say`${talk.who(seat)} solves the tarot quest ${talk.spell(card)}`,
    revealSpell: ({ seat, card, side }, talk) => say`${talk.who(seat)} reveals ${talk.side(card, side)}`,
    showPlanned: ({ seat, slot, card, side }, talk) =>
      say`the spell in ${talk.slot(slot)} of ${talk.who(seat)} is shown: ${talk.side(card, side)}`,
    showTo: ({ seat, to, what, moon, cards }, talk) => {
      switch (LOOKS[what]) {
        case "ready spells":
          return cards.length === 0
            ? say`${talk.who(seat)} has no ready spells to show ${talk.players(to)}`
            : say`${talk.who(seat)} shows ${talk.players(to)} their ready spells: ${talk.spells(cards)}`;
        case "hand":
          return cards.length === 0
            ? say`${talk.who(seat)} has no spells in hand to show ${talk.players(to)}`
            : say`${talk.who(seat)} shows ${talk.players(to)} their hand: ${talk.spells(cards)}`;
        case "quests":
          return cards.length === 0
            ? say`${talk.who(seat)} has no active quests to show ${talk.players(to)}`
            : say`${talk.who(seat)} shows ${talk.players(to)} their active quests: ${talk.quests(cards)}`;
        case "top quests":
          return say`${talk.players(to)} looks at the top of the ${MOONS[moon - 1]} moon's quests: ${talk.quests(cards)}`;
        case "top events":
          return say`${talk.players(to)} looks at the top of the ${MOONS[moon - 1]} moon's events: ${talk.events(cards)}`;
        case "action cards":
          return say`${talk.who(seat)} shows ${talk.players(to)} the next action cards: ${talk.actions(cards)}`;
      }
    },
    fixElement: ({ seat, element }, talk) => say`${talk.who(seat)}'s spell is ${talk.element(element)} this turn`,
    holdSpell: ({ seat, card, side }, talk) =>
      say`${talk.who(seat)} casts ${card === NONE ? talk.spell(card).text : talk.side(card, side)} from hand`,
    putHeld: ({ seat, slot }, talk) => say`${talk.who(seat)} puts it in ${talk.slot(slot)}`,
    turnSpell: ({ seat, slot, by }, talk) =>
      say`${talk.who(by)} turns a ready spell of ${talk.who(seat)} in ${talk.slot(slot)}`,
    unplanOpenly: ({ seat, slot, card }, talk) =>
      say`${talk.who(seat)} discards ${talk.spell(card)} from ${talk.slot(slot)} to Memories`,
    unplanUnseen: ({ seat, slot, card }, talk) =>
      say`${talk.who(seat)} takes ${talk.spell(card)} back from ${talk.slot(slot)}`,
    clearSpell: moved,
    declare: ({ seat, card, target, room }, talk) => {
      if (target !== NONE) return say`${talk.who(seat)} aims ${talk.spell(card)} at ${talk.model(target)}`;
      return room === NONE
        ? say`${talk.who(seat)} carries out ${talk.spell(card)}`
        : say`${talk.who(seat)} aims ${talk.spell(card)} at ${talk.room(room)}`;
    },
    useTarget: ({ seat, card, target, room }, talk) =>
      say`${talk.spell(card)} of ${talk.who(seat)} reaches ${target === NONE ? talk.room(room) : talk.model(target)}`,
    resolved: ({ seat, card }, talk) => say`${talk.spell(card)} of ${talk.who(seat)} is resolved`,
    acted: ({ seat }, talk) => say`${talk.who(seat)} has completed a physical action`,
    drawQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} draws ${talk.quest(quest)}`,
    showQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} shows ${talk.quest(quest)}`,
    dropQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} discards ${talk.quest(quest)}`,
    returnQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} puts ${talk.quest(quest)} under its deck`,
    giveQuest: ({ seat, target, quest }, talk) =>
      seat === target
        ? say`${talk.who(seat)} lays ${talk.quest(quest)} apart`
        : say`${talk.who(seat)} gives ${talk.quest(quest)} to ${talk.who(target)}`,
    layAvatar: ({ seat, mage }, talk) => say`${talk.who(seat)} joins with ${talk.mage(mage)}'s face`,
    layActions: () => "the action cards are shuffled",
    beginActions: () => "the Action Phase begins",
    revealAction: ({ seat, action, how }, talk) => {
      const card = talk.action(action);
      if (how === Revealed.back) return say`the back of ${card} answers for ${talk.who(seat)}`;
      if (how >= Revealed.unresolved) return say`${talk.who(seat)} loses ${card} unresolved`;
      return say`${talk.who(seat)} reveals ${card}`;
    },
    useMore: ({ seat }, talk) => say`${talk.who(seat)} reveals one more card`,
    tuckActions: () => "the action cards revealed go under their deck",
    claimUnseen: ({ seat }, talk) => say`${talk.who(seat)} claims a quest, face-down`,
    loseClaimed: ({ seat, to, quest }, talk) =>
      to === NONE
        ? say`${talk.who(seat)} discards ${talk.quest(quest)}, which was claimed`
        : say`${talk.who(to)} takes ${talk.quest(quest)}, which ${talk.who(seat)} had claimed`,
    follow: ({ seat, step, thing }, talk) =>
      say`${talk.who(seat)} chooses ${talk.option(thing)}: ${STEP_WORDS[STEPS[step]]}`,
    skipEffect: ({ seat }, talk) => say`${talk.who(seat)} loses a physical effect`,
    claimQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} lays ${talk.quest(quest)} open: its task is done`,
    markTask: ({ seat, quest }, talk) => say`${talk.who(seat)} puts a cube on a task of ${talk.quest(quest)}`,
    finishTask: ({ seat, quest }, talk) => say`${talk.who(seat)} may now solve ${talk.quest(quest)}: its task is done`,
    solve: ({ seat, quest }, talk) => say`${talk.who(seat)} completes ${talk.quest(quest)}`,
    barQuest: ({ quest }, talk) => say`${talk.quest(quest)} cannot be completed this turn`,
    fileQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} puts ${talk.quest(quest)} with the completed quests`,
    dropCompleted: ({ seat, quest }, talk) => say`${talk.who(seat)} discards ${talk.quest(quest)}`,
    passCompleted: ({ seat, from, quest }, talk) =>
      say`${talk.who(seat)} takes ${talk.quest(quest)} from ${talk.who(from)}`,
    renewQuests: ({ moon }) => say`the discarded quests of the ${MOONS[moon - 1]} moon become a new deck`,
    renewEvents: ({ moon }) => say`the discarded events of the ${MOONS[moon - 1]} moon become a new deck`,
    drawEvent: ({ seat, event }, talk) => say`${talk.who(seat)} draws the event ${talk.event(event)}`,
    layEvents: ({ spaces, left }, talk) => {
      const lying = spaces.filter((event) => event !== NONE);
      const now = lying.length === 0 ? "no event is in play" : say`events in play: ${talk.events(lying)}`;
      return left.length === 0 ? now : say`${now}; discarded: ${talk.events(left)}`;
    },
    liftEvent: () => "the order of the event deck changes",
    attach: ({ kind, on, n }, talk) => {
      const is = talk.standing(kind);
      const bearer = talk.bearer(kind, on);
      switch (attachedAs(is)) {
        case "becomes":
          return say`${bearer} becomes ${aForm(is)}${is.until === undefined ? "" : " this turn"}`;
        case "tied":
          return say`${talk.attachment(kind)} is tied to ${bearer}`;
        case "changes":
          return joints.changed((is.changes ?? []).flatMap((change) => values[change.of]?.(change, bearer) ?? []));
        case "fades":
          return say`${n} of ${bearer}'s damage will fade in the Clean-up Phase`;
        case "lasts":
          return say`${talk.attachment(kind)} lasts on for ${bearer} this turn`;
        case "comes":
          return say`${bearer} receives ${talk.attachment(kind)}`;
      }
    },
    detach: ({ kind, on }, talk) => say`${talk.attachment(kind)} no longer affects ${talk.bearer(kind, on)}`,
    putCubeOn: ({ party, kind }, talk) => say`${talk.who(party)} puts a cube on ${talk.attachment(kind)}`,
    takeCubeOff: ({ party, kind, on }, talk) =>
      say`${talk.who(party)} takes a cube off ${talk.bearer(kind, on)} (${talk.attachment(kind)})`,
    passAttachment: ({ kind, from, to }, talk) =>
      say`${talk.attachment(kind)} goes from ${talk.bearer(kind, from)} to ${talk.bearer(kind, to)}`,
    assignUmbra: ({ seat, host, card, other }, talk) => {
      const said = say`${talk.who(seat)} assigns an Umbra to ${talk.who(host)}: ${talk.nightmare(card)}`;
      return other < 0 ? said : say`${said}; ${talk.nightmare(other)} goes under the deck`;
    },
    passUmbra: ({ seat, from, to }, talk) =>
      say`${talk.who(seat)} passes an Umbra from ${talk.who(from)} to ${talk.who(to)} and weaves it now`,
    useAttachment: ({ kind }, talk) => say`${talk.attachment(kind)} works`,
    endTurnEffects: () => "what held for this turn is over",
  },
};
