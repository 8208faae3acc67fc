/**
 * The editions as one table of switches (docs/rules/lodge/00-overview.md §00.4). The number behind a switch is the row it answers
 * to. The rules ask a switch, never which edition this is.
 */

export interface Ruleset {
  readonly name: "first" | "revised" | "rebirth";
  /** 1: three copies of a personal spell, one in the Grimoire, the others come with the moons. */
  readonly personalSpells: boolean;
  /** 2: the top card of the new Grimoire starts in Memories. */
  readonly startsWithMemory: boolean;
  /** 3: movement and attack, or 2 and 2 for everybody. */
  readonly printedValues: boolean;
  /** 4 */
  readonly choiceOrder: "mage, then colour" | "colour, then mage";
  /** 5: which colours can be chosen, and on how many sockets their cells are dealt; cells of nobody are removed. */
  readonly cells: {
    readonly colours: "any" | "as many as players";
    readonly sockets: "as many as players" | "all of the box";
  };
  /** 6, 58: rooms start intact and fall when full, or start in ruins and rise. */
  readonly roomsStart: "intact" | "destroyed";
  /** 7: the Black Rose Room's token comes at the second moon. */
  readonly blackRoseTokenComes: boolean;
  /** 9: a new Crown holder leads from the next turn or the next phase. */
  readonly crownLeadsFrom: "next turn" | "next phase";
  /** 12: quests that may be given up in the Black Rose Phase, and when. */
  readonly questsGivenUp: { readonly most: number; readonly at: "start" | "after events" };
  /** 13: for which discarded quests the Black Rose gains points. */
  readonly roseGainsForQuests: "every discard" | "voluntary";
  /** 14: an empty quest deck is made anew of its discards, or they are the Black Rose's and stay with her. */
  readonly discardedQuests: "shuffled in" | "kept by the Black Rose";
  /** 15 */
  readonly questsArePublic: boolean;
  /** 16: the limit of active quests holds at once, or only when it is checked. */
  readonly questLimit: "at once" | "in the Black Rose Phase";
  /** 17, 18: a quest is rewarded at its moment; or that puts a cube on a task space, and the reward waits until it is solved. */
  readonly quests: "rewarded at once" | "completed, then solved";
  /** 19: a room quest always replaces the room's effect, or as printed. */
  readonly roomQuests: "replace" | "as printed";
  /** 20 */
  readonly fewPlayersFewQuests: boolean;
  /** 23 */
  readonly quickSlot: "must" | "may";
  /** 25: a room is activated in a physical action after the rest, or before or after. */
  readonly activationInAction: "after" | "before or after";
  /** 27 */
  readonly command: boolean;
  /** 28: what may be discarded to move, and whether twice in one activation. */
  readonly momentum: { readonly activatedToo: boolean; readonly twice: boolean };
  /** 30: an "any" element is fixed when the spell is revealed. */
  readonly anyElementFixed: boolean;
  /** 32 */
  readonly symbolOrder: "before" | "before or after";
  /** 33: whom a spell aims at answers when it is declared, or when the first sentence that uses the target comes (L-INT-19). */
  readonly targeted: "when declared" | "when the target is used";
  /** 34 */
  readonly answers: "in turn" | "together";
  /** 37: whose cubes damage that is sent back uses. */
  readonly reflectedDamage: "protector" | "attacker";
  /** 38: who falls does so when the last cube lands, or when those who suffered have answered. */
  readonly falls: "at once" | "at the period";
  /** 39 */
  readonly defeatedWhileActive: "activation ends" | "physical action ends";
  /** 42: participants in a defeat who tie get one point less. */
  readonly tieAtParticipation: boolean;
  /** 43: a victim's own cubes take a rank without reward. */
  readonly ownCubesRank: boolean;
  /** 45 */
  readonly immunity: "own damage" | "everything own";
  /** 47 */
  readonly convert: "exactly" | "up to";
  /** 48: whether who has too few cubes shares them out. */
  readonly tooFewCubes: "nothing more" | "shared freely";
  /** 49 */
  readonly missingEvocation: "taken from play" | "ignored";
  /** 50 */
  readonly evocationActs: "move, then attack" | "in any order";
  /** 51: whether a mage controls one large model at most. */
  readonly largeModels: "any number" | "one";
  /** 53: an effect that lasts does so till the end of the turn, or no longer than its card lies there (L-PER-03). */
  readonly lasting: "for the turn" | "while its card lies there";
  /** 55: where an untriggered protection goes in clean-up. */
  readonly unusedProtections: "Memories" | "hand";
  /** 56 */
  readonly forgottenLeave: "when played" | "in clean-up";
  /** 59 */
  readonly activationsPerRoom: "one a turn" | "ruins without limit";
  /** 60 */
  readonly roomScore: "token to the majority" | "points by rank";
  /** 61 */
  readonly moonChanges: "at once" | "after the action";
  /** 64 */
  readonly roseRanksForTrophies: boolean;
  /** 65 */
  readonly roseCanWin: boolean;
  /** 66 */
  readonly finalTie: readonly ("quests" | "trophies" | "crown holder")[];
  /** 69: what a removed evocation does. */
  readonly removed: "leaves the game" | "goes to the reserve";
  /** 74: trophies of a mage (L-COM-15). */
  readonly trophies: number;
}

