/** The arrow keys walk over things on the board: to the nearest one in that direction, wherever a face has drawn it. */
export type Direction = "left" | "right" | "up" | "down";

const AHEAD: { readonly [direction in Direction]: readonly [number, number] } = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** How much a step aside counts against a step ahead. */
const ASIDE = 2;

type Drawn = HTMLElement | SVGElement;

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Offered things, or all when nothing is offered or all are wanted. */
function reachable(board: Element, all: boolean): Drawn[] {
  const offered = all ? [] : [...board.querySelectorAll<Drawn>("[data-thing][data-offered]")];
  const things = offered.length > 0 ? offered : [...board.querySelectorAll<Drawn>("[data-thing]")];
  return things.filter((thing) => thing.getBoundingClientRect().width > 0);
}

export const cursorOf = (board: Element): Drawn | null => board.querySelector<Drawn>("[data-cursor]");

/** Moves the cursor and the focus with it; the thing it stands on now, or null when there is none. */
export function rove(board: Element, direction: Direction, all: boolean): string | null {
  const things = reachable(board, all);
  const from = cursorOf(board);
  const to = from === null ? (things[0] ?? null) : nearest(things, from, direction);
  if (to === null) return from?.getAttribute("data-thing") ?? null;
  from?.removeAttribute("data-cursor");
  to.setAttribute("data-cursor", "");
  to.setAttribute("tabindex", "-1");
  to.focus({ preventScroll: false });
  return to.getAttribute("data-thing");
}

function nearest(things: readonly Drawn[], from: Drawn, direction: Direction): Drawn | null {
  const [x, y] = middle(from);
  const [dx, dy] = AHEAD[direction];
  let best: Drawn | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    if (ahead < 4) continue;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
