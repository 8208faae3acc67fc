/** Which things on the table an option points at. Only to decline points at nothing. */
import { COLOURS, readKey } from "@blackrose/treachery";
import type { AskedQuestion } from "@blackrose/protocol";
import type { Scene, ThingKey } from "../face.ts";
import { cards, seenIn } from "./seen.ts";
import { cardThing, dieThing, houseThing, ROUND, seatThing, tokenThing } from "./things.ts";

export function pointsAt(scene: Scene, asked: AskedQuestion, key: string): readonly ThingKey[] {
  const s = seenIn(scene);
  const thing = readKey(cards, key);
  /** The card that asks, where it lies. */
  const asking = s.inPlay[asked.seat] >= 0 ? [cardThing(s.inPlay[asked.seat])] : [];
  switch (thing?.is) {
    case "yes":
      if (asked.decision === "D-JESTER") return [...asking, ...COLOURS.map(dieThing)];
      return asked.decision === "D-FATE-FLIP" ? [...asking, ROUND] : asking;
    case "alternative":
      return COLOURS.map(houseThing);
    case "dice":
      return thing.dice.length === 0 ? asking : thing.dice.map(dieThing);
    case "die value":
      return [dieThing(thing.die)];
    case "nudges":
      return thing.nudges.map(({ die }) => dieThing(die));
    case "tokens":
      return thing.tokens.map(tokenThing);
    case "card":
      return [cardThing(thing.card)];
    case "seat": {
      const there = s.inPlay[thing.seat];
      const aimsAtCard = asked.decision === "D-CYCLOPS" || asked.decision === "D-DIPLOMAT";
      return aimsAtCard && there >= 0 ? [seatThing(thing.seat), cardThing(there)] : [seatThing(thing.seat)];
    }
    case "colour":
      return [houseThing(thing.colour)];
    case "type":
    case "order":
    case "call":
      return [key];
    default:
      return [];
  }
}
