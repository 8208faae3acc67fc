/** The front door: one click to play, and the way to everything else. */
import * as lodge from "@blackrose/lodge/seats";
import type { GameName } from "@blackrose/protocol";
import * as treachery from "@blackrose/treachery/options";
import { useEffect, useState } from "preact/hooks";
import { warmUp } from "../engine/engine.ts";
import { GAMES } from "../games.ts";
import { type SavedTable, savedTables } from "../link/saves.ts";
import { Icon } from "../look/icon.tsx";
import { Rose, Rule } from "../look/ornament.tsx";
import { go } from "../route.ts";
import { words } from "../words/index.ts";
import { Join } from "./join.tsx";
import { later } from "../look/later.tsx";
import { last, setupOf, sitDownHere } from "./quick.ts";
import "./home.css";

const nothing = (): null => null;
const Mine = later(async () => (await import("./mine.tsx")).Mine, nothing);
const Replays = later(async () => (await import("./replays.tsx")).Replays, nothing);

const EMBLEMS: { readonly [game in GameName]: string } = { treachery: "drama-masks", lodge: "pentacle" };
const SEATS: { readonly [game in GameName]: readonly [number, number] } = {
  treachery: [treachery.LEAST_SEATS, treachery.MOST_SEATS],
  lodge: [lodge.LEAST_SEATS, lodge.MOST_SEATS],
};

export function Home() {
  const w = words.value;
  const [problem, setProblem] = useState("");
  const [underWay, setUnderWay] = useState<SavedTable | null>(null);
  useEffect(() => {
    warmUp();
    void savedTables()
      .then((all) => setUnderWay(all.find(({ status, lesson }) => status === "playing" && !lesson) ?? null))
      .catch(() => undefined);
  }, []);
  const play = (game: GameName): void => {
    setProblem("");
    sitDownHere(setupOf(game)).catch((error: Error) => setProblem(error.message));
  };
  const { game } = last();
  const opponents = setupOf(game).chairs.length - 1;

  return (
    <main id="main" class="page home" tabIndex={-1}>
      <section class="hero">
        <Rose size={132} />
        <div>
          <h1>{w.app.name}</h1>
          <p class="lead">{w.app.tagline}</p>
          <div class="row wrap">
            <button type="button" class="main play-now" onClick={() => play(game)}>
              <b>{w.home.playNow}</b>
              <small>{w.home.playNowHelp(w.games[game].title, opponents)}</small>
            </button>
            {underWay === null ? null : (
              <button type="button" class="second play-now" onClick={() => go(`/table/${underWay.id}`)}>
                <b>{w.home.goOn}</b>
                <small>{w.home.goOnHelp(w.games[underWay.game].title)}</small>
              </button>
            )}
          </div>
          <p role="alert" class="refusal" hidden={problem === ""}>
            {problem}
          </p>
        </div>
      </section>
      <Rule />
      <section aria-label={w.home.games}>
        <ul class="game-cards">
          {GAMES.map((one) => (
            <li key={one} class={`game-card ${one}`}>
              <Icon name={EMBLEMS[one]} class="emblem" />
              <h2>{w.games[one].title}</h2>
              <p>{w.games[one].pitch}</p>
              <p class="note">{w.home.seatsRange(...SEATS[one])}</p>
              <div class="row wrap">
                <button
                  type="button"
                  class="main"
                  aria-label={w.home.playGame(w.games[one].title)}
                  onClick={() => play(one)}
                >
                  {w.home.playNow}
                </button>
                <a class="button second" href={`/new/${one}`}>
                  {w.home.newTable}
                </a>
              </div>
              <div class="row wrap">
                <a class="button plain" href={`/learn/${one}`}>
                  {w.home.firstGame}
                </a>
                {one === "lodge" && (
                  <a class="button plain" href="/learn/lodge/rebirth">
                    {w.home.firstRebirth}
                  </a>
                )}
                <a class="button plain" href={`/rules/${one}`}>
                  {w.app.rules}
                </a>
                <a class="button plain" href={`/cards/${one}`}>
                  {w.app.cards}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div class="columns">
        <Mine />
        <div>
          <Join />
          <Replays />
        </div>
      </div>
    </main>
  );
}
