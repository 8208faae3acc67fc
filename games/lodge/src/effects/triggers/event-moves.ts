/** An event enters play or leaves it. */
import * as a from "../../pack/parts.ts";
import { trigger } from "../trigger.ts";

export interface EventMoves {
  readonly on: "event moves";
  readonly who: "you";
}

export const eventMoves = trigger<EventMoves>("event moves", { shape: { who: a.you }, deeds: [] });
