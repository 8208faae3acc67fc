/** Words for the terminal only: headings that fit a narrow table, the legend, and what can be asked at the prompt. */
import type { Language } from "@blackrose/language";

interface Notes {
  /** What stands between a name and what is said of it. */
  readonly colon: string;
  /** By number, from the first on. */
  readonly moons: readonly string[];
  readonly first: string;
  /** The moons still to rise, and the end. */
  readonly marks: (second: number, third: number, end: number) => string;
  readonly columns: {
    readonly where: string;
    readonly health: string;
    readonly actions: string;
    readonly spells: string;
    readonly hand: string;
    readonly decks: string;
    readonly quests: string;
    readonly trophies: string;
    readonly rooms: string;
  };
  readonly opensTo: (rooms: string) => string;
  readonly wounds: string;
  readonly unable: { readonly moving: string; readonly activating: string; readonly leaving: string };
  readonly abomination: string;
  readonly countsAs: (room: string, as: string, colour: string) => string;
  readonly hand: string;
  readonly plan: string;
  /** Quests completed and not yet solved. */
  readonly toSolve: string;
  /** Spells one looks at just now. */
  readonly before: string;
  readonly halves: string;
  readonly points: (points: number) => string;
  readonly instability: string;
  readonly health: (left: number, of: number) => string;
  readonly room: (colour: string, slots: number, points: number) => string;
  readonly mage: (school: string, personal: string) => string;
  readonly values: (health: number, move: number, attack: number) => string;
  readonly handLimit: (cards: number) => string;
  readonly event: (space: number | null, enters: number, leaves: number) => string;
  readonly crownIcon: string;
  readonly moon: (moon: number) => string;
  readonly fourOrMore: string;
  readonly legend: readonly string[];
  readonly settled: (ruleset: string, optional: readonly string[]) => string;
  readonly optional: { readonly [name: string]: string };
  readonly tally: {
    readonly track: string;
    readonly quests: (count: number) => string;
    readonly trophies: (count: number) => string;
    readonly tokens: string;
    readonly crown: string;
  };
  readonly help: readonly (readonly [string, string])[];
}

const en: Notes = {
  colon: ":",
  moons: ["First Moon", "Second Moon", "Third Moon"],
  first: "first",
  marks: (second, third, end) => `moons at ${second} and ${third}, end at ${end}`,
  columns: {
    where: "in",
    health: "health",
    actions: "act.",
    spells: "Q I II III",
    hand: "hand",
    decks: "gr/mem",
    quests: "quests",
    trophies: "tro.",
    rooms: "rooms",
  },
  opensTo: (rooms) => `the cell opens to ${rooms}`,
  wounds: "damage by",
  unable: { moving: "cannot move", activating: "cannot activate rooms", leaving: "cannot leave the room" },
  abomination: "Abomination",
  countsAs: (room, as, colour) => `${room} counts as ${as} (${colour}) this turn.`,
  hand: "Hand",
  plan: "Planned",
  toSolve: "to solve",
  before: "In sight",
  halves: "room trap",
  points: (points) => `${points} PP`,
  instability: "instability symbol",
  health: (left, of) => `health ${left}/${of}`,
  room: (colour, slots, points) => `${colour}, ${slots} instability slots, ${points} PP`,
  mage: (school, personal) => `favourite school ${school}, personal spell ${personal}`,
  values: (health, move, attack) => `health ${health}, movement ${move}, attack ${attack}`,
  handLimit: (cards) => `hand limit ${cards}`,
  event: (space, enters, leaves) =>
    `${space === null ? "instant" : `space ${space}`}; the Black Rose gains ${enters} when it comes and ${leaves} when it goes`,
  crownIcon: "Crown to who draws it",
  moon: (moon) => `${["first", "second", "third"][moon - 1]} moon`,
  fourOrMore: "four or more players",
  legend: [
    "Room: colour, name, activation token (○ available, ● used, ✗ destroyed, ⊘ shut, ~ counts as another), instability (1–6 by player, * the Black Rose, · free), points in brackets, then who stands there: P1 a mage, Cer2 an evocation of P2.",
    "Spells Q I II III: ■ ready, T trap, P protection, ▲ or ▼ revealed, · empty. ▲ light side, ▼ dark side, ✦ instability symbol. Crown: ♔.",
  ],
  settled: (ruleset, optional) =>
    `Rules: ${ruleset}${optional.length === 0 ? "" : `; optional: ${optional.join(", ")}`}.`,
  optional: {
    toRage: "To Rage",
    overload: "Overload",
    extraTurns: "Extra Turns",
    forTheCrown: "For the Crown!",
    crownOfTheSummoner: "Crown of the Summoner",
    layout: "layout",
    moonMarks: "moon marks",
  },
  tally: {
    track: "on the power track",
    quests: (count) => `for ${count} completed quest${count === 1 ? "" : "s"}`,
    trophies: (count) => `for ${count} troph${count === 1 ? "y" : "ies"}`,
    tokens: "for room tokens",
    crown: "for the Crown",
  },
  help: [
    ["? fireball, ? L-ACT-06", "a spell, room, quest, event, evocation or mage; a rule"],
    ["why P2", "what P2 would have if the game ended now"],
  ],
};

