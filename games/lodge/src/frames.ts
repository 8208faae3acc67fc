/** The numbers of everything that can be under way, by name. Rules write them, deeds tell them, text and page look at them. */
import { frameShape } from "@blackrose/kernel";
import { NONE } from "./state.ts";
import { ROSE } from "./who.ts";

/** An effect whose sentences are being read. Behind its numbers follow the models it has hit. */
export const effectShape = frameShape({
  target: NONE,
  targetRoom: NONE,
  /** Mages whom it passes by, see Avoid. */
  avoid: 0,
  /** 1 once the target was used, where that is answered (L-INT-19). */
  used: 0,
  it: NONE,
  here: NONE,
  there: NONE,
  source: 0,
  card: 0,
  answered: NONE,
  another: NONE,
  /** Mages still to come in a loop, as bits; NONE outside of one. */
  loop: NONE,
  converted: 0,
  notConverted: 0,
  transferred: 0,
  unplaced: 0,
  removed: 0,
  healed: 0,
  affected: 0,
  crossed: 0,
  /** "That much": damage suffered or ignored, points gained. */
  amount: 0,
  namedType: NONE,
  slot: NONE,
  /** The points a defeat by this sentence earns, instead of the usual ones and for nobody else; 0 if it earns those. */
  award: 0,
  /** The same as `loop` for mages who may be spared, inside another loop. */
  inner: NONE,
  /** Cubes of a cost still to be paid. */
  owing: 0,
  /** An evocation removed as a cost that is still to be heard of (L-RB-43): the figure, where it stood, whose it was. */
  paid: NONE,
  paidFrom: NONE,
  paidOwner: NONE,
  /** Upgrades that the one removed as a cost carried. */
  carried: 0,
  /** The first two evocations that it let act. */
  acted: NONE,
  actedToo: NONE,
  /** Whom the last attack it bade struck, whatever came of it. */
  struck: NONE,
  /** Of a spell: the elements shown beside it when it was revealed, as bits (L-SYN-02). */
  beside: 0,
  /** The mage behind the target when it began: itself, or whoever controlled it. */
  targetMage: NONE,
  /** Mages tempted that accepted, and that refused, as bits (L-TMP-03). */
  accepted: 0,
  refused: 0,
  /** Types that the cards discarded last show, as bits (L-DSC-02). */
  shows: 0,
  /** 1 once a cost of it was paid, or something given up to avoid it. */
  paidUp: 0,
  /** What somebody should have given and could not: cards, power. */
  short: 0,
  /** Mages healed, as bits. */
  healedMages: 0,
  /** 1 for what an evocation does when it acts: the effect that bade it knows whom it hit. */
  bidden: 0,
  /** Mages that it has moved, as bits. */
  moved: 0,
  /** Mages that really lost power, and jinxes lifted. */
  losers: 0,
  lifted: 0,
  /** Mages whom a jinx bites that could not be tied, as bits, until the damage of the same sentence lands with it (L-JX-03). */
  bitten: 0,
  /** Mages whom it has hurt more than it says, as bits (L-JX-09). */
  harder: 0,
  /** How many cubes the verb under way may still use, where there are too few for all of the effect; else NONE (L-DMG-06). */
  ration: NONE,
});

/** A spell being cast or triggered. The first four are told by its declaration: whether it happened, and whom it reaches. */
export const spellShape = frameShape({
  happened: 0,
  target: NONE,
  room: NONE,
  avoid: 0,
  slot: NONE,
  /** The card and its side stand here only once they are revealed. */
  card: NONE,
  side: NONE,
  /** Where it starts, or NONE for where its caster stands. */
  origin: NONE,
  /** From where range and line are measured, or NONE for where it starts (L-GLO-33). */
  from: NONE,
  symbolAfter: 0,
  /** The caster's points when its effect began. */
  power: 0,
  /** The elements that the caster's other spells showed when it was revealed, as bits (L-SYN-02). */
  beside: 0,
  /** The one mage at whom, or at whose room, it may aim; NONE: at whom it likes. */
  only: NONE,
  /** Of a trap or protection: what it answers, and what that binds. */
  answered: NONE,
  it: NONE,
  there: NONE,
  amount: 0,
});

