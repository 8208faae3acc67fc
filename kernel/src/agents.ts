/**
 * Agents decide for a seat. They get what that seat sees and the question put to it, never the state (K-AGT-01); what they
 * cannot see they may imagine, with luck of their own.
 */
import { settle, world } from "./engine.ts";
import type { Game, Pondering, World } from "./game.ts";
import { draw, type Luck } from "./luck.ts";
import { type View, view } from "./schema.ts";
import type { Ask, KernelState } from "./state.ts";

/** What an agent has before it. The view is made when it is looked at: an agent that does not look costs nothing. */
export interface Sight<S extends KernelState, C> {
  readonly game: Game<S, C>;
  readonly seat: number;
  readonly ask: Ask;
  readonly view: View<S>;
}

export interface Agent<S extends KernelState, C> {
  readonly name: string;
  /** Codes out of the ask's options. */
  choose(sight: Sight<S, C>, luck: Luck): readonly number[];
}

class Seen<S extends KernelState, C> implements Sight<S, C> {
  readonly game: Game<S, C>;
  readonly seat: number;
  readonly ask: Ask;
  readonly #state: S;
  #view: View<S> | null = null;
  constructor(game: Game<S, C>, state: S, ask: Ask) {
    this.game = game;
    this.seat = ask.seat;
    this.ask = { ...ask, options: ask.options.slice() };
    this.#state = state;
  }
  get view(): View<S> {
    this.#view ??= view(this.game.state, this.#state, this.seat);
    return this.#view;
  }
}

export function sight<S extends KernelState, C>(game: Game<S, C>, state: S, ask: Ask): Sight<S, C> {
  return new Seen(game, state, ask);
}

/** Picks what the ask wants, each set equally likely. */
export function pickAny(ask: Ask, luck: Luck): number[] {
  const { options, min, max } = ask;
  if (max === 1) return [options[options.length === 1 ? 0 : draw(luck, 0, options.length)]];
  const many = min + draw(luck, 0, Math.min(max, options.length) - min + 1);
  const left = options.slice();
  const picked: number[] = [];
  while (picked.length < many) picked.push(...left.splice(draw(luck, 0, left.length), 1));
  return picked;
}

/** Any option, each as likely. */
export function random<S extends KernelState, C>(): Agent<S, C> {
  return { name: "random", choose: (seen, luck) => pickAny(seen.ask, luck) };
}

/**
 * Takes the option after which it stands best on average, over worlds that fit what it sees, played on at random to the
 * game's horizon. Each option is tried in the same worlds with the same luck, so that luck does not look like skill.
 */
export function greedy<S extends KernelState, C>(manner?: Pondering): Agent<S, C> {
  return {
    name: "greedy",
    choose({ game, seat, ask, view: seen }, luck) {
      const { worlds, breadth, depth } = manner ?? game.ponder;
      if (ask.options.length <= ask.min) return ask.options.slice(0, ask.min);
      const candidates: (readonly number[])[] =
        ask.max === 1 ? sample(ask.options, breadth, luck).map((code) => [code]) : distinct(ask, breadth, luck);
      const worth = new Array<number>(candidates.length).fill(0);
      for (let i = 0; i < worlds; i++) {
        const imagined = game.imagine(seen, seat, luck);
        const chance = draw(luck, 0, 0x40000000);
        candidates.forEach((codes, c) => {
          const w = world(game, game.state.copy(imagined));
          const asked = w.s.asks.find((one) => one.seat === seat) as Ask;
          const horizon = game.horizon(w.s);
          settle(w, asked, codes);
          playOn(w, { seed: [chance, 0, 0, 0, 0, 0, 0, 0], drawn: [0] }, horizon, depth);
          worth[c] += game.worth(w.s, seat);
        });
      }
      return candidates[worth.indexOf(Math.max(...worth))];
    },
  };
}

function sample(options: readonly number[], most: number, luck: Luck): number[] {
  const left = options.slice();
  while (left.length > most) left.splice(draw(luck, 0, left.length), 1);
  return left;
}

function distinct(ask: Ask, count: number, luck: Luck): number[][] {
  return Array.from({ length: Math.min(count, 8) }, () => pickAny(ask, luck));
}

/**
 * Plays on at random until the horizon moves, the game ends or the rules fail; without a horizon, to the end. Where there
 * is no choice, nothing is drawn. Returns how many choices were made.
 */
export function playOn<S extends KernelState, C>(
  w: World<S, C>,
  luck: Luck,
  horizon?: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const { s, game } = w;
  let choices = 0;
  for (let answers = 0; s.asks.length > 0 && s.fault === 0 && answers < most; answers++) {
    if (horizon !== undefined && game.horizon(s) !== horizon) break;
    const asked = s.asks[0];
    if (asked.options.length > asked.min) choices++;
    settle(w, asked, pickAny(asked, luck));
  }
  return choices;
}