const es: Notes = {
  colon: ":",
  moons: ["Primera Luna", "Segunda Luna", "Tercera Luna"],
  first: "primero",
  marks: (second, third, end) => `lunas en ${second} y ${third}, final en ${end}`,
  columns: {
    where: "en",
    health: "vida",
    actions: "acc.",
    spells: "R I II III",
    hand: "mano",
    decks: "gr/mem",
    quests: "mis.",
    trophies: "tro.",
    rooms: "salas",
  },
  opensTo: (rooms) => `la celda da a ${rooms}`,
  wounds: "daño de",
  unable: { moving: "no puede moverse", activating: "no puede activar salas", leaving: "no puede salir de la sala" },
  abomination: "Abominación",
  countsAs: (room, as, colour) => `${room} cuenta como ${as} (${colour}) este turno.`,
  hand: "Mano",
  plan: "Planeados",
  toSolve: "por resolver",
  before: "A la vista",
  halves: "trampa de sala",
  points: (points) => `${points} PP`,
  instability: "símbolo de inestabilidad",
  health: (left, of) => `vida ${left}/${of}`,
  room: (colour, slots, points) => `${colour}, ${slots} huecos de inestabilidad, ${points} PP`,
  mage: (school, personal) => `escuela favorita ${school}, conjuro personal ${personal}`,
  values: (health, move, attack) => `vida ${health}, movimiento ${move}, ataque ${attack}`,
  handLimit: (cards) => `límite de mano ${cards}`,
  event: (space, enters, leaves) =>
    `${space === null ? "instantáneo" : `espacio ${space}`}; la Rosa Negra gana ${enters} cuando llega y ${leaves} cuando se va`,
  crownIcon: "Corona para quien lo roba",
  moon: (moon) => `${["primera", "segunda", "tercera"][moon - 1]} luna`,
  fourOrMore: "cuatro jugadores o más",
  legend: [
    "Sala: color, nombre, ficha de activación (○ disponible, ● usada, ✗ destruida, ⊘ cerrada, ~ cuenta como otra), inestabilidad (1–6 por jugador, * la Rosa Negra, · libre), puntos entre paréntesis, y quién está allí: P1 un mago, Cer2 una evocación de P2.",
    "Conjuros R (rápido) I II III: ■ preparado, T trampa, P protección, ▲ o ▼ revelado, · vacío. ▲ lado luminoso, ▼ lado oscuro, ✦ símbolo de inestabilidad. Corona: ♔.",
  ],
  settled: (ruleset, optional) =>
    `Reglas: ${ruleset}${optional.length === 0 ? "" : `; opcionales: ${optional.join(", ")}`}.`,
  optional: {
    toRage: "Furia",
    overload: "Sobrecarga",
    extraTurns: "Turnos extra",
    forTheCrown: "¡Por la Corona!",
    crownOfTheSummoner: "Corona del Invocador",
    layout: "disposición",
    moonMarks: "marcas de luna",
  },
  tally: {
    track: "en el marcador de poder",
    quests: (count) => `por ${count} ${count === 1 ? "misión completada" : "misiones completadas"}`,
    trophies: (count) => `por ${count} trofeo${count === 1 ? "" : "s"}`,
    tokens: "por fichas de sala",
    crown: "por la Corona",
  },
  help: [
    ["? bola de fuego, ? L-ACT-06", "un conjuro, sala, misión, evento, evocación o mago; una regla"],
    ["why P2", "lo que tendría P2 si la partida acabara ahora"],
  ],
};

