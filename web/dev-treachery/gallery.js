// A page to look at the board with: ?seats=6&seed=a&steps=40&language=es&decision=D-SCOUT-TAKE&viewer=0&play=1
import { answer, begin, drawLuck, freshLuck, look, questionFor, seedFrom } from "@blackrose/kernel";
import "../src/look/letters.css";
import "../src/look/tokens.css";
import "./gallery.css";
import { treachery } from "@blackrose/treachery";
import { computed, signal } from "@preact/signals";
import { h, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { asking } from "../src/ask/asking.ts";
import { PointingContext } from "../src/ask/thing.tsx";
import { layIcons } from "../src/look/icon.tsx";
import { glide, places } from "../src/look/motion.ts";
import { face } from "../src/treachery/face.ts";

void layIcons();
const wish = new URLSearchParams(location.search);
const seats = Number(wish.get("seats") ?? 4);
const seed = wish.get("seed") ?? "a";
const steps = Number(wish.get("steps") ?? 0);
const language = wish.get("language") ?? "en";
const names = ["Ana", "Benedikt", "Chloé", "Dimitri", "Esperanza", "Florian"].slice(0, seats);

const options = { remove: wish.get("remove") ?? "random" };
let game = begin(treachery, { seats, options }, seedFrom(seed));
let luck = freshLuck(seed);
const over = () => game.world.s.asks.length === 0;

function step() {
  const { seat } = game.world.s.asks[0];
  const asked = questionFor(game, seat);
  const left = [...asked.options];
  const keys = [];
  while (keys.length < asked.min) keys.push(...left.splice(drawLuck(luck, 0, left.length), 1));
  answer(game, seat, asked.id, keys);
}

const asks = () => questionFor(game, game.world.s.asks[0].seat).decision;
for (let i = 0; i < steps && !over(); i++) step();
/** The first game, from this seed on, in which that is asked. */
function seek(wanted) {
  for (let i = 0; i < 300 && (over() || asks() !== wanted); i++) {
    game = begin(treachery, { seats, options }, seedFrom(seed + i));
    luck = freshLuck(seed + i);
    while (!over() && asks() !== wanted) step();
  }
}
if (wish.has("decision")) seek(wish.get("decision"));

function see() {
  const waiting = game.world.s.asks.map(({ seat }) => seat);
  const viewer = wish.has("viewer") ? Number(wish.get("viewer")) : (waiting[0] ?? 0);
  const question = viewer < 0 ? null : questionFor(game, viewer);
  return {
    language,
    names,
    viewer,
    options: {},
    view: look(game, viewer),
    question: question && { ...question, window: false },
    waiting,
  };
}
const scene = signal(see());
const given = asking(
  face,
  scene,
  (ask, keys) => {
    answer(game, scene.value.viewer, ask, keys);
    scene.value = see();
  },
  signal(false),
);
globalThis.next = () => {
  if (!over()) step();
  scene.value = see();
};
globalThis.scene = scene;
globalThis.face = face;
if (wish.has("play")) setInterval(() => globalThis.next(), 900);

const pointing = computed(() => ({ asking: given, explain: (thing) => console.log(face.about(scene.value, thing)) }));
/** As the frame of a table does it, but measured before anything moves. */
function Gliding() {
  const board = document.querySelector("#table");
  const before = useRef(new Map());
  useLayoutEffect(() => {
    const now = places(board);
    glide(board, before.current);
    before.current = now;
  }, [scene.value.view]);
  return h(face.Board, { scene: scene.value });
}
function Page() {
  return h(PointingContext.Provider, { value: pointing.value }, h(Gliding));
}
render(h(Page), document.querySelector("#table"));
