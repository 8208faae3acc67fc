/** The terminal's own words. What the game itself says comes from the game. */
import { type Language, type RulesNote, rulesNoteIn } from "@blackrose/language";

const en = {
  sitDown: (name: string, seats: number, against: string) =>
    `${name} sits down with ${seats - 1} opponent${seats === 2 ? "" : "s"}: ${against}.`,
  resumed: (name: string, answers: number) => `${name} goes on after ${answers} answers.`,
  committed: (hash: string) => `The luck of this game is settled; its seal is ${hash}.`,
  helpHint: "? for help",
  choose: (most: number) => `1–${most}`,
  chooseMany: (least: number, most: number) => (least === most ? `${least} numbers` : `${least} to ${most} numbers`),
  notANumber: (most: number) => `Answer with a number from 1 to ${most}; ? shows what else you can type.`,
  forced: (what: string) => `There is only one answer, and the table gives it: ${what}`,
  takenBack: "Taken back.",
  saved: (file: string) => `Saved: ${file}`,
  noFile: "Say where to: s FILE",
  saveBeforeLeaving: "Save the game? File name, or Enter to leave without: ",
  keepRecord: "Keep the record? File name, or Enter to go without: ",
  leftUnsaved: "The game is left here and was not saved.",
  inputEnded: "The input ended; the game is left here.",
  goOn: (file: string) => `To go on: blackrose play --resume ${file}`,
  over: "The game is over.",
  seed: (seed: string) => `Seed ${seed}`,
  seal: (hash: string) => `Seal ${hash}`,
  verifySaved: (file: string) => `Anyone can check this game: blackrose verify ${file}`,
  verifyUnsaved: "To keep the record and let anyone check it: start with --record FILE, then blackrose verify FILE.",
  fault: (why: string) => `The rules could not go on: ${why}`,
  faultHelp: "u goes back before the last answer, skip leaves out the rest of it, s FILE saves, q leaves.",
  noSeat: (seats: number) => `Say whose: why P1 … why P${seats}`,
  nothingCalled: (what: string) => `Nothing here is called "${what}".`,
  rule: (id: string) => `Rule ${id}:`,
  answering: [
    ["2", "answer with option 2"],
    ["1 4 7", "answer with several, where several are asked for"],
    ["?", "this help"],
    ["? 2", "what option 2 is about: cards and rules"],
  ] as readonly (readonly [string, string])[],
  help: [
    ["t", "the table again"],
    ["log", "everything that happened"],
    ["u", "take your last answer back, if no luck was drawn and nothing hidden shown since"],
    ["s FILE", "save the game"],
    ["q", "leave"],
  ] as readonly (readonly [string, string])[],
};

type Own = typeof en;
export type Phrases = Own & { rules(note: RulesNote): string };

const es: Own = {
  sitDown: (name, seats, against) =>
    `${name} se sienta con ${seats - 1} ${seats === 2 ? "rival" : "rivales"}: ${against}.`,
  resumed: (name, answers) => `${name} continúa después de ${answers} respuestas.`,
  committed: (hash) => `La suerte de esta partida está echada; su sello es ${hash}.`,
  helpHint: "? para ayuda",
  choose: (most) => `1–${most}`,
  chooseMany: (least, most) => (least === most ? `${least} números` : `de ${least} a ${most} números`),
  notANumber: (most) => `Responde con un número del 1 al ${most}; ? muestra qué más puedes escribir.`,
  forced: (what) => `Solo hay una respuesta y la da la mesa: ${what}`,
  takenBack: "Deshecho.",
  saved: (file) => `Guardada: ${file}`,
  noFile: "Di dónde: s ARCHIVO",
  saveBeforeLeaving: "¿Guardar la partida? Nombre del archivo, o Intro para salir sin guardar: ",
  keepRecord: "¿Conservar el registro? Nombre del archivo, o Intro para no hacerlo: ",
  leftUnsaved: "La partida queda aquí, sin guardar.",
  inputEnded: "Se acabó la entrada; la partida queda aquí.",
  goOn: (file) => `Para continuar: blackrose play --resume ${file}`,
  over: "La partida ha terminado.",
  seed: (seed) => `Semilla ${seed}`,
  seal: (hash) => `Sello ${hash}`,
  verifySaved: (file) => `Cualquiera puede comprobar esta partida: blackrose verify ${file}`,
  verifyUnsaved:
    "Para guardar el registro y que cualquiera lo compruebe: empieza con --record ARCHIVO, luego blackrose verify ARCHIVO.",
  fault: (why) => `Las reglas no pudieron continuar: ${why}`,
  faultHelp: "u vuelve a antes de la última respuesta, skip omite el resto, s ARCHIVO guarda, q sale.",
  noSeat: (seats) => `Di de quién: why P1 … why P${seats}`,
  nothingCalled: (what) => `Aquí nada se llama «${what}».`,
  rule: (id) => `Regla ${id} (en inglés):`,
  answering: [
    ["2", "responder con la opción 2"],
    ["1 4 7", "responder con varias, donde se piden varias"],
    ["?", "esta ayuda"],
    ["? 2", "de qué trata la opción 2: cartas y reglas"],
  ],
  help: [
    ["t", "la mesa otra vez"],
    ["log", "todo lo que ha pasado"],
    ["u", "deshacer tu última respuesta, si desde entonces no intervino el azar ni se mostró nada oculto"],
    ["s ARCHIVO", "guardar la partida"],
    ["q", "salir"],
  ],
};

