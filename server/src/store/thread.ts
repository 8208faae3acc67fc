/** The thread in which batches are written: waiting for the disk must not keep the tables waiting. */
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./database.ts";
import { type Batch, writerOn } from "./writer.ts";

const db = openDatabase(workerData as string);
const write = writerOn(db);

parentPort?.on("message", (batch: Batch | "close") => {
  if (batch !== "close") return parentPort?.postMessage(write(batch), []);
  db.close();
  parentPort?.close();
});
