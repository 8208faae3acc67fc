/** French: the log. */
import { fr } from "@blackrose/language";
import { How, Revealed } from "../../deeds.ts";
import { STEPS } from "../../rules/choose.ts";
import { CELL, NONE, Slot, Token } from "../../state.ts";
import { modelOf } from "../../who.ts";
import { attachedAs, inhibitedName, LOOKS, physicalName, ranked, cubesOf, recubed, zoneName } from "../lines.ts";
import type { Talk } from "../talk.ts";
import type { EventVoice } from "../voice.ts";
import { joints } from "./joints.ts";
import { aForm, damage, instability } from "./things.ts";
import { STEP_WORDS } from "./steps.ts";
import { values } from "./values.ts";
import { words } from "./words.ts";

const { list, name, say } = fr;
const PHASES = Object.values(words.phases);
const MOONS = ["première", "deuxième", "troisième"];

/** A spell on its way, by where it goes. */
function moved({ seat, card, to }: { seat: number; card: number; to: number }, talk: Talk): string {
  const who = talk.who(seat);
  const spell = talk.spell(card);
  switch (zoneName(to)) {
    case "hand":
      return say`${who} prend en main ${spell}`;
    case "grimoire":
      return say`${who} remet ${spell} dans son Grimoire`;
    case "memories":
      return say`${spell} va dans les Souvenirs de ${who}`;
    case "school":
      return say`${who} met ${spell} dans la défausse de son école`;
    case "forgotten":
      return say`${who} remet ${spell} avec les Sorts Oubliés`;
    case "looking":
      return say`${who} regarde ${spell}`;
    case "aside":
      return say`${who} met ${spell} de côté`;
    case "gone":
      return say`${spell} quitte la partie`;
  }
}

const deckOf = (school: string): string => say`la pioche de ${name(school)}`;

const LAID: { readonly [kind: number]: string } = { [Slot.trap]: "un piège", [Slot.tarot]: "une quête de tarot" };

