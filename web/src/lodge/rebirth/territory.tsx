/** Territory: the rooms that hold a mage's Totems and the rooms next to them, with an edge in its colour (L-GLO-32). */
import { isMage } from "@blackrose/lodge/who";
import type { Scene } from "../../face.ts";
import { boardFor, partyOfMage, seen, tablesOf } from "../game.ts";
import { corners, planOf, ROOM_EDGE } from "../hexes.ts";
import { partyColour } from "../signs.tsx";
import "./territory.css";

/** The rooms of each mage's territory, by mage. */
export function territories(scene: Scene): ReadonlyMap<number, ReadonlySet<number>> {
  const s = seen(scene);
  const { figures } = tablesOf(scene);
  const found = new Map<number, Set<number>>();
  s.figureAt.forEach((room, figure) => {
    const owner = s.figureOwner[figure];
    if (room < 0 || figures[figure].archetype !== "totem" || !isMage(owner)) return;
    const rooms = found.get(owner) ?? new Set();
    for (const one of [room, ...boardFor(scene).next[room]]) rooms.add(one);
    found.set(owner, rooms);
  });
  return found;
}

/** Where territories overlap, one edge lies inside the other. */
export function Territories({ scene }: { readonly scene: Scene }) {
  const { rooms: points } = planOf(scene);
  return (
    <g class="l-territories">
      {[...territories(scene)].flatMap(([mage, rooms], i) =>
        [...rooms].map((room) => (
          <polygon
            key={`${mage} ${room}`}
            points={corners(points[room], ROOM_EDGE - 5 - 3 * i)}
            style={{ stroke: partyColour(partyOfMage(seen(scene), mage)) }}
          />
        )),
      )}
    </g>
  );
}
