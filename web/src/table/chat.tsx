/** What people say to each other. */
import { useEffect, useRef, useState } from "preact/hooks";
import { SeatMark } from "../look/seat-mark.tsx";
import { words } from "../words/index.ts";
import { useSitting } from "./sitting.ts";

const LONGEST = 500;

export function Chat() {
  const { link, do: act } = useSitting();
  const w = words.value.table;
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const said = link.chat.value;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  async function say(event: Event): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return;
    const reply = await act({ do: "say", text: text.trim() });
    if (reply.is === "done") setText("");
  }
  return (
    <div class="chat">
      {said.length === 0 ? <p class="empty">{w.chatEmpty}</p> : null}
      <ol ref={list} class="chat-lines" tabIndex={0} aria-label={w.chat} aria-live="polite">
        {said.map((line, i) => (
          <li key={i}>
            {line.seat >= 0 ? <SeatMark seat={line.seat} size={14} /> : null} <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <form class="row" onSubmit={(event) => void say(event)}>
        <input
          type="text"
          aria-label={w.chatLabel}
          placeholder={w.chatLabel}
          maxLength={LONGEST}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="second">
          {w.say}
        </button>
      </form>
    </div>
  );
}
