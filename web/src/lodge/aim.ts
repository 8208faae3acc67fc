/** What is being aimed or walked: from where, and at which places on the board the open question points. */
import { FrameKind } from "@blackrose/kernel";
import { effectOfRoom } from "@blackrose/lodge/rules/activate";
import { casting } from "@blackrose/lodge/rules/cast";
import { effectShape, roomEffectShape, spellShape } from "@blackrose/lodge/frames";
import { placeNow } from "@blackrose/lodge/rules/standing";
import { CELL, NONE, placeOf } from "@blackrose/lodge/state";
import { readKey } from "@blackrose/lodge/text/index";
import { actorOf } from "@blackrose/lodge/text/source";
import type { Scene } from "../face.ts";
import { boardFor, laid, placeOfRoom, seen, tablesOf } from "./game.ts";

export interface Aim {
  /** A room, or CELL for the cell of `seat`. */
  readonly from: number;
  readonly seat: number;
  /** Steps are walked, everything else is seen in a line. */
  readonly walks: boolean;
  /** Places of the layout, each once. */
  readonly at: readonly number[];
}

const STEPS = new Set(["D-ACT-STEP", "D-EVO-STEP", "D-EFF-STEP"]);
const LOOKS = new Set([
  "D-EFF-TARGET",
  "D-EFF-TARGET-QUEST",
  "D-EFF-AIM",
  "D-EFF-ROOM",
  "D-ACT-ATTACK",
  "D-EVO-ATTACK",
]);

export function aimOf(scene: Scene): Aim | null {
  const { question } = scene;
  if (question === null || !(STEPS.has(question.decision) || LOOKS.has(question.decision))) return null;
  const at = new Set<number>();
  for (const key of question.options) {
    const thing = readKey(tablesOf(scene), key);
    if (thing?.is === "room") at.add(placeOfRoom(scene, thing.room));
    if (thing?.is === "model") at.add(placeNow(laid(scene), thing.model));
  }
  at.delete(NONE);
  at.delete(CELL);
  if (at.size === 0) return null;
  return { from: startOf(scene), seat: doerOf(scene), walks: STEPS.has(question.decision), at: [...at] };
}

/** Who acts: whoever is asked, but what is decided for the Avatar starts from him (L-AVA-30). */
function doerOf(scene: Scene): number {
  const s = seen(scene);
  const reads = s.stack.findLast(({ kind }) => kind === FrameKind.script) ?? s.stack.at(-1);
  const isHis = s.avatarAfter >= 0 && (reads?.seat === s.seats || s.stack.at(-1)?.seat === s.seats);
  return isHis ? s.seats : (scene.question?.seat ?? 0);
}

/** Where it starts: the room of the effect being read, of the one who acts, or of who is asked. */
function startOf(scene: Scene): number {
  const s = seen(scene);
  const seat = doerOf(scene);
  const top = s.stack.at(-1);
  const decision = scene.question?.decision ?? "";
  if (decision === "D-EVO-STEP" || decision === "D-EVO-ATTACK") return placeNow(laid(scene), actorOf(s));
  if (decision === "D-EFF-STEP") return steppingFrom(scene);
  if (top?.kind === FrameKind.flow && top.of === effectOfRoom.index) return roomEffectShape.get(top, "room");
  if (top?.kind === FrameKind.flow && top.of === casting.index) {
    // Channelled, or from where an effect has it start; mostly from its caster.
    const starts = [spellShape.get(top, "from"), spellShape.get(top, "origin")];
    return starts.find((room) => room !== NONE) ?? placeOf(s, seat);
  }
  const script = s.stack.findLast(({ kind }) => kind === FrameKind.script);
  if (script !== undefined && (decision === "D-EFF-AIM" || decision === "D-EFF-ROOM")) {
    const here = effectShape.get(script, "here");
    return here === NONE ? placeOf(s, seat) : here;
  }
  return placeOf(s, seat);
}

/** A move by an effect: whoever stands next to all that is offered, the effect's target before its reader. */
function steppingFrom(scene: Scene): number {
  const s = seen(scene);
  const board = boardFor(scene);
  const offered = (scene.question?.options ?? []).flatMap((key) => {
    const thing = readKey(tablesOf(scene), key);
    return thing?.is === "room" ? [placeOfRoom(scene, thing.room)] : [];
  });
  const script = s.stack.findLast(({ kind }) => kind === FrameKind.script);
  const named =
    script === undefined ? [] : (["it", "target", "another"] as const).map((name) => effectShape.get(script, name));
  const places = [...named, scene.question?.seat ?? NONE].flatMap((model) =>
    model < 0 ? [] : [placeNow(laid(scene), model)],
  );
  return places.find((place) => place >= 0 && offered.every((room) => board.next[place].includes(room))) ?? NONE;
}
