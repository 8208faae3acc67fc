/** What happened, in words. A line leads to the things and the rule it speaks of, and to the board as it was then. */
import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../face.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { type Settings, set, settings } from "../settings.ts";
import { words } from "../words/index.ts";
import { type Told, useSitting } from "./sitting.ts";

const SHOWN: { readonly [detail in Settings["detail"]]: readonly LogLine["weight"][] } = {
  chapters: ["chapter"],
  lines: ["chapter", "line"],
  all: ["chapter", "line", "detail"],
};

/** The most that is drawn at once. */
const DRAWN = 150;

export function Log() {
  const { log, back, scene, panel } = useSitting();
  const w = words.value.table;
  const names = scene.peek()?.names ?? [];
  const list = useRef<HTMLOListElement>(null);
  const told = latest(log.value);
  const last = told.at(-1)?.step ?? 0;
  useEffect(() => {
    // Measured when everything else is drawn, so that the page is laid out once.
    const frame = requestAnimationFrame(() => {
      const { current } = list;
      // Whoever looks back is left in peace.
      if (current !== null && back.peek() === null) current.scrollTop = current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
    // In the hand it lies out of sight until it is opened.
  }, [last, panel.value === "log"]);

  return (
    <div class="log">
      <div class="log-head">
        <label>
          <span class="unseen">{w.logDetail}</span>
          <select
            value={settings.value.detail}
            onChange={(event) => set({ detail: event.currentTarget.value as Settings["detail"] })}
          >
            {(["chapters", "lines", "all"] as const).map((detail) => (
              <option key={detail} value={detail}>
                {w.details[detail]}
              </option>
            ))}
          </select>
        </label>
        <SinceLast />
      </div>
      {told.length === 0 ? (
        <p class="empty">{w.logEmpty}</p>
      ) : (
        <ol ref={list} class="log-lines" tabIndex={0} aria-label={w.log}>
          {told.map((one) => (
            <Entry key={one.step} told={one} name={names[one.seat] ?? ""} now={back.value === one.step} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** The last steps that say something; what lies further back is not put into words. */
function latest(log: readonly Told[]): readonly Told[] {
  const told: Told[] = [];
  for (let i = log.length - 1; i >= 0 && told.length < DRAWN; i--) {
    if (linesOf(log[i].lines).length > 0) told.unshift(log[i]);
  }
  return told;
}

const linesOf = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ weight }) => SHOWN[settings.value.detail].includes(weight));

interface EntryProps {
  readonly told: Told;
  /** Whose answer it was. */
  readonly name: string;
  /** The board shows this moment. */
  readonly now: boolean;
}

function Entry({ told, name, now }: EntryProps) {
  const { lookBack, explained, rule } = useSitting();
  // Whose answer it was says little where the line speaks of somebody else.
  const isOwn = ({ weight, text }: LogLine): boolean => weight !== "chapter" && name !== "" && text.includes(name);
  return (
    <li class="log-step" data-now={now || undefined}>
      {linesOf(told.lines).map((line, i) => (
        <p key={i} class={`log-${line.weight}`}>
          {i === 0 && isOwn(line) ? <SeatMark seat={told.seat} size={14} /> : null}
          <button
            type="button"
            class="log-text"
            title={words.value.table.lookHere}
            onClick={() => void lookBack(told.step)}
          >
            {line.text}
          </button>
          {line.things.length > 0 ? (
            <button
              type="button"
              class="log-more"
              aria-label={words.value.explain.about}
              onClick={() => {
                explained.value = line.things[0];
              }}
            >
              i
            </button>
          ) : null}
          {line.rule === null ? null : (
            <button
              type="button"
              class="log-more"
              aria-label={words.value.app.ruleOpen(line.rule)}
              onClick={() => {
                rule.value = line.rule;
              }}
            >
              §
            </button>
          )}
        </p>
      ))}
    </li>
  );
}

/** Plays what happened since one's own last answer, step by step on the board. */
function SinceLast() {
  const { log, sight, back, lookBack, backToNow } = useSitting();
  const playing = useRef(0);
  const seat = sight.value?.you.seat ?? -1;
  const told = log.value;
  const own = told.findLastIndex((one) => one.seat === seat);
  const since = told.slice(own + 1).filter(({ lines }) => lines.length > 0);
  useEffect(
    () => () => {
      playing.current += 1;
    },
    [],
  );
  if (seat < 0 || own < 0 || since.length === 0) return null;
  async function playBack(): Promise<void> {
    playing.current += 1;
    const mine = playing.current;
    for (const { step } of since) {
      await lookBack(step);
      await new Promise((resolve) => setTimeout(resolve, 900 * Math.max(settings.peek().pause, 0.5)));
      // Whoever goes elsewhere meanwhile is not fetched back.
      if (playing.current !== mine || back.peek() !== step) return;
    }
    backToNow();
  }
  return (
    <button type="button" class="plain" onClick={() => void playBack()}>
      {words.value.table.sinceLast}
    </button>
  );
}
