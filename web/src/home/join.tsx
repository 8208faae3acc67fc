/** The way to a table with a link or a code. */
import { useState } from "preact/hooks";
import { go } from "../route.ts";
import { words } from "../words/index.ts";

/** The code out of whatever somebody pasted. */
export const invitationIn = (text: string): string =>
  text
    .trim()
    .split(/[/?#\s]/)
    .filter(Boolean)
    .at(-1) ?? "";

export function Join() {
  const w = words.value.home;
  const [text, setText] = useState("");
  return (
    <section class="join">
      <h2>{w.join}</h2>
      <p class="note">{w.joinHelp}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const code = invitationIn(text);
          if (code !== "") go(`/join/${encodeURIComponent(code)}`);
        }}
      >
        <input
          type="text"
          aria-label={w.joinLabel}
          placeholder={w.joinLabel}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="second">
          {w.joinGo}
        </button>
      </form>
    </section>
  );
}
