/** It is your turn: the title of the page says so, a sound does, and, where allowed, a notice outside the page. */
import { useEffect, useRef } from "preact/hooks";
import { play } from "../sound/play.ts";
import { words } from "../words/index.ts";

export function useTurnNotice(title: string, turn: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    document.title = turn ? words.value.notice.title(title) : `${title} – ${words.value.app.name}`;
    if (turn && !was.current) {
      play("turn");
      if (
        document.visibilityState === "hidden" &&
        "Notification" in globalThis &&
        Notification.permission === "granted"
      ) {
        const notice = new Notification(words.value.app.name, { body: words.value.notice.body(title), tag: "turn" });
        notice.addEventListener("click", () => window.focus());
      }
    }
    was.current = turn;
  }, [title, turn]);
  useEffect(
    () => () => {
      document.title = words.peek().app.name;
    },
    [],
  );
}
