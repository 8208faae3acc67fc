/** What is heard at a table of the Lodge. */
import * as deeds from "@blackrose/lodge/deeds";
import type { Heard } from "../sound/heard.ts";

export const sounds: Heard = {
  fall: [deeds.defeat, deeds.unsummon, deeds.banish, deeds.settleRoom],
  blow: [deeds.harm],
  cube: [deeds.place, deeds.recube, deeds.power, deeds.roomToken],
  card: [
    deeds.cast,
    deeds.layTrap,
    deeds.revealSpell,
    deeds.showPlanned,
    deeds.planSpell,
    deeds.putHeld,
    deeds.unplanOpenly,
    deeds.unplanUnseen,
    deeds.clearSpell,
    deeds.moveSpell,
    deeds.moveHidden,
    deeds.giveSpell,
    deeds.lookAtSchool,
    deeds.putOnSchool,
    deeds.putUnderForgotten,
    deeds.takePersonal,
    deeds.showTo,
    deeds.drawQuest,
    deeds.showQuest,
    deeds.giveQuest,
    deeds.claimQuest,
    deeds.solve,
    deeds.drawEvent,
    deeds.layEvents,
    deeds.liftEvent,
  ],
  step: [deeds.go, deeds.summon],
};
