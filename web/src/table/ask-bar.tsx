/** What is asked, why, and the options as words. Everything the board offers can be answered here as well. */
import type { AskedQuestion } from "@blackrose/protocol";
import { useComputed } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Scene, ThingKey } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { ruleName } from "../rules/rule-name.ts";
import { settings } from "../settings.ts";
import { listed, words } from "../words/index.ts";
import { nameOf } from "./names.ts";
import { isNews, PASS, useSitting } from "./sitting.ts";

/** So many lines of what just happened are read at a glance. */
const MOST_TOLD = 3;
/** So many options have room to spread. */
const ROOMY = 5;
/** From so many options on one can search among them. */
const MANY = 10;

export function AskBar() {
  const sitting = useSitting();
  const { asking, asks, link } = sitting;
  const scene = asking.scene.value;
  const question = scene?.question ?? null;
  const bar = useRef<HTMLElement>(null);
  const holdsFocus = useFocusKept(bar);
  useStaysGrown(bar);

  return (
    <section
      class="ask-bar"
      id="ask"
      data-ask={asks.value ? question?.id : undefined}
      data-offers={kindsOf(asking.offers.value)}
      ref={bar}
      tabIndex={-1}
      aria-label={words.value.table.options}
    >
      {scene !== null && question !== null ? (
        <Question key={question.id} scene={scene} question={question} focusFirst={holdsFocus()} />
      ) : (
        <Waiting />
      )}
      {link.connection.value === "lost" && link.pending.value > 0 ? (
        <p class="warn">{words.value.table.unsent}</p>
      ) : null}
      <Refusal />
    </section>
  );
}

/** The kinds of things that are offered on the board: `card die`. For styles; to look for them there would take them longer. */
const kindsOf = (offers: ReadonlyMap<ThingKey, unknown>): string =>
  [...new Set([...offers.keys()].map((thing) => thing.slice(0, thing.indexOf(":"))))].join(" ");

/**
 * When the question is answered, or changes, under the hands of a keyboard player, the focus stays in the bar. It goes there before anything
 * is drawn anew: a browser that loses what has the focus lays out the page at once. Gives back how to learn whether the bar has it.
 */
