/** How the Avatar decides, question by question; what these leave open is the Choice of the Crown (L-AVD, L-AVE, L-AVA-30). */
import { type Frame, FrameKind, flowName, PASS } from "@blackrose/kernel";
import { effectBelow, R, Source, struckBy } from "../../effects/context.ts";
import { verbNow } from "../../effects/doing.ts";
import type { Instruction } from "../../effects/program.ts";
import { actingShape, spellShape } from "../../frames.ts";
import { type Lodge, NONE, placeOf } from "../../state.ts";
import { action, Family, familyOf, held, model as modelThing, YES } from "../../things.ts";
import { controllerOf, figureOf, partyOf, ROSE } from "../../who.ts";
import { halfHit } from "../damage.ts";
import { followed, type Followed, type Priorities, type Priority } from "../choose.ts";
import { boardOf, damageOn, lifeOf, attackOf, moveOf } from "../values.ts";
import { avatarOf, greatest, magesFirst, preferring, stepsOfList, unusedToken } from "./criteria.ts";
import { activationOf, avatarShape, couldDo, isUseful, listNow, opposingModels } from "./under-way.ts";

const topOf = ({ s }: Lodge): Frame => s.stack[s.stack.length - 1];

/** Nothing of his is optional (L-AVD-01). */
const neverDeclined = preferring("never declined", (_w, code) => code !== PASS);
const declined = preferring("declined", (_w, code) => code === PASS);

const slotOf = ({ s }: Lodge, model: number): number => s.avatarSlots.indexOf(figureOf(model));
const lowestSlot = greatest("slot", (w, code) => -slotOf(w, held(code)));

/** Whom or which room a spell takes: what the walk was made for, else by the list (L-AVD-02, L-AVD-03). */
function aiming(w: Lodge): Priority[] {
  const frame = topOf(w);
  const { says } = w.cards.sides[w.cards.spellOf[spellShape.get(frame, "card")]][0].side;
  const activation = activationOf(w);
  const goal = activation === undefined ? NONE : avatarShape.get(activation, "goal");
  return [
    preferring("kept", (_w, code) => code === goal),
    magesFirst,
    {
      name: "useful",
      // Nothing useful left: the effect is lost whichever room it names (L-AVP-04).
      best(w_, options) {
        const useful = options.filter((code) => isUseful(w_, says, code));
        return useful.length > 0 ? useful : options.slice(0, 1);
      },
    },
    ...stepsOfList(w, listNow(w), avatarOf(w)),
  ];
}

/** Whom he strikes: the one struck before, the one he came for, else the best by the list (L-AVD-14, L-AVM-02). */
function striking(w: Lodge): Priority[] {
  const effect = effectBelow(w);
  const struck = effect === null ? [] : struckBy(effect);
  const activation = activationOf(w);
  const goal = activation === undefined ? NONE : avatarShape.get(activation, "goal");
  return [
    neverDeclined,
    preferring("kept", (_w, code) => struck.includes(held(code))),
    preferring("kept", (_w, code) => code === goal),
    magesFirst,
    ...stepsOfList(w, listNow(w), avatarOf(w)),
  ];
}

// --- evocations ---

const within = (w: Lodge, model: number, steps: number) => (room: number) =>
  boardOf(w).distance[placeOf(w.s, model)][room] <= steps;

/** Whom an evocation goes for: those within its steps, or all; mages first, then by the list (L-AVE-02, L-AVE-03). */
function preyOf(w: Lodge, model: number, steps: number): Followed {
  // One of another mage's that acts under him is not its own prey (L-AVE-07).
  const others = (fits: (room: number) => boolean): number[] =>
    opposingModels(w, (room, one) => one !== model && fits(room));
  const near = others(within(w, model, steps));
  const all = near.length > 0 ? near : others(() => true);
  return followed(w, [magesFirst, ...stepsOfList(w, listNow(w), model)], all.map(modelThing));
}

/** A step of an evocation: toward its prey, by a shortest way; it stays to attack where that stands (L-AVE-04, L-AVE-05). */
function evocationStep(w: Lodge): Priority[] {
  const frame = topOf(w);
  const model = actingShape.get(frame, "model");
  const { left, by } = preyOf(w, model, actingShape.get(frame, "left"));
  const prey = left.map(held);
  const { distance } = boardOf(w);
  const here = placeOf(w.s, model);
  const nearest = Math.min(...prey.map((one) => distance[here][placeOf(w.s, one)]));
  return [
    {
      // What made it go for that one and no other.
      name: by?.name ?? "toward",
      best(_w, options) {
        if (prey.length === 0) return options.filter((code) => code === PASS);
        if (nearest === 0) {
          const fight = options.filter((code) => code === action("fight"));
          return fight.length > 0 ? fight : options.filter((code) => code === PASS);
        }
        return options.filter(
          (code) =>
            familyOf(code) === Family.room &&
            prey.some((one) => distance[held(code)][placeOf(w.s, one)] < distance[here][placeOf(w.s, one)]),
        );
      },
    },
    unusedToken,
  ];
}

