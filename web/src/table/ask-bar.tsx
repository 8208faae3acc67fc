/** What is asked, why, and the options as words. Everything the board offers can be answered here as well. */
import type { AskedQuestion } from "@blackrose/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { ruleName } from "../rules/rule-name.ts";
import { listed, words } from "../words/index.ts";
import { nameOf } from "./names.ts";
import { useSitting } from "./sitting.ts";

const PASS = "pass";
/** From so many options on one can search among them. */
const MANY = 10;

export function AskBar() {
  const sitting = useSitting();
  const { asking, sent, link } = sitting;
  const scene = asking.scene.value;
  const question = scene?.question ?? null;
  const asks = scene !== null && question !== null && sent.value !== question.id;
  const bar = useRef<HTMLElement>(null);
  const held = useFocusKept(bar, question?.id ?? -1);

  return (
    <section
      class="ask-bar"
      id="ask"
      data-ask={asks ? question?.id : undefined}
      ref={bar}
      tabIndex={-1}
      aria-label={words.value.table.options}
    >
      {asks ? <Question key={question.id} scene={scene} question={question} focusFirst={held} /> : <Waiting />}
      {link.connection.value === "lost" && link.pending.value > 0 ? (
        <p class="warn">{words.value.table.unsent}</p>
      ) : null}
      <Refusal />
    </section>
  );
}

/** When the question changes under the hands of a keyboard player, the focus stays in the bar. */
function useFocusKept(bar: { readonly current: HTMLElement | null }, id: number): boolean {
  const inside = bar.current?.contains(document.activeElement) ?? false;
  const had = useRef(false);
  if (inside) had.current = true;
  useEffect(() => {
    const { activeElement } = document;
    if (had.current && (activeElement === null || activeElement === document.body)) bar.current?.focus();
    had.current = false;
  }, [id]);
  return had.current;
}

function Refusal() {
  const { refusal } = useSitting();
  return (
    <p class="refusal" role="alert" hidden={refusal.value === ""}>
      {words.value.table.yourAnswerRefused} {refusal.value}
    </p>
  );
}

function Waiting() {
  const { sight, showing, sent, link, back } = useSitting();
  const w = words.value.table;
  const table = sight.value?.table;
  if (table === undefined) return <p class="asks">{w.connecting}</p>;
  const you = sight.value?.you.seat ?? -1;
  const names = table.waiting.filter(({ seat }) => seat !== you).map(({ seat }) => nameOf(table.chairs[seat], seat));
  return (
    <div class="asks-row">
      <p class="asks quiet" id="question">
        {text()}
      </p>
      <Standing />
    </div>
  );

  function text(): string {
    if (back.value !== null) return w.asItWas(back.value);
    if (sent.value >= 0 && link.pending.value > 0) return w.sending;
    if (showing.behind.value > 0) return w.playing;
    if (table?.status === "over") return words.value.result.title;
    if (names.length > 0) return w.waitingFor(listed(names));
    return you < 0 ? w.spectator : w.playing;
  }
}

/** What can be done whether or not something is asked. */
function Standing() {
  const { sight, showing, do: act } = useSitting();
  const w = words.value.table;
  const { table, you } = sight.value ?? {};
  if (table === undefined || you === undefined) return null;
  return (
    <div class="standing">
      {showing.behind.value > 1 ? (
        <button type="button" class="plain" onClick={() => showing.skip()}>
          {w.skip}
        </button>
      ) : null}
      {you.mayTakeBack ? (
        <button type="button" class="plain" onClick={() => void act({ do: "take-back" })}>
          <Icon name="anticlockwise-rotation" /> {w.takeBack}
        </button>
      ) : null}
      {you.seat >= 0 && table.undoable > 0 && table.status === "playing" ? (
        <button type="button" class="plain" onClick={() => void act({ do: "propose", what: "undo" })}>
          <Icon name="anticlockwise-rotation" /> {w.undo}
        </button>
      ) : null}
      {you.quiet ? (
        <button type="button" class="plain" onClick={() => void act({ do: "quiet", on: false })}>
          {w.quietOff}
        </button>
      ) : null}
    </div>
  );
}

interface QuestionProps {
  readonly scene: Scene;
  readonly question: AskedQuestion;
  readonly focusFirst: boolean;
}

