/** A thread in which bots think, one question after another. */
import { parentPort } from "node:worker_threads";
import { games } from "../games.ts";
import { choose, type Work } from "./work.ts";

parentPort?.on("message", (work: Work) => {
  const { game, seating, roster } = work;
  parentPort?.postMessage(choose(games(game)!.play(seating, roster ?? undefined), work), []);
});
parentPort?.postMessage([], []);