function useFocusKept(bar: { readonly current: HTMLElement | null }): () => boolean {
  const { asking, asks, showing } = useSitting();
  const inBar = (): boolean => bar.current?.contains(document.activeElement) ?? false;
  const drawn = useComputed(() => `${asking.scene.value?.question?.id} ${asks.value} ${showing.behind.value}`);
  useLayoutEffect(
    () =>
      drawn.subscribe(() => {
        if (inBar()) bar.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return inBar;
}

/** A bar that grew for a long question stays so (ask-bar.css says how far): a board that is laid out anew for every question jumps. */
function useStaysGrown(bar: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    let [wide, high] = [0, 0];
    const watch = new ResizeObserver(([{ borderBoxSize }]) => {
      const [{ inlineSize, blockSize }] = borderBoxSize;
      // Another window, or the phone turned: it starts anew.
      high = inlineSize === wide ? Math.max(high, blockSize) : 0;
      wide = inlineSize;
      current.style.setProperty("--grown", `${high}px`);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
}

function Refusal() {
  const { refusal } = useSitting();
  return (
    <p class="refusal" role="alert" hidden={refusal.value === ""}>
      {words.value.table.yourAnswerRefused} {refusal.value}
    </p>
  );
}

/** Nothing is asked of us: what happens instead, and whom we wait for. */
function Waiting() {
  const { sight, showing, back, log } = useSitting();
  const w = words.value.table;
  const table = sight.value?.table;
  if (table === undefined) return <p class="asks">{w.connecting}</p>;
  if (back.value !== null) return <LookingBack />;
  const you = sight.value?.you.seat ?? -1;
  const others = table.waiting.map(({ seat }) => seat).filter((seat) => seat !== you);
  const names = table.chairs.map(nameOf);
  const told = log.value.findLast(({ lines }) => lines.some(isNews));
  const happened = told?.lines.filter(isNews).map(({ text }) => text) ?? [];
  const runs = showing.behind.value;
  return (
    <>
      <div class="asks-row">
        {runs ? (
          <p class="asks happens" id="question" key={told?.step}>
            {told !== undefined && happened[0]?.includes(names[told.seat]) ? (
              <SeatMark seat={told.seat} size={22} />
            ) : null}
            <span>{happened.length > 0 ? happened.slice(-MOST_TOLD).join(" ") : w.playing}</span>
          </p>
        ) : (
          <p class="asks quiet" id="question">
            {says()}
          </p>
        )}
        <Standing />
      </div>
      {runs ? (
        <div class="answers">
          <button type="button" class="second skip-ahead" onClick={() => showing.skip()}>
            {w.skip} <kbd aria-hidden="true">{w.space}</kbd>
          </button>
        </div>
      ) : others.length > 0 && happened.length > 0 ? (
        <p class="happened">{happened.slice(-MOST_TOLD).join(" ")}</p>
      ) : null}
    </>
  );

  function says(): string {
    if (table?.status === "over") return words.value.result.title;
    if (others.length > 0) return w.waitingFor(listed(others.map((seat) => names[seat])));
    return you < 0 ? w.spectator : w.playing;
  }
}

/** An earlier moment stands on the board: which, and the way on and back. */
function LookingBack() {
  const { back, log, lookBack, backToNow } = useSitting();
  const w = words.value.table;
  const step = back.value;
  if (step === null) return null;
  const told = log.value.filter(({ lines }) => lines.length > 0);
  const before = told.findLast((one) => one.step < step);
  const after = told.find((one) => one.step > step);
  const lines =
    told
      .find((one) => one.step === step)
      ?.lines.filter(isNews)
      .map(({ text }) => text) ?? [];
  return (
    <div class="banner back">
      <p id="question" role="status">
        <b>{w.asItWas(step)}</b> {lines.join(" ")}
      </p>
      <button
        type="button"
        class="plain"
        disabled={before === undefined}
        onClick={() => void lookBack(before?.step ?? 0)}
      >
        {w.previous}
      </button>
      <button
        type="button"
        class="plain"
        disabled={after === undefined}
        onClick={() => void lookBack(after?.step ?? 0)}
      >
        {w.next}
      </button>
      <button type="button" class="main" onClick={backToNow}>
        {w.backToNow}
      </button>
    </div>
  );
}

/** What can be done whether or not something is asked. */
function Standing() {
  const { sight, do: act } = useSitting();
  const w = words.value.table;
  const { table, you } = sight.value ?? {};
  if (table === undefined || you === undefined) return null;
  return (
    <div class="standing">
      {you.mayTakeBack ? (
        <button type="button" class="plain" onClick={() => void act({ do: "take-back" })}>
          <Icon name="anticlockwise-rotation" /> {w.takeBack}
        </button>
      ) : null}
      {you.mayUndo && table.status === "playing" ? (
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

/** It stays until the table has taken the answer, with what was picked, so that nothing moves under anyone's hands. */
function Question({ scene, question, focusFirst }: QuestionProps) {
  const { face, asking, asks, panel, rule } = useSitting();
  const w = words.value.table;
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focusFirst) list.current?.querySelector("button")?.focus();
  }, []);

  const among = asking.among.value;
  const offered = (among.length > 0 ? among : question.options).filter((key) => key !== PASS);
  const sought = wanted.trim().toLocaleLowerCase();
  const groups = useMemo(() => {
    const said = offered.map((key) => [key, face.option(scene, question, key)] as const);
    return kindred(sought === "" ? said : said.filter(([, text]) => text.toLocaleLowerCase().includes(sought)));
  }, [scene, question, among, sought]);
  const shown = groups.reduce((sum, kin) => sum + kin.length, 0);
  const several = question.max > 1;

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
      <fieldset class="answers" aria-labelledby="question" disabled={!asks.value}>
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
        <ul class="options" ref={list} data-many={shown > ROOMY || undefined} aria-label={w.options}>
          {groups.map((kin) => (
            <li key={kin[0].key} class="kin">
              {kin.map((worded) => (
                <Option key={worded.key} worded={worded} most={question.max} />
              ))}
            </li>
          ))}
          {shown === 0 && offered.length > 0 ? <li>{w.filterNone}</li> : null}
        </ul>
        <div class="commit">
          <Confirm question={question} />
          {question.options.includes(PASS) ? <Pass alone={offered.length === 0} /> : null}
          {question.window ? <WindowChoices id={question.id} seat={scene.viewer} /> : null}
        </div>
      </fieldset>
    </>
  );
}

/** One option in words. It is drawn again when it is picked or taken back, not when another is. */
function Option({ worded, most }: { readonly worded: Worded; readonly most: number }) {
  const { asking } = useSitting();
  const { key, text, short, n } = worded;
  const picked = useComputed(() => asking.picked.value.includes(key));
  const full = useComputed(() => most > 1 && asking.picked.value.length >= most);
  return (
    <button
      type="button"
      class="option"
      data-option={key}
      aria-label={short === text ? undefined : text}
      aria-pressed={picked.value}
      disabled={full.value && !picked.value}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") asking.consider(key);
      }}
      onPointerLeave={() => asking.consider(null)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) asking.consider(key);
      }}
      onBlur={() => asking.consider(null)}
      onClick={() => asking.pick(key)}
    >
      {n < 9 ? <kbd aria-hidden="true">{n + 1}</kbd> : null}
      {short}
    </button>
  );
}

/** What is picked waits for a word, where several may be or where the player wants it so. */
function Confirm({ question }: { readonly question: AskedQuestion }) {
  const { asking } = useSitting();
  const w = words.value.table;
  const picked = asking.picked.value.length;
  if (question.max === 1 && (picked === 0 || !settings.value.confirmSingle)) return null;
  return (
    <>
      <span class="count">{w.picked(picked, question.min, question.max)}</span>
      <button type="button" class="plain" disabled={picked === 0} onClick={() => asking.clear()}>
        {w.clear}
      </button>
      <button type="button" class="main" disabled={!asking.ready.value} onClick={() => asking.confirm()}>
        {w.confirm}
      </button>
    </>
  );
}

/** To choose none of the others; the main thing to do where there is no other. */
function Pass({ alone }: { readonly alone: boolean }) {
  const { asking } = useSitting();
  return (
    <button
      type="button"
      class={alone ? "main" : "second"}
      data-option={PASS}
      aria-pressed={asking.picked.value.includes(PASS)}
      onClick={() => asking.pick(PASS)}
    >
      {words.value.table.pass}
    </button>
  );
}

interface Worded {
  readonly key: string;
  readonly text: string;
  /** Without what the one before it says already. */
  readonly short: string;
  readonly n: number;
}

/** Options that are sides of one thing, `card:plot/light` and `card:plot/dark`, stand together, and its name is said once. */
function kindred(said: readonly (readonly [string, string])[]): readonly (readonly Worded[])[] {
  const groups: Worded[][] = [];
  let stem = "";
  for (const [n, [key, text]] of said.entries()) {
    const [of] = key.split("/");
    const kin = of !== key && of === stem ? groups.at(-1) : undefined;
    const name = `${text.split(", ")[0]}, `;
    if (kin === undefined) groups.push([{ key, text, short: text, n }]);
    else kin.push({ key, text, short: kin[0].text.startsWith(name) ? text.slice(name.length) : text, n });
    stem = of;
  }
  return groups;
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
