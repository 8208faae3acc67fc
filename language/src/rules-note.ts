/** What a table says of a game whose rules have changed since it was begun. */
import type { Language } from "./grammar.ts";

/** As the engine notes it: `begun` and `now` are versions of the rules; `anew`: so many answers lead nowhere any more and are given anew. */
export type RulesNote =
  | { readonly is: "told-by-today"; readonly begun: number; readonly now: number }
  | { readonly is: "plays-on"; readonly begun: number; readonly now: number; readonly anew: number }
  | { readonly is: "not-told" };

interface Words {
  toldByToday(begun: number, now: number): string;
  playsOn(begun: number, now: number): string;
  /** The version is the same, but cards were mended. */
  toldWithCards: string;
  playsOnWithCards: string;
  anew(answers: number): string;
  notTold: string;
}

const words: { readonly [language in Language]: Words } = {
  en: {
    toldByToday: (begun, now) =>
      `This game was begun under version ${begun} of the rules and is told by version ${now}: here and there it may have gone differently.`,
    playsOn: (begun, now) =>
      `This table plays on under the rules as they are now (version ${now}; it was begun under ${begun}).`,
    toldWithCards:
      "Some cards have been mended since this game was begun; it is told with the cards as they are now, and may have gone differently here and there.",
    playsOnWithCards: "This table plays on with the cards as they are now; some have been mended since it was begun.",
    anew: (n) =>
      n === 1
        ? "The last answer leads nowhere under them and is given anew."
        : `The last ${n} answers lead nowhere under them and are given anew.`,
    notTold: "From here on the rules as they are now would lead elsewhere: what followed can no longer be shown.",
  },
  es: {
    toldByToday: (begun, now) =>
      `Esta partida empezó con la versión ${begun} de las reglas y se cuenta con la versión ${now}: puede que alguna cosa fuera distinta.`,
    playsOn: (begun, now) =>
      `Esta mesa sigue con las reglas tal como son ahora (versión ${now}; empezó con la ${begun}).`,
    toldWithCards:
      "Desde que empezó esta partida se han corregido algunas cartas; se cuenta con las cartas tal como son ahora y puede que alguna cosa fuera distinta.",
    playsOnWithCards: "Esta mesa sigue con las cartas tal como son ahora; algunas se han corregido desde que empezó.",
    anew: (n) =>
      n === 1
        ? "La última respuesta ya no lleva a ninguna parte y se da de nuevo."
        : `Las últimas ${n} respuestas ya no llevan a ninguna parte y se dan de nuevo.`,
    notTold: "A partir de aquí las reglas actuales llevarían a otra parte: lo que siguió ya no se puede mostrar.",
  },
  fr: {
    toldByToday: (begun, now) =>
      `Cette partie a commencé avec la version ${begun} des règles et elle est racontée avec la version ${now} : il se peut qu’elle se soit passée un peu autrement.`,
    playsOn: (begun, now) =>
      `Cette table continue avec les règles telles qu’elles sont maintenant (version ${now} ; elle a commencé avec la ${begun}).`,
    toldWithCards:
      "Des cartes ont été corrigées depuis le début de cette partie ; elle est racontée avec les cartes telles qu’elles sont maintenant, et il se peut qu’elle se soit passée un peu autrement.",
    playsOnWithCards:
      "Cette table continue avec les cartes telles qu’elles sont maintenant ; certaines ont été corrigées depuis son début.",
    anew: (n) =>
      n === 1
        ? "La dernière réponse ne mène plus nulle part et se donne de nouveau."
        : `Les ${n} dernières réponses ne mènent plus nulle part et se donnent de nouveau.`,
    notTold: "À partir d’ici, les règles actuelles mèneraient ailleurs : la suite ne peut plus être montrée.",
  },
};

export function rulesNoteIn(language: Language, note: RulesNote): string {
  const w = words[language];
  switch (note.is) {
    case "told-by-today":
      return note.begun === note.now ? w.toldWithCards : w.toldByToday(note.begun, note.now);
    case "plays-on": {
      const first = note.begun === note.now ? w.playsOnWithCards : w.playsOn(note.begun, note.now);
      return note.anew === 0 ? first : `${first} ${w.anew(note.anew)}`;
    }
    case "not-told":
      return w.notTold;
  }
}
