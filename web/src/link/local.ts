/** The wire to a table on this device: a port to the engine's worker. It does not break. */
import type { Person } from "@blackrose/table";
import { wish } from "../engine/engine.ts";
import type { PortMessage } from "../engine/wishes.ts";
import type { Dial } from "./wire.ts";

/** Whoever sits at this device. */
export const ACCOUNT = "here";

export const dialHere =
  (table: string, person: Person): Dial =>
  (events) => {
    const { port1: mine, port2: theirs } = new MessageChannel();
    mine.addEventListener("message", ({ data }: MessageEvent<PortMessage>) => {
      if ("text" in data) events.text(data.text);
      else events.ended({ code: data.ended });
    });
    mine.start();
    wish({ do: "open", table, person, port: theirs }, [theirs]).then(
      () => events.open(),
      () => events.broke(),
    );
    return {
      send: (text) => mine.postMessage(text),
      close() {
        mine.postMessage(null);
        mine.close();
      },
    };
  };
