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
  /** 21 */
  readonly studyTogether: boolean;
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
  /** 34 */
  readonly answers: "in turn" | "together";
  /** 37: whose cubes damage that is sent back uses. */
  readonly reflectedDamage: "protector" | "attacker";
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
}

const first: Ruleset = {
  name: "first",
  personalSpells: false,
  startsWithMemory: false,
  printedValues: false,
  roomsStart: "intact",
  blackRoseTokenComes: true,
  crownLeadsFrom: "next turn",
  questsGivenUp: { most: 1, at: "start" },
  roseGainsForQuests: "every discard",
  questsArePublic: false,
  questLimit: "at once",
  quests: "rewarded at once",
  roomQuests: "replace",
  fewPlayersFewQuests: true,
  studyTogether: false,
  quickSlot: "must",
  activationInAction: "after",
  command: false,
  momentum: { activatedToo: false, twice: false },
  anyElementFixed: true,
  symbolOrder: "before",
  answers: "in turn",
  reflectedDamage: "protector",
  defeatedWhileActive: "activation ends",
  tieAtParticipation: false,
  ownCubesRank: false,
  immunity: "own damage",
  convert: "exactly",
  tooFewCubes: "nothing more",
  missingEvocation: "taken from play",
  evocationActs: "move, then attack",
  unusedProtections: "Memories",
  forgottenLeave: "when played",
  activationsPerRoom: "one a turn",
  roomScore: "token to the majority",
  moonChanges: "at once",
  roseRanksForTrophies: false,
  roseCanWin: false,
  finalTie: ["crown holder"],
};

const revised: Ruleset = {
  ...first,
  name: "revised",
  personalSpells: true,
  printedValues: true,
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
};

const rebirth: Ruleset = {
  ...revised,
  name: "rebirth",
  startsWithMemory: true,
  roomsStart: "destroyed",
  blackRoseTokenComes: false,
  crownLeadsFrom: "next phase",
  questsGivenUp: { most: 1, at: "after events" },
  roseGainsForQuests: "voluntary",
  questsArePublic: true,
  questLimit: "in the Black Rose Phase",
  quests: "completed, then solved",
  fewPlayersFewQuests: false,
  studyTogether: true,
  quickSlot: "may",
  command: true,
  momentum: { activatedToo: false, twice: true },
  anyElementFixed: false,
  symbolOrder: "before",
  answers: "together",
  reflectedDamage: "protector",
  defeatedWhileActive: "physical action ends",
  tieAtParticipation: true,
  ownCubesRank: false,
  immunity: "everything own",
  convert: "up to",
  evocationActs: "in any order",
  unusedProtections: "hand",
  activationsPerRoom: "ruins without limit",
  roomScore: "points by rank",
  moonChanges: "at once",
  roseRanksForTrophies: true,
  roseCanWin: true,
};

export const rulesets = { first, revised, rebirth } as const;
