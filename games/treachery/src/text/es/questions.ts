/** Spanish: what is asked, why, and what the answers are called. */
import { es } from "@blackrose/language";
import type { OptionVoice, QuestionVoice } from "../voice.ts";
import { colours } from "./tongue.ts";

const { say, signed } = es;

export const questions: QuestionVoice = {
  asks: {
    "D-REMOVE": ({ min }) => say`elige ${min} cartas infrecuentes para retirarlas de la partida`,
    "D-BET": ({ bet }) =>
      bet === null
        ? "apuesta de 1 a 3 de tus fichas, o pasa"
        : say`supera la apuesta de ${bet.who} (${bet.tokens}), o pasa`,
    "D-CH-DIE": () => "desafías tú: elige el dado que tiras",
    "D-CH-TYPE": () => "elige el tipo de la ronda: guerra o diplomacia",
    "D-CH-ORDER": () => "elige si juegas en primer o en último lugar",
    "D-PLAY": ({ apart, spied }) =>
      spied
        ? "juega la carta que te han sacado de la mano"
        : apart > 0
          ? "juega una de las cartas sacadas de tu mano"
          : "juega una carta",
    "D-CLAIM": ({ claim, type }) => {
      const other = type === "war" ? "toma una ficha del tesoro de un rival" : "haz que se pase un color";
      if (!claim.spoils) return `ganas, pero no hay botín: ${other}, o no tomes nada`;
      return claim.treasuries || claim.pass
        ? `reclama una ficha del botín o, en su lugar, ${other}`
        : "reclama una ficha del botín";
    },
    "D-PASS-ORDER": () => "elige el color que se pasa y el sentido",
    "D-PASS-TOKEN": ({ tokenColour, talk }) => say`elige ${talk.tokenOf(tokenColour, "the")} que pasas`,
    "D-BONUS-TOKEN": () => "tus dados te han dado una ficha: elige una de la banca",
    "D-BONUS-STEAL": () =>
      "tus dados te han dado una ficha, pero la banca no tiene ninguno de los 2 colores: puedes tomar una del tesoro de un rival",
    "D-POISON": () => "elige al rival cuyo tesoro tomas entero",
    "D-ROLL-ONE": ({ title }) => say`${title}: elige el dado que tiras`,
    "D-KNIGHT": ({ title, own }) => say`${title}: tira ${own} o el más alto de los demás`,
    "D-WITCH-CALL": ({ own, ownShows }) => say`${own} muestra un ${ownShows}: ¿saldrá más alto o más bajo?`,
    "D-WITCH-TAKE": ({ tokenColour, talk }) =>
      say`has acertado: elige ${talk.tokenOf(tokenColour, "the")} que le tomas a un rival`,
    "D-THIEF-ROLL": ({ own }) => say`¿tiras antes ${own}?`,
    "D-THIEF-TAKE": ({ tokenColour, talk }) => say`elige ${talk.tokenOf(tokenColour, "the")} que tomas`,
    "D-AMULET": () => "elige 2 dados para intercambiar sus valores",
    "D-BLOODRING": ({ line }) =>
      say`¿descartas una carta por otra al azar, a cambio de ${signed(line?.do === "renew a card" ? line.power : 0)} de poder?`,
    "D-CHAMPION": ({ own }) => say`¿tiras ${own}?`,
    "D-CYCLOPS": () => "elige al rival cuya carta en juego se descarta",
    "D-DIPLOMAT": ({ card }) => say`elige la carta de un rival para cambiarla por ${card}, o conserva ${card}`,
    "D-DIVINE": () => "elige una ficha del botín de un color que te falte",
    "D-FATE-TOKEN": ({ tokenColour, talk }) =>
      say`¿tomas de la banca ${talk.tokenOf(tokenColour, "the")} más baja y renuncias a cambiar la ronda?`,
    "D-FATE-FLIP": ({ type }) =>
      type === "war" ? "¿cambias la guerra en diplomacia?" : "¿cambias la diplomacia en guerra?",
    "D-JESTER": () => "¿tiras todos los dados?",
    "D-MERCHANT": () => "elige la ficha que tomas y la que das a cambio",
    "D-MONK-COLOUR": () => "nombra el color que tus rivales no pueden jugar",
    "D-NECRO": ({ card, own }) =>
      say`¿pones junto a ${card} una carta al azar de la pila de descartes, para que cuente en lugar de ${own}?`,
    "D-SCOUT-TARGET": () => "elige al rival cuya mano miras",
    "D-SCOUT-TAKE": () => "elige la carta que tomas",
    "D-SCOUT-GIVE": () => "elige la carta que das a cambio",
    "D-SOOTHSAYER": ({ line }) =>
      say`elige hasta ${line?.do === "nudge dice" ? line.upTo : 2} dados y sube o baja cada uno en 1 punto`,
    "D-TOME": ({ title }) => say`${title}: ¿tiras un dado?`,
    "D-WALL": ({ title }) => say`${title}: ¿tiras un dado?`,
    "D-TROLL": ({ own }) => say`¿qué dados tiras a la vez que ${own}?`,
    "D-WIZARD": () => "elige un dado y el valor en que lo pones",
    "D-FAIRY": ({ card }) => say`juega una de las cartas robadas, o conserva ${card}`,
  },
  why: {
    "D-REMOVE":
      "Se juega con las 45 cartas comunes y 25 de las 35 infrecuentes. Quien reparte elige las 10 que se quedan fuera, a la vista de todos.",
    "D-BET":
      "Más colores ganan a menos; luego, más fichas; luego, la suma más alta; luego, la ficha más alta. Quien más apuesta desafía; una apuesta superada vuelve enseguida a su tesoro.",
    "D-CH-DIE":
      "Quien desafía tira un dado, una sola vez. Lo que muestren entonces los dados puede dar una bonificación.",
    "D-CH-TYPE": "En guerra gana el poder más alto; en diplomacia, el más bajo.",
    "D-CH-ORDER":
      "Se juega en el sentido de las agujas del reloj. Si hay empate, gana quien jugó antes si quien desafía juega en primer lugar, y quien jugó después si juega en último lugar.",
    "D-PLAY":
      "Cada jugador juega exactamente una carta por ronda. Una carta prohibida solo puede jugarse si no tienes otra entre las que elegir.",
    "D-CLAIM":
      "Si en el botín hay un color que te falta, debes reclamar una de sus fichas. Si no, en su lugar puedes tomar una ficha del tesoro de un rival en guerra, o hacer que se pase un color en diplomacia.",
    "D-PASS-ORDER":
      "Cada jugador que tenga el color en un tesoro sin protección, tú también, pasa una ficha de ese color al vecino de ese lado, todos a la vez.",
    "D-PASS-TOKEN": "Tienes varias fichas del color que se pasa y debes pasar exactamente una.",
    "D-BONUS-TOKEN":
      "Un Trono (3 iguales y 2 iguales) da la ficha más baja de la banca de uno de los colores de la pareja; una Escalera del Rey (5 valores seguidos), de uno de los colores del dado más bajo y del más alto.",
    "D-BONUS-STEAL":
      "Un Trono o una Escalera del Rey da una ficha de uno de 2 colores. Si la banca no tiene ninguno de los 2, puedes tomar una del tesoro sin protección de un rival.",
    "D-POISON":
      "El Veneno toma todas las fichas de un tesoro, salvo si lo protege un Castillo. Viene de 5 dados iguales, o del Kraken cuando el dado azul muestra un 1.",
    "D-ROLL-ONE": "La carta te hace tirar un dado; el Ejército y el Noble, no el de su propio color.",
    "D-KNIGHT": "El Caballero tira el dado de su color o el más alto de los otros 4; si empatan varios, eliges tú.",
    "D-WITCH-CALL":
      "Si el dado sale como anunciaste, ganas una ficha de su color. Si sale el mismo valor, no aciertas.",
    "D-WITCH-TAKE": "La banca no tiene fichas de este color, así que la Bruja toma una del tesoro de un rival.",
    "D-THIEF-ROLL":
      "Antes puedes tirar el dado del Ladrón. Si ningún dado muestra entonces menos, tomas una ficha de su color.",
    "D-THIEF-TAKE":
      "Ningún dado muestra menos que el del Ladrón: debes tomar una ficha de ese color del tesoro o de la apuesta de un rival.",
    "D-AMULET": "El Amuleto intercambia los valores de 2 dados que muestren valores distintos.",
    "D-BLOODRING":
      "Puedes mostrar y descartar una carta y robar otra al azar de la pila de descartes. A cambio, el Anillo de sangre pierde poder en esta ronda.",
    "D-CHAMPION":
      "El Campeón te deja tirar el dado rojo. Los que jueguen después de ti no pueden jugar un color que ya esté en juego.",
    "D-CYCLOPS":
      "Un dado muestra un 1: el Cíclope descarta la carta en juego de un rival. Ese rival no puede ganar esta ronda.",
    "D-DIPLOMAT":
      "En diplomacia, el Diplomático puede cambiarse por la carta de un rival. Tú la juegas de nuevo; quien recibe al Diplomático no hace nada con él.",
    "D-DIVINE":
      "La Intervención divina toma del botín una ficha de un color que falte en tu tesoro. Tu apuesta no cuenta como tuya.",
    "D-FATE-TOKEN":
      "La Tejedora del destino toma ahora la ficha roja más baja de la banca, o bien puede cambiar la ronda al final del turno del siguiente jugador.",
    "D-FATE-FLIP":
      "No tomaste ninguna ficha con la Tejedora del destino: puede cambiar la guerra en diplomacia o la diplomacia en guerra.",
    "D-JESTER": "El Bufón puede tirar todos los dados a la vez.",
    "D-MERCHANT":
      "El Mercader cambia una de tus fichas por una del tesoro o de la apuesta de un rival. La que das va a donde estaba la otra.",
    "D-MONK-COLOUR": "Tus rivales no pueden jugar cartas de ese color durante el resto de la ronda.",
    "D-NECRO":
      "El poder base de la carta que pongas cuenta durante la ronda en lugar del dado negro. Decides antes de verla.",
    "D-SCOUT-TARGET": "El Explorador ve una mano entera, toma una carta de ella y da otra a cambio.",
    "D-SCOUT-TAKE": "Solo tú y su dueño sabréis qué carta ha cambiado de mano.",
    "D-SCOUT-GIVE": "Puedes dar cualquier carta de tu mano, también la que acabas de tomar.",
    "D-SOOTHSAYER": "Cada dado elegido sube o baja exactamente 1 punto y se queda entre 1 y 6.",
    "D-TOME": "El Tomo puede tirar un dado al final de cada turno, desde el tuyo.",
    "D-WALL": "El Muro de espinas puede tirar un dado al final del último turno, si es una ronda de guerra.",
    "D-TROLL": "El Trol de guerra siempre tira el dado negro, y con él hasta 2 dados más en una sola tirada.",
    "D-WIZARD": "El Hechicero pone un dado en cualquier valor que no muestre ya.",
    "D-FAIRY":
      "El Hada roba tantas cartas como muestre el dado verde. Una que esté permitida puede ocupar su lugar; las demás vuelven sin que nadie las vea.",
  },
};

