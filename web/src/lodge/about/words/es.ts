import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const es: Words = {
  countsAs: (room, colour) => `Este turno cuenta como ${room} (${colour}).`,
  roomStates: {
    free: "Se puede activar.",
    used: "Ya se ha activado este turno.",
    destroyed: "Está destruida: se puede cruzar, pero no activar.",
    ruin: "Está en ruinas: se activa sin límite y recibe inestabilidad hasta que se reconstruye.",
    rebuilt: "Está reconstruida: se puede activar una vez por turno.",
    shut: "Está cerrada y no se puede activar este turno.",
    asleep: "Aún no tiene ficha de activación.",
  },
  cubesHere: (cubes, free) => `Inestabilidad: ${cubes || "ninguna"}; ${many(free, "hueco libre", "huecos libres")}.`,
  standing: (names) => `Aquí: ${names}.`,
  nobodyToFight: "Aquí no hay nadie más: solo gasta la acción, o activa la sala.",
  knots: (undone, of) => `Nudos deshechos: ${undone} de ${of}.`,
  nobodyHere: "No hay nadie aquí.",
  damageBy: (damage) => `Daño de ${damage}.`,
  owner: (name) => `La controla ${name}.`,
  deck: (left, discarded) => `${many(left, "carta", "cartas")} en el mazo, ${discarded} en los descartes.`,
  library:
    "En la Fase de Estudio cada mago mira cuatro conjuros de la parte superior de estos mazos, repartidos a su gusto, y se queda dos.",
  forgottenDeck: "Los Conjuros Olvidados salen de la Sala de la Rosa Negra y se juegan una sola vez.",
  moonHelp: (second, third, end) =>
    `La segunda luna sale cuando alguien, también la Rosa Negra, llega a ${second} PP, y la tercera con ${third}. Con cada luna las misiones y los eventos son más fuertes. Cuando alguien tiene ${end}, la partida acaba con el turno.`,
  roseHelp:
    "La Rosa Negra no está con nadie. Los eventos y las misiones abandonadas le dan poder, y cuenta para las lunas y el final.",
  cellHelp: (exits) =>
    `Aquí empieza un mago y aquí vuelve cuando es derrotado. Solo la Rosa Negra alcanza su interior. Da a ${exits}.`,
  phaseHelp: [
    "Los eventos avanzan y se roba uno nuevo; se puede renunciar a misiones; quien no tiene ninguna roba una.",
    "Roba dos conjuros de tu Grimorio; mira cuatro de la Biblioteca y quédate dos; respeta tu límite de mano.",
    "En secreto, todos planean de dos a cuatro conjuros, cada uno con un lado: uno rápido, los otros en orden.",
    "Por turnos, cada mago hace una o dos acciones, una y otra vez: moverse, atacar, activar una sala, lanzar, hasta que nadie puede actuar.",
    "Las evocaciones se mueven y atacan, jugador por jugador.",
    "Los conjuros van a los Recuerdos, se resuelven las salas llenas, las fichas se giran y se comprueba el final.",
  ],
  cube: (name) => `Un cubo de ${name}: sobre una figura es daño, en una sala inestabilidad.`,
  elementHelp: "El elemento de un conjuro. Misiones y cartas piden elementos revelados este turno.",
  typeHelp: {
    combat: "Un conjuro de combate se revela y se resuelve al lanzarlo.",
    contingency: "Un conjuro de contingencia se revela y se resuelve al lanzarlo.",
    protection: "Una protección se lanza boca abajo; responde a lo que le hacen a su dueño.",
    trap: "Una trampa se lanza boca abajo; responde a lo que hacen los demás.",
    interrupt: "Una interrupción se juega desde la mano en la activación de otro mago, cuando se cumple su condición.",
    tarot: "Una misión del tarot se lanza boca abajo; sale a la luz por sí sola cuando se cumple su meta.",
  },
  actionHelp: {
    explore: "Acción física: muévete hasta tu valor de movimiento; puedes activar la sala en la que estás.",
    fight: "Acción física: ataca a una figura de tu sala; puedes activar la sala en la que estás.",
    command: "Acción física: una de tus evocaciones actúa ahora.",
    quick: "Lanza el conjuro de tu hueco rápido.",
    standard: "Lanza tu siguiente conjuro estándar: I, luego II, luego III. Nunca dos en una activación.",
    momentum: "Descarta un conjuro planeado, a la vista de todos, para moverte una sala.",
    stop: "Termina esta activación; actúa el siguiente mago.",
  },
  slotHelp: [
    "El hueco rápido: se puede lanzar en cualquier activación tuya, también junto a un conjuro estándar.",
    "Un hueco estándar: I, II y III se lanzan en este orden, uno por activación.",
    "Un conjuro lanzado desde la mano, hasta que se elige su hueco.",
  ],
  colourHelp: "Un color de salas.",
  maskHelp: "Una de las dos caras de una ilusión.",
  sheet: {
    actions: (left) => `${many(left, "acción física", "acciones físicas")} este turno.`,
    cards: (hand, grimoire, memories) =>
      `${many(hand, "conjuro", "conjuros")} en la mano, ${grimoire} en el Grimorio, ${memories} en los Recuerdos.`,
    quests: (active, done) => `${many(active, "misión activa", "misiones activas")}, ${done} completadas.`,
    questsApart: (open, completed, solved) =>
      `Misiones: ${open} sin cumplir, ${completed} por resolver, ${solved} ${solved === 1 ? "resuelta" : "resueltas"}.`,
    trophies: (count) => `${many(count, "trofeo", "trofeos")}.`,
    tokens: (rooms) => `Fichas de sala: ${rooms}.`,
    evocations: (evocations) => `Evocaciones: ${evocations}.`,
    spells: (spells) => `Conjuros: ${spells}.`,
    power: (points) => `${points} PP en el marcador.`,
    crownHelp: "Quien la tiene es el primer jugador, y tiene 1 PP más al final.",
    crown: "Tiene la Corona.",
    counts: (total, parts) => `Si la partida acabara ahora: ${total} = ${parts}.`,
  },
};
