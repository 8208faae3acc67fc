/** Spanish: the log. */
import { es } from "@blackrose/language";
import { How, Revealed } from "../../deeds.ts";
import { STEPS } from "../../rules/choose.ts";
import { CELL, NONE, Slot, Token } from "../../state.ts";
import { Family, familyOf } from "../../things.ts";
import { modelOf } from "../../who.ts";
import { attachedAs, inhibitedName, LOOKS, physicalName, ranked, cubesOf, recubed, zoneName } from "../lines.ts";
import type { Talk } from "../talk.ts";
import type { EventVoice } from "../voice.ts";
import { joints } from "./joints.ts";
import { aForm } from "./things.ts";
import { STEP_WORDS } from "./steps.ts";
import { values } from "./values.ts";
import { words } from "./words.ts";

const { list, name, say } = es;
const PHASES = Object.values(words.phases);
const MOONS = ["primera", "segunda", "tercera"];

/** A spell on its way, by where it goes. */
function moved({ seat, card, to }: { seat: number; card: number; to: number }, talk: Talk): string {
  const who = talk.who(seat);
  const spell = talk.spell(card);
  switch (zoneName(to)) {
    case "hand":
      return say`${who} toma en la mano ${spell}`;
    case "grimoire":
      return say`${who} devuelve ${spell} al Grimorio`;
    case "memories":
      return say`${spell} va a los Recuerdos de ${who}`;
    case "school":
      return say`${who} deja ${spell} en la pila de descartes de su escuela`;
    case "forgotten":
      return say`${who} devuelve ${spell} a los Conjuros Olvidados`;
    case "looking":
      return say`${who} mira ${spell}`;
    case "aside":
      return say`${who} aparta ${spell}`;
    case "gone":
      return say`${spell} sale de la partida`;
  }
}

const LAID: { readonly [kind: number]: string } = { [Slot.trap]: "trampa", [Slot.tarot]: "misión del tarot" };

