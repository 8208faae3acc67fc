/** The games one has under way, on this device and online, and open tables to sit down at. */
import type { ListedTable } from "@blackrose/protocol";
import { useEffect, useState } from "preact/hooks";
import { removeTable, type SavedTable, savedTables } from "../link/saves.ts";
import { reachable, server } from "../link/server.ts";
import { Icon } from "../look/icon.tsx";
import { words } from "../words/index.ts";

export function Mine() {
  const w = words.value;
  const [here, setHere] = useState<readonly SavedTable[]>([]);
  const [mine, setMine] = useState<readonly ListedTable[]>([]);
  const [open, setOpen] = useState<readonly ListedTable[]>([]);
  const readHere = (): void => void savedTables().then(setHere, () => setHere([]));
  useEffect(() => {
    readHere();
    server
      .me()
      .then((me) => Promise.all([me === null ? [] : server.mine(), server.tables()]))
      .then(
        ([own, all]) => {
          setMine(own);
          setOpen(all);
        },
        () => undefined,
      );
  }, []);
  const playing = here.filter(({ status }) => status !== "over");

  return (
    <section class="mine">
      <h2>{w.home.mine}</h2>
      {playing.length + mine.length === 0 ? <p class="note">{w.home.mineNone}</p> : null}
      <ul class="rows">
        {mine.map((table) => (
          <Row
            key={table.id}
            href={`/table/${table.id}`}
            title={table.name || w.games[table.game].title}
            notes={[w.home.online, table.status === "over" ? w.home.over : table.yourTurn ? w.home.yourTurn : ""]}
            turn={table.yourTurn ?? false}
          />
        ))}
        {playing.map((table) => (
          <Row
            key={table.id}
            href={`/table/${table.id}`}
            title={table.name || w.games[table.game].title}
            notes={[w.home.onDevice, w.home.step(table.step), when(table.at)]}
            turn={table.yourTurn}
            onRemove={() => {
              const name = table.name || w.games[table.game].title;
              if (confirm(w.home.removeAsk(name))) void removeTable(table.id).then(readHere);
            }}
          />
        ))}
      </ul>
      <h2>{w.home.openTables}</h2>
      {reachable.value === false ? (
        <p class="note">{w.home.offline}</p>
      ) : open.length === 0 ? (
        <p class="note">{reachable.value === null ? w.app.loading : w.home.openTablesNone}</p>
      ) : (
        <ul class="rows">
          {open.map((table) => {
            const free = table.chairs.filter(({ is }) => is === "open").length;
            return (
              <Row
                key={table.id}
                href={`/table/${table.id}`}
                title={table.name || w.games[table.game].title}
                notes={[w.games[table.game].title, free > 0 ? w.home.freeChairs(free) : w.home.watch]}
                turn={false}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

export const when = (at: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);

interface RowProps {
  readonly href: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly turn: boolean;
  readonly onRemove?: () => void;
}

export function Row({ href, title, notes, turn, onRemove }: RowProps) {
  return (
    <li class="row-item" data-turn={turn || undefined}>
      <a href={href}>
        <b>{title}</b>
        <span>{notes.filter((note) => note !== "").join(" · ")}</span>
        {turn ? <span class="turn">{words.value.home.yourTurn}</span> : null}
      </a>
      {onRemove === undefined ? null : (
        <button
          type="button"
          class="plain round"
          aria-label={`${words.value.home.remove}: ${title}`}
          onClick={onRemove}
        >
          <Icon name="cancel" />
        </button>
      )}
    </li>
  );
}
