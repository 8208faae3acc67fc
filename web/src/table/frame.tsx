/** The table as one screen: who plays above, the board in the middle, what is asked below, what happened at the side. */
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { PointingContext } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { later, laterPage } from "../look/later.tsx";
import { useGlide } from "../look/motion.ts";
import { wide } from "../look/wide.ts";
import { RuleDialog } from "../rules/rule-dialog.tsx";
import { words } from "../words/index.ts";
import { AskBar } from "./ask-bar.tsx";
import { Narrator } from "./narrator.tsx";
import { Seats } from "./seats.tsx";
import { SignOver } from "./sign.tsx";
import { type Panel, useSitting } from "./sitting.ts";
import "./table.css";

// Not needed for the first move, so fetched when they are.
const nothing = (): null => null;
const Hands = later(async () => (await import("./hands.tsx")).Hands, nothing);
const Explain = later(async () => (await import("../explain/explain.tsx")).Explain, nothing);
const Menu = later(async () => (await import("./menu.tsx")).Menu, nothing);
const Proposals = later(async () => (await import("./proposals.tsx")).Proposals, nothing);
const Log = later(async () => (await import("./log.tsx")).Log, nothing);
const Chat = later(async () => (await import("./chat.tsx")).Chat, nothing);
const InWords = laterPage(async () => (await import("./in-words.tsx")).InWords, nothing);
const KeysSheet = laterPage(async () => (await import("./keys-sheet.tsx")).KeysSheet, nothing);
const ResultSheet = later(async () => (await import("./result.tsx")).ResultSheet, nothing);

export function Frame({ scene, extra }: { readonly scene: Scene; readonly extra?: ComponentChildren }) {
  const sitting = useSitting();
  const { panel, face, explained, rule, sight, here, link } = sitting;
  const w = words.value;
  const board = useRef<HTMLDivElement>(null);
  const pointing = useMemo(
    () => ({
      asking: sitting.asking,
      explain(thing: string) {
        explained.value = thing;
      },
    }),
    [sitting],
  );
  const side: Panel = panel.value === "chat" && !here ? "chat" : "log";
  const over = sight.value?.table.status === "over";
  const shut = (): void => {
    panel.value = null;
  };

  return (
    <div class="table-screen" data-panel={panel.value ?? undefined}>
      <a class="skip" href="#ask">
        {w.app.skipToAsk}
      </a>
      <header class="top-bar">
        <a class="to-home" href="/" aria-label={w.app.home}>
          <Icon name="rose" />
        </a>
        <h1 class="where">{face.where(scene)}</h1>
        <Seats />
        <nav class="top-buttons" aria-label={w.app.menu}>
          {over ? <Toggle of="result" icon="laurel-crown" label={w.result.show} /> : null}
          <Toggle of="log" icon="scroll-quill" label={w.table.log} narrow />
          {here ? null : <Toggle of="chat" icon="chat-bubble" label={w.table.chat} />}
          <Toggle of="menu" icon="hamburger-menu" label={w.app.menu} />
        </nav>
        {panel.value === "menu" ? <Menu /> : null}
      </header>
      <div class="banners">
        {link.connection.value === "lost" ? (
          <div class="banner warn" role="status">
            <p>{w.table.lost}</p>
          </div>
        ) : null}
        <Proposals />
        {wide.value ? null : extra}
      </div>
      <PointingContext.Provider value={pointing}>
        <main id="main" class="board" ref={board} tabIndex={-1} aria-label={w.table.board}>
          <Gliding board={board} scene={scene} />
          <SignOver />
        </main>
      </PointingContext.Provider>
      <Hands scene={scene} board={board} />
      <aside class="side" aria-label={side === "chat" ? w.table.chat : w.table.log}>
        <button type="button" class="plain round side-close" aria-label={w.app.close} onClick={shut}>
          <Icon name="cancel" />
        </button>
        {wide.value ? extra : null}
        {side === "chat" ? <Chat /> : <Log />}
      </aside>
      <AskBar />
      <Narrator />
      {panel.value === "text" ? <InWords scene={scene} onClose={shut} /> : null}
      {panel.value === "keys" ? <KeysSheet onClose={shut} /> : null}
      {panel.value === "result" ? <ResultSheet /> : null}
      {explained.value === null ? null : (
        <Explain
          key={explained.value}
          face={face}
          scene={scene}
          thing={explained.value}
          onRule={(id) => {
            rule.value = id;
          }}
          onClose={() => {
            explained.value = null;
          }}
        />
      )}
      {rule.value === null ? null : (
        <RuleDialog
          rule={rule.value}
          onClose={() => {
            rule.value = null;
          }}
        />
      )}
    </div>
  );
}

/** Draws the board; what lies elsewhere than before glides there. */
function Gliding({
  board,
  scene,
}: {
  readonly board: { readonly current: HTMLElement | null };
  readonly scene: Scene;
}) {
  const { face } = useSitting();
  useGlide(board, face, scene);
  // What else changes around the board does not draw it again.
  return useMemo(() => <face.Board scene={scene} />, [face, scene]);
}

interface ToggleProps {
  readonly of: Panel;
  readonly icon: string;
  readonly label: string;
  /** Only where the screen is too narrow to show it all the time. */
  readonly narrow?: boolean;
}

function Toggle({ of, icon, label, narrow }: ToggleProps) {
  const { panel } = useSitting();
  return (
    <button
      type="button"
      class={narrow ? "plain narrow" : "plain"}
      aria-label={label}
      title={label}
      aria-expanded={panel.value === of}
      onClick={() => {
        panel.value = panel.value === of ? null : of;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
