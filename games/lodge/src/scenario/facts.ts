/** Reads facts off the table, in the words of a scenario. */
import { eventsFor, type FactReader, recordAt, type Scene, textsAt, wordsAt } from "@blackrose/kernel";
import { type ValueName, VALUES } from "../cards/attachments.ts";
import { COLOURS } from "../cards/says.ts";
import { Fact, Look } from "../deeds.ts";
import { placeNow } from "../rules/standing.ts";
import { valueOf } from "../rules/values.ts";
import { Back, CELL, EMPTY, NONE, Phase, Slot, type State, Token, UNSEEN_FORGOTTEN } from "../state.ts";
import { modelOf, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { modelName, SLOT_NAMES } from "../things.ts";
import { STEPS } from "../rules/choose.ts";
import { withAvatar } from "./avatar.ts";
import { phraseOf } from "./attachments.ts";
import { cubesAt, partyAt, roomAt, schoolAt, spellIds } from "./words.ts";

type Here = Scene<State, Tables>;
type Reader = FactReader<State, Tables>;

const cardsOf = ({ session }: Here): Tables => session.game.cards;
const stateOf = ({ session }: Here): State => session.world.s;
const equal = (found: unknown, expected: unknown): string | null =>
  found === expected ? null : `it is ${String(found)}, not ${String(expected)}`;

/** The same words in any order. */
function sameWords(found: readonly string[], expected: unknown, place: string): string | null {
  const wanted = wordsAt(expected, place).toSorted();
  return found.toSorted().join(" ") === wanted.join(" ") ? null : `there are ${found.join(" ") || "none"}`;
}
function holdsWords(found: readonly string[], expected: unknown, place: string): string | null {
  const left = [...found];
  for (const word of wordsAt(expected, place)) {
    const at = left.indexOf(word);
    if (at < 0) return `${word} is not among ${found.join(" ") || "none"}`;
    left.splice(at, 1);
  }
  return null;
}

const partyName = (scene: Here, party: number): string => (party === ROSE ? "rose" : scene.seats.name(party));
const tileName = (scene: Here, tile: number): string => cardsOf(scene).content.rooms[tile].id;
const roomName = (scene: Here, room: number): string =>
  room === CELL ? "cell" : tileName(scene, stateOf(scene).tiles[room]);

/** A fact for each seat, or the Black Rose, named. */
const perParty =
  (read: (scene: Here, party: number, expected: unknown, at: string) => string | null): Reader =>
  (scene, expected, place) => {
    for (const [name, wanted] of Object.entries(recordAt(expected, place))) {
      const wrong = read(scene, partyAt(scene.seats, name, place), wanted, place);
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    return null;
  };
const perRoom =
  (read: (scene: Here, room: number, expected: unknown, at: string) => string | null): Reader =>
  (scene, expected, place) => {
    for (const [name, wanted] of Object.entries(recordAt(expected, place))) {
      const wrong = read(scene, roomAt(cardsOf(scene), stateOf(scene), name, place), wanted, place);
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    return null;
  };
const cubesEqual = (scene: Here, found: readonly number[], expected: unknown, at: string): string | null => {
  const wanted = cubesAt(scene.seats, expected, at);
  const sorted = (cubes: readonly number[]): string => cubes.toSorted((a, b) => a - b).join();
  const same = sorted(found) === sorted(wanted);
  return same ? null : `there lie ${found.map((party) => partyName(scene, party)).join(" ") || "none"}`;
};

const STATES = Object.keys(Slot);
const BACKS = Object.keys(Back);
/** Whether all these words are there. */
const holdsAll = (found: readonly string[], wanted: readonly string[]): string | null => {
  const missing = wanted.find((word) => !found.includes(word));
  return missing === undefined ? null : `"${missing}" is not among ${found.join(", ") || "none"}`;
};
const SPELLS: readonly number[] = [Look["ready spells"], Look.hand];
const PHASES = Object.keys(Phase);

const FACTS = Object.keys(Fact);

const readers: { readonly [fact: string]: Reader } = {
  power: perParty((scene, party, expected) => equal(stateOf(scene).power[party], expected)),
  at: perParty((scene, seat, expected) => equal(roomName(scene, stateOf(scene).at[seat]), expected)),
  /** The socket of each mage's cell, and its colour. */
  cells: perParty((scene, seat, expected) => equal(stateOf(scene).cells[seat], expected)),
  colours: perParty((scene, seat, expected) => equal(COLOURS[stateOf(scene).colours[seat]], expected)),
  damage: perParty((scene, seat, expected, at) => cubesEqual(scene, stateOf(scene).damage[seat], expected, at)),
  supply: perParty((scene, party, expected) => equal(stateOf(scene).supply[party], expected)),
  trophies: perParty((scene, party, expected) => equal(stateOf(scene).trophies[party], expected)),
  /** A mage's trophies that nobody has won yet. */
  "trophies left": perParty((scene, seat, expected) => equal(stateOf(scene).trophyStock[seat], expected)),
  actions: perParty((scene, seat, expected) => equal(stateOf(scene).actions[seat], expected)),
  instability: perRoom((scene, room, expected, at) =>
    cubesEqual(scene, stateOf(scene).instability[room], expected, at),
  ),
  token: perRoom((scene, room, expected) => {
    const { tokens } = stateOf(scene);
    return equal(
      tokens[room] === Token.available ? "available" : tokens[room] === Token.used ? "used" : "none",
      expected,
    );
  }),
  destroyed: perRoom((scene, room, expected) => equal(stateOf(scene).destroyed[room] === 1, expected)),
  shut: perRoom((scene, room, expected) => equal(stateOf(scene).shut[room] === 1, expected)),
  won: perParty((scene, party, expected, at) =>
    sameWords(
      stateOf(scene).won[party].map((tile) => tileName(scene, tile)),
      expected,
      at,
    ),
  ),
  hand: perParty((scene, seat, expected, at) =>
    sameWords(spellIds(cardsOf(scene), stateOf(scene).hands[seat]), expected, at),
  ),
  "hand holds": perParty((scene, seat, expected, at) =>
    holdsWords(spellIds(cardsOf(scene), stateOf(scene).hands[seat]), expected, at),
  ),
  "drawn from": perParty((scene, seat, expected, at) => {
    const bits = stateOf(scene).unseenFrom[seat];
    const schools = cardsOf(scene).content.schools.flatMap(({ id }, school) => ((bits >> school) & 1 ? [id] : []));
    return sameWords((bits & UNSEEN_FORGOTTEN) !== 0 ? [...schools, "forgotten"] : schools, expected, at);
  }),
  "hand size": perParty((scene, seat, expected) => equal(stateOf(scene).hands[seat].length, expected)),
  /** What goals of this turn ask about, in the order it happened: "discard P1". */
  "so far": (scene, expected, place) => {
    const found = stateOf(scene).soFar.map(
      ({ fact, who }) => `${FACTS[fact]} ${who === NONE ? "nobody" : partyName(scene, who)}`,
    );
    return equal(found.join(", "), textsAt(expected, place).join(", "));
  },
  memories: perParty((scene, seat, expected, at) =>
    sameWords(spellIds(cardsOf(scene), stateOf(scene).memories[seat]), expected, at),
  ),
  "memories hold": perParty((scene, seat, expected, at) =>
    holdsWords(spellIds(cardsOf(scene), stateOf(scene).memories[seat]), expected, at),
  ),
  grimoire: perParty((scene, seat, expected) => equal(stateOf(scene).grimoires[seat].length, expected)),
  /** Copies of the personal spell that still wait. */
  aside: perParty((scene, seat, expected) => equal(stateOf(scene).aside[seat], expected)),
  "school discards": (scene, expected, place) => {
    for (const [name, words] of Object.entries(recordAt(expected, place))) {
      const pile = stateOf(scene).discards[schoolAt(cardsOf(scene), name, place)];
      const wrong = sameWords(spellIds(cardsOf(scene), pile), words, place);
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    return null;
  },
  gone: (scene, expected, place) => sameWords(spellIds(cardsOf(scene), stateOf(scene).gone), expected, place),
  sheet: perParty((scene, seat, expected, at) => {
    for (const [name, state] of Object.entries(recordAt(expected, at, SLOT_NAMES))) {
      const wrong = equal(STATES[stateOf(scene).slots[seat][SLOT_NAMES.indexOf(name)]], state);
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    return null;
  }),
  revealed: perParty((scene, seat, expected, at) =>
    sameWords(
      spellIds(
        cardsOf(scene),
        stateOf(scene).revealed[seat].filter((_, slot) => stateOf(scene).slots[seat][slot] === Slot.revealed),
      ),
      expected,
      at,
    ),
  ),
  quests: perParty((scene, seat, expected, at) =>
    sameWords(
      stateOf(scene).quests[seat].map((quest) => cardsOf(scene).content.quests[quest].id),
      expected,
      at,
    ),
  ),
  "quest count": perParty((scene, seat, expected) => equal(stateOf(scene).quests[seat].length, expected)),
  /** Cubes on task spaces: the quest once for each. */
  progress: perParty((scene, seat, expected, at) =>
    sameWords(
      stateOf(scene).progress[seat].map((quest) => cardsOf(scene).content.quests[quest].id),
      expected,
      at,
    ),
  ),
  /** Completed, not yet solved. */
  "to solve": perParty((scene, seat, expected, at) =>
    sameWords(
      stateOf(scene).toSolve[seat].map((quest) => cardsOf(scene).content.quests[quest].id),
      expected,
      at,
    ),
  ),
  completed: perParty((scene, seat, expected, at) =>
    sameWords(
      stateOf(scene).completed[seat].map((quest) => cardsOf(scene).content.quests[quest].id),
      expected,
      at,
    ),
  ),
  "discarded quests": (scene, expected, place) =>
    sameWords(
      stateOf(scene).questDiscards.map((quest) => cardsOf(scene).content.quests[quest].id),
      expected,
      place,
    ),
  /** How many quests each moon's deck holds. */
  "quest decks": (scene, expected) =>
    equal(JSON.stringify(stateOf(scene).questDecks.map((deck) => deck.length)), JSON.stringify(expected)),
  events: (scene, expected) =>
    equal(
      JSON.stringify(
        stateOf(scene).eventBoard.map((event) => (event === NONE ? null : cardsOf(scene).content.events[event].id)),
      ),
      JSON.stringify(expected),
    ),
  "discarded events": (scene, expected, place) =>
    sameWords(
      stateOf(scene).eventDiscards.map((event) => cardsOf(scene).content.events[event].id),
      expected,
      place,
    ),
  /** Figures of each mage: "landsknecht@garden", in any order. */
  evocations: perParty((scene, seat, expected, at) => {
    const [s, cards] = [stateOf(scene), cardsOf(scene)];
    const mine = s.figureOwner.flatMap((owner, figure) =>
      owner === seat ? [`${cards.figures[figure].id}@${roomName(scene, placeNow({ s, cards }, modelOf(figure)))}`] : [],
    );
    return sameWords(mine, expected, at);
  }),
  "evocation damage": perParty((scene, seat, expected, at) => {
    const s = stateOf(scene);
    return cubesEqual(
      scene,
      s.figureOwner.flatMap((owner, figure) => (owner === seat ? s.figureDamage[figure] : [])),
      expected,
      at,
    );
  }),
  /** Everything attached but what lies there with its card, in any order: ["abomination on P1"]. */
  attachments: (scene, expected, place) => {
    const s = stateOf(scene);
    const { seats } = scene;
    const found = s.attachments.flatMap((lies) =>
      cardsOf(scene).standsByItself.has(lies.kind) ? [] : [phraseOf({ cards: cardsOf(scene), s, seats }, lies)],
    );
    const same = found.toSorted().join("; ") === textsAt(expected, place).toSorted().join("; ");
    return same ? null : `there are ${found.join("; ") || "none"}`;
  },
  /** The whole Nightmare deck, from the top. */
  "nightmare deck": (scene, expected, place) => {
    const { content } = cardsOf(scene);
    const found = stateOf(scene)
      .nightmares.toReversed()
      .map((card) => content.attachments[card].id)
      .join(" ");
    return found === wordsAt(expected, place).join(" ") ? null : `it is ${found}`;
  },
  /** Values in force, of mages and evocations: { P1: { attack: 3 }, "cadaver#1": { health: 5 } }. */
  values: (scene, expected, place) => {
    const w = { cards: cardsOf(scene), s: stateOf(scene) };
    for (const [who, said] of Object.entries(recordAt(expected, place))) {
      const figure = w.cards.figures.findIndex((_, one) => modelName(w.cards, modelOf(one)) === who);
      const model = figure < 0 ? partyAt(scene.seats, who, place) : modelOf(figure);
      for (const [name, wanted] of Object.entries(recordAt(said, place, VALUES))) {
        const wrong = equal(valueOf(w, name as ValueName, model).value, wanted);
        if (wrong !== null) return `${who}: ${name}: ${wrong}`;
      }
    }
    return null;
  },
  crown: (scene, expected) => equal(scene.seats.name(stateOf(scene).crown), expected),
  first: (scene, expected) => equal(scene.seats.name(stateOf(scene).first), expected),
  active: (scene, expected) =>
    equal(stateOf(scene).active === NONE ? null : scene.seats.name(stateOf(scene).active), expected),
  moon: (scene, expected) => equal(stateOf(scene).moon, expected),
  turn: (scene, expected) => equal(stateOf(scene).turn, expected),
  phase: (scene, expected) => equal(PHASES[stateOf(scene).phase], expected),
  winner: (scene, expected) => {
    const { winner } = stateOf(scene);
    return equal(winner === NONE ? null : partyName(scene, winner), expected);
  },
  /** The final count, of the end that has just come. */
  totals: perParty((scene, party, expected) => {
    const end = scene.events.find((event) => event.verb === "end-game");
    return end === undefined ? "the game is not over" : equal((end["totals"] as readonly number[])[party], expected);
  }),
  /** Ranks at the end, 1 the best. */
  places: perParty((scene, seat, expected) => equal(stateOf(scene).places[seat], expected)),
  /** The Avatar's action cards revealed this turn, the last one last; how many of them count; how many lie in each deck; quests he has claimed; the seat he sits after. */
  "action cards": (scene, expected) =>
    equal(
      stateOf(scene)
        .actionsRevealed.map((action) => cardsOf(scene).actions[action].is.id)
        .join(" "),
      expected,
    ),
  "cards used": (scene, expected) => equal(stateOf(scene).actionsUsed, expected),
  "action decks": (scene, expected) =>
    equal(JSON.stringify(stateOf(scene).actionDecks.map((deck) => deck.length)), JSON.stringify(expected)),
  /** Which of them each seat was shown in the last step, the top one first; seats not named saw none. */
  "action cards shown": (scene, expected, place) => {
    const wanted = recordAt(expected, place);
    for (let seat = 0; seat < scene.seats.count; seat++) {
      const seen = eventsFor(scene.session.game, scene.events, seat)
        .filter((event) => event.verb === "show-to" && event["what"] === Look["action cards"])
        .flatMap((event) => (event["cards"] as readonly number[]).filter((card) => card !== NONE));
      const found = seen.map((action) => cardsOf(scene).actions[action].is.id).join(" ");
      const wrong = equal(found, wanted[scene.seats.name(seat)] ?? "");
      if (wrong !== null) return `to ${scene.seats.name(seat)} ${wrong}`;
    }
    return null;
  },
  "top back": (scene, expected) => equal(BACKS[stateOf(scene).actionBack], expected),
  claimed: (scene, expected) => equal(stateOf(scene).claimed.length, expected),
  "sits after": (scene, expected) => equal(scene.seats.name(stateOf(scene).avatarAfter), expected),
  /** Which steps of his lists chose in the last step, in order. */
  chose: (scene, expected, place) => {
    const found = scene.events.flatMap((event) => (event.verb === "follow" ? [STEPS[event["step"] as number]] : []));
    return holdsAll(found, textsAt(expected, place));
  },
  "library size": (scene, expected) => equal(stateOf(scene).library.flat().length, expected),
  "forgotten spells": (scene, expected) => equal(stateOf(scene).forgotten.length, expected),
  /** Who fell in the last step, the first first: mages defeated and evocations that left play. */
  fell: (scene, expected, place) => {
    const { figures } = cardsOf(scene);
    const found = scene.events.flatMap((event) => {
      if (event.verb === "defeat") return [scene.seats.name(event["seat"] as number)];
      return event.verb === "unsummon" ? [figures[event["figure"] as number].id] : [];
    });
    return equal(found.join(" ") || "nobody", wordsAt(expected, place).join(" ") || "nobody");
  },
  /** Which hidden cards each seat was shown in the last step, as spells; seats not named saw none. */
  shown: (scene, expected, place) => {
    const wanted = recordAt(expected, place);
    for (let seat = 0; seat < scene.seats.count; seat++) {
      const seen = eventsFor(scene.session.game, scene.events, seat)
        .filter((event) => event.verb === "show-to" && SPELLS.includes(event["what"] as number))
        .flatMap((event) => (event["cards"] as readonly number[]).filter((card) => card !== NONE && card !== EMPTY));
      const wrong = sameWords(spellIds(cardsOf(scene), seen), wanted[scene.seats.name(seat)] ?? "", place);
      if (wrong !== null) return `to ${scene.seats.name(seat)} ${wrong}`;
    }
    return null;
  },
};

/** Each with the Avatar among those it can name. */
export const facts: { readonly [fact: string]: Reader } = Object.fromEntries(
  Object.entries(readers).map(([fact, read]): [string, Reader] => [
    fact,
    (scene, expected, place) => read({ ...scene, seats: withAvatar(scene.seats) }, expected, place),
  ]),
);
