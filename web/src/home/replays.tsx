/** Finished games to look through, and records from files. */
import { useEffect, useState } from "preact/hooks";
import { wish } from "../engine/engine.ts";
import { keepRecord, removeRecord, type SavedRecord, savedRecords } from "../link/saves.ts";
import { isGame } from "../games.ts";
import { go } from "../route.ts";
import { listed, words } from "../words/index.ts";
import { Row, when } from "./mine.tsx";

export function Replays() {
  const w = words.value.home;
  const [records, setRecords] = useState<readonly SavedRecord[]>([]);
  const [bad, setBad] = useState("");
  const read = (): void => void savedRecords().then(setRecords, () => setRecords([]));
  useEffect(read, []);

  async function bring(file: File | undefined): Promise<void> {
    setBad("");
    if (file === undefined) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      const checked = await wish({ do: "replay", record: given });
      if ("problem" in checked && checked.problem === "damaged") throw new Error(checked.sentence);
      const record = "record" in checked ? checked.record : (given as SavedRecord["record"]);
      const id = `file${record.commitment.slice(0, 8)}`;
      await keepRecord({ id, at: Date.now(), names: [], record });
      go(`/replay/${id}`);
    } catch {
      setBad(w.importBad);
    }
  }

  const titleOf = (game: string): string => (isGame(game) ? words.value.games[game].title : game);
  return (
    <section class="replays">
      <h2>{w.replays}</h2>
      {records.length === 0 ? <p class="note">{w.replaysNone}</p> : null}
      <ul class="rows">
        {records.map(({ id, at, names, record }) => (
          <Row
            key={id}
            href={`/replay/${id}`}
            title={titleOf(record.game)}
            notes={[names.length === 0 ? "" : listed(names), w.step(record.answers.length), when(at)]}
            turn={false}
            onRemove={() => {
              if (confirm(w.removeAsk(titleOf(record.game)))) void removeRecord(id).then(read);
            }}
          />
        ))}
      </ul>
      <label class="file button plain">
        {w.importRecord}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="alert" class="refusal" hidden={bad === ""}>
        {bad}
      </p>
    </section>
  );
}