const fr: Own = {
  sitDown: (name, seats, against) =>
    `${name} prend place avec ${seats - 1} adversaire${seats === 2 ? "" : "s"} : ${against}.`,
  resumed: (name, answers) => `${name} reprend après ${answers} réponses.`,
  committed: (hash) => `Le hasard de cette partie est fixé ; son sceau est ${hash}.`,
  helpHint: "? pour l’aide",
  choose: (most) => `1–${most}`,
  chooseMany: (least, most) => (least === most ? `${least} numéros` : `de ${least} à ${most} numéros`),
  notANumber: (most) => `Répondez par un numéro de 1 à ${most} ; ? montre ce que vous pouvez taper d’autre.`,
  forced: (what) => `Il n’y a qu’une réponse, et la table la donne : ${what}`,
  takenBack: "Annulé.",
  saved: (file) => `Enregistrée : ${file}`,
  noFile: "Dites où : s FICHIER",
  saveBeforeLeaving: "Enregistrer la partie ? Nom du fichier, ou Entrée pour quitter sans : ",
  keepRecord: "Garder le compte rendu ? Nom du fichier, ou Entrée pour s’en passer : ",
  leftUnsaved: "La partie en reste là, sans être enregistrée.",
  inputEnded: "L’entrée est terminée ; la partie en reste là.",
  goOn: (file) => `Pour reprendre : blackrose play --resume ${file}`,
  over: "La partie est finie.",
  seed: (seed) => `Graine ${seed}`,
  seal: (hash) => `Sceau ${hash}`,
  verifySaved: (file) => `Chacun peut vérifier cette partie : blackrose verify ${file}`,
  verifyUnsaved:
    "Pour garder le compte rendu et que chacun le vérifie : commencez avec --record FICHIER, puis blackrose verify FICHIER.",
  fault: (why) => `Les règles n’ont pas pu continuer : ${why}`,
  faultHelp: "u revient avant la dernière réponse, skip omet le reste, s FICHIER enregistre, q quitte.",
  noSeat: (seats) => `Dites de qui : why P1 … why P${seats}`,
  nothingCalled: (what) => `Rien ici ne s’appelle « ${what} ».`,
  rule: (id) => `Règle ${id} (en anglais) :`,
  answering: [
    ["2", "répondre par l’option 2"],
    ["1 4 7", "répondre par plusieurs, là où plusieurs sont demandées"],
    ["?", "cette aide"],
    ["? 2", "de quoi parle l’option 2 : cartes et règles"],
  ],
  help: [
    ["t", "la table encore une fois"],
    ["log", "tout ce qui s’est passé"],
    ["u", "reprendre votre dernière réponse, si le hasard n’est pas intervenu et rien de caché n’a été montré depuis"],
    ["s FICHIER", "enregistrer la partie"],
    ["q", "quitter"],
  ],
};

const own: { readonly [language in Language]: Own } = { en, es, fr };

export const phrasesIn = (language: Language): Phrases => ({
  ...own[language],
  rules: (note) => rulesNoteIn(language, note),
});
