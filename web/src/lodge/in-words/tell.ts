/** The table in words: the text view, and questions put to the table. */
import type { Language } from "@blackrose/language";
import { attackOf } from "@blackrose/lodge/rules/values";
import { CELL, type Lodge, modelsIn, NONE, placeOf, Slot, SLOTS } from "@blackrose/lodge/state";
import { controllerOf, isMage, ROSE } from "@blackrose/lodge/who";
import { eventCardText, questText, ui } from "@blackrose/lodge/text/index";
import type { Scene, TableQuery, TextPart } from "../../face.ts";
import { aboutSpell } from "../about/cards.ts";
import { roomNow, seatNow, slotNow } from "../about/thing.ts";
import { whereText } from "../asks.ts";
import {
  boardFor,
  contentOf,
  exitsOf,
  isLaid,
  modelNamed,
  modelsInPlay,
  nameOfParty,
  nameOfSeat,
  nameWithMage,
  placeNamed,
  questsSeen,
  seatsOf,
  seen,
  spellNamed,
  tablesOf,
  tileNamed,
} from "../game.ts";
import { handOf, lookingOf, shownHands } from "../hand.tsx";
import { readingsIn } from "../readings.ts";
import { avatarNow } from "../rebirth/about.ts";
import { words as plainWords } from "../words.ts";
import { words } from "./words.ts";

// --- text view ---

export function textOf(scene: Scene): TextPart[] {
  const s = seen(scene);
  const { headings } = words(scene.language);
  const { colon } = ui(scene.language);
  const readings = readingsIn(scene);
  return [
    { heading: headings.course, lines: [whereText(scene), powerLine(scene)] },
    ...(readings.length === 0
      ? []
      : [
          {
            heading: headings.underWay,
            lines: readings.map(({ name, seat, lines, at }) => {
              const who = seat < 0 ? "" : `${nameOfSeat(scene, seat)}${colon} `;
              return `${who}${name}${at < 0 || lines[at] === undefined ? "" : ` – ${lines[at]}`}`;
            }),
          },
        ]),
    ...(isLaid(s)
      ? [
          {
            heading: headings.rooms,
            lines: s.tiles.map(
              (tile, place) => `${tileNamed(scene, tile, scene.language)}. ${roomNow(scene, place).join(" ")}`,
            ),
          },
        ]
      : []),
    ...seatsOf(s).map((seat) => ({ heading: nameWithMage(scene, seat), lines: seatNow(scene, seat) })),
    ...(s.avatarAfter >= 0 ? [{ heading: nameWithMage(scene, s.seats), lines: avatarNow(scene) }] : []),
    { heading: headings.quests, lines: questLines(scene) },
    ...shownHands(scene).map((seat) => ({ heading: headings.mine, lines: handLines(scene, seat) })),
  ];
}

function powerLine(scene: Scene): string {
  const s = seen(scene);
  const { word, colon } = ui(scene.language);
  const parties = [...seatsOf(s), ROSE].sort((a, b) => s.power[b] - s.power[a] || a - b);
  return `${word.power}${colon} ${parties.map((party) => `${nameOfParty(scene, party)} ${s.power[party]}`).join(", ")}`;
}

function questLines(scene: Scene): string[] {
  const s = seen(scene);
  const { word, colon } = ui(scene.language);
  const mine = scene.viewer < 0 ? [] : [...s.toSolve[scene.viewer], ...questsSeen(s, scene.viewer)];
  return [
    ...mine.map((quest) => {
      const told = questText(tablesOf(scene), contentOf(scene).quests[quest], scene.language);
      return `${told.name} (${told.points} PP)${colon} ${told.task} ${told.lines.join(" ")}`;
    }),
    ...s.eventBoard.map((event, space) => {
      if (event < 0) return `${space + 1}${colon} ${word.nothing}`;
      const told = eventCardText(tablesOf(scene), contentOf(scene).events[event], scene.language);
      return `${space + 1}${colon} ${told.name}. ${told.trigger === undefined ? "" : `${told.trigger}${colon} `}${told.lines.join(" ")}`;
    }),
  ];
}

function handLines(scene: Scene, seat: number): string[] {
  const { word, colon } = ui(scene.language);
  const line = (card: number): string => {
    const { title, paragraphs } = aboutSpell(scene, card, scene.language);
    return `${title}. ${paragraphs.join(" ")}`;
  };
  return [
    ...handOf(scene, seat).map(line),
    ...lookingOf(scene, seat).map((card) => `${word.looking}${colon} ${line(card)}`),
    ...Array.from({ length: SLOTS }, (_, slot) => slotNow(scene, seat, slot)),
  ];
}

// --- questions to the table ---

/** Rooms by how many steps they are away, walking. */
export function walksFrom(scene: Scene, from: readonly number[]): number[] {
  const board = boardFor(scene);
  const steps = new Array<number>(board.rooms).fill(Number.POSITIVE_INFINITY);
  const open = [...from];
  for (const room of from) steps[room] = 0;
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    for (const next of board.next[room]) {
      if (steps[next] > steps[room] + 1) {
        steps[next] = steps[room] + 1;
        open.push(next);
      }
    }
  }
  return steps;
}

