/**
 * Short ways to write cards. What they give is the plain data of says.ts and nothing more: a pack of cards is still JSON. Targets,
 * sides and sentences have a word here; triggers, conditions, costs and places are written as the data they are.
 */
import type { Change } from "./attachments.ts";
import type { Condition, Cost, Element, Many, Place, Range, Sentence, Side, Spot, Target, Trigger } from "./says.ts";

// --- targets ---

type At<Where extends Target["at"]> = Extract<Target, { readonly at: Where }>;
type Besides<Where extends Target["at"]> = Omit<At<Where>, "at" | "within">;

export const self: Target = { at: "self" };
export const special: Target = { at: "special" };
export const everyModel: Target = { at: "every model" };
export const model = (within: Range, more: Besides<"model"> = {}): Target => ({ at: "model", within, ...more });
export const mage = (within: Range, more: Besides<"mage"> = {}): Target => ({ at: "mage", within, ...more });
export const evocation = (within: Range, more: Besides<"evocation"> = {}): Target => ({
  at: "evocation",
  within,
  ...more,
});
export const room = (within: Range, more: Besides<"room"> = {}): Target => ({ at: "room", within, ...more });

/** All opposing ones in a place. */
export const all = (whom: "models" | "mages" | "evocations", where: Place): Many => ({ all: whom, in: where });

// --- sentences ---

type Says = readonly Sentence[];
type Line<Do extends Sentence["do"]> = Extract<Sentence, { readonly do: Do }>;
type Values<L, Keys extends readonly unknown[]> = {
  readonly [I in keyof Keys]: Keys[I] extends keyof L ? L[Keys[I]] : never;
};
type Rest<L, Keys> = L extends unknown ? Omit<L, "do" | (Keys & string)> : never;
type KeyOfAny<L> = L extends unknown ? keyof L : never;
type More<R> = [KeyOfAny<R>] extends [never] ? [] : Record<never, never> extends R ? [more?: R] : [more: R];

/** A verb and the fields it always has, in the order one says them; whatever else it has follows in a record. */
const sentence =
  <Do extends Sentence["do"], const Keys extends readonly (keyof Line<Do>)[]>(verb: Do, ...keys: Keys) =>
  (...given: [...Values<Line<Do>, Keys>, ...More<Rest<Line<Do>, Keys[number]>>]): Line<Do> => {
    const named = keys.map((key, i) => [key, given[i]]);
    return { do: verb, ...Object.fromEntries(named), ...(given[keys.length] as object | undefined) } as Line<Do>;
  };

export const deal = sentence("deal", "n", "to");
export const convertDamage = sentence("convert damage", "n", "on");
export const transferDamage = sentence("transfer damage", "n", "from", "to");
export const heal = sentence("heal", "n", "who");
export const defeat = sentence("defeat", "who");

export const place = sentence("place", "n", "in");
export const unplace = sentence("unplace", "n", "in");
export const convertInstability = sentence("convert instability", "n", "in");
export const collapse = sentence("collapse", "rooms");
export const activate = sentence("activate", "room");
export const copyRoom = sentence("copy a room");
export const disguise = sentence("disguise", "room", "as");
export const forbid = sentence("forbid", "what", "who");
export const shut = sentence("shut", "rooms");

export const gain = sentence("gain", "n");
export const lose = sentence("lose", "n", "who");
export const steal = sentence("steal", "n", "from");
export const takeCrown = sentence("take the Crown");
export const award = sentence("award", "what");

export const move = sentence("move", "who", "n");
export const go = sentence("go", "to");
export const bring = sentence("bring", "who", "to");
export const sendToCell = sentence("send to cell", "who");
export const swap = sentence("swap", "with");

export const attack = sentence("attack");
export const act = sentence("act", "who");
export const readyAction = sentence("ready action");
export const loseActions = sentence("lose actions", "who", "n");

