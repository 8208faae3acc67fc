// The Lodge at any moment of a random game: ?seats=4&steps=120&ruleset=rebirth&layout=hall&language=es&viewer=0&until=D-EFF-TARGET&options=3
import { answer, begin, look, questionFor, seedFrom } from "@blackrose/kernel";
import "../src/look/letters.css";
import "../src/look/tokens.css";
import "./gallery.css";
import { lodge } from "@blackrose/lodge";
import { signal } from "@preact/signals";
import { h, render } from "preact";
import { asking } from "../src/ask/asking.ts";
import { PointingContext } from "../src/ask/thing.tsx";
import { layIcons } from "../src/look/icon.tsx";
import { face } from "../src/lodge/face.tsx";

void layIcons();
const wish = new URLSearchParams(location.search);
const seats = Number(wish.get("seats") ?? 4);
const options = {
  ruleset: wish.get("ruleset") ?? "revised",
  setup: wish.get("setup") ?? "random",
  layout: wish.get("layout") ?? "lodge",
};
const language = wish.get("language") ?? "en";
const names = ["Ana", "Benedikt", "Cosima", "Dario", "Elena", "Fabrizio"].slice(0, seats);
const session = begin(lodge, { seats, options }, seedFrom(wish.get("seed") ?? "gallery"));

let luck = 7 + Number(wish.get("luck") ?? 0);
function roll(sides) {
  luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
  return (luck >> 8) % sides;
}

/** One random answer of whoever is asked first. */
function play() {
  const [ask] = session.world.s.asks;
  if (ask === undefined) return false;
  const question = questionFor(session, ask.seat);
  const left = [...question.options];
  const count = question.min + roll(question.max - question.min + 1);
  const keys = Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0]);
  const outcome = answer(session, ask.seat, question.id, keys);
  if ("refused" in outcome) throw new Error(outcome.sentence);
  return true;
}

const firstAsked = () => session.world.s.asks[0]?.seat ?? 0;
const viewer = () => (wish.has("viewer") ? Number(wish.get("viewer")) : firstAsked());

function sceneNow() {
  const seat = viewer();
  const question = seat < 0 ? null : questionFor(session, seat);
  return {
    language,
    names,
    viewer: seat,
    options,
    view: look(session, seat),
    question: question === null ? null : { ...question, window: question.decision === "D-INT-DECLARE" },
    waiting: session.world.s.asks.map((ask) => ask.seat),
  };
}

for (let i = 0; i < Number(wish.get("steps") ?? 60); i++) play();
/** Goes on until this decision is asked, with so many options, if one is named. */
function reached() {
  const question = questionFor(session, firstAsked());
  return question?.decision === wish.get("until") && question.options.length >= Number(wish.get("options") ?? 2);
}
if (wish.has("until")) for (let i = 0; i < 4000 && !reached() && play(); i++);

const scene = signal(sceneNow());
const answering = asking(
  face,
  scene,
  (id, keys) => {
    answer(session, scene.value.question?.seat ?? 0, id, keys);
    scene.value = sceneNow();
  },
  signal(false),
);
const explain = (thing) => console.log(JSON.stringify(face.about(scene.value, thing), null, 1));

function Gallery() {
  const now = scene.value;
  const { question } = now;
  const asked =
    question === null
      ? null
      : [
          h("p", { key: "asked" }, face.question(now, question)),
          ...question.options.map((key) =>
            h(
              "button",
              { key, type: "button", class: "answer", onClick: () => answering.pick(key) },
              face.option(now, question, key),
            ),
          ),
        ];
  const goOn = () => {
    play();
    scene.value = sceneNow();
  };
  return h(
    PointingContext.Provider,
    { value: { asking: answering, explain } },
    h("div", { class: "gallery" }, [
      h("header", {}, h("strong", {}, face.where(now)), " ", h("button", { type: "button", onClick: goOn }, "play")),
      h("main", {}, h(face.Board, { scene: now })),
      h("footer", {}, asked),
    ]),
  );
}

render(h(Gallery, {}), document.getElementById("here"));

/** What is pointed at and not drawn. */
async function missing() {
  await new Promise((done) => setTimeout(done, 0));
  const { question } = scene.value;
  if (question === null) return [];
  const drawn = new Set([...document.querySelectorAll("[data-thing]")].map((one) => one.getAttribute("data-thing")));
  return question.options
    .flatMap((key) => face.pointsAt(scene.value, question, key).map((thing) => [key, thing]))
    .filter(([, thing]) => !drawn.has(thing))
    .map(([key, thing]) => `${question.decision} ${key} → ${thing}`);
}

/** For the test in a real browser: plays on and looks every so many answers. */
async function sweep(looks, answers) {
  const found = [];
  let on = true;
  for (let i = 0; i < looks && on; i++) {
    found.push(...(await missing()));
    for (let j = 0; j < answers && on; j++) on = play();
    scene.value = sceneNow();
  }
  return found;
}

Object.assign(window, { sweepLodge: sweep });
