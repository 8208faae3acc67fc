/** Everything about being at a table, for the parts of its screen: what is shown, what is asked, what happened, and how to answer. */
import { rulesNoteIn } from "@blackrose/language";
import type { Action, Sight, Step } from "@blackrose/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Asking, asking } from "../ask/asking.ts";
import type { GameFace, LogLine, Scene, ThingKey } from "../face.ts";
import type { Reply, TableLink } from "../link/link.ts";
import { afterPaint } from "../look/after-paint.ts";
import { settings } from "../settings.ts";
import { GIVEN, soundOf } from "../sound/heard.ts";
import { play } from "../sound/play.ts";
import { language, refusalIn } from "../words/index.ts";
import { nameOf } from "./names.ts";
import { type Showing, showing } from "./showing.ts";

export interface Told {
  readonly step: number;
  readonly seat: number;
  readonly lines: readonly LogLine[];
}

/** The option that means none of the others; every game calls it so. */
export const PASS = "pass";

/** Worth a moment of its own, and of being said aloud. */
export const isNews = ({ weight }: LogLine): boolean => weight !== "detail";

/** What is opened beside or over the board. */
export type Panel = "log" | "chat" | "text" | "keys" | "why" | "result" | "menu" | null;

export interface Sitting {
  readonly link: TableLink;
  readonly face: GameFace;
  /** The table is on this device. */
  readonly here: boolean;
  readonly showing: Showing;
  readonly sight: ReadonlySignal<Sight | null>;
  /** What the board shows: the present, or an earlier moment. */
  readonly scene: ReadonlySignal<Scene | null>;
  readonly asking: Asking;
  readonly log: ReadonlySignal<readonly Told[]>;
  /** The step looked back at, or null for now. */
  readonly back: ReadonlySignal<number | null>;
  readonly refusal: ReadonlySignal<string>;
  /** The question answered but not acknowledged yet. */
  readonly sent: ReadonlySignal<number>;
  /** Something is asked of us that we have not answered. */
  readonly asks: ReadonlySignal<boolean>;
  readonly panel: { value: Panel };
  /** What is being explained, and which rule is open. */
  readonly explained: { value: ThingKey | null };
  readonly rule: { value: string | null };
  do(action: Action): Promise<Reply>;
  lookBack(step: number): Promise<void>;
  backToNow(): void;
  close(): void;
}

export const SittingContext = createContext<Sitting | null>(null);

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (sitting === null) throw new Error("not at a table");
  return sitting;
}

/** A sight as a face draws it. */
export function sceneOf(sight: Sight, face: GameFace): Scene | null {
  const { table, you, view, question } = sight;
  const played = face.played(table);
  if (view === null || played == null) return null;
  return {
    language: language.value,
    names: table.chairs.map(nameOf),
    viewer: you.seat,
    options: table.options,
    played,
    view,
    question,
    waiting: table.waiting.map(({ seat }) => seat),
  };
}

/** The log in words. A step's words are made once for each language, and when somebody reads them. */
export function teller(face: GameFace): (scene: Scene, steps: readonly Step[]) => readonly Told[] {
  let speaks = "";
  let made = new WeakMap<Step, Told>();
  return (scene, steps) => {
    if (speaks !== scene.language) made = new WeakMap();
    speaks = scene.language;
    return steps.map((step) => {
      const known = made.get(step);
      if (known !== undefined) return known;
      const told = toldBy(step, () => [...face.log(scene, step.events as never), ...ofTheRules(scene, step)]);
      made.set(step, told);
      return told;
    });
  };
}

/** What the table says of rules that have changed since the game was begun. */
const ofTheRules = ({ language: spoken }: Scene, { notes = [] }: Step): readonly LogLine[] =>
  notes.map((note) => ({ weight: "chapter", text: rulesNoteIn(spoken, note), things: [], rule: "K-REC-02" }));