/** A spell from the hand: where it starts, the slot it takes, the one mage at whom it may aim. */
export const handSpellShape = frameShape({ origin: NONE, into: 0, only: NONE });

/** The activation of a room. The first three are told by its deed. `quests`: how many were held when it happened (L-QST-09). */
export const roomActivationShape = frameShape({ happened: 0, who: NONE, room: NONE, evenUsed: 0, quests: 0 });

/** The effect of a room: where it takes place, whose effect it is, what was chosen as its target. */
export const roomEffectShape = frameShape({ room: NONE, tile: NONE, target: NONE, ruins: 0 });

/** A mage undoes knots: whether a cube is owed for a spell given up, whether it wants no more. Behind them, what has got its cube. */
export const knotsShape = frameShape({ owing: 0, done: 0 });

/** A full room being settled. Behind it, the points of each party, where it gives any. */
export const roomShape = frameShape({ room: NONE });

/**
 * An attack: who strikes, whether it may be left, at whom alone, what was chosen, how much harder it strikes this once, in which room. Behind
 * them, those it may not strike.
 */
export const attackShape = frameShape({ model: NONE, optional: 0, only: NONE, chosen: NONE, more: 0, struckIn: NONE });

/** An evocation acts: steps left, whether it has set out, whether it has attacked, how much harder it strikes in this act. */
export const actingShape = frameShape({ model: NONE, left: 0, setOut: 0, attacked: 0, more: 0 });

/** The evocation phase: whose turn it is, counted from the first player. Behind it, the models that have acted. */
export const evocationPhaseShape = frameShape({ turn: 0 });

/** Summoning: the kind, the room, the figure that comes, the one that goes for it. */
export const summoningShape = frameShape({ kind: NONE, room: NONE, comes: NONE, goes: NONE });

/** A physical action: which, steps left, whether the room has been activated. */
export const physicalShape = frameShape({ kind: 0, left: 0, activated: 0 });

/** An activation of a mage: how many actions of each sort it has seen. */
export const activationShape = frameShape({ physical: 0, quick: 0, standard: 0, momentum: 0 });

/** The Action Phase: mages, as bits, who need not act and did not want to. */
export const actionPhaseShape = frameShape({ declined: 0 });

/** A quest being completed. `keeper`: one more than the seat that keeps the card, or 0: its owner. */
export const questShape = frameShape({ quest: NONE, here: NONE, target: NONE, room: NONE, scorer: NONE, keeper: 0 });

/** Progress of a quest: one task, or all at once. */
export const progressShape = frameShape({ quest: NONE, whole: 0 });

/** A defeat. `first`: who ranks first whatever lies there, or NONE. Behind them, the points of each party once they are known. */
export const defeatShape = frameShape({ happened: 0, killer: NONE, first: NONE });

/** All defeats of a moment: one more than the seat last looked at. */
export const defeatsShape = frameShape({ last: 0 });

/** An event coming into play. */
export const eventShape = frameShape({ event: NONE });

/** An event being read: the part. Behind it, the seats still to come. */
export const readingShape = frameShape({ event: NONE, part: -1 });

/** The slot of the preparation asked for next; the space of the event board looked at next; the quests given up so far. */
export const nextShape = frameShape({ next: 0 });

/** Everyone who can have points: the seats and the Black Rose. */
export const PARTIES = ROSE + 1;
/** An extra turn: who tied, as bits. Behind it, for each party the total before it, the points that count, the room tokens before it (L-OPT-03). */
export const extraTurnShape = frameShape({ tied: 0 });
export const EXTRA_COUNTED = extraTurnShape.names.length + PARTIES;
