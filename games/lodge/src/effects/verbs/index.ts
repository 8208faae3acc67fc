/** The verbs every box can use. */
import type { CoreVerb } from "../../cards/says.ts";
import type { AnyVerb, VerbRecord } from "../verb.ts";
import { act } from "./act.ts";
import { activate } from "./activate.ts";
import { attack } from "./attack.ts";
import { award } from "./award.ts";
import { become } from "./become.ts";
import { bring } from "./bring.ts";
import { cancel } from "./cancel.ts";
import { castFromHand } from "./cast-from-hand.ts";
import { castNext } from "./cast-next.ts";
import { collapse } from "./collapse.ts";
import { completeQuest } from "./complete-quest.ts";
import { convertDamage } from "./convert-damage.ts";
import { convertInstability } from "./convert-instability.ts";
import { copyARoom } from "./copy-a-room.ts";
import { damageMore } from "./damage-more.ts";
import { deal } from "./deal.ts";
import { defeat } from "./defeat.ts";
import { deflect } from "./deflect.ts";
import { discard } from "./discard.ts";
import { discardEvent } from "./discard-event.ts";
import { disguise } from "./disguise.ts";
import { draw } from "./draw.ts";
import { forbid } from "./forbid.ts";
import { gain } from "./gain.ts";
import { gainLess } from "./gain-less.ts";
import { go } from "./go.ts";
import { heal } from "./heal.ts";
import { ignoreDamage } from "./ignore-damage.ts";
import { ignoreEffect } from "./ignore-effect.ts";
import { lookAtTop } from "./look-at-top.ts";
import { lose } from "./lose.ts";
import { loseActions } from "./lose-actions.ts";
import { move } from "./move.ts";
import { place } from "./place.ts";
import { playOfTop } from "./play-of-top.ts";
import { questOfPreviousMoon } from "./quest-of-previous-moon.ts";
import { readyAction } from "./ready-action.ts";
import { remove } from "./remove.ts";
import { replaceEvocation } from "./replace-evocation.ts";
import { replaceQuest } from "./replace-quest.ts";
import { revealNext } from "./reveal-next.ts";
import { search } from "./search.ts";
import { see } from "./see.ts";
import { sendToCell } from "./send-to-cell.ts";
import { shareQuests } from "./share-quests.ts";
import { shuffleMemories } from "./shuffle-memories.ts";
import { shut } from "./shut.ts";
import { steal } from "./steal.ts";
import { summon } from "./summon.ts";
import { swap } from "./swap.ts";
import { swapSpells } from "./swap-spells.ts";
import { takeBack } from "./take-back.ts";
import { takeOfTop } from "./take-of-top.ts";
import { takeOverActivation } from "./take-over-activation.ts";
import { takeQuest } from "./take-quest.ts";
import { takeTheCrown } from "./take-the-crown.ts";
import { transferDamage } from "./transfer-damage.ts";
import { unplace } from "./unplace.ts";
import { unready } from "./unready.ts";

const core: { readonly [Do in CoreVerb["do"]]: VerbRecord<Extract<CoreVerb, { readonly do: Do }>> } = {
  deal,
  "convert damage": convertDamage,
  "transfer damage": transferDamage,
  heal,
  defeat,
  place,
  unplace,
  "convert instability": convertInstability,
  collapse,
  activate,
  "copy a room": copyARoom,
  disguise,
  forbid,
  shut,
  gain,
  lose,
  steal,
  "take the Crown": takeTheCrown,
  award,
  move,
  go,
  bring,
  "send to cell": sendToCell,
  swap,
  attack,
  act,
  "lose actions": loseActions,
  "ready action": readyAction,
  draw,
  "take of top": takeOfTop,
  "look at top": lookAtTop,
  "play of top": playOfTop,
  search,
  discard,
  "discard event": discardEvent,
  "replace quest": replaceQuest,
  "shuffle Memories": shuffleMemories,
  "take back": takeBack,
  see,
  "swap spells": swapSpells,
  "share quests": shareQuests,
  "take quest": takeQuest,
  "quest of previous moon": questOfPreviousMoon,
  "complete quest": completeQuest,
  "cast from hand": castFromHand,
  "cast next": castNext,
  "reveal next": revealNext,
  unready,
  summon,
  remove,
  "replace evocation": replaceEvocation,
  become,
  "ignore damage": ignoreDamage,
  "ignore effect": ignoreEffect,
  cancel,
  deflect,
  "damage more": damageMore,
  "gain less": gainLess,
  "take over activation": takeOverActivation,
};

export const coreVerbs: readonly AnyVerb[] = Object.values(core);
