/** What is heard at a table of Treachery. */
import * as deeds from "@blackrose/treachery/deeds";
import type { Heard } from "../sound/heard.ts";

export const sounds: Heard = {
  dice: [deeds.layDice, deeds.castLots],
  cube: [deeds.moveTokens, deeds.placeBet],
  card: [
    deeds.playCard,
    deeds.fellCard,
    deeds.tradePlaces,
    deeds.replaceCard,
    deeds.attachCard,
    deeds.giveUpCard,
    deeds.handCard,
    deeds.showCards,
    deeds.setApart,
    deeds.dealCard,
    deeds.removeCards,
    deeds.layOutCards,
    deeds.drawSpied,
    deeds.drawBuried,
    deeds.takeBuried,
    deeds.buryAside,
  ],
};
