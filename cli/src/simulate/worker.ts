/** A thread of its own: takes the task, plays, hands the tally back. */
import { parentPort, workerData } from "node:worker_threads";
import { type Task, work } from "./work.ts";

parentPort?.postMessage(work(workerData as Task), []);
