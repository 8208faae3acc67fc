/** Who sits at the table, whose turn it is, and how much time each has left. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { words } from "../words/index.ts";
import { nameOf } from "./names.ts";
import { useSitting } from "./sitting.ts";

export function Seats() {
  const { sight } = useSitting();
  const table = sight.value?.table;
  if (table === undefined) return null;
  return (
    <ul class="seats" aria-label={words.value.table.players}>
      {table.chairs.map((_, seat) => (
        <Seat key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Seat({ seat }: { readonly seat: number }) {
  const { sight, explained } = useSitting();
  const w = words.value.table;
  const { table, you } = sight.value!;
  const chair = table.chairs[seat];
  const waits = table.waiting.find((one) => one.seat === seat);
  const own = you.seats.includes(seat) || you.seat === seat;
  const notes = [
    own ? words.value.app.you : "",
    waits === undefined ? "" : own ? w.yourTurn : w.thinking,
    chair.conceded ? w.conceded : chair.standIn ? w.standIn : chair.is === "person" && !chair.here ? w.away : "",
  ].filter((note) => note !== "");
  return (
    <li class="seat" data-waits={waits !== undefined || undefined} data-own={own || undefined}>
      <button
        type="button"
        class="seat-button"
        onClick={() => {
          explained.value = `seat:P${seat + 1}`;
        }}
      >
        <SeatMark seat={seat} size={22} />
        <span class="seat-name">{nameOf(chair, seat)}</span>
        {chair.is === "bot" || chair.standIn ? <Icon name="robot-golem" class="seat-bot" /> : null}
        <span class="seat-notes">{notes.join(" · ")}</span>
      </button>
      {waits !== undefined && waits.until > 0 ? (
        <Clock until={waits.until} />
      ) : (
        <Bank millis={table.banks[seat] ?? 0} />
      )}
    </li>
  );
}

const clock = (millis: number): string => {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

function Bank({ millis }: { readonly millis: number }) {
  return millis > 0 ? <span class="seat-clock">{clock(millis)}</span> : null;
}

/** Runs by the table's clock, not by this device's. */
function Clock({ until }: { readonly until: number }) {
  const { link } = useSitting();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(beat);
  }, []);
  const left = until - (now + link.ahead.value);
  return (
    <span class="seat-clock" data-short={left < 15_000 || undefined} role="timer" aria-label={words.value.table.clock}>
      {clock(left)}
    </span>
  );
}