const first: Ruleset = {
  name: "first",
  personalSpells: false,
  startsWithMemory: false,
  printedValues: false,
  choiceOrder: "mage, then colour",
  cells: { colours: "any", sockets: "as many as players" },
  roomsStart: "intact",
  blackRoseTokenComes: true,
  crownLeadsFrom: "next turn",
  questsGivenUp: { most: 1, at: "start" },
  roseGainsForQuests: "every discard",
  discardedQuests: "shuffled in",
  questsArePublic: false,
  questLimit: "at once",
  quests: "rewarded at once",
  roomQuests: "replace",
  fewPlayersFewQuests: true,
  quickSlot: "must",
  activationInAction: "after",
  command: false,
  momentum: { activatedToo: false, twice: false },
  anyElementFixed: true,
  symbolOrder: "before",
  targeted: "when declared",
  answers: "in turn",
  reflectedDamage: "protector",
  falls: "at once",
  defeatedWhileActive: "activation ends",
  tieAtParticipation: false,
  ownCubesRank: false,
  immunity: "own damage",
  convert: "exactly",
  tooFewCubes: "nothing more",
  missingEvocation: "taken from play",
  evocationActs: "move, then attack",
  largeModels: "any number",
  lasting: "for the turn",
  unusedProtections: "Memories",
  forgottenLeave: "when played",
  activationsPerRoom: "one a turn",
  roomScore: "token to the majority",
  moonChanges: "at once",
  roseRanksForTrophies: false,
  roseCanWin: false,
  finalTie: ["crown holder"],
  removed: "leaves the game",
  trophies: 10,
};

const revised: Ruleset = {
  ...first,
  name: "revised",
  personalSpells: true,
  printedValues: true,
  cells: { colours: "as many as players", sockets: "as many as players" },
  questsGivenUp: { most: 2, at: "start" },
  roomQuests: "as printed",
  activationInAction: "before or after",
  momentum: { activatedToo: true, twice: false },
  symbolOrder: "before or after",
  reflectedDamage: "attacker",
  ownCubesRank: true,
  tooFewCubes: "shared freely",
  missingEvocation: "ignored",
  forgottenLeave: "in clean-up",
  moonChanges: "after the action",
  finalTie: ["quests", "trophies", "crown holder"],
  removed: "goes to the reserve",
};

const rebirth: Ruleset = {
  ...revised,
  name: "rebirth",
  startsWithMemory: true,
  choiceOrder: "colour, then mage",
  cells: { colours: "any", sockets: "all of the box" },
  roomsStart: "destroyed",
  blackRoseTokenComes: false,
  crownLeadsFrom: "next phase",
  questsGivenUp: { most: 1, at: "after events" },
  roseGainsForQuests: "voluntary",
  discardedQuests: "kept by the Black Rose",
  questsArePublic: true,
  questLimit: "in the Black Rose Phase",
  quests: "completed, then solved",
  fewPlayersFewQuests: false,
  quickSlot: "may",
  command: true,
  momentum: { activatedToo: false, twice: true },
  anyElementFixed: false,
  symbolOrder: "before",
  targeted: "when the target is used",
  answers: "together",
  reflectedDamage: "protector",
  falls: "at the period",
  defeatedWhileActive: "physical action ends",
  tieAtParticipation: true,
  immunity: "everything own",
  convert: "up to",
  evocationActs: "in any order",
  largeModels: "one",
  lasting: "while its card lies there",
  unusedProtections: "hand",
  activationsPerRoom: "ruins without limit",
  roomScore: "points by rank",
  moonChanges: "at once",
  roseRanksForTrophies: true,
  roseCanWin: true,
  trophies: 7,
};

export const rulesets = { first, revised, rebirth } as const;
