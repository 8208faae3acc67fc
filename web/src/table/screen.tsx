/** A table, wherever it is kept: finds it, sits down, and shows the stage it is in. */
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { loadFace } from "../games.ts";
import { type TableLink, tableLink } from "../link/link.ts";
import { ACCOUNT, dialHere } from "../link/local.ts";
import { savedTable } from "../link/saves.ts";
import { signedIn } from "../link/server.ts";
import { dialServer } from "../link/socket.ts";
import type { Ending } from "../link/wire.ts";
import { laterPage } from "../look/later.tsx";
import { Trouble } from "../look/trouble.tsx";
import { Waiting } from "../look/waiting.tsx";
import { settings } from "../settings.ts";
import { play } from "../sound/play.ts";
import { language, refusalIn, words } from "../words/index.ts";
import { Frame } from "./frame.tsx";
import { keepStanding, saveRemains } from "./keep.ts";
import { NOBODY_YET, nameOf } from "./names.ts";
import { useTurnNotice } from "./notice.ts";
import { type Sitting, SittingContext, sitDown, useSitting } from "./sitting.ts";

const Gathering = laterPage(async () => (await import("./gathering.tsx")).Gathering);
const HandOver = laterPage(async () => (await import("./hand-over.tsx")).HandOver);

/** `around` adds what a first game explains. */
export function TableScreen({ id, around }: { readonly id: string; readonly around?: () => ComponentChildren }) {
  const [link, setLink] = useState<{ readonly link: TableLink; readonly here: boolean } | null>(null);
  const [sitting, setSitting] = useState<Sitting | null>(null);

  useLayoutEffect(() => {
    let left = false;
    let opened: TableLink | null = null;
    const name = settings.peek().name || NOBODY_YET;
    void savedTable(id)
      .catch(() => undefined)
      .then(async (row) => {
        // Far away one needs a name to take part; without a server the line says so itself.
        if (row === undefined) await signedIn(name).catch(() => null);
        // It comes while the engine takes the table up; who lacks it is told when it is wanted.
        else loadFace(row.game).catch(() => null);
        if (left) return;
        const person = { account: ACCOUNT, name };
        opened = tableLink(id, row === undefined ? dialServer : dialHere(id, person));
        setLink({ link: opened, here: row !== undefined });
      });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);

  useLayoutEffect(() => {
    if (link === null) return;
    let seated: Sitting | null = null;
    let left = false;
    const stop = effect(() => {
      const game = link.link.sight.value?.table.game;
      if (game === undefined || seated !== null) return;
      void loadFace(game).then((face) => {
        if (left || seated !== null) return;
        seated = sitDown(link.link, face, link.here);
        setSitting(seated);
      });
    });
    // The list at home need not know every answer, only where it rests.
    let resting: ReturnType<typeof setTimeout> | undefined;
    const keeping = effect(() => {
      const { value } = link.link.sight;
      if (!link.here || value === null) return;
      clearTimeout(resting);
      // Whoever looks at the game again right after its end finds it kept.
      resting = setTimeout(() => void keepStanding(value), value.table.status === "over" ? 0 : 300);
    });
    return () => {
      left = true;
      stop();
      keeping();
      seated?.close();
    };
  }, [link]);

  const ending = link?.link.connection.value;
  if (link !== null && typeof ending === "object") return <Ended link={link.link} ending={ending} />;
  if (sitting === null) {
    return <Waiting text={words.value.table[ending === "lost" ? "lost" : "connecting"]} />;
  }
  return (
    <SittingContext.Provider value={sitting}>
      <Stage around={around} />
    </SittingContext.Provider>
  );
}

function Stage({ around }: { readonly around: (() => ComponentChildren) | undefined }) {
  const { sight, scene, face, here, link, asking, asks, do: act, showing } = useSitting();
  const { value } = sight;
  const question = asking.scene.value?.question ?? null;
  useTurnNotice(face.title(language.value), asks.value);
  useOpenResult();

  // On this device nobody learns anything from a silence, so nobody need say it.
  useEffect(() => {
    if (!here || !settings.peek().autoPass || question === null || !question.forced || !question.window) return;
    void act({ do: "answer", ask: question.id, keys: question.options.slice(0, question.max) });
  }, [question?.id]);

  if (value === null) return null;
  const { table, you } = value;
  const played = face.played(table);
  if (played === undefined) return <Waiting text={words.value.app.loading} />;
  if (played === null) {
    return (
      <Trouble title={words.value.table.old} help={words.value.table.oldHelp}>
        <button type="button" class="main" onClick={() => location.reload()}>
          {words.value.app.reload}
        </button>
      </Trouble>
    );
  }
  if (table.status === "closed")
    return <Trouble title={words.value.table.closed} help={words.value.table.missingTableHelp} />;
  if (table.status === "gathering") return <Gathering />;
  const next = nextAtDevice(
    table.waiting.map(({ seat }) => seat),
    you.seat,
    you.seats,
  );
  if (next !== null && table.status === "playing" && !showing.behind.value) {
    return <HandOver seat={next} name={nameOf(table.chairs[next], next)} onReady={() => link.sitOn(next)} />;
  }
  return scene.value === null ? null : <Frame scene={scene.value} extra={around?.()} />;
}

/** Of several people at one device: who has to answer, when it is not the one who sees the board now. */
function nextAtDevice(waiting: readonly number[], seat: number, seats: readonly number[]): number | null {
  if (seats.length < 2 || waiting.includes(seat)) return null;
  return waiting.find((one) => seats.includes(one)) ?? null;
}

/** The last thing that happens is seen before the result covers it. */
const LAST_LOOK = 1_800;

/** When the game ends before one's eyes, its result comes by itself. */
function useOpenResult(): void {
  const { sight, panel } = useSitting();
  const over = sight.value?.table.status === "over";
  const played = useRef(false);
  useEffect(() => {
    if (!over) {
      played.current = true;
      return;
    }
    const show = (): void => {
      panel.value = "result";
      if (played.current) play("chime");
    };
    const timer = setTimeout(show, played.current ? LAST_LOOK * settings.peek().pause : 0);
    return () => clearTimeout(timer);
  }, [over]);
}

function Ended({ link, ending }: { readonly link: TableLink; readonly ending: Ending }) {
  const w = words.value.table;
  const told: { readonly [code in Ending["code"]]: readonly [string, string] } = {
    missing: [w.missingTable, w.missingTableHelp],
    closed: [w.closed, w.missingTableHelp],
    elsewhere: [w.elsewhere, w.elsewhereHelp],
    damaged: [w.damaged, w.damagedHelp],
    old: [w.old, w.oldHelp],
    ended: [w.ended, refusalIn("abuse", "")],
  };
  const [title, help] = told[ending.code];
  return (
    <Trouble title={title} help={help}>
      {ending.code === "damaged" || ending.code === "old" ? (
        <button type="button" class="main" onClick={() => void saveRemains(link.id)}>
          {w.exportSave}
        </button>
      ) : (
        <button type="button" class="main" onClick={() => link.retry()}>
          {words.value.app.again}
        </button>
      )}
    </Trouble>
  );
}
