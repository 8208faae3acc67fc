/** A game played by chance up to a moment somebody wants to look at. */
import { answer, begin, look, questionFor, type Seating, seedFrom } from "@blackrose/kernel";
import type { AnyGame } from "@blackrose/table";
import type { Scene } from "../src/face.ts";

/** What the address asks for. Whatever else it names is a choice at the making of the table: `ruleset`, `layout`, `remove`. */
const OWN = ["game", "seats", "seed", "luck", "steps", "until", "offers", "viewer", "language", "play"];

export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: string };
  readonly seed: string;
  /** Which of the many games with this seed. */
  readonly luck: number;
  /** So many answers, and then on until this decision is asked with at least so many options. */
  readonly steps: number;
  readonly until: string | null;
  readonly offers: number;
  /** The seat looked from, −1 for a spectator; null: whoever is asked. */
  readonly viewer: number | null;
  readonly language: Scene["language"];
  /** Goes on by itself. */
  readonly play: boolean;
}

const LANGUAGES: readonly Scene["language"][] = ["en", "es", "fr"];

export function wishIn(address: string): Wish {
  const asked = new URLSearchParams(address);
  const number = (name: string, usual: number): number => Number(asked.get(name) || usual);
  const game = asked.get("game") ?? "lodge";
  return {
    game,
    seats: number("seats", 4),
    options: {
      ...(game === "lodge" ? { ruleset: "revised", setup: "random" } : {}),
      ...Object.fromEntries([...asked].filter(([name]) => !OWN.includes(name))),
    },
    seed: asked.get("seed") ?? "gallery",
    luck: number("luck", 0),
    steps: number("steps", 60),
    until: asked.get("until") || null,
    offers: number("offers", 2),
    viewer: asked.get("viewer") ? Number(asked.get("viewer")) : null,
    language: LANGUAGES.find((one) => one === asked.get("language")) ?? "en",
    play: asked.has("play"),
  };
}

const NAMES = ["Ana", "Benedikt", "Cosima", "Dario", "Esperanza", "Fabrizio"];
/** So many answers are looked through for a decision: some games hold it only once in a while. */
const PATIENCE = 4000;

export interface Played {
  scene(): Scene;
  /** One answer of whoever is asked first; false when the game is over. */
  next(): boolean;
  give(ask: number, keys: readonly string[]): void;
}

export function played(game: AnyGame, wish: Wish, { seats, options }: Seating): Played {
  const { seed } = wish;
  let luck = 7 + wish.luck;
  const roll = (sides: number): number => {
    luck = (Math.imul(luck, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (luck >> 8) % sides;
  };
  const names = NAMES.slice(0, seats);
  const start = (round: number) => begin(game, { seats, options }, seedFrom(round === 0 ? seed : `${seed} ${round}`));
  let session = start(0);

  const firstAsked = (): number => session.world.s.asks[0]?.seat ?? 0;

  function next(): boolean {
    if (session.world.s.asks.length === 0) return false;
    const seat = firstAsked();
    const question = questionFor(session, seat)!;
    const left = [...question.options];
    const count = question.min + roll(question.max - question.min + 1);
    const keys = Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0]);
    const outcome = answer(session, seat, question.id, keys);
    if ("refused" in outcome) throw new Error(outcome.sentence);
    return true;
  }

  function reached(): boolean {
    const question = questionFor(session, firstAsked());
    return question !== null && question.decision === wish.until && question.options.length >= wish.offers;
  }

  for (let i = 0; i < wish.steps; i++) next();
  // A game that ends before is followed by another.
  for (let i = 0, round = 0; wish.until !== null && i < PATIENCE && !reached(); i++)
    if (!next()) session = start(++round);

  return {
    next,
    give: (ask, keys) => void answer(session, wish.viewer ?? firstAsked(), ask, [...keys]),
    scene() {
      const viewer = wish.viewer ?? firstAsked();
      const question = viewer < 0 ? null : questionFor(session, viewer);
      const inWindow = session.world.s.asks.some(
        ({ seat, decision }) => seat === viewer && game.windows?.decision.index === decision,
      );
      return {
        language: wish.language,
        names,
        viewer,
        options,
        played: game,
        view: look(session, viewer),
        question: question && { ...question, options: [...question.options], window: inWindow },
        waiting: session.world.s.asks.map(({ seat }) => seat),
      };
    },
  };
}
