/** A thread in which bots think, one question after another. */
import { parentPort } from "node:worker_threads";
import type { AnyGame } from "@blackrose/table";
import { gamesOfHouse, unpack } from "../games.ts";
import { choose, type Work } from "./work.ts";

const box = gamesOfHouse(() => null);
const others = new Map<string, AnyGame | null>();

function gameOf({ game, content, unpacked }: Work): AnyGame {
  if (unpacked === null) return box.current(game);
  const key = `${game} ${content}`;
  if (!others.has(key)) others.set(key, unpack(game, content, unpacked));
  return others.get(key)!;
}

parentPort?.on("message", (work: Work) => parentPort?.postMessage(choose(gameOf(work), work), []));
parentPort?.postMessage([], []);
