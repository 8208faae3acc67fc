/** The Lodge itself: rooms, cells, who stands where, and what is being aimed at. One drawing that fills what room it is given. */
import { slotsOf } from "@blackrose/lodge/rules/rooms";
import { attachedIn } from "@blackrose/lodge/rules/standing";
import { COLOURS, type Room as RoomTile } from "@blackrose/lodge/cards/says";
import { CELL, modelsIn, NONE, placeOf, Token } from "@blackrose/lodge/state";
import { attachmentName } from "@blackrose/lodge/text/index";
import { figureOf, isMage, ROSE } from "@blackrose/lodge/who";
import { useState } from "preact/hooks";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { later } from "../look/later.tsx";
import { seatLetter, seatOutline } from "../look/seats.ts";
import { type Aim, aimOf } from "./aim.ts";
import { broughtTo } from "./attached.tsx";
import {
  attachedKey,
  boardFor,
  contentOf,
  damageOn,
  exitsOf,
  healthOf,
  laid,
  hueOf,
  isLaid,
  isShut,
  letterOf,
  partyOfMage,
  modelKey,
  modelNamed,
  nameOfSeat,
  risesFromRuins,
  roomKey,
  type Seen,
  seen,
  shortRoom,
  tablesOf,
  tileNamed,
} from "./game.ts";
import { CELL_SIZE, cellOf, corners, planOf, type Point, ROOM, ROOM_EDGE, type Standing, standings } from "./hexes.ts";
import { ColourSign, Cube, PartyMark, partyColour } from "./signs.tsx";
import { words } from "./words.ts";

/** Only Totems of Rebirth make any. */
const Territories = later(
  async () => (await import("./rebirth/territory.tsx")).Territories,
  () => null,
);
const hasTotems = (scene: Scene): boolean =>
  seen(scene).figureAt.some((room, figure) => room >= 0 && tablesOf(scene).figures[figure].archetype === "totem");