/** Where the viewer's mage stands, or why nothing can be said of it. */
function standsAt(scene: Scene): number | string[] {
  const s = seen(scene);
  const { answers } = words(scene.language);
  const place = scene.viewer < 0 ? NONE : (s.at[scene.viewer] ?? NONE);
  if (place === NONE || !isLaid(s)) return [answers.noMage];
  return place;
}

export function queriesIn(language: Language): TableQuery[] {
  const { queries } = words(language);
  return [
    { id: "who", label: queries.who, ask: whoIsWhere },
    { id: "reach", label: queries.reach, ask: whatCanIReach },
    { id: "threats", label: queries.threats, ask: whoThreatensMe },
    { id: "distances", label: queries.distances, ask: howFar },
    { id: "here", label: queries.here, ask: whatLiesHere },
    { id: "hand", label: queries.hand, ask: whatDoIHold },
  ];
}

function whoIsWhere(scene: Scene): string[] {
  const s = seen(scene);
  const { answers } = words(scene.language);
  const { inCell } = plainWords(scene.language);
  if (!isLaid(s)) return [answers.nothing];
  const rooms = s.tiles.flatMap((tile, place) => {
    const models = modelsIn(s, place).map((model) => modelNamed(scene, model));
    return models.length === 0 ? [] : [answers.models(tileNamed(scene, tile, scene.language), models.join(", "))];
  });
  const cells = [...s.mages.keys()].filter((seat) => s.at[seat] === CELL).map((seat) => nameOfSeat(scene, seat));
  return [...rooms, ...(cells.length === 0 ? [] : [answers.models(inCell, cells.join(", "))])];
}

function whatCanIReach(scene: Scene): string[] {
  const s = seen(scene);
  const { answers } = words(scene.language);
  const place = standsAt(scene);
  if (typeof place !== "number") return place;
  const start = place === CELL ? exitsOf(scene, scene.viewer) : [place];
  const late = place === CELL ? 1 : 0;
  const steps = walksFrom(scene, start).map((far) => far + late);
  const move = contentOf(scene).mages[s.mages[scene.viewer]]?.move ?? 2;
  const near = Array.from({ length: move }, (_, i) => i + 1).flatMap((far) => {
    const rooms = s.tiles.flatMap((tile, room) =>
      steps[room] === far ? [tileNamed(scene, tile, scene.language)] : [],
    );
    return rooms.length === 0 ? [] : [answers.walks(far, rooms.join(", "))];
  });
  return near.length === 0 ? [answers.nothing] : near;
}

function whoThreatensMe(scene: Scene): string[] {
  const s = seen(scene);
  const { answers } = words(scene.language);
  const place = standsAt(scene);
  if (typeof place !== "number") return place;
  if (place === CELL) return [answers.inCell];
  const steps = walksFrom(scene, [place]);
  const world = { s, cards: tablesOf(scene) } as unknown as Lodge;
  const near = modelsInPlay(s)
    .filter((model) => controllerOf(s, model) !== scene.viewer && placeOf(s, model) >= 0)
    .sort((a, b) => steps[placeOf(s, a)] - steps[placeOf(s, b)])
    .map((model) => {
      const at = placeOf(s, model);
      const name = isMage(model)
        ? modelNamed(scene, model)
        : `${modelNamed(scene, model)} (${nameOfSeat(scene, controllerOf(s, model))})`;
      return answers.threat(name, placeNamed(scene, at), steps[at], attackOf(world, model));
    });
  const plans = seatsOf(s).flatMap((seat) => {
    if (seat === scene.viewer) return [];
    const count = (state: number): number => s.slots[seat].filter((one) => one === state).length;
    const [ready, traps, protections] = [count(Slot.ready), count(Slot.trap), count(Slot.protection)];
    return [
      ...(ready > 0 ? [answers.ready(nameOfSeat(scene, seat), ready)] : []),
      ...(traps + protections > 0 ? [answers.lies(nameOfSeat(scene, seat), traps, protections)] : []),
    ];
  });
  const all = [...near, ...plans];
  return all.length === 0 ? [answers.nothing] : all;
}

function howFar(scene: Scene): string[] {
  const s = seen(scene);
  const { answers } = words(scene.language);
  const place = standsAt(scene);
  if (typeof place !== "number") return place;
  if (place === CELL) return whatCanIReach(scene);
  const board = boardFor(scene);
  const line = board.within.at(-1)?.[place] ?? [];
  return [...s.tiles.keys()]
    .filter((room) => room !== place)
    .sort((a, b) => board.distance[place][a] - board.distance[place][b])
    .map((room) => {
      const name = tileNamed(scene, s.tiles[room], scene.language);
      const steps = board.distance[place][room];
      return line.includes(room) ? answers.inLine(name, steps) : answers.steps(name, steps);
    });
}

function whatLiesHere(scene: Scene): string[] {
  const place = standsAt(scene);
  if (typeof place !== "number") return place;
  if (place === CELL) return [words(scene.language).answers.inCell];
  return [tileNamed(scene, seen(scene).tiles[place], scene.language), ...roomNow(scene, place)];
}

function whatDoIHold(scene: Scene): string[] {
  const { answers } = words(scene.language);
  const seats = shownHands(scene);
  const cards = seats.flatMap((seat) => [...handOf(scene, seat), ...lookingOf(scene, seat)]);
  if (cards.length === 0) return [answers.nothing];
  return cards.map((card) => spellNamed(scene, card, scene.language));
}