function Question({ scene, question, focusFirst }: QuestionProps) {
  const { face, asking, panel, rule } = useSitting();
  const w = words.value.table;
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focusFirst) list.current?.querySelector("button")?.focus();
  }, []);

  const among = asking.among.value;
  const offered = (among.length > 0 ? among : question.options).filter((key) => key !== PASS);
  const passes = question.options.includes(PASS);
  const said = offered.map((key) => [key, face.option(scene, question, key)] as const);
  const sought = wanted.trim().toLocaleLowerCase();
  const shown = sought === "" ? said : said.filter(([, text]) => text.toLocaleLowerCase().includes(sought));
  const picked = asking.picked.value;
  const several = question.max > 1;
  const full = picked.length >= question.max;

  return (
    <>
      <div class="asks-row">
        <p class="asks" id="question">
          {scene.viewer >= 0 ? <SeatMark seat={scene.viewer} size={22} /> : null}
          <strong>{face.question(scene, question)}</strong>
          {several ? (
            <span class="how-many">{w.pickMany(question.min, Math.min(question.max, question.options.length))}</span>
          ) : null}
        </p>
        <div class="asks-side">
          <button
            type="button"
            class="plain why"
            aria-expanded={panel.value === "why"}
            onClick={() => {
              panel.value = panel.value === "why" ? null : "why";
            }}
          >
            {w.why}
          </button>
          <Standing />
        </div>
      </div>
      {panel.value === "why" ? (
        <p class="why-text">
          {face.why(scene, question)}{" "}
          <button
            type="button"
            class="link"
            onClick={() => {
              rule.value = question.rule;
            }}
          >
            {ruleName(question.rule)}
          </button>
        </p>
      ) : null}
      {among.length > 0 ? (
        <p class="among">
          {w.among}{" "}
          <button type="button" class="link" onClick={() => asking.clear()}>
            {w.showAll}
          </button>
        </p>
      ) : null}
      <div class="answers">
        {offered.length > MANY ? (
          <input
            type="search"
            id="filter"
            class="filter"
            placeholder={w.filter}
            aria-label={w.filter}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        ) : null}
        <ul class="options" ref={list} aria-label={w.options}>
          {shown.map(([key, text], i) => (
            <li key={key}>
              <button
                type="button"
                class="option"
                data-option={key}
                aria-pressed={picked.includes(key)}
                disabled={several && full && !picked.includes(key)}
                onClick={() => asking.pick(key)}
              >
                {i < 9 ? <kbd>{i + 1}</kbd> : null}
                {text}
              </button>
            </li>
          ))}
          {shown.length === 0 && offered.length > 0 ? <li>{w.filterNone}</li> : null}
        </ul>
        <div class="commit">
          {several || picked.length > 0 ? (
            <>
              <span class="count">{w.picked(picked.length, question.min, question.max)}</span>
              {picked.length > 0 ? (
                <button type="button" class="plain" onClick={() => asking.clear()}>
                  {w.clear}
                </button>
              ) : null}
              <button type="button" class="main" disabled={!asking.ready.value} onClick={() => asking.confirm()}>
                {w.confirm}
              </button>
            </>
          ) : null}
          {passes ? (
            <button
              type="button"
              class={offered.length === 0 ? "main" : "second"}
              data-option={PASS}
              aria-pressed={picked.includes(PASS)}
              onClick={() => asking.pick(PASS)}
            >
              {w.pass}
            </button>
          ) : null}
          {question.window ? <WindowChoices id={question.id} seat={scene.viewer} /> : null}
        </div>
      </div>
    </>
  );
}

/** In a response window one may take one's time, or not be asked again. */
function WindowChoices({ id, seat }: { readonly id: number; readonly seat: number }) {
  const { sight, do: act } = useSitting();
  const w = words.value.table;
  const held = sight.value?.table.waiting.some((one) => one.seat === seat && one.held) ?? false;
  return (
    <>
      {held ? null : (
        <button type="button" class="plain" title={w.holdHelp} onClick={() => void act({ do: "hold", ask: id })}>
          <Icon name="hand" /> {w.hold}
        </button>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={sight.value?.you.quiet ?? false}
          onChange={(event) => void act({ do: "quiet", on: event.currentTarget.checked })}
        />
        {w.quiet}
      </label>
    </>
  );
}