export function Lodge({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const [over, setOver] = useState(NONE);
  if (!isLaid(s)) return <div class="lodge-empty">{<Icon name="rose" />}</div>;
  const aim = aimOf(scene);
  const plan = planOf(scene);
  return (
    <svg
      class={`lodge-map${aim === null ? "" : " l-aiming"}`}
      viewBox={plan.frame}
      role="group"
      aria-label={words(scene.language).title}
    >
      <g class="l-rooms" onPointerLeave={() => setOver(NONE)}>
        {plan.rooms.map((point, place) => (
          <Room key={place} scene={scene} place={place} at={point} over={setOver} />
        ))}
        {plan.sockets.map((point, socket) => {
          const seat = s.cells.indexOf(socket);
          return seat < 0 ? (
            <polygon key={socket} class="l-socket" points={corners(point, CELL_SIZE)} />
          ) : (
            <Cell key={socket} scene={scene} seat={seat} at={point} />
          );
        })}
      </g>
      {hasTotems(scene) && <Territories scene={scene} />}
      {aim !== null && <Rays scene={scene} aim={aim} over={over} />}
      <g class="l-models">
        {standings(scene).map((standing) => (
          <Model key={standing.model} scene={scene} at={standing} />
        ))}
      </g>
      <Distance scene={scene} aim={aim} over={over} />
    </svg>
  );
}

// --- rooms ---

interface RoomProps {
  readonly scene: Scene;
  readonly place: number;
  readonly at: Point;
  readonly over: (place: number) => void;
}

function Room({ scene, place, at, over }: RoomProps) {
  const s = seen(scene);
  const thing = useThing(roomKey(scene, place));
  const tile = s.tiles[place];
  const shown = s.tileAs[place] === NONE ? tile : s.tileAs[place];
  const colour = hueOf(s, place);
  const destroyed = s.destroyed[place] === 1;
  const shut = isShut(scene, place);
  const taken = modelsIn(s, place).length > 0;
  const state = `${destroyed ? (risesFromRuins(scene) ? " l-ruin" : " l-destroyed") : ""}${shut ? " l-shut" : ""}${s.tokens[place] === Token.used ? " l-used" : ""}${place === 0 ? " l-rose-room" : ""}${taken ? " l-taken" : ""}`;
  return (
    <g
      {...thing.props}
      class={`l-room l-hue-${colour}${state}`}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      onPointerEnter={() => over(place)}
      role="img"
      aria-label={tileNamed(scene, tile, scene.language)}
    >
      {thing.offered && <polygon class="l-glow" points={corners({ x: 0, y: 0 }, ROOM_EDGE)} />}
      <polygon class="l-floor" points={corners({ x: 0, y: 0 }, ROOM_EDGE)} />
      <polygon class="l-tint" points={corners({ x: 0, y: 0 }, ROOM_EDGE - 4)} />
      <g class="l-room-icon">
        <Icon name={contentOf(scene).rooms[shown].icon} x={-17} y={-19.5} size={34} />
      </g>
      {destroyed && <Cracks />}
      <ColourSign colour={colour} x={tokenless(s, place, shut) ? -6 : -13.5} y={-45} size={12} />
      <text class="l-room-name" y="-23" text-anchor="middle">
        {shown === tile ? "" : "≈ "}
        {shortRoom(scene, shown, scene.language)}
      </text>
      <RoomToken s={s} place={place} shut={shut} />
      <Instability scene={scene} place={place} />
      {attachedIn(laid(scene), place).map((lies, i) => (
        <Lies key={s.attachments.indexOf(lies)} scene={scene} at={s.attachments.indexOf(lies)} nth={i} />
      ))}
    </g>
  );
}

/** Something that stays in a room: its picture at the left wall, one below the other. */
function Lies({ scene, at, nth }: { readonly scene: Scene; readonly at: number; readonly nth: number }) {
  const thing = useThing(attachedKey(at));
  const { kind, owner } = seen(scene).attachments[at];
  return (
    <g
      {...thing.props}
      class="l-lies"
      style={{ "--party": owner < 0 ? "var(--muted)" : partyColour(partyOfMage(seen(scene), owner)) }}
      transform={`translate(-33 ${-7 + nth * 15})`}
      role="img"
      aria-label={attachmentName(tablesOf(scene), kind, scene.language)}
    >
      <circle r="7" />
      <Icon name={tablesOf(scene).attachments[kind].is.icon} x={-5} y={-5} size={10} />
    </g>
  );
}

/** A wall in pieces. */
function Cracks() {
  return (
    <g class="l-cracks">
      <path d="M-38 -16 L-24 -10 L-18 2 L-30 12 M-18 2 L-4 8 L2 24 M40 -6 L26 -2 L18 -14 L22 -30 M18 -14 L6 -20" />
    </g>
  );
}

const tokenless = (s: Seen, place: number, shut: boolean): boolean => !shut && s.tokens[place] === Token.none;

/** Whether it can be activated: a golden ring that waits, a grey one that is ticked off, a lock. */
function RoomToken({ s, place, shut }: { readonly s: Seen; readonly place: number; readonly shut: boolean }) {
  if (shut) return <Icon name="padlock" x={1} y={-46} size={14} class="l-room-lock" />;
  const token = s.tokens[place];
  if (token === Token.none) return null;
  return (
    <g class={`l-room-token ${token === Token.used ? "l-is-used" : "l-is-free"}`} transform="translate(8 -39)">
      <circle r="6" />
      {token === Token.used ? <path d="M-2.800 0l2 2.300 3.600-4.600" /> : <path d="M0 -3.300v6.600M-3.300 0h6.600" />}
    </g>
  );
}

/** Cubes, free slots, and what the room is worth. In ruins cubes lie as they came, because the last ones count (L-AVA-26); elsewhere by whose they are. */
function Instability({ scene, place }: { readonly scene: Scene; readonly place: number }) {
  const s = seen(scene);
  const room = contentOf(scene).rooms[s.tiles[place]];
  const slots = slotsOf(laid(scene), place);
  const rises = risesFromRuins(scene);
  const cubes = rises ? s.instability[place] : s.instability[place].toSorted((a, b) => a - b);
  const takes = rises ? 1 : 0;
  if (cubes.length === 0 && s.destroyed[place] !== takes) return null;
  const count = Math.max(slots, cubes.length);
  // The hex narrows downwards: of two rows the upper one is the longer.
  const columns = count > 6 ? Math.ceil(count * 0.6) : count;
  const size = count > 5 ? 9.5 : 11;
  const rows = Math.ceil(count / columns);
  return (
    <g class="l-instability">
      {Array.from({ length: count }, (_, i) => {
        const row = Math.floor(i / columns);
        const inRow = row === rows - 1 ? count - columns * row : columns;
        const x = ((i % columns) - (inRow - 1) / 2) * (size + 1) - size / 2;
        const y = (rows === 1 ? 19 : 14) + row * (size + 1);
        if (i >= cubes.length)
          return <rect key={i} class="l-slot-free" x={x} y={y} width={size} height={size} rx="1.500" />;
        return (
          <g key={`${i}-${cubes[i]}`} class="l-landed">
            <Cube party={cubes[i]} x={x} y={y} size={size} />
          </g>
        );
      })}
      {room.flags ? (
        <Flags of={room.flags} y={rows === 1 ? 34 : 37} />
      ) : (
        <text class="l-room-points" y={rows === 1 ? 41 : 43} text-anchor="middle">
          +{room.points}
        </text>
      )}
    </g>
  );
}

/** What the most cubes in it are worth, the second most, and any others (L-RPT-05). */
function Flags({ of, y }: { readonly of: NonNullable<RoomTile["flags"]>; readonly y: number }) {
  return (
    <g class="l-flags" transform={`translate(0 ${y})`}>
      {[of.first, of.second, of.others].map((worth, rank) => (
        <g key={rank} class={`l-flag l-rank-${rank + 1}`} transform={`translate(${(rank - 1) * 9.5} 0)`}>
          <path d="M-4.300 0h8.600v9l-4.300 -2.300l-4.300 2.300z" />
          <text y="6.800" text-anchor="middle">
            {worth}
          </text>
        </g>
      ))}
    </g>
  );
}

// --- cells ---

function Cell({ scene, seat, at }: { readonly scene: Scene; readonly seat: number; readonly at: Point }) {
  const s = seen(scene);
  const thing = useThing(`cell:P${seat + 1}`);
  const exits = exitsOf(scene, seat);
  const centres = planOf(scene).rooms;
  return (
    <g
      {...thing.props}
      class="l-cell"
      style={{ "--party": partyColour(partyOfMage(seen(scene), seat)) }}
      role="img"
      aria-label={words(scene.language).cellOf(nameOfSeat(scene, seat))}
    >
      {exits.map((room) => {
        const to = centres[room];
        const far = Math.hypot(to.x - at.x, to.y - at.y);
        const along = (n: number): Point => ({
          x: at.x + ((to.x - at.x) * n) / far,
          y: at.y + ((to.y - at.y) * n) / far,
        });
        const [a, b] = [along(CELL_SIZE * 0.8), along(far - ROOM * 0.72)];
        return <line key={room} class="l-exit" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
      <polygon points={corners(at, CELL_SIZE)} />
      {(s.colours[seat] ?? NONE) >= 0 && (
        <ColourSign colour={COLOURS[s.colours[seat]]} x={at.x - 4.5} y={at.y - CELL_SIZE + 4} size={9} />
      )}
      {s.at[seat] !== CELL && (
        <text class="l-cell-letter" x={at.x} y={at.y + 7} text-anchor="middle">
          {letterOf(partyOfMage(seen(scene), seat))}
        </text>
      )}
    </g>
  );
}

// --- models ---

function Model({ scene, at }: { readonly scene: Scene; readonly at: Standing }) {
  const s = seen(scene);
  const { model } = at;
  const thing = useThing(modelKey(scene, model));
  const owner = isMage(model) ? model : s.figureOwner[figureOf(model)];
  const acts = s.active === model;
  const hurt = damageOn(scene, model);
  const health = healthOf(scene, model);
  // Where the room is offered and it is not, a click on it means the room.
  const place = placeOf(s, model);
  const room = useThing(place < 0 || place === CELL ? "" : roomKey(scene, place));
  const aside = room.offered && !thing.offered;
  return (
    <g
      {...thing.props}
      class={`l-model ${isMage(model) ? "l-mage" : "l-figure"}${acts ? " l-acts" : ""}${model === scene.viewer ? " l-mine" : ""}${aside ? " l-aside" : ""}`}
      style={{
        transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) scale(${(at.size / 32).toFixed(3)})`,
        "--party": partyColour(partyOfMage(seen(scene), Math.max(0, owner))),
      }}
      role="img"
      aria-label={modelNamed(scene, model)}
    >
      <circle class="l-halo" r="20" />
      {isMage(model) ? (
        <>
          {partyOfMage(s, model) === ROSE ? (
            <PartyMark party={ROSE} x={-15.6} y={-15.6} size={31.2} />
          ) : (
            <g transform="translate(-15.600 -15.600) scale(1.3)">
              <path class="l-shield" d={seatOutline(model)} />
              <text class="l-mark-letter" x="12" y={model === 3 ? 19.5 : 17.5} text-anchor="middle">
                {seatLetter(model)}
              </text>
            </g>
          )}
          <Icon name="pointy-hat" x={-8.5} y={-23.5} size={17} class="l-hat" />
        </>
      ) : (
        <>
          <rect class="l-base" x="-13.500" y="-13.500" width="27" height="27" rx="6" />
          <Icon name={tablesOf(scene).figures[figureOf(model)].icon} x={-10} y={-11.5} size={20} />
          {owner >= 0 && <PartyMark party={partyOfMage(seen(scene), owner)} x={3.5} y={3.5} size={12} />}
          {broughtTo(scene, model).map(({ kind }, i) => (
            <Icon
              key={i}
              name={tablesOf(scene).attachments[kind].is.icon}
              x={2.5 - i * 9}
              y={-17}
              size={10}
              class="l-carried"
            />
          ))}
        </>
      )}
      <Life hurt={hurt} health={health} />
    </g>
  );
}

/** What is left of its health, and how much damage lies on it. */
function Life({ hurt, health }: { readonly hurt: readonly number[]; readonly health: number }) {
  if (health === 0) return null;
  const left = Math.max(0, health - hurt.length);
  return (
    <g class="l-life">
      <rect class="l-life-lost" x="-14" y="15" width="28" height="4" rx="2" />
      <rect
        class="l-life-left"
        x="-14"
        y="15"
        width="28"
        height="4"
        rx="2"
        style={{ transform: `scaleX(${(left / health).toFixed(3)})` }}
      />
      {hurt.length > 0 && (
        <g key={hurt.length} class="l-hurt" transform="translate(-13 -11)">
          <circle r="6.500" />
          <text y="3.200" text-anchor="middle">
            {hurt.length}
          </text>
        </g>
      )}
    </g>
  );
}

// --- aiming ---

const pointOf = (scene: Scene, aim: Aim): Point | null =>
  aim.from === CELL ? cellOf(scene, aim.seat) : aim.from < 0 ? null : planOf(scene).rooms[aim.from];

/** What reaches everywhere needs no lines: they would only tell where the rooms are. */
const isSeen = (scene: Scene, aim: Aim): boolean =>
  aim.walks || aim.from < 0 || aim.at.every((place) => boardFor(scene).within.at(-1)?.[aim.from].includes(place));

/** Lines from where it starts to what is offered; a walk has arrows. */
function Rays({ scene, aim, over }: { readonly scene: Scene; readonly aim: Aim; readonly over: number }) {
  const from = pointOf(scene, aim);
  if (from === null || !isSeen(scene, aim)) return null;
  return (
    <g class={aim.walks ? "l-rays l-walks" : "l-rays"}>
      {aim.at.map((place) => {
        if (place === aim.from)
          return <circle key={place} class="l-ray-here" cx={from.x} cy={from.y} r={ROOM * 0.66} />;
        const to = planOf(scene).rooms[place];
        const far = Math.hypot(to.x - from.x, to.y - from.y);
        const along = (n: number): Point => ({
          x: from.x + ((to.x - from.x) * n) / far,
          y: from.y + ((to.y - from.y) * n) / far,
        });
        const [a, b] = [along(19), along(far - (aim.walks ? 24 : 17))];
        const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return (
          <g key={place} class={place === over ? "l-ray l-is-over" : "l-ray"}>
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            <path d="M-5 -5L4 0L-5 5z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
          </g>
        );
      })}
    </g>
  );
}

/** How far the room under the pointer is, as the crow flies. */
function Distance({ scene, aim, over }: { readonly scene: Scene; readonly aim: Aim | null; readonly over: number }) {
  const s = seen(scene);
  const from = aim?.from ?? s.at[scene.viewer] ?? NONE;
  if (over === NONE || from < 0 || from === over) return null;
  const board = boardFor(scene);
  const steps = board.distance[from][over];
  const inLine = board.within.at(-1)?.[from].includes(over) ?? false;
  const { x, y } = planOf(scene).rooms[over];
  return (
    <g class={`l-distance${inLine ? " l-in-line" : ""}`} transform={`translate(${x - 29} ${y - 3})`}>
      <rect x="-11" y="-8" width="22" height="15" rx="7.500" />
      <text y="3.500" text-anchor="middle">
        {inLine ? `${steps}` : `(${steps})`}
      </text>
    </g>
  );
}
