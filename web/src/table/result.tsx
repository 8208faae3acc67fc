/** The end: who won, what each holds, and where to go from here. The luck can be checked. */
import { commitment, seedFromHex } from "@blackrose/kernel/luck";
import { useState } from "preact/hooks";
import { playAgain } from "../home/quick.ts";
import { Dialog } from "../look/dialog.tsx";
import { Icon } from "../look/icon.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { go } from "../route.ts";
import { listed, words } from "../words/index.ts";
import { Course } from "./course.tsx";
import { saveRecord } from "./keep.ts";
import { nameOf } from "./names.ts";
import { useSitting } from "./sitting.ts";

/** Who sits on no chair: before the others where it has won, else after them. */
function Unseated({ name, place, holds }: { readonly name: string; readonly place: number; readonly holds: string }) {
  return (
    <li data-first={place === 1 || undefined}>
      <span class="place">{place === 1 ? words.value.result.place(1) : ""}</span>
      <Icon name="rose" />
      <b>{name}</b>
      <span>{holds}</span>
    </li>
  );
}

export function ResultSheet() {
  const { sight, scene, face, here, link, panel, do: act } = useSitting();
  const w = words.value.result;
  const [checked, setChecked] = useState<boolean | null>(null);
  if (sight.value === null || scene.value === null) return null;
  const { table, you } = sight.value;
  const standings = face.standings(scene.value);
  const winners = table.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const unseated = face.unseated?.(scene.value) ?? null;
  const names = listed(winners.map((seat) => nameOf(table.chairs[seat], seat)));
  const title =
    unseated?.place === 1
      ? w.won(unseated.name)
      : winners.includes(you.seat) && winners.length === 1
        ? w.youWon
        : winners.length > 1
          ? w.wonMany(names)
          : w.won(names);

  async function rematch(): Promise<void> {
    if (here) {
      await playAgain(link.id);
      return;
    }
    const reply = await act({ do: "rematch" });
    if (reply.is === "done" && reply.table !== undefined) go(`/table/${reply.table}`);
  }
  const close = (): void => {
    panel.value = null;
  };

  return (
    <Dialog title={w.title} class="result" onClose={close}>
      <p class="result-title">
        <Icon name="laurel-crown" /> {title}
      </p>
      <ol class="standings">
        {unseated?.place === 1 && <Unseated {...unseated} />}
        {standings.map(({ seat, place, holds }) => (
          <li key={seat} data-first={place === 1 || undefined}>
            <span class="place">{w.place(table.places[seat] ?? place)}</span>
            <SeatMark seat={seat} />
            <b>{nameOf(table.chairs[seat], seat)}</b>
            <span>{holds}</span>
          </li>
        ))}
        {unseated !== null && unseated.place > 1 && <Unseated {...unseated} />}
      </ol>
      <Course scene={scene.value} />
      <div class="row wrap">
        {you.seat >= 0 ? (
          <button type="button" class="main" onClick={() => void rematch()}>
            {here ? w.again : w.rematch}
          </button>
        ) : null}
        {table.rematch !== "" && !here ? (
          <a class="button second" href={`/table/${table.rematch}`}>
            {w.rematch}
          </a>
        ) : null}
        <a class="button second" href={`/replay/${link.id}`}>
          {w.replay}
        </a>
        <button type="button" class="second" onClick={close}>
          {w.look}
        </button>
        <button type="button" class="plain" onClick={() => void saveRecord(link.id, here)}>
          {words.value.table.saveRecord}
        </button>
        <a class="button plain" href="/">
          {words.value.app.home}
        </a>
      </div>
      {table.seed === "" ? null : (
        <details class="luck">
          <summary>{w.verify}</summary>
          <p>{w.verifyHelp}</p>
          <dl>
            <dt>{w.fingerprint}</dt>
            <dd>
              <code>{table.commitment}</code>
            </dd>
            <dt>{w.seed}</dt>
            <dd>
              <code>{table.seed}</code>
            </dd>
          </dl>
          <button
            type="button"
            class="second"
            onClick={() => {
              const seed = seedFromHex(table.seed);
              setChecked(seed !== null && commitment(seed) === table.commitment);
            }}
          >
            {w.verify}
          </button>
          <p role="status">{checked === null ? "" : checked ? w.verified : w.notVerified}</p>
        </details>
      )}
    </Dialog>
  );
}