export const events: EventVoice = {
  deeds: {
    layRooms: () => "les salles de la Loge sont disposées",
    layMoons: () => say`les pioches de quêtes et d'événements sont mélangées`,
    pickCells: ({ colours }, talk) =>
      say`cellules en jeu : ${list(
        colours.map((colour) => name(talk.colour(colour))),
        "and",
      )}`,
    takeColour: ({ seat, colour }, talk) => say`${talk.who(seat)} joue avec le ${talk.colour(colour)}`,
    revealCells: () => "les cellules sont retournées et chaque mage entre dans la sienne",
    takeMage: ({ seat, mage }, talk) => say`${talk.who(seat)} joue ${talk.mage(mage)}`,
    takeGrimoire: ({ seat, grimoire }, talk) =>
      say`${talk.who(seat)} commence avec le Grimoire ${talk.grimoire(grimoire)}`,
    layLibrary: ({ schools }, talk) =>
      say`les pioches d'école de la Bibliothèque sont mélangées : ${list(
        schools.map((one) => name(talk.school(one))),
        "and",
      )}`,
    startPhase: ({ phase, turn, first }, talk) =>
      say`tour ${turn}, ${PHASES[phase]} : ${talk.who(first)} est premier joueur`,
    startActivation: ({ seat }, talk) =>
      seat === NONE ? say`plus personne ne peut agir` : say`c'est l'activation de ${talk.who(seat)}`,
    changeMoon: ({ moon }) => say`la ${MOONS[moon - 1]} lune se lève`,
    crown: ({ seat }, talk) => say`${talk.who(seat)} prend la Couronne`,
    power: ({ seat, n }, talk) => (n < 0 ? say`${talk.who(seat)} perd ${-n} PP` : say`${talk.who(seat)} gagne ${n} PP`),
    endGame: ({ winner, places }, talk) =>
      say`${talk.who(winner)} gagne la partie ; le classement : ${list(ranked(places, talk), "and")}`,
    go: ({ model, to, how }, talk) => {
      if (to === CELL) return say`${talk.model(model)} va dans sa cellule`;
      if (how === How.summoned) return say`${talk.model(model)} apparaît dans ${talk.room(to)}`;
      return how === How.transit
        ? say`${talk.model(model)} va directement dans ${talk.room(to)}`
        : say`${talk.model(model)} se déplace dans ${talk.room(to)}`;
    },
    harm: ({ dealer, by, target, n }, talk) => {
      const who = by === NONE || by === dealer ? talk.who(dealer) : talk.model(by);
      return say`${who} inflige ${damage(n)} à ${talk.model(target)}`;
    },
    recube: ({ seat, model, room, off, on, n }, talk) => {
      const where = room === NONE ? talk.model(model) : talk.room(room);
      const count = room === NONE ? damage : instability;
      const [taken, put] = [cubesOf(off, n), cubesOf(on, n)];
      switch (recubed(off, on)) {
        case "off":
          return say`en moins pour ${where}, ${count(n)} : ${talk.cubes(taken)}`;
        case "on":
          return say`en plus pour ${where}, ${count(n)} : ${talk.cubes(put)}`;
        case "swapped":
          return say`${talk.who(seat)} convertit ${count(n)} de ${where} : ${talk.cubes(taken)} devient ${talk.cubes(put)}`;
      }
    },
    place: ({ seat, room, n, converted }, talk) =>
      converted === 1
        ? say`${talk.who(seat)} a converti ${instability(n)} dans ${talk.room(room)}`
        : say`${talk.who(seat)} place ${instability(n)} dans ${talk.room(room)}`,
    defeat: ({ seat, killer }, talk) => say`${talk.who(killer)} vainc ${talk.who(seat)}, qui retourne dans sa cellule`,
    giveTrophy: ({ seat, to }, talk) => say`${talk.who(seat)} donne un trophée à ${talk.who(to)}`,
    banish: ({ figure }, talk) => say`${talk.model(modelOf(figure))} quitte la partie`,
    heedRemoval: ({ figure }, talk) => say`le retrait de ${talk.model(modelOf(figure))} est pris en compte maintenant`,
    seize: ({ figure, seat }, talk) => say`${talk.model(modelOf(figure))} obéit désormais à ${talk.who(seat)}`,
    playInterrupt: ({ seat, card }, talk) => say`${talk.who(seat)} joue l’interruption ${talk.spell(card)}`,
    spendInterrupt: ({ card }, talk) => say`${talk.spell(card)} est terminée et rejoint les Souvenirs`,
    aboutToFall: ({ seat }, talk) => say`${talk.who(seat)} est sur le point d’être vaincu`,
    unsummon: ({ figure }, talk) => say`${talk.model(modelOf(figure))} quitte le jeu`,
    summon: ({ figure, seat }, talk) => say`${talk.who(seat)} invoque ${talk.model(modelOf(figure))}`,
    takeAction: ({ seat, what }, talk) => {
      const does = {
        explore: "explore",
        fight: "combat",
        command: "commande une évocation",
        momentum: "renonce à un sort pour se déplacer",
      };
      return say`${talk.who(seat)} ${does[physicalName(what)]}`;
    },
    readyAction: ({ seat }, talk) => say`${talk.who(seat)} récupère un jeton d'action`,
    spendAction: ({ seat, n }, talk) =>
      say`${talk.who(seat)} perd ${n} ${n > 1 ? "actions physiques" : "action physique"}`,
    inhibit: ({ seat, what }, talk) => {
      const bans = {
        moving: "ne peut pas se déplacer ce tour-ci",
        activating: "ne peut pas activer de salle ce tour-ci",
        leaving: "ne peut pas quitter sa salle ce tour-ci",
        movingNext: say`ne peut pas se déplacer pendant la prochaine Phase d'Action`,
        activatingNext: say`ne peut pas activer de salle pendant la prochaine Phase d'Action`,
      };
      return say`${talk.who(seat)} ${bans[inhibitedName(what)]}`;
    },
    activate: ({ seat, room }, talk) => say`${talk.who(seat)} active ${talk.room(room)}`,
    roomToken: ({ room, token }, talk) =>
      token === Token.available
        ? say`le jeton de ${talk.room(room)} est de nouveau disponible`
        : say`le jeton de ${talk.room(room)} est retourné`,
    settleRoom: ({ room, winner, destroyed }, talk) => {
      const fate = say`${talk.room(room)} : salle ${destroyed === 1 ? "détruite" : "reconstruite"}`;
      return winner === NONE ? fate : say`${fate} ; ${talk.who(winner)} prend son jeton`;
    },
    passToken: ({ tile, from, to }, talk) =>
      say`${talk.who(to)} prend le jeton de ${talk.tile(tile)} à ${talk.who(from)}`,
    shutRoom: ({ room }, talk) => say`ce tour-ci, on ne peut pas activer ${talk.room(room)}`,
    disguise: ({ room, tile, colour }, talk) =>
      say`ce tour-ci, on compte ${talk.room(room)} comme ${talk.tile(tile)}, en ${talk.colour(colour)}`,
    moveSpell: moved,
    moveHidden: moved,
    giveSpell: ({ seat, target, card }, talk) => say`${talk.who(seat)} donne ${talk.spell(card)} à ${talk.who(target)}`,
    lookAtSchool: ({ seat, school, card }, talk) =>
      say`${talk.who(seat)} regarde ${talk.spell(card)} de ${name(deckOf(talk.school(school)))}`,
    putOnSchool: ({ seat, school, card }, talk) =>
      say`${talk.who(seat)} remet ${talk.spell(card)} sur ${deckOf(talk.school(school))}`,
    putUnderForgotten: ({ seat, card }, talk) => say`${talk.who(seat)} met ${talk.spell(card)} sous les Sorts Oubliés`,
    shuffleZone: ({ seat, what }, talk) =>
      what === 0
        ? say`le Grimoire de ${talk.who(seat)} est mélangé`
        : say`${deckOf(talk.school(what - 1))} est mélangée`,
    renew: ({ seat, what }, talk) =>
      what === 0
        ? say`les Souvenirs de ${talk.who(seat)} forment un nouveau Grimoire`
        : say`la défausse de ${name(talk.school(what - 1))} forme une nouvelle pioche`,
    takePersonal: ({ seat, card }, talk) => say`${talk.who(seat)} prend en main son sort personnel ${talk.spell(card)}`,
    setAside: ({ seat, card }, talk) => say`${talk.who(seat)} met ${talk.spell(card)} de côté`,
    intendSpell: ({ seat, slot, card, side }, talk) =>
      say`${talk.who(seat)} pense planifier ${card === NONE ? talk.spell(card).text : talk.side(card, side)} dans ${talk.slot(slot)}`,
    planSpell: ({ seat, slot, card, side }, talk) =>
      say`${talk.who(seat)} planifie ${card === NONE ? talk.spell(card).text : talk.side(card, side)} dans ${talk.slot(slot)}`,
    cast: ({ seat, slot }, talk) => say`${talk.who(seat)} lance le sort de ${talk.slot(slot)}`,
    layTrap: ({ seat, slot, kind }, talk) =>
      say`${talk.who(seat)} a ${LAID[kind] ?? "une protection"} dans ${talk.slot(slot)}`,
    solveTarot: ({ seat, card }, talk) => say`${talk.who(seat)} accomplit la quête de tarot ${talk.spell(card)}`,
    revealSpell: ({ seat, card, side }, talk) => say`${talk.who(seat)} révèle ${talk.side(card, side)}`,
    showPlanned: ({ seat, slot, card, side }, talk) =>
      say`le sort de ${talk.who(seat)} dans ${talk.slot(slot)} est montré : ${talk.side(card, side)}`,
    showTo: ({ seat, to, what, moon, cards }, talk) => {
      switch (LOOKS[what]) {
        case "ready spells":
          return cards.length === 0
            ? say`${talk.who(seat)} n'a aucun sort préparé à montrer à ${talk.players(to)}`
            : say`${talk.players(to)} voit les sorts préparés de ${talk.who(seat)} : ${talk.spells(cards)}`;
        case "hand":
          return cards.length === 0
            ? say`${talk.who(seat)} n'a aucun sort en main à montrer à ${talk.players(to)}`
            : say`${talk.players(to)} voit la main de ${talk.who(seat)} : ${talk.spells(cards)}`;
        case "quests":
          return cards.length === 0
            ? say`${talk.who(seat)} n'a aucune quête active à montrer à ${talk.players(to)}`
            : say`${talk.players(to)} voit les quêtes actives de ${talk.who(seat)} : ${talk.quests(cards)}`;
        case "top quests":
          return say`${talk.players(to)} regarde les premières quêtes de la ${MOONS[moon - 1]} lune : ${talk.quests(cards)}`;
        case "top events":
          return say`${talk.players(to)} regarde les premiers événements de la ${MOONS[moon - 1]} lune : ${talk.events(cards)}`;
        case "action cards":
          return say`${talk.players(to)} voit les prochaines cartes d'action de ${talk.who(seat)} : ${talk.actions(cards)}`;
      }
    },
    fixElement: ({ seat, element }, talk) =>
      say`l'élément du sort de ${talk.who(seat)} est ce tour-ci : ${talk.element(element)}`,
    holdSpell: ({ seat, card, side }, talk) =>
      say`${talk.who(seat)} lance de sa main ${card === NONE ? talk.spell(card).text : talk.side(card, side)}`,
    putHeld: ({ seat, slot }, talk) => say`${talk.who(seat)} met le sort dans ${talk.slot(slot)}`,
    turnSpell: ({ seat, slot, by }, talk) =>
      say`${talk.who(by)} retourne un sort préparé de ${talk.who(seat)} dans ${talk.slot(slot)}`,
    unplanOpenly: ({ seat, slot, card }, talk) =>
      say`${talk.who(seat)} défausse ${talk.spell(card)} de ${talk.slot(slot)} vers ses Souvenirs`,
    unplanUnseen: ({ seat, slot, card }, talk) =>
      say`${talk.who(seat)} reprend ${talk.spell(card)} de ${talk.slot(slot)}`,
    clearSpell: moved,
    declare: ({ seat, card, target, room }, talk) => {
      if (target !== NONE) return say`${talk.who(seat)} vise ${talk.model(target)} avec ${talk.spell(card)}`;
      return room === NONE
        ? say`${talk.who(seat)} exécute ${talk.spell(card)}`
        : say`${talk.who(seat)} vise ${talk.room(room)} avec ${talk.spell(card)}`;
    },
    useTarget: ({ seat, card, target, room }, talk) =>
      say`${talk.spell(card)} de ${talk.who(seat)} atteint ${target === NONE ? talk.room(room) : talk.model(target)}`,
    resolved: ({ seat, card }, talk) => say`${talk.who(seat)} a résolu ${talk.spell(card)}`,
    acted: ({ seat }, talk) => say`${talk.who(seat)} a terminé une action physique`,
    drawQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} pioche ${talk.quest(quest)}`,
    showQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} montre ${talk.quest(quest)}`,
    dropQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} défausse ${talk.quest(quest)}`,
    returnQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} met ${talk.quest(quest)} sous sa pioche`,
    giveQuest: ({ seat, target, quest }, talk) =>
      seat === target
        ? say`${talk.who(seat)} met ${talk.quest(quest)} à part`
        : say`${talk.who(seat)} donne ${talk.quest(quest)} à ${talk.who(target)}`,
    layAvatar: ({ seat, mage }, talk) => say`${talk.who(seat)} entre en jeu avec le visage de ${talk.mage(mage)}`,
    layActions: () => say`les cartes d'action sont mélangées`,
    beginActions: () => say`la phase d'Action commence`,
    revealAction: ({ seat, action, how }, talk) => {
      const card = talk.action(action);
      if (how === Revealed.back) return say`le dos de ${card} répond pour ${talk.who(seat)}`;
      if (how >= Revealed.unresolved) return say`${talk.who(seat)} perd ${card} sans la résoudre`;
      return say`${talk.who(seat)} révèle ${card}`;
    },
    useMore: ({ seat }, talk) => say`${talk.who(seat)} révèle une autre carte`,
    tuckActions: () => say`les cartes d'action révélées vont sous leur paquet`,
    claimUnseen: ({ seat }, talk) => say`${talk.who(seat)} s'attribue une quête, face cachée`,
    loseClaimed: ({ seat, to, quest }, talk) =>
      to === NONE
        ? say`${talk.who(seat)} défausse ${talk.quest(quest)}, que celui-ci s'était attribuée`
        : say`${talk.who(to)} prend ${talk.quest(quest)}, que ${talk.who(seat)} s'était attribuée`,
    follow: ({ seat, step, thing }, talk) =>
      say`${talk.who(seat)} choisit ${talk.option(thing)} : ${STEP_WORDS[STEPS[step]]}`,
    skipEffect: ({ seat }, talk) => say`${talk.who(seat)} perd un effet physique`,
    claimQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} dévoile ${talk.quest(quest)} : sa tâche est remplie`,
    markTask: ({ seat, quest }, talk) => say`${talk.who(seat)} pose un cube sur une tâche de ${talk.quest(quest)}`,
    finishTask: ({ seat, quest }, talk) =>
      say`${talk.who(seat)} pourra résoudre ${talk.quest(quest)} : sa tâche est remplie`,
    solve: ({ seat, quest }, talk) => say`${talk.who(seat)} accomplit ${talk.quest(quest)}`,
    barQuest: ({ quest }, talk) => say`ce tour-ci, on ne peut pas accomplir ${talk.quest(quest)}`,
    fileQuest: ({ seat, quest }, talk) => say`${talk.who(seat)} met ${talk.quest(quest)} parmi ses quêtes accomplies`,
    dropCompleted: ({ seat, quest }, talk) => say`${talk.who(seat)} défausse ${talk.quest(quest)}`,
    passCompleted: ({ seat, from, quest }, talk) =>
      say`${talk.who(seat)} prend ${talk.quest(quest)} à ${talk.who(from)}`,
    renewQuests: ({ moon }) => say`les quêtes défaussées de la ${MOONS[moon - 1]} lune forment une nouvelle pioche`,
    renewEvents: ({ moon }) => say`les événements défaussés de la ${MOONS[moon - 1]} lune forment une nouvelle pioche`,
    drawEvent: ({ seat, event }, talk) => say`${talk.who(seat)} pioche l'événement ${talk.event(event)}`,
    layEvents: ({ spaces, left }, talk) => {
      const lying = spaces.filter((event) => event !== NONE);
      const now =
        lying.length === 0 ? say`aucun événement n'est en jeu` : say`événements en jeu : ${talk.events(lying)}`;
      return left.length === 0 ? now : say`${now} ; défaussé : ${talk.events(left)}`;
    },
    liftEvent: () => say`l'ordre de la pioche d'événements change`,
    attach: ({ kind, on, n }, talk) => {
      const is = talk.standing(kind);
      const bearer = talk.bearer(kind, on);
      switch (attachedAs(is)) {
        case "becomes":
          return say`${bearer} devient ${aForm(is)}${is.until === undefined ? "" : " ce tour-ci"}`;
        case "tied":
          return say`on lie ${talk.attachment(kind)} à ${bearer}`;
        case "changes":
          return joints.changed((is.changes ?? []).flatMap((change) => values[change.of]?.(change, bearer) ?? []));
        case "fades":
          return say`${n} des dégâts de ${bearer} disparaîtront pendant la Phase d'Entretien`;
        case "lasts":
          return say`${talk.attachment(kind)} continue d'agir pour ${bearer} ce tour-ci`;
        case "comes":
          return say`${bearer} reçoit ${talk.attachment(kind)}`;
      }
    },
    detach: ({ kind, on }, talk) => say`${talk.attachment(kind)} n'affecte plus ${talk.bearer(kind, on)}`,
    putCubeOn: ({ party, kind }, talk) => say`${talk.who(party)} pose un cube sur ${talk.attachment(kind)}`,
    takeCubeOff: ({ party, kind, on }, talk) =>
      say`${talk.who(party)} retire un cube de ${talk.bearer(kind, on)} (${talk.attachment(kind)})`,
    passAttachment: ({ kind, from, to }, talk) =>
      say`${talk.attachment(kind)} passe de ${talk.bearer(kind, from)} à ${talk.bearer(kind, to)}`,
    assignUmbra: ({ seat, host, card, other }, talk) => {
      const said = say`${talk.who(seat)} assigne une Umbra à ${talk.who(host)} : ${talk.nightmare(card)}`;
      return other < 0 ? said : say`${said} ; ${talk.nightmare(other)} va sous la pioche`;
    },
    passUmbra: ({ seat, from, to }, talk) =>
      say`${talk.who(seat)} passe une Umbra de ${talk.who(from)} à ${talk.who(to)} et la tisse désormais`,
    useAttachment: ({ kind }, talk) => say`${talk.attachment(kind)} agit`,
    endTurnEffects: () => "ce qui durait ce tour est terminé",
  },
};