export const events: EventVoice = {
  deeds: {
    layRooms: () => "se disponen las salas de la Logia",
    layMoons: () => "se barajan los mazos de misiones y de eventos",
    pickCells: ({ colours }, talk) =>
      say`celdas en juego: ${list(
        colours.map((colour) => name(talk.colour(colour))),
        "and",
      )}`,
    takeColour: ({ seat, colour }, talk) => say`${talk.who(seat)} toma el color ${talk.colour(colour)}`,
    revealCells: () => "se descubren las celdas y cada mago entra en la suya",
    takeMage: ({ seat, mage }, talk) => say`${talk.who(seat)} juega con ${talk.mage(mage)}`,
    takeGrimoire: ({ seat, grimoire }, talk) =>
      say`${talk.who(seat)} empieza con el Grimorio ${talk.grimoire(grimoire)}`,
    layLibrary: ({ schools }, talk) =>
      say`se barajan los mazos de escuela de la Biblioteca: ${list(
        schools.map((one) => name(talk.school(one))),
        "and",
      )}`,
    startPhase: ({ phase, turn, first }, talk) =>
      say`turno ${turn}, ${PHASES[phase]}: ${talk.who(first)} es el primer jugador`,
    startActivation: ({ seat }, talk) =>
      seat === NONE ? "no queda nadie por actuar" : say`es la activación de ${talk.who(seat)}`,
    changeMoon: ({ moon }) => say`sale la ${MOONS[moon - 1]} luna`,
    crown: ({ seat }, talk) => say`${talk.who(seat)} toma la Corona`,
    power: ({ seat, n }, talk) =>
      n < 0 ? say`${talk.who(seat)} pierde ${-n} PP` : say`${talk.who(seat)} gana ${n} PP`,
    endGame: ({ winner, places }, talk) =>
      say`${talk.who(winner)} gana la partida; la clasificación: ${list(ranked(places, talk), "and")}`,
    go: ({ model, to, how }, talk) => {
      if (to === CELL) return say`${talk.model(model)} va a su celda`;
      if (how === How.summoned) return say`${talk.model(model)} aparece en ${talk.room(to)}`;
      return how === How.transit
        ? say`${talk.model(model)} va directamente a ${talk.room(to)}`
        : say`${talk.model(model)} se mueve a ${talk.room(to)}`;
    },
    harm: ({ dealer, by, target, n }, talk) => {
      const who = by === NONE || by === dealer ? talk.who(dealer) : talk.model(by);
      return say`${who} inflige ${n} de daño a ${talk.model(target)}`;
    },
    recube: ({ seat, model, room, off, on, n }, talk) => {
      const where = room === NONE ? talk.model(model) : talk.room(room);
      const what = room === NONE ? "daño" : "inestabilidad";
      const [taken, put] = [cubesOf(off, n), cubesOf(on, n)];
      switch (recubed(off, on)) {
        case "off":
          return say`se retira ${n} de ${what} de ${where}: ${talk.cubes(taken)}`;
        case "on":
          return say`pasa ${n} de ${what} a ${where}: ${talk.cubes(put)}`;
        case "swapped":
          return say`${talk.who(seat)} convierte ${what} de ${where}: ${talk.cubes(taken)} pasa a ser ${talk.cubes(put)}`;
      }
    },
    place: ({ seat, room, n, converted }, talk) =>
      converted === 1
        ? say`${talk.who(seat)} ha convertido ${n} de inestabilidad en ${talk.room(room)}`
        : say`${talk.who(seat)} coloca ${n} de inestabilidad en ${talk.room(room)}`,
    defeat: ({ seat, killer }, talk) => say`${talk.who(killer)} derrota a ${talk.who(seat)}, que vuelve a su celda`,
    giveTrophy: ({ seat, to }, talk) => say`${talk.who(seat)} entrega un trofeo a ${talk.who(to)}`,
    banish: ({ figure }, talk) => say`${talk.model(modelOf(figure))} sale de la partida`,
    heedRemoval: ({ figure }, talk) => say`se atiende ahora a que ${talk.model(modelOf(figure))} se ha retirado`,
    seize: ({ figure, seat }, talk) => say`${talk.model(modelOf(figure))} obedece ahora a ${talk.who(seat)}`,
    playInterrupt: ({ seat, card }, talk) => say`${talk.who(seat)} juega la interrupción ${talk.spell(card)}`,
    spendInterrupt: ({ card }, talk) => say`${talk.spell(card)} termina y va a los Recuerdos`,
    aboutToFall: ({ seat }, talk) => say`${talk.who(seat)} está a punto de ser derrotado`,
    unsummon: ({ figure }, talk) => say`${talk.model(modelOf(figure))} sale del juego`,
    summon: ({ figure, seat }, talk) => say`${talk.who(seat)} invoca ${talk.model(modelOf(figure))}`,
    takeAction: ({ seat, what }, talk) => {
      const does = {
        explore: "explora",
        fight: "lucha",
        command: "da órdenes a una evocación",
        momentum: "renuncia a un conjuro para moverse",
      };
      return say`${talk.who(seat)} ${does[physicalName(what)]}`;
    },
    readyAction: ({ seat }, talk) => say`${talk.who(seat)} recupera una ficha de acción`,
    spendAction: ({ seat, n }, talk) =>
      say`${talk.who(seat)} pierde ${n} ${n === 1 ? "acción física" : "acciones físicas"}`,
    inhibit: ({ seat, what }, talk) => {
      const bans = {
        moving: "no puede moverse este turno",
        activating: "no puede activar salas este turno",
        leaving: "no puede salir de su sala este turno",
        movingNext: "no puede moverse en la próxima Fase de Acción",
        activatingNext: "no puede activar salas en la próxima Fase de Acción",
      };
      return say`${talk.who(seat)} ${bans[inhibitedName(what)]}`;
    },
    activate: ({ seat, room }, talk) => say`${talk.who(seat)} activa ${talk.room(room)}`,
    roomToken: ({ room, token }, talk) =>
      token === Token.available
        ? say`${talk.room(room)} se puede activar de nuevo`
        : say`se gira la ficha de ${talk.room(room)}`,
    settleRoom: ({ room, winner, destroyed }, talk) => {
      const fate = say`${talk.room(room)}: sala ${destroyed === 1 ? "destruida" : "reconstruida"}`;
      return winner === NONE ? fate : say`${fate}; ${talk.who(winner)} toma su ficha`;
    },
    passToken: ({ tile, from, to }, talk) =>
      say`${talk.who(to)} toma la ficha de ${talk.tile(tile)} de ${talk.who(from)}`,
    shutRoom: ({ room }, talk) => say`${talk.room(room)} no se puede activar este turno`,
    disguise: ({ room, tile, colour }, talk) =>
      say`este turno ${talk.room(room)} cuenta como ${talk.tile(tile)}, en ${talk.colour(colour)}`,
    moveSpell: moved,
    moveHidden: moved,
    giveSpell: ({ seat, target, card }, talk) =>
      say`${talk.who(seat)} entrega ${talk.spell(card)} a ${talk.who(target)}`,
    lookAtSchool: ({ seat, school, card }, talk) =>
      say`${talk.who(seat)} mira ${talk.spell(card)} del mazo de ${talk.school(school)}`,
    putOnSchool: ({ seat, school, card }, talk) =>
      say`${talk.who(seat)} devuelve ${talk.spell(card)} al mazo de ${talk.school(school)}`,
    putUnderForgotten: ({ seat, card }, talk) =>
      say`${talk.who(seat)} pone ${talk.spell(card)} bajo los Conjuros Olvidados`,
    shuffleZone: ({ seat, what }, talk) =>
      what === 0 ? say`se baraja el Grimorio de ${talk.who(seat)}` : say`se baraja el mazo de ${talk.school(what - 1)}`,
    renew: ({ seat, what }, talk) =>
      what === 0
        ? say`los Recuerdos de ${talk.who(seat)} forman un nuevo Grimorio`
        : say`los descartes de ${talk.school(what - 1)} forman un nuevo mazo`,
    takePersonal: ({ seat, card }, talk) =>
      say`${talk.who(seat)} toma en la mano su conjuro personal ${talk.spell(card)}`,
    setAside: ({ seat, card }, talk) => say`${talk.who(seat)} aparta ${talk.spell(card)}`,
    intendSpell: ({ seat, slot, card, side }, talk) =>
      say`${talk.who(seat)} piensa planear ${card === NONE ? talk.spell(card).text : talk.side(card, side)} en ${talk.slot(slot)}`,
    planSpell: ({ seat, slot, card, side }, talk) =>
      say`${talk.who(seat)} planea ${card === NONE ? talk.spell(card).text : talk.side(card, side)} en ${talk.slot(slot)}`,
    cast: ({ seat, slot }, talk) => say`${talk.who(seat)} lanza el conjuro de ${talk.slot(slot)}`,
    layTrap: ({ seat, slot, kind }, talk) =>
      say`${talk.who(seat)} tiene una ${LAID[kind] ?? "protección"} en ${talk.slot(slot)}`,
    solveTarot: ({ seat, card }, talk) => say`${talk.who(seat)} resuelve la misión del tarot ${talk.spell(card)}`,
    revealSpell: ({ seat, card, side }, talk) => say`${talk.who(seat)} revela ${talk.side(card, side)}`,
    showPlanned: ({ seat, slot, card, side }, talk) =>
      say`se muestra el conjuro de ${talk.who(seat)} en ${talk.slot(slot)}: ${talk.side(card, side)}`,
    showTo: ({ seat, to, what, moon, cards }, talk) => {
      switch (LOOKS[what]) {
        case "ready spells":
          return cards.length === 0
            ? say`${talk.who(seat)} no tiene conjuros preparados que mostrar a ${talk.players(to)}`
            : say`${talk.players(to)} ve los conjuros preparados de ${talk.who(seat)}: ${talk.spells(cards)}`;
        case "hand":
          return cards.length === 0
            ? say`${talk.who(seat)} no tiene conjuros en la mano que mostrar a ${talk.players(to)}`
            : say`${talk.players(to)} ve la mano de ${talk.who(seat)}: ${talk.spells(cards)}`;
        case "quests":
          return cards.length === 0
            ? say`${talk.who(seat)} no tiene misiones activas que mostrar a ${talk.players(to)}`
            : say`${talk.players(to)} ve las misiones activas de ${talk.who(seat)}: ${talk.quests(cards)}`;
        case "top quests":
          return say`${talk.players(to)} mira las primeras misiones de la ${MOONS[moon - 1]} luna: ${talk.quests(cards)}`;
        case "top events":
          return say`${talk.players(to)} mira los primeros eventos de la ${MOONS[moon - 1]} luna: ${talk.events(cards)}`;
        case "action cards":
          return say`${talk.players(to)} ve las próximas cartas de acción de ${talk.who(seat)}: ${talk.actions(cards)}`;
      }
    },
    fixElement: ({ seat, element }, talk) =>
      say`el elemento del conjuro de ${talk.who(seat)} es este turno ${talk.element(element)}`,
    holdSpell: ({ seat, card, side }, talk) =>
      say`${talk.who(seat)} lanza de su mano ${card === NONE ? talk.spell(card).text : talk.side(card, side)}`,
    putHeld: ({ seat, slot }, talk) => say`${talk.who(seat)} pone el conjuro en ${talk.slot(slot)}`,
    turnSpell: ({ seat, slot, by }, talk) =>
      say`${talk.who(by)} gira un conjuro preparado de ${talk.who(seat)} en ${talk.slot(slot)}`,
    unplanOpenly: ({ seat, slot, card }, talk) =>
      say`${talk.who(seat)} descarta ${talk.spell(card)} de ${talk.slot(slot)} a sus Recuerdos`,
    unplanUnseen: ({ seat, slot, card }, talk) =>
      say`${talk.who(seat)} recupera ${talk.spell(card)} de ${talk.slot(slot)}`,
    clearSpell: moved,
    declare: ({ seat, card, target, room }, talk) => {
      if (target !== NONE) return say`${talk.who(seat)} apunta con ${talk.spell(card)} a ${talk.model(target)}`;
      return room === NONE
        ? say`${talk.who(seat)} realiza ${talk.spell(card)}`
        : say`${talk.who(seat)} apunta con ${talk.spell(card)} a ${talk.room(room)}`;
    },
    useTarget: ({ seat, card, target, room }, talk) =>
      say`${talk.spell(card)} de ${talk.who(seat)} llega a ${target === NONE ? talk.room(room) : talk.model(target)}`,
    resolved: ({ seat, card }, talk) => say`queda resuelto ${talk.spell(card)} de ${talk.who(seat)}`,
    acted: ({ seat }, talk) => say`${talk.who(seat)} ha terminado una acción física`,
    drawQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} roba ${talk.quest(quest)}`,
    showQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} muestra ${talk.quest(quest)}`,
    dropQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} descarta ${talk.quest(quest)}`,
    returnQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} pone ${talk.quest(quest)} bajo su mazo`,
    giveQuest: ({ seat, target, quest }, talk) =>
      seat === target
        ? say`${talk.who(seat)} deja aparte ${talk.quest(quest)}`
        : say`${talk.who(seat)} entrega ${talk.quest(quest)} a ${talk.who(target)}`,
    layAvatar: ({ seat, mage }, talk) => say`${talk.who(seat)} se une con el rostro de ${talk.mage(mage)}`,
    layActions: () => "se barajan las cartas de acción",
    beginActions: () => "comienza la Fase de Acción",
    revealAction: ({ seat, action, how }, talk) => {
      const card = talk.action(action);
      if (how === Revealed.back) return say`el dorso de ${card} responde por ${talk.who(seat)}`;
      if (how >= Revealed.unresolved) return say`${talk.who(seat)} pierde ${card} sin resolverla`;
      return say`${talk.who(seat)} revela ${card}`;
    },
    useMore: ({ seat }, talk) => say`${talk.who(seat)} revela otra carta`,
    tuckActions: () => "las cartas de acción reveladas van debajo de su mazo",
    claimUnseen: ({ seat }, talk) => say`${talk.who(seat)} reclama una misión, boca abajo`,
    loseClaimed: ({ seat, to, quest }, talk) =>
      to === NONE
        ? say`${talk.who(seat)} descarta ${talk.quest(quest)}, que había reclamado`
        : say`${talk.who(to)} toma ${talk.quest(quest)}, que ${talk.who(seat)} había reclamado`,
    follow: ({ seat, step, thing }, talk) => {
      const chosen = familyOf(thing) === Family.model ? say`a ${talk.option(thing)}` : talk.option(thing);
      return say`${talk.who(seat)} elige ${chosen}: ${STEP_WORDS[STEPS[step]]}`;
    },
    skipEffect: ({ seat }, talk) => say`${talk.who(seat)} pierde un efecto físico`,
    claimQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} descubre ${talk.quest(quest)}: su tarea está cumplida`,
    markTask: ({ seat, quest }, talk) => say`${talk.who(seat)} pone un cubo en una tarea de ${talk.quest(quest)}`,
    finishTask: ({ seat, quest }, talk) =>
      say`${talk.who(seat)} podrá resolver ${talk.quest(quest)}: su tarea está cumplida`,
    solve: ({ seat, quest }, talk) => say`${talk.who(seat)} completa ${talk.quest(quest)}`,
    barQuest: ({ quest }, talk) => say`${talk.quest(quest)} no se puede completar este turno`,
    fileQuest: ({ seat, quest }, talk) =>
      say`${talk.who(seat)} pone ${talk.quest(quest)} entre sus misiones completadas`,
    dropCompleted: ({ seat, quest }, talk) => say`${talk.who(seat)} descarta ${talk.quest(quest)}`,
    passCompleted: ({ seat, from, quest }, talk) =>
      say`${talk.who(seat)} toma ${talk.quest(quest)} de ${talk.who(from)}`,
    renewQuests: ({ moon }) => say`las misiones descartadas de la ${MOONS[moon - 1]} luna forman un nuevo mazo`,
    renewEvents: ({ moon }) => say`los eventos descartados de la ${MOONS[moon - 1]} luna forman un nuevo mazo`,
    drawEvent: ({ seat, event }, talk) => say`${talk.who(seat)} roba el evento ${talk.event(event)}`,
    layEvents: ({ spaces, left }, talk) => {
      const lying = spaces.filter((event) => event !== NONE);
      const now = lying.length === 0 ? "no hay eventos en juego" : say`eventos en juego: ${talk.events(lying)}`;
      return left.length === 0 ? now : say`${now}; descartado: ${talk.events(left)}`;
    },
    liftEvent: () => "cambia el orden del mazo de eventos",
    attach: ({ kind, on, n }, talk) => {
      const is = talk.standing(kind);
      const bearer = talk.bearer(kind, on);
      switch (attachedAs(is)) {
        case "becomes":
          return say`${bearer} se convierte en ${aForm(is)}${is.until === undefined ? "" : " este turno"}`;
        case "tied":
          return say`se ata ${talk.attachment(kind)} a ${bearer}`;
        case "changes":
          return joints.changed((is.changes ?? []).flatMap((change) => values[change.of]?.(change, bearer) ?? []));
        case "fades":
          return say`${n} del daño de ${bearer} desaparecerá en la Fase de Mantenimiento`;
        case "lasts":
          return say`${talk.attachment(kind)} sigue activo para ${bearer} este turno`;
        case "comes":
          return say`${bearer} recibe ${talk.attachment(kind)}`;
      }
    },
    detach: ({ kind, on }, talk) => say`${talk.attachment(kind)} deja de afectar a ${talk.bearer(kind, on)}`,
    putCubeOn: ({ party, kind }, talk) => say`${talk.who(party)} pone un cubo en ${talk.attachment(kind)}`,
    takeCubeOff: ({ party, kind, on }, talk) =>
      say`${talk.who(party)} retira un cubo de ${talk.bearer(kind, on)} (${talk.attachment(kind)})`,
    passAttachment: ({ kind, from, to }, talk) =>
      say`${talk.attachment(kind)} pasa de ${talk.bearer(kind, from)} a ${talk.bearer(kind, to)}`,
    assignUmbra: ({ seat, host, card, other }, talk) => {
      const said = say`${talk.who(seat)} asigna una Umbra a ${talk.who(host)}: ${talk.nightmare(card)}`;
      return other < 0 ? said : say`${said}; ${talk.nightmare(other)} va bajo el mazo`;
    },
    passUmbra: ({ seat, from, to }, talk) =>
      say`${talk.who(seat)} pasa una Umbra de ${talk.who(from)} a ${talk.who(to)} y ahora la teje`,
    useAttachment: ({ kind }, talk) => say`${talk.attachment(kind)} surte efecto`,
    endTurnEffects: () => "termina lo que duraba este turno",
  },
};
