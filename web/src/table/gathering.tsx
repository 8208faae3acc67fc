/** Before the game: who sits where, whom to invite, and the start. */
import type { Chair } from "@blackrose/protocol";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { Rose } from "../look/ornament.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { language, pageWords, words } from "../words/index.ts";
import { Chat } from "./chat.tsx";
import { wasInvitedTo } from "./invited.ts";
import { nameOf } from "./names.ts";
import { useSitting } from "./sitting.ts";

export function Gathering() {
  const { sight, face, refusal, do: act } = useSitting();
  const w = pageWords.value.gathering;
  const { table, you } = sight.value!;
  const open = table.chairs.findIndex(({ is }) => is === "open");
  const full = open < 0;
  useEffect(() => {
    if (wasInvitedTo(table.id) && you.seat < 0 && !full) void act({ do: "sit", seat: open });
  }, []);
  return (
    <main id="main" class="page gathering" tabIndex={-1}>
      <Rose size={72} />
      <h1>{table.name === "" ? face.title(language.value) : table.name}</h1>
      <p class="lead">{w.title}</p>
      {you.invitation === "" ? null : <Invitation code={you.invitation} />}
      <ol class="chairs">
        {table.chairs.map((chair, seat) => (
          <li key={seat} class="chair">
            <SeatMark seat={seat} size={28} />
            <span class="chair-name">{chair.is === "open" ? w.open : nameOf(chair, seat)}</span>
            <ChairChoices chair={chair} seat={seat} />
          </li>
        ))}
      </ol>
      <p role="alert" class="refusal" hidden={refusal.value === ""}>
        {refusal.value}
      </p>
      {you.host ? (
        <div class="row wrap">
          <button type="button" class="main big" disabled={!full} onClick={() => void act({ do: "start" })}>
            {w.start}
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => {
              if (confirm(w.closeAsk)) void act({ do: "close" });
            }}
          >
            {w.close}
          </button>
        </div>
      ) : null}
      {full && you.host ? null : (
        <p class="note">
          {full ? (you.seat < 0 ? w.fullWatch : w.hostStartsNow) : you.host ? w.startWait : w.hostStarts}
        </p>
      )}
      <Chat />
      <a class="button plain" href="/">
        {words.value.app.home}
      </a>
    </main>
  );
}

function ChairChoices({ chair, seat }: { readonly chair: Chair; readonly seat: number }) {
  const { sight, do: act } = useSitting();
  const w = pageWords.value.gathering;
  const { you } = sight.value!;
  if (you.seats.includes(seat)) {
    return (
      <button type="button" class="plain" onClick={() => void act({ do: "stand", seat })}>
        {w.stand}
      </button>
    );
  }
  return (
    <>
      {chair.is === "open" ? (
        <button type="button" class="second" onClick={() => void act({ do: "sit", seat })}>
          {w.sit}
        </button>
      ) : null}
      {!you.host ? null : chair.is === "open" ? (
        <button type="button" class="plain" onClick={() => void act({ do: "chair", seat, to: "greedy" })}>
          <Icon name="robot-golem" /> {w.putBot}
        </button>
      ) : (
        <button type="button" class="plain" onClick={() => void act({ do: "chair", seat, to: "open" })}>
          {w.openIt}
        </button>
      )}
    </>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const w = pageWords.value.gathering;
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/join/${code}`;
  // Without https there is no clipboard: the link stands there to be copied by hand.
  const mayCopy = "clipboard" in navigator;
  return (
    <div class="invitation">
      <label>
        {w.invite}
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      {mayCopy ? (
        <button
          type="button"
          class="second"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {copied ? words.value.app.copied : words.value.app.copy}
        </button>
      ) : null}
      <p class="note">{w.inviteHelp}</p>
    </div>
  );
}
