/** A finished game, step by step: from any seat or with all cards open, checked on the way, and a place to play on from. */
import type { Record as GameRecord } from "@blackrose/kernel";
import type { Step } from "@blackrose/protocol";
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { asking } from "../ask/asking.ts";
import { PointingContext } from "../ask/thing.tsx";
import { wish } from "../engine/engine.ts";
import { Explain } from "../explain/explain.tsx";
import type { GameFace, PlayedTable, Scene } from "../face.ts";
import { isGame, loadFace } from "../games.ts";
import { me } from "../home/quick.ts";
import { type Problem, server } from "../link/server.ts";
import { Icon } from "../look/icon.tsx";
import { useGlide } from "../look/motion.ts";
import { Trouble } from "../look/trouble.tsx";
import { Waiting } from "../look/waiting.tsx";
import { go } from "../route.ts";
import { RuleDialog } from "../rules/rule-dialog.tsx";
import { settings } from "../settings.ts";
import { recordHere } from "../table/keep.ts";
import { isNews, teller } from "../table/sitting.ts";
import { language, pageWords, words } from "../words/index.ts";
import "../table/table.css";
import "./replay.css";

/** Sees everything. */
const ALL = -2;

interface Opened {
  readonly face: GameFace;
  readonly record: GameRecord;
  /** The steps at which the game turned to something new: its rounds. */
  readonly rounds: readonly number[];
  readonly names: readonly string[];
  readonly plays: PlayedTable;
}

export function ReplayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<readonly [string, string] | null>(null);
  useEffect(() => {
    open(id).then(
      (found) => (Array.isArray(found) ? setProblem(found as never) : setOpened(found as Opened)),
      (error: Problem) =>
        setProblem([pageWords.peek().replay.missing, error.code === "unreachable" ? error.message : ""]),
    );
  }, [id]);
  if (problem !== null) return <Trouble title={problem[0]} help={problem[1]} />;
  if (opened === null) {
    return <Waiting text={pageWords.value.replay.checking} />;
  }
  return <Player {...opened} />;
}

async function open(id: string): Promise<Opened | readonly [string, string]> {
  const own = await recordHere(id).catch(() => undefined);
  const given: unknown = own?.record ?? (await server.replay(id));
  const checked = await wish({ do: "replay", record: given });
  const w = pageWords.peek().replay;
  if ("problem" in checked) {
    const [title, help] = checked.problem === "other" ? [w.other, w.otherHelp] : [w.broken, w.brokenHelp];
    return [title, `${help} (${checked.sentence})`];
  }
  const { record, turns, plays } = checked;
  if (!isGame(record.game)) return [w.other, w.otherHelp];
  const names = Array.from({ length: record.seats }, (_, seat) => own?.names[seat] ?? w.seat(seat + 1));
  return { face: await loadFace(record.game), record, rounds: turns, names, plays };
}

/** The steps before which somebody else began to answer. */
const turnsOf = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ step, seat }, i) => (i > 0 && seat !== steps[i - 1].seat ? [step - 1] : []));

const before = (marks: readonly number[], now: number): number => marks.findLast((mark) => mark < now) ?? 0;
const after = (marks: readonly number[], now: number, most: number): number => marks.find((mark) => mark > now) ?? most;