export const draw = sentence("draw", "n", "from");
export const takeOfTop = sentence("take of top", "take", "of", "from");
export const lookAtTop = sentence("look at top", "of", "from");
export const playOfTop = sentence("play of top", "of");
export const search = sentence("search", "n", "from");
export const discard = sentence("discard", "n");
export const discardEvent = sentence("discard event", "which");
export const replaceQuest = sentence("replace quest");
export const takeBack = sentence("take back", "of");
export const shuffleMemories = sentence("shuffle Memories");
export const see = sentence("see", "what", "of");
export const swapSpells = sentence("swap spells");
export const shareQuests = sentence("share quests");
export const takeQuest = sentence("take quest", "what", "from");
export const questOfPreviousMoon = sentence("quest of previous moon");
export const completeQuest = sentence("complete quest");

export const castFromHand = sentence("cast from hand");
export const castNext = sentence("cast next", "who");
export const revealNext = sentence("reveal next");
export const unready = sentence("unready", "who", "slot");

export const summon = sentence("summon", "kind", "in");
export const remove = sentence("remove", "who");
export const replaceEvocation = (said: Rest<Line<"replace evocation">, "do">): Sentence => ({
  do: "replace evocation",
  ...said,
});
export const become = sentence("become", "form");

export const ignoreDamage = sentence("ignore damage", "n");
export const ignoreEffect = sentence("ignore effect");
export const cancel = sentence("cancel", "what");
export const deflect = sentence("deflect", "what", "within");
export const damageMore = sentence("damage more", "n");
export const gainLess = sentence("gain less", "n");
export const takeOverActivation = sentence("take over activation");

// --- gates before more sentences ---

export const together = sentence("together", "what");
export const may = sentence("may", "then");
export const each = sentence("each", "who", "then");
export const unless = sentence("unless", "who", "pays", "then");
export const nameType = sentence("name a type");
export const thisTurn = sentence("this turn", "when", "then");
/** This turn: the values of the controller's mage that change. */
export const stat = (...changes: readonly Change[]): Sentence => ({ do: "stat", changes });

const otherwise = (rest: Says | undefined): { readonly else?: Says } => (rest === undefined ? {} : { else: rest });
export const ifSo = (condition: Condition, then: Says, rest?: Says): Sentence => ({
  do: "if",
  if: condition,
  then,
  ...otherwise(rest),
});
export const pay = (cost: Cost, then: Says, rest?: Says): Sentence => ({ do: "cost", cost, then, ...otherwise(rest) });
export const choose = (...options: readonly Says[]): Sentence => ({ do: "choose", options });
/** A choice between the smiling and the weeping mask. */
export const masks = (smiling: Says, weeping: Says): Sentence => ({
  do: "choose",
  masks: true,
  options: [smiling, weeping],
});
/** One more target, chosen now. */
export const aim = (target: Target, more: { from?: Spot; upTo?: true; again?: true }, then: Says): Sentence => {
  const { again, ...where } = more;
  return { do: "aim", target, ...where, then, ...(again ? { again } : {}) };
};

// --- sides of spells ---

export const combat = (element: Element, target: Target, says: Says): Side => ({
  type: "combat",
  element,
  target,
  says,
});
export const contingency = (element: Element, target: Target, says: Says): Side => ({
  type: "contingency",
  element,
  target,
  says,
});
export const protection = (element: Element, target: Target, trigger: Trigger, says: Says): Side => ({
  type: "protection",
  element,
  target,
  trigger,
  says,
});
export const trap = (element: Element, target: Target, trigger: Trigger, says: Says): Side => ({
  type: "trap",
  element,
  target,
  trigger,
  says,
});
/** A quest on a side of a spell: its goal, and what it gives (L-TAR). */
export const tarot = (element: Element, goal: Condition, says: Says): Side => ({
  type: "tarot",
  element,
  target: self,
  goal,
  says,
});
/** What is played from the hand in another's activation (L-CHR): the dark side of a card whose texts both face one way. */
export const interrupt = (element: Element, target: Target, trigger: Trigger, says: Says): Side => ({
  type: "interrupt",
  element,
  target,
  trigger,
  says,
});
