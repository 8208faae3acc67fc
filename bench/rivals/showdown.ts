// Pokémon Showdown's simulator as a library (@pkmn/sim): whole random battles of generation 9, played by random
// legal choices on `Battle` directly, without its text streams. Teams are made beforehand and not counted.
import { createRequire } from "node:module";
import { luck, type Luck } from "../luck.ts";
import type { Contestant } from "../measure.ts";

const FORMAT = "gen9randombattle";
const PAIRS_OF_TEAMS = 64;
const MAX_TURNS = 1_000;

type Member = { active: boolean; condition: string; reviving?: boolean };
type Request = {
  wait?: boolean;
  teamPreview?: boolean;
  forceSwitch?: boolean[];
  active?: { moves: { disabled?: boolean | string }[]; trapped?: boolean; canTerastallize?: string }[];
  side: { pokemon: Member[] };
};
type Side = { activeRequest: Request | null; isChoiceDone(): boolean; choose(choice: string): boolean };
type Team = unknown;
type Battle = {
  readonly ended: boolean;
  readonly turn: number;
  readonly sides: Side[];
  setPlayer(slot: "p1" | "p2", options: { name: string; team: Team }): void;
  allChoicesDone(): boolean;
  commitChoices(): void;
  destroy(): void;
};

// By `require`, and typed here, so that the game can be type-checked without the rivals being installed.
type Sim = {
  Battle: new (options: { formatid: string; seed: string }) => Battle;
  Teams: { setGeneratorFactory(factory: unknown): void; generate(format: string, options: { seed: string }): Team };
};

export function contestant(): Contestant {
  const require = createRequire(import.meta.url);
  const sim = require("@pkmn/sim") as Sim;
  sim.Teams.setGeneratorFactory((require("@pkmn/randoms") as { TeamGenerators: unknown }).TeamGenerators);

  const draw = luck(11);
  const team = () => sim.Teams.generate(FORMAT, { seed: seed(draw) });
  const pairs = Array.from({ length: PAIRS_OF_TEAMS }, () => [team(), team()] as const);
  let next = 0;
  return {
    name: "showdown",
    unit: "choices",
    warmUp: 6, // its code is large: the first five seconds run at half its later speed
    run: () => play(sim, pairs[next++ % pairs.length], draw),
  };
}

/** One battle; returns the number of choices made in it. */
function play(sim: Sim, [one, two]: readonly [Team, Team], draw: Luck): number {
  const battle = new sim.Battle({ formatid: FORMAT, seed: seed(draw) });
  battle.setPlayer("p1", { name: "One", team: one });
  battle.setPlayer("p2", { name: "Two", team: two });
  let choices = 0;
  while (!battle.ended && battle.turn < MAX_TURNS) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || request.wait || side.isChoiceDone()) continue;
      answer(side, request, draw);
      choices++;
    }
    if (battle.allChoicesDone()) battle.commitChoices();
  }
  if (!battle.ended) throw new Error(`A battle did not end in ${MAX_TURNS} turns.`);
  battle.destroy();
  return choices;
}

/** A refused choice (a trap not known before) comes back with a corrected request: choose again, at last let it choose. */
function answer(side: Side, request: Request, draw: Luck): void {
  if (side.choose(pick(request, draw))) return;
  if (side.choose(pick(side.activeRequest ?? request, draw))) return;
  side.choose("default");
}

/** As Showdown's own random player does: seven times in ten a move, else a switch where one is possible. */
function pick(request: Request, draw: Luck): string {
  const party = request.side.pokemon;
  const slots = (wanted: (member: Member, index: number) => boolean): number[] =>
    party.flatMap((member, index) => (wanted(member, index) ? [index + 1] : []));
  const fainted = (member: Member) => member.condition.endsWith(" fnt");
  const any = (of: number[]): number => of[draw(of.length)];

  if (request.teamPreview) return "default";
  if (request.forceSwitch && party[0].reviving) return `switch ${any(slots(fainted))}`;

  const bench = slots((member, index) => index > 0 && !member.active && !fainted(member));
  if (request.forceSwitch) return bench.length ? `switch ${any(bench)}` : "pass";

  const active = request.active![0];
  const moves = active.moves.flatMap((move, index) => (move.disabled ? [] : [index + 1]));
  const switches = active.trapped ? [] : bench;
  if (!moves.length && !switches.length) return "default";
  if (switches.length && (!moves.length || draw(10) >= 7)) return `switch ${any(switches)}`;
  const terastallize = active.canTerastallize && draw(10) < 6 ? " terastallize" : "";
  return `move ${any(moves)}${terastallize}`;
}

function seed(draw: Luck): string {
  return [draw(65_536), draw(65_536), draw(65_536), draw(65_536)].join(",");
}
