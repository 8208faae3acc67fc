/** The house: which page stands at which address, and what is around every page. */
import { Component, type ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { warmUp } from "./engine/engine.ts";
import { isGame } from "./games.ts";
import { Home } from "./home/home.tsx";
import { savedTable } from "./link/saves.ts";
import { Icon } from "./look/icon.tsx";
import { later, laterPage } from "./look/later.tsx";
import { Trouble } from "./look/trouble.tsx";
import { UpdateNotice } from "./offline/update.tsx";
import { path } from "./route.ts";
import type { Book } from "./rules/book-of.ts";
import { fetchPageWords, words } from "./words/index.ts";

const TableScreen = later(async () => (await import("./table/screen.tsx")).TableScreen);
const NewTable = laterPage(async () => (await import("./home/new-table.tsx")).NewTable);
const JoinPage = laterPage(async () => (await import("./home/join-page.tsx")).JoinPage);
const RulesPage = laterPage(async () => (await import("./rules/page.tsx")).RulesPage);
const CardsPage = laterPage(async () => (await import("./cards/cards.tsx")).CardsPage);
const LearnPage = laterPage(async () => (await import("./learn/learn.tsx")).LearnPage);
const ReplayPage = laterPage(async () => (await import("./replay/replay.tsx")).ReplayPage);
const SettingsPage = laterPage(async () => (await import("./preferences/settings-page.tsx")).SettingsPage);
const About = laterPage(async () => (await import("./about/about.tsx")).About);

const isBook = (name: string): name is Book => name === "table" || isGame(name);

/** An address cut short in the middle of a letter is read as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function page(at: string): ComponentChildren {
  const [room = "", first = "", second = ""] = at.replace(/#.*$/, "").split("/").slice(1).map(decoded);
  switch (room) {
    case "":
      return <Home />;
    case "new":
      return isGame(first) ? <NewTable key={first} game={first} /> : null;
    case "table":
      return <TableScreen key={first} id={first} />;
    case "join":
      return <JoinPage key={first} invitation={first} />;
    case "replay":
      return <ReplayPage key={first} id={first} />;
    case "rules":
      if (first === "") return <RulesPage />;
      return isBook(first) ? <RulesPage book={first} {...(second === "" ? {} : { rule: second })} /> : null;
    case "cards":
      return isGame(first) ? <CardsPage key={first} game={first} /> : null;
    case "learn":
      return isGame(first) ? <LearnPage key={at} game={first} course={second || "first"} /> : null;
    case "settings":
      return <SettingsPage />;
    case "about":
      return <About />;
    default:
      return null;
  }
}

/** At a table the whole screen is the table's. */
const isTable = (at: string): boolean => /^\/(table|learn|replay)\//.test(at);

/** Whoever comes back to a table left on this device, or plays alone, needs the engine: it starts while the page is fetched. */
export function expectTable(): void {
  const at = path.peek();
  if (!isTable(at)) return;
  const [, room, id] = at.split(/[/#]/);
  if (room !== "table") warmUp();
  else
    savedTable(id).then(
      (here) => here && warmUp(),
      () => undefined,
    );
}

export function App() {
  const w = words.value.app;
  const at = path.value;
  const first = useRef(true);
  // A refusal may need them at any time.
  useEffect(() => void fetchPageWords().catch(() => undefined), []);
  useEffect(() => {
    // Whoever goes to another page by keys starts at its top.
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [at]);
  return (
    <Safe key={at.replace(/#.*$/, "")}>
      <a class="skip" href="#main">
        {w.skipToMain}
      </a>
      {isTable(at) ? null : (
        <header class="house">
          <a class="to-home" href="/">
            <Icon name="rose" /> {w.name}
          </a>
          <nav aria-label={w.menu}>
            <a href="/rules">{w.rules}</a>
            <a href="/cards/treachery">{w.cards}</a>
            <a href="/settings">{w.settings}</a>
            <a href="/about">{w.about}</a>
          </nav>
        </header>
      )}
      {page(at) ?? <Trouble title={w.notFound} help={w.notFoundHelp} />}
      <UpdateNotice />
    </Safe>
  );
}

/** Never a blank page: what breaks says so and shows a way on. */
class Safe extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };
  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Trouble title={words.value.app.broken} help={words.value.app.brokenHelp}>
        <button type="button" class="main" onClick={() => location.reload()}>
          {words.value.app.reload}
        </button>
      </Trouble>
    );
  }
}
