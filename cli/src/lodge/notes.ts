/** Words for the terminal only: headings that fit a narrow table, the legend, and what can be asked at the prompt. */
import type { Language } from "@blackrose/language";

interface Notes {
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
  readonly countsAs: (room: string, as: string, colour: string) => string;
  readonly hand: string;
  readonly plan: string;
  /** Quests completed and not yet solved. */
  readonly toSolve: string;
  /** Spells one looks at just now. */
  readonly before: string;
  readonly halves: string;
  readonly legend: readonly string[];
  readonly help: readonly (readonly [string, string])[];
}

const en: Notes = {
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
  countsAs: (room, as, colour) => `${room} counts as ${as} (${colour}) this turn.`,
  hand: "Hand",
  plan: "Planned",
  toSolve: "to solve",
  before: "In sight",
  halves: "room trap",
  legend: [
    "Room: colour, name, activation token (○ available, ● used, ✗ destroyed, ⊘ shut, ~ counts as another), instability (1–6 by player, * the Black Rose, · free), points in brackets, then who stands there: P1 a mage, Cer2 an evocation of P2.",
    "Spells Q I II III: ■ ready, T trap, P protection, ▲ or ▼ revealed, · empty. ▲ light side, ▼ dark side, ✦ instability symbol. Crown: ♔.",
  ],
  help: [
    ["? fireball, ? L-ACT-06", "a spell, room, quest, event, evocation or mage; a rule"],
    ["why P2", "what P2 would have if the game ended now"],
  ],
};

const es: Notes = {
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
  countsAs: (room, as, colour) => `${room} cuenta como ${as} (${colour}) este turno.`,
  hand: "Mano",
  plan: "Planeados",
  toSolve: "por resolver",
  before: "A la vista",
  halves: "trampa de sala",
  legend: [
    "Sala: color, nombre, ficha de activación (○ disponible, ● usada, ✗ destruida, ⊘ cerrada, ~ cuenta como otra), inestabilidad (1–6 por jugador, * la Rosa Negra, · libre), puntos entre paréntesis, y quién está allí: P1 un mago, Cer2 una evocación de P2.",
    "Conjuros R (rápido) I II III: ■ preparado, T trampa, P protección, ▲ o ▼ revelado, · vacío. ▲ lado luminoso, ▼ lado oscuro, ✦ símbolo de inestabilidad. Corona: ♔.",
  ],
  help: [
    ["? bola de fuego, ? L-ACT-06", "un conjuro, sala, misión, evento, evocación o mago; una regla"],
    ["why P2", "lo que tendría P2 si la partida acabara ahora"],
  ],
};

const fr: Notes = {
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
  countsAs: (room, as, colour) => `${room} compte comme ${as} (${colour}) ce tour.`,
  hand: "Main",
  plan: "Prévus",
  toSolve: "à résoudre",
  before: "En vue",
  halves: "piège de salle",
  legend: [
    "Salle : couleur, nom, jeton d’activation (○ disponible, ● utilisé, ✗ détruite, ⊘ fermée, ~ compte comme une autre), instabilité (1–6 par joueur, * la Rose Noire, · libre), points entre parenthèses, puis qui s’y trouve : P1 un mage, Cer2 une évocation de P2.",
    "Sorts R (rapide) I II III : ■ prêt, T piège, P protection, ▲ ou ▼ révélé, · vide. ▲ côté clair, ▼ côté sombre, ✦ symbole d’instabilité. Couronne : ♔.",
  ],
  help: [
    ["? boule de feu, ? L-ACT-06", "un sort, une salle, une quête, un événement, une évocation ou un mage ; une règle"],
    ["why P2", "ce qu’aurait P2 si la partie finissait maintenant"],
  ],
};

const notes: { readonly [language in Language]: Notes } = { en, es, fr };

export const notesIn = (language: Language): Notes => notes[language];
export type { Notes };
