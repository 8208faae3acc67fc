/**
 * The board of either game at any moment of a random game, for whoever works on its face: `npm run dev`, then /gallery/. The address says
 * what to show (`played.ts`): ?game=lodge&seats=2&ruleset=rebirth&boxes=rebirth&mode=avatar&language=es&until=D-EFF-TARGET&offers=3
 */
import { signal } from "@preact/signals";
import { render } from "preact";
import { useRef } from "preact/hooks";
import { asking } from "../src/ask/asking.ts";
import { PointingContext } from "../src/ask/thing.tsx";
import { loadTitle } from "../src/engine/games.ts";
import type { GameFace, SetupField } from "../src/face.ts";
import { GAMES, isGame, loadFace } from "../src/games.ts";
import { layIcons } from "../src/look/icon.tsx";
import { useGlide } from "../src/look/motion.ts";
import { LANGUAGES } from "../src/words/index.ts";
import { type Played, played, type Wish, wishIn } from "./played.ts";
import "./gallery.css";

const BETWEEN_ANSWERS = 900;

void layIcons();
const wish = wishIn(location.search);
if (isGame(wish.game)) {
  const face = await loadFace(wish.game);
  // An option that names several things has commas between them.
  const several = new Set((await fieldsOf(face)).flatMap((field) => (field.several ? [field.option] : [])));
  const named = Object.entries(wish.options).map(([name, value]) => [
    name,
    several.has(name) ? value.split(",") : value,
  ]);
  const seating = { seats: wish.seats, options: Object.fromEntries(named) };
  hang(face, played((await loadTitle(wish.game, seating.options)).play(seating), wish, seating));
} else document.body.textContent = `There is no game "${wish.game}"; there are: ${GAMES.join(", ")}.`;

/** The form of a game comes when somebody wants it. */
async function fieldsOf(face: GameFace): Promise<readonly SetupField[]> {
  for (;;) {
    const fields = face.setup("en", {});
    if (fields !== undefined) return fields;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the page in the browser offers to tests and to the console. */
declare global {
  interface Window {
    /** Plays on, looks every so many answers, and tells what is pointed at and not drawn. */
    sweep(looks: number, answers: number): Promise<string[]>;
  }
}

function hang(face: GameFace, game: Played): void {
  const scene = signal(game.scene());
  const show = (): void => {
    scene.value = game.scene();
  };
  const next = (): boolean => {
    const on = game.next();
    show();
    return on;
  };
  const answering = asking(
    face,
    scene,
    (ask, keys) => {
      game.give(ask, keys);
      show();
    },
    signal(false),
  );
  const pointing = {
    asking: answering,
    explain: (thing: string) => console.log(JSON.stringify(face.about(scene.value, thing), null, 1)),
  };
  if (wish.play) setInterval(next, BETWEEN_ANSWERS);

  function Gallery() {
    const now = scene.value;
    const { question } = now;
    const board = useRef<HTMLElement>(null);
    useGlide(board, face, now);
    return (
      <PointingContext.Provider value={pointing}>
        <div class="gallery">
          <header>
            <strong>{face.where(now)}</strong> <Choices of={wish} />{" "}
            <button type="button" onClick={next}>
              next answer
            </button>
          </header>
          <main ref={board}>
            <face.Board scene={now} />
          </main>
          <footer>
            {question !== null && <p>{face.question(now, question)}</p>}
            {question?.options.map((key) => (
              <button key={key} type="button" class="answer" onClick={() => answering.pick(key)}>
                {face.option(now, question, key)}
              </button>
            ))}
          </footer>
        </div>
      </PointingContext.Provider>
    );
  }
  render(<Gallery />, document.getElementById("here") as HTMLElement);

  function missing(): string[] {
    const { question } = scene.value;
    if (question === null) return [];
    const drawn = new Set([...document.querySelectorAll("[data-thing]")].map((one) => one.getAttribute("data-thing")));
    return question.options.flatMap((key) =>
      face
        .pointsAt(scene.value, question, key)
        .filter((thing) => !drawn.has(thing))
        .map((thing) => `${question.decision} ${key} → ${thing}`),
    );
  }
  const painted = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  window.sweep = async (looks, answers) => {
    const found: string[] = [];
    let on = true;
    for (let i = 0; i < looks && on; i++) {
      await painted();
      found.push(...missing());
      for (let j = 0; j < answers && on; j++) on = game.next();
      show();
    }
    return found;
  };
}

/** The usual wishes, to change by hand; the others stay in the address. */
function Choices({ of }: { readonly of: Wish }) {
  const wanted = (name: string, value: string): void => {
    const all = new URLSearchParams(location.search);
    // What one game lets its tables choose means nothing to the other.
    if (name === "game") for (const option of Object.keys(of.options)) all.delete(option);
    all.set(name, value);
    location.search = all.toString();
  };
  const choice = (name: string, values: readonly string[], now: string) => (
    <select aria-label={name} value={now} onChange={({ currentTarget }) => wanted(name, currentTarget.value)}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
  return (
    <>
      {choice("game", GAMES, of.game)} {choice("seats", ["1", "2", "3", "4", "5", "6"], String(of.seats))}{" "}
      {choice("language", Object.keys(LANGUAGES), of.language)}{" "}
      <input
        aria-label="until"
        placeholder="D-EFF-TARGET"
        value={of.until ?? ""}
        onChange={({ currentTarget }) => wanted("until", currentTarget.value)}
      />
    </>
  );
}
