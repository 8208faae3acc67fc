/** The wire to a table on the server: a WebSocket that notices by itself when it has fallen asleep. */
import type { Dial } from "./wire.ts";

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export const dialServer: Dial = (events) => {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const beat = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ ping: Date.now() }));
    clearTimeout(silence);
    silence = setTimeout(broke, PONG_WITHIN);
  }, PING_EVERY);

  function end(): void {
    over = true;
    clearInterval(beat);
    clearTimeout(silence);
    socket.close();
  }

  function broke(): void {
    if (over) return;
    end();
    events.broke();
  }

  socket.addEventListener("open", () => events.open());
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    clearTimeout(silence);
    if (!over) events.text(data);
  });
  socket.addEventListener("close", broke);
  socket.addEventListener("error", broke);

  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: end,
  };
};
