/** The whole table in words, and questions one can put to it: for screen readers and whoever prefers to read. */
import { useEffect, useState } from "preact/hooks";
import type { InWords as Said, Scene } from "../face.ts";
import { Dialog } from "../look/dialog.tsx";
import { pageWords } from "../words/index.ts";
import { useSitting } from "./sitting.ts";

export function InWords({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  const { face } = useSitting();
  const w = pageWords.value.text;
  const [asked, setAsked] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => void face.inWords().then(setSaid), [face]);
  const queries = said?.queries(scene.language) ?? [];
  const query = queries.find(({ id }) => id === asked);
  return (
    <Dialog title={w.title} class="in-words" onClose={onClose}>
      <fieldset class="queries">
        <legend>{w.ask}</legend>
        {queries.map(({ id, label }) => (
          <button key={id} type="button" class="second" aria-pressed={id === asked} onClick={() => setAsked(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div role="status" class="query-answer">
        {query === undefined ? null : <Lines lines={query.ask(scene)} />}
      </div>
      <section>
        <h3>{face.where(scene)}</h3>
        {scene.question === null ? null : <p>{face.question(scene, scene.question)}</p>}
      </section>
      {said?.text(scene).map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <Lines lines={lines} />
        </section>
      ))}
    </Dialog>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p>{pageWords.value.text.nothing}</p>;
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
