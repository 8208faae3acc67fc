/** Spanish. */
import type { Words } from "../words.ts";

export const es: Words = {
  title: "Traición",
  pitch:
    "Gánate el favor de cinco casas nobles. Apuesta lo que tienes, declara guerra o diplomacia y juega una carta por ronda, en una mesa de cuatro a seis.",
  common: "Cartas comunes",
  uncommon: "Cartas infrecuentes",
  rank: { common: "carta común", uncommon: "carta infrecuente" },
  houses: { red: "Rebah", blue: "Behrenstoke", black: "Grymm", yellow: "Carpanzini", green: "Calin" },

  setup: {
    remove: {
      label: "Cartas fuera",
      help: "Diez de las treinta y cinco cartas infrecuentes quedan fuera de cada partida, a la vista de todos (T-SET-03).",
    },
    dealer: {
      label: "Elige quien reparte",
      help: "Como dicen las reglas. Para elegir bien hay que conocer las cartas.",
    },
    random: { label: "Elige el azar", help: "Rápido, y justo con quien aún no conoce las cartas." },
  },

  gathering: "Antes de la primera ronda",
  playsNow: (name) => `Juega ${name}`,
  wins: (name) => `${name} ha ganado`,
  you: "tú",

  playsAs: (slot, of) => (slot === of ? "juega en último lugar" : `juega en el lugar ${slot}`),
  cardsInHand: (count) => (count === 1 ? "1 carta en la mano" : `${count} cartas en la mano`),
  houseCount: (count) => `${count} de 5 casas`,
  holdsHouses: (count, tokens) => `${count} de 5 casas: ${tokens}`,
  housesHeld: "Casas, ronda a ronda",
  guarded: "Protegido por el Castillo",
  lockedBy: (card) => `Bloqueado por esta carta: ${card}`,
  drawnForYou: "Sacadas para ti",
  laidOut: "Elige entre estas",
  yourTurn: "tu turno",
  thinks: "piensa",

  asDiceLie: "Tal como están los dados:",
  takeCard: "Elegir esta carta",
  leaveCard: "Dejar de elegirla",
  forbiddenBy: (card, name) => `Ahora no puedes jugarla: ${name} tiene en juego una carta que lo prohíbe (${card}).`,
  more: "Saber más",
  breaks: [
    "inter·vención",
    "encan·tador",
    "serpien·tes",
    "sacerdo·tisa",
    "diplomá·tico",
    "alqui·mista",
    "nigro·mante",
    "tauma·turgo",
    "explo·rador",
  ],

  about: {
    token: (place) => `Está aquí: ${place}.`,
    tokenCounts:
      "Una ficha es una alianza, sea cual sea su número. El número solo cuenta en las apuestas, en la clasificación y donde una regla toma la más baja.",
    dieShows: (value) => `Muestra ${value}.`,
    die: "Suma lo que muestra al poder de cada carta de su color. Se queda como está hasta que alguien lo tire o lo gire.",
    house: (name) => `Casa ${name}.`,
    houseNeeds: "Ten una ficha de cada una de las cinco casas al final de una ronda y ganas.",
    seatHouses: (count, missing) => `${count} de 5 casas; faltan: ${missing}.`,
    seatAll: "Las cinco casas: así se gana cuando acabe la ronda.",
    power:
      "El poder se calcula de nuevo tras cada cambio: poder base, dados, el texto de la carta y lo que añaden otras cartas.",
    hand: (count) => (count === 1 ? "1 carta." : `${count} cartas.`),
    handHidden: "Solo la ve quien la tiene.",
    deck: (count) => `${count} cartas que nadie ve. Tras cada ronda se reparte una a cada cual, mientras dure.`,
    discards: (count) =>
      `${count} cartas boca abajo. Nadie puede mirar lo enterrado, pero algunas cartas roban de aquí.`,
    removed: "Estas cartas no están en la partida, a la vista de todos:",
    bank: "Fichas que aún no son de nadie. Quien toma una de aquí recibe la más baja de su color.",
    spoils: "Lo que se disputa en esta ronda: quien gana reclama una ficha de aquí y el resto vuelve a la banca.",
    bet: "Lo que arriesga quien desafía. Vuelve si gana y pasa al botín si no; hasta entonces pocas cartas pueden tocarlo.",
    betOf: (name) => `Apuesta de ${name}.`,
    dealer: "Quien reparte salió por sorteo y lo es toda la partida; todo se reparte desde su izquierda.",
    roller: "Tira los dados quien va en último lugar. Tira todos y apuesta al final.",
    challenger:
      "Desafía quien hizo la apuesta más alta: tira un dado, declara guerra o diplomacia y juega en primer o último lugar.",
    war: "Gana la ronda el poder más alto.",
    diplomacy: "Gana la ronda el poder más bajo.",
    order:
      "Se juega en el sentido de las agujas del reloj, con quien desafía al principio o al final. Eso también deshace los empates.",
    call: "La Bruja gana su ficha si el dado sale como se anunció; el mismo valor otra vez es un fallo.",
    round: "Una ronda: tirar, apostar, desafiar, reclamar, repartir.",
    inPlayOf: (name) => `En juego para ${name}.`,
    designed: "El reglamento no da todos sus valores; los que faltan son nuestros.",
  },

  queries: {
    holds: "¿Quién tiene qué?",
    stake: "¿Qué está en juego?",
    hand: "¿Qué tengo en la mano?",
    powers: "¿Qué poderes hay en juego y por qué?",
    next: "¿Quién juega ahora?",
    removed: "¿Qué cartas están fuera?",
  },
  holds: (name, tokens, houses) => `${name}: ${tokens} (${houses} de 5 casas).`,
  leads: (name) => `${name} va en cabeza.`,
  nobodyBets: "No hay apuesta.",
  betBy: (name, tokens) => `${name} ha apostado ${tokens}.`,
  spoilsAre: (tokens) => `Botín: ${tokens}.`,
  noSpoils: "No hay botín.",
  noHand: "No tienes cartas.",
  noPowers: "Todavía no hay ninguna carta en juego.",
  noOrder: "El orden de juego aún no está decidido.",
  nextIs: (name) => `Ahora juega ${name}.`,
  thenCome: (names) => `Después: ${names}.`,
  nobody: "nadie",
  colon: ":",
  roles: (dealer, roller, challenger) => `Reparte: ${dealer}. Tira: ${roller}. Desafía: ${challenger}.`,

  lesson: {
    goal: "Bienvenida, bienvenido a la mesa. Cinco casas, cinco colores: ten una ficha de cada una en tu tesoro cuando acabe una ronda y la partida es tuya.",
    houses:
      "Estas son tus fichas. Cada una es una alianza con su casa; el número solo importa en las apuestas y la clasificación. El resto espera en la banca.",
    dice: "En cada ronda, quien va en último lugar tira los cinco dados, uno por casa. Ellos deciden qué ficha es el botín, el premio de la ronda. Hoy has sido tú, y tres y dos iguales forman un Trono: te ha dado una ficha.",
    bet: "Ahora cada cual puede apostar fichas propias, una vez. Más colores ganan a menos, luego más fichas, luego la suma más alta. La apuesta más alta dirige la ronda, y se pierde si no la ganas. Apuesta o pasa.",
    die: "Desafías tú. Vuelve a tirar un dado: los dados suman poder a las cartas de su color, así que mira antes tu mano.",
    type: "Tú declaras: en la guerra gana el poder más alto, en la diplomacia el más bajo. ¿Cartas fuertes? Guerra. ¿Débiles? Diplomacia.",
    order:
      "¿En primer o en último lugar? Quien juega al final lo ve todo antes de decidir; quien juega al principio marca el paso. Los empates los ganas tú en ambos casos.",
    othersLead:
      "Esta ronda la dirige otra persona y ya ha declarado. Mira el centro: la guerra pide poderes altos, la diplomacia bajos.",
    play: "Juega una carta. Su poder es el número de la esquina más el dado de su color, y su texto se cumple enseguida. Señala una carta para leerla entera.",
    power:
      "El número grande de una carta en juego es su poder ahora; cambia con los dados. Pregunta por él y verás de dónde sale.",
    effect: "Tu carta te pide algo. Lo que puedes elegir está iluminado en la mesa, y también escrito con palabras.",
    claim:
      "¡Has ganado la ronda! Toma una ficha del botín. Si ya tienes sus colores, puedes tomar una de un rival en la guerra o hacer pasar un color en la diplomacia.",
    nextRound:
      "Una ronda nueva. Quien ganó tomó una ficha del botín y el resto volvió a la banca. Las cartas jugadas se entierran, cada cual recibe una y tira quien ahora va en último lugar.",
    ending:
      "Eso es todo. La partida acaba cuando una ronda termina y alguien tiene las cinco casas, o cuando se agotan las cartas. Sigue jugando: ya sabes las reglas.",
  },

  glossary: {
    house: [
      "Casa",
      "Uno de los cinco colores, cada uno con un dado, fichas y cartas: Rebah, Behrenstoke, Grymm, Carpanzini, Calin.",
    ],
    token: [
      "Ficha",
      "Una alianza con una casa. Su número cuenta en las apuestas, en la clasificación y donde se toma la más baja.",
    ],
    treasury: ["Tesoro", "Las fichas que alguien ha ganado. Una apuesta no forma parte de él."],
    bank: ["Banca", "Fichas que no son de nadie. Lo que se toma de ella es la más baja de su color."],
    spoils: ["Botín", "La ficha que los dados fijan como premio de la ronda, y una apuesta perdida."],
    bet: [
      "Apuesta",
      "De una a tres fichas para dirigir la ronda. Se comparan colores, luego fichas, luego la suma, luego la más alta.",
    ],
    dealer: ["Quien reparte", "Sale por sorteo antes de la partida. Todo se reparte desde su izquierda."],
    roller: ["Quien tira", "La persona en último lugar: tira todos los dados y apuesta al final."],
    challenger: [
      "Quien desafía",
      "Quien más apostó; si nadie apuesta, quien tira. Tira un dado, declara la ronda y juega en primer o último lugar.",
    ],
    war: ["Guerra", "Una ronda que gana el poder más alto."],
    diplomacy: ["Diplomacia", "Una ronda que gana el poder más bajo."],
    tie: [
      "Empate",
      "Entre poderes iguales gana quien jugó antes si quien desafía juega en primer lugar, y quien jugó después si juega en último.",
    ],
    orderOfPlay: [
      "Orden de juego",
      "En el sentido de las agujas del reloj, con quien desafía al principio o al final.",
    ],
    power: ["Poder", "Poder base, el dado del color de la carta, el texto de la carta y lo que añaden otras cartas."],
    basePower: ["Poder base", "El número impreso. Nunca cambia."],
    inPlay: ["En juego", "Las cartas puestas ante cada cual en esta ronda. Una carta junto a otra no cuenta."],
    claim: ["Reclamar", "El premio de quien gana: una ficha del botín, o a veces otra cosa en su lugar."],
    pass: [
      "Pasar",
      "Quien tiene el color nombrado da una de esas fichas a su vecino del lado nombrado, todos a la vez.",
    ],
    throne: ["Trono", "Tres dados iguales y los otros dos iguales: una ficha de uno de los colores de la pareja."],
    straight: ["Escalera del Rey", "Cinco dados seguidos: una ficha del color del dado más bajo o del más alto."],
    poison: ["Veneno", "Cinco dados iguales: todo el tesoro de un rival."],
    discards: ["Descartes", "Boca abajo. Nadie puede mirar, pero algunas cartas roban de ahí."],
    forbidden: [
      "Prohibido",
      "Algunas cartas impiden jugar otras. Quien no tiene otra cosa juega lo que sea, y lo muestra.",
    ],
    guarded: ["Protegido", "Un Castillo impide que se toque el tesoro de su dueño; a veces también la apuesta."],
    locked: ["Dado bloqueado", "Mientras la Espada está en juego, nada tira ni gira el dado amarillo."],
    freshPlay: [
      "Jugada de nuevo",
      "Una carta que llega por intercambio o de los descartes empieza de cero para quien la recibe.",
    ],
    victory: ["Victoria", "Las cinco casas en un tesoro al final de una ronda."],
    ranking: ["Clasificación", "Más casas, luego más fichas, luego la suma más alta, luego la ficha más alta."],
  },
};