const fr: Notes = {
  colon: "\u00a0:",
  moons: ["Première Lune", "Deuxième Lune", "Troisième Lune"],
  first: "premier",
  marks: (second, third, end) => `lunes à ${second} et ${third}, fin à ${end}`,
  columns: {
    where: "dans",
    health: "santé",
    actions: "act.",
    spells: "R I II III",
    hand: "main",
    decks: "gr/mém",
    quests: "quêtes",
    trophies: "tro.",
    rooms: "salles",
  },
  opensTo: (rooms) => `la cellule donne sur ${rooms}`,
  wounds: "dégâts de",
  unable: {
    moving: "ne peut pas se déplacer",
    activating: "ne peut pas activer de salle",
    leaving: "ne peut pas quitter la salle",
  },
  abomination: "Abomination",
  countsAs: (room, as, colour) => `${room} compte comme ${as} (${colour}) ce tour.`,
  hand: "Main",
  plan: "Prévus",
  toSolve: "à résoudre",
  before: "En vue",
  halves: "piège de salle",
  points: (points) => `${points} PP`,
  instability: "symbole d’instabilité",
  health: (left, of) => `santé ${left}/${of}`,
  room: (colour, slots, points) => `${colour}, ${slots} emplacements d’instabilité, ${points} PP`,
  mage: (school, personal) => `école favorite ${school}, sort personnel ${personal}`,
  values: (health, move, attack) => `santé ${health}, déplacement ${move}, attaque ${attack}`,
  handLimit: (cards) => `limite de main ${cards}`,
  event: (space, enters, leaves) =>
    `${space === null ? "instantané" : `emplacement ${space}`} ; la Rose Noire gagne ${enters} à son arrivée et ${leaves} à son départ`,
  crownIcon: "Couronne à qui le pioche",
  moon: (moon) => `${["première", "deuxième", "troisième"][moon - 1]} lune`,
  fourOrMore: "quatre joueurs ou plus",
  legend: [
    "Salle : couleur, nom, jeton d’activation (○ disponible, ● utilisé, ✗ détruite, ⊘ fermée, ~ compte comme une autre), instabilité (1–6 par joueur, * la Rose Noire, · libre), points entre parenthèses, puis qui s’y trouve : P1 un mage, Cer2 une évocation de P2.",
    "Sorts R (rapide) I II III : ■ prêt, T piège, P protection, ▲ ou ▼ révélé, · vide. ▲ côté clair, ▼ côté sombre, ✦ symbole d’instabilité. Couronne : ♔.",
  ],
  settled: (ruleset, optional) =>
    `Règles : ${ruleset}${optional.length === 0 ? "" : ` ; optionnelles : ${optional.join(", ")}`}.`,
  optional: {
    toRage: "Rage",
    overload: "Surcharge",
    extraTurns: "Tours supplémentaires",
    forTheCrown: "Pour la Couronne !",
    crownOfTheSummoner: "Couronne de l’Invocateur",
    layout: "disposition",
    moonMarks: "marques des lunes",
  },
  tally: {
    track: "sur la piste de pouvoir",
    quests: (count) => `pour ${count} quête${count === 1 ? " accomplie" : "s accomplies"}`,
    trophies: (count) => `pour ${count} trophée${count === 1 ? "" : "s"}`,
    tokens: "pour les jetons de salle",
    crown: "pour la Couronne",
  },
  help: [
    ["? boule de feu, ? L-ACT-06", "un sort, une salle, une quête, un événement, une évocation ou un mage ; une règle"],
    ["why P2", "ce qu’aurait P2 si la partie finissait maintenant"],
  ],
};

const notes: { readonly [language in Language]: Notes } = { en, es, fr };

export const notesIn = (language: Language): Notes => notes[language];
export type { Notes };
