/** Tells a screen reader what happened and what is asked, politely: it waits for whoever is reading. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { useSitting } from "./sitting.ts";

const said = signal("");

/** The same words twice in a row are said twice. */
export function narrate(text: string): void {
  said.value = said.peek() === text ? `${text}\u00a0` : text;
}

export function Narrator() {
  const { log, asking, face, sight } = useSitting();
  const heard = useRef(-1);
  const asked = useRef(-1);
  const scene = asking.scene.value;
  const told = log.value;
  const last = told.at(-1)?.step ?? -1;
  const question = scene?.question ?? null;

  useEffect(() => {
    const news = heard.current < 0 ? [] : told.filter(({ step }) => step > heard.current);
    heard.current = last;
    const lines = news.flatMap(({ lines: all }) =>
      all.filter(({ weight }) => weight !== "detail").map(({ text }) => text),
    );
    const asks =
      question !== null && question.id !== asked.current && scene !== null ? [face.question(scene, question)] : [];
    if (question !== null) asked.current = question.id;
    const over = sight.value?.table.status === "over" && news.length > 0 ? [words.value.result.title] : [];
    const all = [...lines.slice(-8), ...over, ...asks];
    if (all.length > 0) narrate(all.join(" "));
  }, [last, question?.id]);

  return (
    <div class="unseen" role="log" aria-live="polite" aria-atomic="true">
      {said.value}
    </div>
  );
}
