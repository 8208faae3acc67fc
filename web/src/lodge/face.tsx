/** The Lodge in the browser: how it looks, and the game's own words for everything. */
import { modeOf } from "@blackrose/lodge/modes/choice";
import { refusalText } from "@blackrose/lodge/text/index";
import { useEffect } from "preact/hooks";
import type { GameFace, Scene } from "../face.ts";
import { fetched } from "../look/come.ts";
import { later } from "../look/later.tsx";
import { answerText, askText, whereText } from "./asks.ts";
import { Lodge } from "./board.tsx";
import { boxes } from "./boxes.ts";
import { Events, Library, PowerTrack, Quests, Ribbon } from "./course.tsx";
import { sayIn, seen } from "./game.ts";
import { Hand, shownHands } from "./hand.tsx";
import { logOf } from "./news.ts";
import { everything as everyCard, played } from "./played.ts";
import { pointsAt } from "./points.ts";
import { standingsOf, unseatedIn } from "./ranks.ts";
import { Sheets } from "./sheets.tsx";
import { Slots } from "./slots.tsx";
import { signsOf } from "./seen-apart.ts";
import { sounds } from "./sounds.ts";
import { told } from "./told.ts";
import { Actions, Tray } from "./tray.tsx";
import { words } from "./words.ts";
import "./lodge.css";

// Nothing is under way before somebody has played.
const Stack = later(
  async () => (await import("./stack.tsx")).Stack,
  () => null,
);

function Board({ scene }: { readonly scene: Scene }) {
  // Whoever sees the table will soon ask what lies there.
  useEffect(() => void told(), []);
  return (
    <div class="lodge">
      <div class="lodge-table">
        <Sheets scene={scene} />
        <div class="lodge-place">
          <Lodge scene={scene} />
          <Actions scene={scene} at="beside" />
          <Tray scene={scene} at="over" />
        </div>
        <div class="lodge-side">
          <div class="l-course">
            <Ribbon scene={scene} />
            <PowerTrack scene={scene} />
            <Events scene={scene} />
            <Quests scene={scene} />
            <Library scene={scene} />
          </div>
          <Stack scene={scene} />
          <Tray scene={scene} at="beside" />
          <div class="l-own">
            {shownHands(scene).length === 1 && <Slots scene={scene} seat={shownHands(scene)[0]} wide />}
            <Actions scene={scene} at="above" />
          </div>
        </div>
        <Hand scene={scene} />
      </div>
    </div>
  );
}

/** What not everybody wants, or not at once. */
const lookedUp = fetched(() => import("./reference/index.ts"));
const made = fetched(() => import("./setup.ts"));

export const face: GameFace = {
  game: "lodge",
  seats: (options) => modeOf(boxes, options).seats,
  played,
  everything: () => (lookedUp() === undefined || told() === undefined ? undefined : everyCard()),
  title: (language) => words(language).title,
  pitch: (language) => words(language).pitch,
  setup: (language, options) => made()?.setupFields(language, options),
  Board,
  Card({ thing, language }) {
    const all = everyCard();
    const page = lookedUp();
    if (all === undefined || page === undefined) return null;
    return <page.ShelfCard at={{ played: all }} thing={thing} language={language} />;
  },
  cameFrom: () => null,
  where: whereText,
  question: askText,
  why: (scene, asked) => told()?.why(asked.decision, scene.language) ?? "",
  option: answerText,
  pointsAt,
  log: logOf,
  signs: signsOf,
  sounds,
  about: (scene, thing) => told()?.aboutThing(scene, thing),
  refusal: (code, sentence, _rule, language) => refusalText({ refused: code, sentence }, language),
  standings: standingsOf,
  unseated: unseatedIn,
  course: {
    title: (language) => sayIn(language).power,
    heights: (scene) => scene.names.map((_, seat) => seen(scene).power[seat] ?? 0),
  },
  async inWords() {
    const { queriesIn, textOf } = await import("./in-words/tell.ts");
    return { text: textOf, queries: queriesIn };
  },
  lessons: {
    first: async () => (await import("./lesson/first.ts")).first,
    rebirth: async () => (await import("./lesson/rebirth.ts")).rebirth,
  },
  cards(language) {
    const all = everyCard();
    return all === undefined ? [] : (lookedUp()?.allCards({ played: all }, boxes, language) ?? []);
  },
  glossary: (language) => lookedUp()?.glossaryIn(language) ?? [],
};