function toldBy({ step, seat }: Step, says: () => readonly LogLine[]): Told {
  let make: typeof says | null = says;
  let lines: readonly LogLine[] = [];
  return {
    step,
    seat,
    get lines() {
      if (make !== null) [lines, make] = [make(), null];
      return lines;
    },
  };
}

export function sitDown(link: TableLink, face: GameFace, here: boolean): Sitting {
  const back = signal<number | null>(null);
  const earlier = signal<Scene["view"] | null>(null);
  const refusal = signal("");
  const sent = signal(-1);
  const explained = signal<ThingKey | null>(null);
  const rule = signal<string | null>(null);
  const panel = signal<Panel>(null);
  const tell = teller(face);
  const shown = showing(link, {
    pause: () => settings.peek().pause,
    signs({ sight, steps }) {
      const seen = sceneOf(sight, face);
      return seen === null ? [] : steps.flatMap(({ events }) => face.signs(seen, events as never));
    },
    lines({ sight, steps }) {
      const seen = sceneOf(sight, face);
      return seen === null ? 0 : tell(seen, steps).reduce((sum, { lines }) => sum + lines.filter(isNews).length, 0);
    },
    shows({ sight, steps }) {
      const sound = soundOf(face.sounds, steps, sight.you.seat);
      if (sound !== null) play(sound);
    },
    reads: () => explained.peek() !== null || rule.peek() !== null || back.peek() !== null,
  });

  const now = computed(() => (shown.sight.value === null ? null : sceneOf(shown.sight.value, face)));
  const scene = computed<Scene | null>(() => {
    const { value } = now;
    if (value === null || back.value === null || earlier.value === null) return value;
    return { ...value, view: earlier.value, question: null, waiting: [] };
  });
  /** What happened as far as it is shown: the same list as long as nothing new is. */
  let heard: readonly Step[] = [];
  const steps = computed(() => {
    const step = now.value === null ? -1 : (shown.sight.value?.table.step ?? 0);
    const all = link.steps.value.filter((one) => one.step <= step);
    if (all.length !== heard.length || all.some((one, i) => one !== heard[i])) heard = all;
    return heard;
  });
  const log = computed(() => {
    const all = steps.value;
    const seen = now.peek();
    return seen === null ? [] : tell(seen, all);
  });
  /** A question is shown when all that led to it was. */
  const asked = computed(() => {
    const { value } = scene;
    return value !== null && shown.behind.value ? { ...value, question: null } : value;
  });
  const asks = computed(() => {
    const question = asked.value?.question ?? null;
    return question !== null && sent.value !== question.id;
  });

  async function act(action: Action): Promise<Reply> {
    refusal.value = "";
    const reply = await link.act(action);
    if (reply.is === "refused") {
      const { code } = reply;
      refusal.value = refusalIn(code, face.refusal(code, reply.sentence, reply.rule, language.peek()));
      play("refusal");
    }
    return reply;
  }

  const give = (ask: number, keys: readonly string[]): void => {
    if (!asks.peek()) return;
    sent.value = ask;
    shown.seen();
    afterPaint(() => play(GIVEN));
    void act({ do: "answer", ask, keys: [...keys] }).then((reply) => {
      if (reply.is === "refused") sent.value = -1;
    });
  };

  return {
    link,
    face,
    here,
    showing: shown,
    sight: shown.sight,
    scene: asked,
    asking: asking(
      face,
      asked,
      give,
      computed(() => settings.value.confirmSingle),
      () => !asks.peek(),
    ),
    log,
    back,
    refusal,
    sent,
    asks,
    panel,
    explained,
    rule,
    do: act,
    async lookBack(step) {
      const reply = await act({ do: "look-back", step });
      // On a small screen the log lies over the board and over what is said.
      if (panel.peek() === "log") panel.value = null;
      if (reply.is !== "done" || reply.view === undefined) return;
      earlier.value = reply.view;
      back.value = step;
    },
    backToNow() {
      back.value = null;
      earlier.value = null;
    },
    close() {
      shown.stop();
      link.close();
    },
  };
}