function Player({ face, record, rounds, names, plays }: Opened) {
  const w = pageWords.value.replay;
  const most = record.answers.length;
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState(ALL);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [view, setView] = useState<Scene["view"] | null>(null);
  const [runs, setRuns] = useState(false);
  const [log, setLog] = useState(false);
  const [problem, setProblem] = useState("");
  const [explained, setExplained] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const tell = useMemo(() => teller(face), [face, viewer]);

  useEffect(() => {
    void wish({ do: "steps", viewer }).then(setSteps);
  }, [viewer]);
  useEffect(() => {
    let late = false;
    void wish({ do: "look", step: at, viewer }).then((seen) => {
      if (!late) setView(seen);
    });
    return () => {
      late = true;
    };
  }, [at, viewer]);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(
      () => (at < most ? setAt(at + 1) : setRuns(false)),
      800 * Math.max(settings.value.pause, 0.25),
    );
    return () => clearTimeout(timer);
  }, [runs, at]);

  useEffect(() => {
    // Only the list: into a drawer that is shut nothing else must scroll.
    const { current } = list;
    const line = current?.querySelector<HTMLElement>("[data-now]");
    if (current === null || line == null) return;
    const [around, inside] = [current.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inside.top < around.top || inside.bottom > around.bottom) {
      current.scrollTop += inside.top - around.top - around.height / 2;
    }
  }, [at, steps]);

  const turns = useMemo(() => turnsOf(steps), [steps]);
  useEffect(() => {
    const moves: { readonly [key: string]: (now: number, turn: boolean) => number } = {
      ArrowLeft: (now, turn) => (turn ? before(turns, now) : now - 1),
      ArrowRight: (now, turn) => (turn ? after(turns, now, most) : now + 1),
      PageUp: (now) => before(rounds, now),
      PageDown: (now) => after(rounds, now, most),
      Home: () => 0,
      End: () => most,
    };
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, select, dialog") !== null) return;
      const move = moves[event.key];
      if (move === undefined) return;
      event.preventDefault();
      setAt((now) => Math.min(Math.max(move(now, event.shiftKey), 0), most));
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [turns, rounds]);

  const played = face.played(plays);
  const scene: Scene | null =
    view === null || played == null
      ? null
      : {
          language: language.value,
          names,
          viewer,
          options: record.options,
          played,
          view,
          question: null,
          // Who answers next.
          waiting: steps[at + 1] === undefined ? [] : [steps[at + 1].seat],
        };
  useGlide(board, face, scene);
  const told = scene === null ? [] : tell(scene, steps);
  const pointing = useMemo(
    () => ({ asking: asking(face, signal<Scene | null>(null), () => undefined, signal(true)), explain: setExplained }),
    [face],
  );

  async function playOn(): Promise<void> {
    const seat = Math.max(viewer, 0);
    const made = await wish({
      do: "make",
      host: me(),
      from: { record, step: at },
      setup: {
        game: face.game,
        options: record.options,
        chairs: names.map((_, one) => (one === seat ? { is: "you" } : { is: "bot", level: "greedy" })),
        pace: { is: "free" },
        listed: false,
      },
    });
    if ("table" in made) go(`/table/${made.table}`);
    else setProblem(made.problem);
  }
  const jump = (step: number): void => {
    setRuns(false);
    setAt(step);
  };

  return (
    <div class="table-screen replaying" data-panel={log ? "log" : undefined}>
      <header class="top-bar">
        <a class="to-home" href="/" aria-label={words.value.app.home}>
          <Icon name="rose" />
        </a>
        <h1 class="where">{scene === null ? w.title : w.titleAt(face.where(scene))}</h1>
        <label class="field inline">
          <span>{w.view}</span>
          <select value={String(viewer)} onChange={(event) => setViewer(Number(event.currentTarget.value))}>
            <option value={String(ALL)}>{w.all}</option>
            {names.map((name, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div class="top-buttons">
          <button
            type="button"
            class="plain narrow"
            aria-label={words.value.table.log}
            title={words.value.table.log}
            aria-expanded={log}
            onClick={() => setLog(!log)}
          >
            <Icon name="scroll-quill" />
          </button>
        </div>
      </header>
      <div class="banners" />
      <PointingContext.Provider value={pointing}>
        <main id="main" class="board" ref={board} tabIndex={-1} aria-label={words.value.table.board}>
          {scene === null ? null : <face.Board scene={scene} />}
        </main>
      </PointingContext.Provider>
      <aside class="side" aria-label={words.value.table.log}>
        <button
          type="button"
          class="plain round side-close"
          aria-label={words.value.app.close}
          onClick={() => setLog(false)}
        >
          <Icon name="cancel" />
        </button>
        <p class="note">{w.holds}</p>
        <ol ref={list} class="log-lines" tabIndex={0} aria-label={words.value.table.log}>
          {told
            .filter(({ lines, step }) => lines.length > 0 && Math.abs(step - at) < 150)
            .map(({ step, lines }) => (
              <li key={step} class="log-step" data-now={step === at || undefined}>
                {lines.map((line, i) => (
                  <p key={i} class={`log-${line.weight}`}>
                    <button
                      type="button"
                      class="log-text"
                      onClick={() => {
                        jump(step);
                        setLog(false);
                      }}
                    >
                      {line.text}
                    </button>
                  </p>
                ))}
              </li>
            ))}
        </ol>
      </aside>
      <section class="ask-bar replay-bar" aria-label={w.title}>
        <p class="happened" aria-live="polite">
          {told
            .find(({ step }) => step === at)
            ?.lines.filter(isNews)
            .map(({ text }) => text)
            .join(" ") ?? ""}
        </p>
        <input
          type="range"
          min="0"
          max={most}
          value={at}
          aria-label={w.at(at, most)}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
        <div class="replay-buttons">
          <Jump label={w.first} way="back" size={0} to={0} onJump={jump} off={at === 0} />
          <Jump label={w.roundBack} way="back" size={3} to={before(rounds, at)} onJump={jump} off={at === 0} />
          <Jump label={w.turnBack} way="back" size={2} to={before(turns, at)} onJump={jump} off={at === 0} />
          <Jump label={w.back} way="back" size={1} to={at - 1} onJump={jump} off={at === 0} />
          <button type="button" class="main" disabled={at === most && !runs} onClick={() => setRuns(!runs)}>
            {runs ? w.stop : w.play}
          </button>
          <Jump label={w.forward} way="on" size={1} to={at + 1} onJump={jump} off={at === most} />
          <Jump label={w.turnForward} way="on" size={2} to={after(turns, at, most)} onJump={jump} off={at === most} />
          <Jump label={w.roundForward} way="on" size={3} to={after(rounds, at, most)} onJump={jump} off={at === most} />
          <Jump label={w.last} way="on" size={0} to={most} onJump={jump} off={at === most} />
          <span role="status">{w.at(at, most)}</span>
          <button
            type="button"
            class="second"
            title={w.playOnHelp}
            disabled={at === most}
            onClick={() => void playOn()}
          >
            {w.playOn}
          </button>
        </div>
        <p role="alert" class="refusal" hidden={problem === ""}>
          {problem}
        </p>
      </section>
      {explained === null || scene === null ? null : (
        <Explain face={face} scene={scene} thing={explained} onRule={setRule} onClose={() => setExplained(null)} />
      )}
      {rule === null ? null : <RuleDialog rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

interface JumpProps {
  readonly label: string;
  readonly way: "back" | "on";
  /** How far: 1 an answer, 2 a turn, 3 a round, 0 all the way. */
  readonly size: 0 | 1 | 2 | 3;
  readonly to: number;
  readonly off: boolean;
  readonly onJump: (to: number) => void;
}

/** The farther it goes, the more arrows it shows; to the ends it goes against a wall. */
function Jump({ label, way, size, to, off, onJump }: JumpProps) {
  return (
    <button
      type="button"
      class="plain jump"
      data-size={size}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={() => onJump(to)}
    >
      <svg class="jump-sign" data-way={way} viewBox="0 0 30 16" aria-hidden="true">
        {Array.from({ length: Math.max(size, 1) }, (_, i) => (
          <path key={i} d={`M${15 + 4.5 * (Math.max(size, 1) - 2 * i - 2)} 2l9 6-9 6z`} />
        ))}
        {size === 0 ? <path d="M20 2h2.500v12H20z" /> : null}
      </svg>
    </button>
  );
}
