/** A finished game, step by step: from any seat or with all cards open, checked on the way, and a place to play on from. */
import type { Record as GameRecord } from "@blackrose/kernel";
import type { Step } from "@blackrose/protocol";
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { asking } from "../ask/asking.ts";
import { PointingContext } from "../ask/thing.tsx";
import { wish } from "../engine/engine.ts";
import { Explain } from "../explain/explain.tsx";
import type { GameFace, Scene } from "../face.ts";
import { isGame, loadFace } from "../games.ts";
import { me } from "../home/quick.ts";
import { savedRecord } from "../link/saves.ts";
import { server } from "../link/server.ts";
import { Icon } from "../look/icon.tsx";
import { glide, type Places } from "../look/motion.ts";
import { Trouble } from "../look/trouble.tsx";
import { Waiting } from "../look/waiting.tsx";
import { go } from "../route.ts";
import { RuleDialog } from "../rules/rule-dialog.tsx";
import { settings } from "../settings.ts";
import { isNews, teller } from "../table/sitting.ts";
import { language, words } from "../words/index.ts";
import "../table/table.css";

/** Sees everything. */
const ALL = -2;

interface Opened {
  readonly face: GameFace;
  readonly record: GameRecord;
  readonly turns: readonly number[];
  readonly names: readonly string[];
}

export function ReplayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<readonly [string, string] | null>(null);
  useEffect(() => {
    open(id).then(
      (found) => (Array.isArray(found) ? setProblem(found as never) : setOpened(found as Opened)),
      (error: Error) => setProblem([words.peek().replay.missing, error.message]),
    );
  }, [id]);
  if (problem !== null) return <Trouble title={problem[0]} help={problem[1]} />;
  if (opened === null) {
    return <Waiting text={words.value.replay.checking} />;
  }
  return <Player {...opened} />;
}

async function open(id: string): Promise<Opened | readonly [string, string]> {
  const own = await savedRecord(id).catch(() => undefined);
  const given: unknown = own?.record ?? (await server.replay(id));
  const checked = await wish({ do: "replay", record: given });
  const w = words.peek().replay;
  if ("problem" in checked) return [checked.problem === "other" ? w.other : w.broken, checked.sentence];
  const { record, turns } = checked;
  if (!isGame(record.game)) return [w.other, ""];
  const names = Array.from({ length: record.seats }, (_, seat) => own?.names[seat] ?? w.seat(seat + 1));
  return { face: await loadFace(record.game), record, turns, names };
}

function Player({ face, record, turns, names }: Opened) {
  const w = words.value.replay;
  const most = record.answers.length;
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState(ALL);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [view, setView] = useState<Scene["view"] | null>(null);
  const [runs, setRuns] = useState(false);
  const [explained, setExplained] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const before = useRef<Places>(new Map());
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
  useLayoutEffect(() => {
    if (board.current !== null) before.current = glide(board.current, before.current);
  }, [view]);

  useEffect(() => {
    document.querySelector(".replaying .log-step[data-now]")?.scrollIntoView({ block: "nearest" });
  }, [at, steps]);

  const turnBefore = (now: number): number => turns.findLast((turn) => turn < now) ?? 0;
  const turnAfter = (now: number): number => turns.find((turn) => turn > now) ?? most;
  useEffect(() => {
    const moves: { readonly [key: string]: (now: number, turn: boolean) => number } = {
      ArrowLeft: (now, turn) => (turn ? turnBefore(now) : now - 1),
      ArrowRight: (now, turn) => (turn ? turnAfter(now) : now + 1),
      PageUp: turnBefore,
      PageDown: turnAfter,
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
  }, [turns]);

  const scene: Scene | null = view && {
    language: language.value,
    names,
    viewer,
    options: record.options,
    view,
    question: null,
    waiting: [],
  };
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
  }

  return (
    <div class="table-screen replaying">
      <header class="top-bar">
        <a class="to-home" href="/" aria-label={words.value.app.home}>
          <Icon name="rose" />
        </a>
        <h1 class="where">
          {w.title}: {scene === null ? "" : face.where(scene)}
        </h1>
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
      </header>
      <div class="banners" />
      <PointingContext.Provider value={pointing}>
        <main id="main" class="board" ref={board} tabIndex={-1} aria-label={words.value.table.board}>
          {scene === null ? null : <face.Board scene={scene} />}
        </main>
      </PointingContext.Provider>
      <aside class="side" aria-label={words.value.table.log}>
        <p class="note">{w.holds}</p>
        <ol class="log-lines" tabIndex={0} aria-label={words.value.table.log}>
          {told
            .filter(({ lines, step }) => lines.length > 0 && Math.abs(step - at) < 150)
            .map(({ step, lines }) => (
              <li key={step} class="log-step" data-now={step === at || undefined}>
                {lines.map((line, i) => (
                  <p key={i} class={`log-${line.weight}`}>
                    <button type="button" class="log-text" onClick={() => setAt(step)}>
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
        <div class="row wrap">
          <Jump label={w.first} sign="|◀" to={0} onJump={setAt} off={at === 0} />
          <Jump label={w.roundBack} sign="◀◀" to={turnBefore(at)} onJump={setAt} off={at === 0} />
          <Jump label={w.back} sign="◀" to={at - 1} onJump={setAt} off={at === 0} />
          <button type="button" class="main" onClick={() => setRuns(!runs)}>
            {runs ? w.stop : w.play}
          </button>
          <Jump label={w.forward} sign="▶" to={at + 1} onJump={setAt} off={at === most} />
          <Jump label={w.roundForward} sign="▶▶" to={turnAfter(at)} onJump={setAt} off={at === most} />
          <Jump label={w.last} sign="▶|" to={most} onJump={setAt} off={at === most} />
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
  readonly sign: string;
  readonly to: number;
  readonly off: boolean;
  readonly onJump: (to: number) => void;
}

function Jump({ label, sign, to, off, onJump }: JumpProps) {
  return (
    <button type="button" class="plain" aria-label={label} title={label} disabled={off} onClick={() => onJump(to)}>
      {sign}
    </button>
  );
}