export const options: OptionVoice = {
  pass: {
    "D-BET": "no apostar",
    "D-CLAIM": "no tomar nada",
    "D-BONUS-STEAL": "no tomar ninguna ficha",
    "D-THIEF-ROLL": "no tirar",
    "D-BLOODRING": "conservar tu mano",
    "D-CHAMPION": "no tirar",
    "D-DIPLOMAT": "conservar el Diplomático",
    "D-FATE-TOKEN": "dejar la ficha",
    "D-FATE-FLIP": "dejar la ronda como está",
    "D-JESTER": "dejar los dados",
    "D-NECRO": "contar el dado negro",
    "D-TOME": "dejar los dados",
    "D-WALL": "dejar los dados",
    "D-FAIRY": "conservar el Hada",
  },
  passAnywhere: "pasar",
  yes: {
    "D-FATE-FLIP": "cambiar la ronda",
    "D-JESTER": "tirar todos los dados",
    "D-NECRO": "poner una carta junto al Nigromante",
  },
  yesAnywhere: "sí",
  noMoreDice: "ningún otro dado",
  alternative: "hacer que se pase un color",
  roll: (die) => say`tirar ${die}`,
  dieTo: (die, value) => say`${die} a ${value}`,
  nudge: (die, by) => say`${die} ${signed(by)}`,
  bet: (tokens) => say`apostar ${tokens}`,
  take: (tokens) => say`tomar ${tokens}`,
  passOn: (tokens) => say`pasar ${tokens}`,
  trade: (taken, given) => say`tomar ${taken} y dar ${given}`,
  colourPassed: (colour, way) => `${colours[colour].m}, en sentido ${way === "clockwise" ? "horario" : "antihorario"}`,
  order: { first: "jugar en primer lugar", last: "jugar en último lugar" },
  call: { higher: "más alto", lower: "más bajo" },
};
