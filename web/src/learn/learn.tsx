/** The first game: a real table with the same luck for everyone, and words beside it that come when they are needed. Resumable. */
import type { GameName } from "@blackrose/protocol";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { wish } from "../engine/engine.ts";
import type { Lesson } from "../face.ts";
import { loadFace } from "../games.ts";
import { me, setupOf, sitDownHere } from "../home/quick.ts";
import { savedTable } from "../link/saves.ts";
import { Trouble } from "../look/trouble.tsx";
import { Waiting } from "../look/waiting.tsx";
import { pulse } from "../look/motion.ts";
import { TableScreen } from "../table/screen.tsx";
import { useSitting } from "../table/sitting.ts";
import { language, pageWords, words } from "../words/index.ts";
import "./learn.css";

/** Where a lesson stands: its table, and the steps understood. */
interface Progress {
  readonly table: string;
  readonly done: readonly string[];
}

/** Which game is taught, and which of its courses. */
interface Taught {
  readonly game: GameName;
  readonly course: string;
}

const key = ({ game, course }: Taught): string =>
  course === "first" ? `blackrose.lesson.${game}` : `blackrose.lesson.${game}.${course}`;
const progress = signal<(Progress & { readonly lesson: Lesson }) | null>(null);

function read(taught: Taught): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(key(taught)) ?? "null") as Progress | null;
  } catch {
    return null;
  }
}

function keep(taught: Taught, lesson: Lesson, now: Progress): void {
  progress.value = { ...now, lesson };
  try {
    localStorage.setItem(key(taught), JSON.stringify(now));
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}

export function LearnPage({ game, course }: Taught) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    progress.value = null;
    begin({ game, course }).catch((error: Error) => setProblem(error.message));
  }, [game, course]);
  if (problem !== "") return <Trouble title={pageWords.value.make.refused} help={problem} />;
  const now = progress.value;
  if (now === null) {
    return <Waiting text={words.value.app.loading} />;
  }
  return <TableScreen key={now.table} id={now.table} around={() => <Balloon game={game} course={course} />} />;
}

async function begin(taught: Taught, anew = false): Promise<void> {
  const { game, course } = taught;
  const { lessons } = await loadFace(game);
  const lesson = await (lessons[course] ?? lessons["first"])();
  const before = read(taught);
  if (!anew && before !== null && (await savedTable(before.table)) !== undefined) {
    progress.value = { ...before, lesson };
    return;
  }
  const made = await wish({
    do: "make",
    host: me(),
    lesson: { seed: lesson.seed },
    setup: {
      game,
      name:
        course === "rebirth"
          ? words.peek().home.firstRebirth
          : pageWords.peek().learn.title(words.peek().games[game].title),
      options: lesson.options,
      chairs: Array.from({ length: lesson.seats }, (_, i) =>
        i === 0 ? { is: "you" } : { is: "bot", level: "random" },
      ),
      pace: { is: "free" },
      listed: false,
    },
  });
  if ("problem" in made) throw new Error(made.problem);
  keep(taught, lesson, { table: made.table, done: [] });
}

/** Before the lesson has come. */
const NOTHING: Lesson = { seats: 0, options: {}, seed: "", steps: [] };

function Balloon(taught: Taught) {
  const { asking, sent, sight, showing } = useSitting();
  const now = progress.value;
  const lesson = now?.lesson ?? NOTHING;
  const scene = asking.scene.value;
  const done = now?.done ?? [];
  const over = sight.value?.table.status === "over" || isLearnt(lesson, done);
  const open = lesson.steps.filter(({ id }) => !done.includes(id));
  const step = scene === null || over ? undefined : open.find((one) => one.when(scene));
  const w = pageWords.value.learn;
  // A step that is in the way is folded to a line; the next one stands open again.
  const [folded, setFolded] = useState("");
  const learnt = (ids: readonly string[]): void => {
    if (now !== null) keep(taught, lesson, { table: now.table, done: [...now.done, ...ids] });
  };

  // An answer to the decision it speaks of says that it was understood.
  const decision = scene?.question?.decision;
  useEffect(() => {
    if (step === undefined || step.until === "read" || sent.value < 0) return;
    if (sight.value?.question?.id === sent.value && decision === step.until.decision) learnt([step.id]);
  }, [sent.value]);

  // What it speaks of glows.
  useEffect(() => {
    for (const thing of step?.points ?? []) {
      const drawn = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
      if (drawn !== null) pulse(drawn);
    }
  }, [step?.id]);

  // How it ended is told in a sheet of its own.
  if (sight.value?.table.status === "over") return null;
  if (over) return <Learnt {...taught} />;
  if (step === undefined) {
    // Where it stood the next one will stand: the board stays where it is.
    return done.length > 0 ? (
      <div class="balloon" data-rests>
        <p>{showing.behind.value ? w.watch : w.goOn}</p>
      </div>
    ) : null;
  }
  return (
    <div class="balloon" role="status" data-folded={folded === step.id || undefined}>
      <button
        type="button"
        class="plain balloon-fold"
        aria-expanded={folded !== step.id}
        onClick={() => setFolded(folded === step.id ? "" : step.id)}
      >
        {w.step(done.length + 1, lesson.steps.length)}
      </button>
      <p>{step.text(language.value)}</p>
      <div class="balloon-row">
        {step.until === "read" ? (
          <button type="button" class="main" onClick={() => learnt([step.id])}>
            {w.next}
          </button>
        ) : (
          <small class="balloon-do">{w.doIt}</small>
        )}
        <button type="button" class="plain" onClick={() => learnt(lesson.steps.map(({ id }) => id))}>
          {w.skip}
        </button>
      </div>
    </div>
  );
}

/** Some steps speak of what not every game brings; who has come to the last one has seen what there is. */
const isLearnt = (lesson: Lesson, done: readonly string[]): boolean => {
  const last = lesson.steps.at(-1);
  return last === undefined || done.includes(last.id);
};

const closed = signal("");

function Learnt(taught: Taught) {
  const w = pageWords.value.learn;
  const table = progress.value?.table ?? "";
  const [problem, setProblem] = useState("");
  if (closed.value === table) return null;
  return (
    <div class="balloon" role="status">
      <p>{problem || w.over}</p>
      <div class="balloon-row">
        <button
          type="button"
          class="main"
          onClick={() => void sitDownHere(setupOf(taught.game)).catch((error: Error) => setProblem(error.message))}
        >
          {w.own}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => {
            closed.value = table;
          }}
        >
          {w.stay}
        </button>
        <button type="button" class="plain" onClick={() => void begin(taught, true)}>
          {w.restart}
        </button>
      </div>
    </div>
  );
}