/** Whom it strikes; what it may do instead only where there is nobody (L-AVD-10). */
const evocationStrikes = (w: Lodge, model: number): Priority[] => [
  neverDeclined,
  preferring("models", (_w, code) => familyOf(code) === Family.model),
  magesFirst,
  ...stepsOfList(w, listNow(w), model),
];

/** Which of his evocations is to act (L-AVD-09). */
function toAct(w: Lodge): Priority[] {
  const reaching = (model: number): readonly number[] => opposingModels(w, within(w, model, moveOf(w, model)));
  return [
    {
      name: "nearest",
      best(w_, options) {
        const able = options.filter((code) => reaching(held(code)).length > 0);
        if (able.length === 0) return options;
        const prey = [...new Set(able.flatMap((code) => reaching(held(code))))];
        const steps = [magesFirst, ...stepsOfList(w_, listNow(w_), avatarOf(w_))];
        const best = followed(w_, steps, prey.map(modelThing)).left.map(held);
        return able.filter((code) => reaching(held(code)).some((one) => best.includes(one)));
      },
    },
    greatest("strength", (w_, code) => (reaching(held(code)).length > 0 ? attackOf(w_, held(code)) : 0)),
    lowestSlot,
  ];
}

// --- cubes ---

/** The colour of the rightmost opposing cube among those lying there (L-AVD-06, L-AVD-07). */
function rightmost(w: Lodge): Priority[] {
  const now = verbNow(w.cards, w.s);
  if (now === null) return [neverDeclined];
  const { verb, effect } = now;
  const cubes = cubesOf(w, verb.do, effect);
  return [
    neverDeclined,
    greatest("rightmost", (_w, code) => (familyOf(code) === Family.cube ? cubes.lastIndexOf(held(code)) : 0)),
  ];
}

function cubesOf(w: Lodge, verb: string, effect: Frame): readonly number[] {
  const { [R.target]: target, [R.targetRoom]: room } = effect.regs;
  if (verb === "convert instability") return w.s.instability[room] ?? [];
  if (verb === "heal") return w.s.damage[avatarOf(w)];
  return target === NONE ? [] : damageOn(w, target);
}

/** Of what a power of his offers, the first that does something where it starts (L-AVD-10). */
function offered(w: Lodge): Priority[] {
  const frame = topOf(w);
  if (frame.kind !== FrameKind.script || frame.regs[R.source] !== Source.evocation) return [];
  const lines = w.game.scripts[frame.of].lines as readonly Instruction[];
  const choice = lines[frame.at >> 1];
  const does = (code: number): boolean => {
    const line = choice.do === "choose" ? lines[choice.to[held(code)]] : undefined;
    return line?.do === "happen" && line.what.some((verb) => couldDo(w, verb, frame.regs[R.here]));
  };
  return [preferring("useful", (_w, code) => does(code)), { name: "useful", best: (_w, [first]) => [first] }];
}

/** Too few cubes: mages by power, then evocations, each filled up before the next (L-AVD-05). */
const sharing = (w: Lodge): Priority[] => [
  preferring("kept", (_w, code) => halfHit(w, topOf(w).regs).includes(held(code))),
  magesFirst,
  greatest("power", ({ s }, code) => s.power[partyOf(s, controllerOf(s, held(code)))]),
];

export const priorities: Priorities = (w, decision, controller) => {
  // What the Black Rose leaves open is the Crown's (L-TRN-07).
  if (controller === ROSE) return [];
  const top = flowName(w, topOf(w));
  switch (decision) {
    case "D-EFF-TARGET":
      if (top === "cast") return aiming(w);
      return verbNow(w.cards, w.s)?.verb.do === "act" ? toAct(w) : [];
    case "D-ACT-ATTACK":
      return striking(w);
    case "D-EVO-ORDER":
      return [lowestSlot];
    case "D-EVO-STEP":
      return evocationStep(w);
    case "D-EVO-ATTACK":
      return evocationStrikes(w, topOf(w).regs[0]);
    case "D-EFF-CONVERT":
      return rightmost(w);
    case "D-EFF-CUBES":
      return top === "sharing cubes" ? sharing(w) : rightmost(w);
    case "D-SUM-REPLACE":
      return [neverDeclined, greatest("least health", (w_, code) => -lifeOf(w_, held(code))), lowestSlot];
    case "D-EFF-CHOOSE":
      return offered(w);
    case "D-EFF-MAY":
      return [preferring("never declined", (_w, code) => code === YES)];
    // He never buys himself off (L-AVD-12).
    case "D-EFF-SPARE":
    case "D-EFF-PAY":
    case "D-EFF-PAY-CARDS":
      return [declined];
    default:
      return [];
  }
};
