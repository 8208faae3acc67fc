import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const list = (names: readonly string[]): string => names.join(", ");

export const es: Words = {
  title: "La Logia",
  pitch:
    "De dos a seis magos luchan por la Logia de la Rosa Negra: planea cuatro conjuros en secreto; luego muévete, golpea y activa tus trampas.",

  shortPhase: ["Rosa", "Estudio", "Plan", "Acción", "Evoca", "Final"],
  sheets: "Los magos",
  hand: "Tu mano",
  handSize: "Conjuros en la mano",
  roomTokens: "Fichas de sala ganadas",
  tray: "Se ofrece",
  underWay: "En curso",
  quick: "Hueco rápido",
  slotStates: {
    empty: "vacío",
    ready: "un conjuro preparado, boca abajo",
    trap: "una trampa activada",
    protection: "una protección activada",
    revealed: "un conjuro revelado",
  },
  avatar: {
    backs: [
      "El dorso de la carta superior está en blanco.",
      "En el dorso de la carta superior: una protección, cuando un conjuro de combate lo tenga como objetivo.",
      "En el dorso de la carta superior: una protección, cuando vaya a recibir daño.",
      "En el dorso de la carta superior: una trampa, cuando un conjuro de combate lo tenga como objetivo.",
      "En el dorso de la carta superior: una trampa, cuando reciba daño.",
    ],
    left: (cards) => `Cartas de acción restantes: ${cards}.`,
    used: (cards) => `Usadas en esta fase: ${cards}.`,
    claimed: (quests) => `Misiones reclamadas: ${quests}.`,
  },
  inCell: "en la celda",
  noQuest: "Ninguna misión activa",
  questDeck: "Mazo de misiones de esta luna",
  eventDeck: "Mazo de eventos de esta luna",
  symbol: "Símbolo de inestabilidad: 1 de tus cubos va a tu sala",
  cellOf: (name) => `Celda de ${name}`,
  turnCard: (name) => `Girar ${name} (F)`,
  unfold: (name) => `Hoja de ${name}`,
  window: (names) => (names.length === 0 ? "Ventana de respuesta" : `Ventana de respuesta: ${list(names)}`),
  before: "Antes:",
  after: "Después:",
  shortActions: {
    explore: "Explorar",
    fight: "Luchar",
    command: "Mandar",
    quick: "Rápido",
    standard: "Siguiente",
    momentum: "Impulso",
    stop: "Terminar",
  },

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
  nobodyHere: "No hay nadie aquí.",
  damageBy: (damage) => `Daño de ${damage}.`,
  life: (left, of) => `Vida ${left} de ${of}.`,
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
    trophies: (count) => `${many(count, "trofeo", "trofeos")}.`,
    tokens: (rooms) => `Fichas de sala: ${rooms}.`,
    evocations: (evocations) => `Evocaciones: ${evocations}.`,
    spells: (spells) => `Conjuros: ${spells}.`,
    power: (points) => `${points} PP en el marcador.`,
    crown: "Tiene la Corona.",
    counts: (total, parts) => `Si la partida acabara ahora: ${total} = ${parts}.`,
  },

  where: (turn, phase, moon) => (turn === 0 ? phase : `Turno ${turn}, ${phase}, ${moon}`),
  over: (name) => `La partida ha terminado · Gana ${name}`,
  acts: (name) => `Actúa ${name}`,

  queries: {
    who: "¿Quién está dónde?",
    reach: "¿Qué puedo alcanzar?",
    threats: "¿Quién me amenaza?",
    distances: "¿A qué distancia está todo de mi mago?",
    hand: "¿Qué tengo en la mano?",
    here: "¿Qué hay en mi sala?",
  },
  answers: {
    steps: (room, steps) => `${room}: ${many(steps, "paso", "pasos")}`,
    inLine: (room, steps) => `${room}: ${many(steps, "paso", "pasos")}, en línea`,
    models: (room, names) => `${room}: ${names}`,
    walks: (steps, rooms) => `Con ${many(steps, "paso", "pasos")}: ${rooms}`,
    nothing: "Nada.",
    noMage: "No tienes mago en la mesa.",
    inCell: "Estás en tu celda; solo la Rosa Negra puede alcanzarte.",
    threat: (name, room, steps, attack) => `${name} en ${room}, a ${many(steps, "paso", "pasos")}, ataque ${attack}`,
    ready: (name, spells) => `${name} tiene ${many(spells, "conjuro preparado", "conjuros preparados")}`,
    lies: (name, traps, protections) =>
      `${name} tiene ${many(traps, "trampa activada", "trampas activadas")} y ${many(protections, "protección activada", "protecciones activadas")}`,
  },

  headings: {
    course: "La partida",
    rooms: "La Logia",
    mages: "Los magos",
    mine: "Tu mano y tu plan",
    quests: "Misiones y eventos",
    underWay: "En curso",
  },

  groups: { rooms: "Salas", evocations: "Evocaciones", mages: "Magos", grimoires: "Grimorios iniciales" },
  questsOf: (moon) => `Misiones, ${moon}`,
  eventsOf: (moon) => `Eventos, ${moon}`,
  spellsOf: (school) => `Conjuros: ${school}`,

  glossary: {
    activation: [
      "Activación",
      "Una o dos acciones de un mago; luego actúa el siguiente. Los magos se activan una y otra vez hasta que nadie puede actuar.",
    ],
    activateARoom: [
      "Activar una sala",
      "Resolver el efecto de una sala; su ficha queda girada hasta el mantenimiento.",
    ],
    attack: ["Atacar", "Un ataque físico a una figura de la misma sala, por el valor de ataque."],
    cancel: ["Anular", "El efecto desaparece para todos; su carta cuenta como usada."],
    castFromHand: [
      "Lanzar desde la mano",
      "Descarta un conjuro de tu hoja a los Recuerdos, pon uno de tu mano en su lugar y lánzalo enseguida.",
    ],
    cell: ["Celda", "Donde un mago empieza y adonde vuelve al ser derrotado; solo la Rosa Negra alcanza su interior."],
    command: ["Mandar", "Acción física de Rebirth: una de tus evocaciones actúa ahora."],
    convert: ["Convertir", "Cambiar cubos de otros, de daño o de inestabilidad, por los tuyos."],
    crown: ["Corona", "Quien la tiene es el primer jugador, y tiene 1 PP más al final."],
    damage: ["Daño", "Cubos sobre una figura, del color de quien los causó. Tantos como su vida, y es derrotada."],
    defeat: [
      "Derrota",
      "Un mago con tanto daño como vida vuelve a su celda; los dueños de los cubos ganan PP por orden, y quien lo derrota un trofeo.",
    ],
    discard: ["Descartar", "Poner una carta en su pila: los conjuros, en los Recuerdos de su dueño."],
    evocation: [
      "Evocación",
      "Una criatura al servicio de un mago. En su fase se mueve y ataca; un mago tiene como máximo tres.",
    ],
    forgottenSpell: ["Conjuro Olvidado", "Un conjuro poderoso de la Sala de la Rosa Negra, que se juega una vez."],
    grimoire: ["Grimorio", "Tu propio mazo de conjuros. Cuando se acaba, tus Recuerdos se barajan y forman uno nuevo."],
    heal: ["Curar", "Quitar cubos de daño de una figura."],
    ignoreDamage: ["Ignorar daño", "Reducir el daño en esa cantidad, no por debajo de 0."],
    instability: [
      "Inestabilidad",
      "Cubos en una sala. Cuando todos sus huecos están llenos, se resuelve en el mantenimiento: gana su ficha quien tiene más cubos.",
    ],
    momentum: ["Impulso", "Descarta un conjuro planeado, a la vista de todos, para moverte una sala."],
    moon: ["Luna", "La partida tiene tres; cada una trae misiones y eventos más fuertes."],
    move: ["Moverse", "Ir de una sala a una contigua; cada sala del camino cuenta como visitada."],
    pay: ["Pagar", "Un precio es opcional. Si no se paga entero, lo que depende de él no ocurre."],
    personalSpell: ["Conjuro personal", "Cada mago tiene tres copias de uno; dos de ellas llegan con las lunas."],
    protection: ["Protección", "Se lanza boca abajo con una ficha; su dueño puede revelarla cuando le hacen algo."],
    quickSpell: [
      "Conjuro rápido",
      "El conjuro del hueco rápido; se puede lanzar en cualquier activación, también junto a uno estándar.",
    ],
    steal: ["Robar a otro", "Quitarle a otro mago, solo lo que tiene."],
    summon: ["Invocar", "Poner en juego una evocación propia."],
    transfer: ["Transferir", "Mover cubos a otra figura; sus colores se mantienen."],
    transit: ["Transitar", "Ir directamente a una sala; solo esa cuenta como visitada."],
    trap: ["Trampa", "Se lanza boca abajo con una ficha; su dueño puede revelarla cuando otros hacen lo que espera."],
    within: ["A distancia", "Como máximo a tantas salas, en línea recta de salas."],
  },

  lesson: {
    welcome:
      "Bienvenido a la Logia. Diecinueve salas, dos magos y una Rosa Negra que no sirve a nadie. Tu mago espera en su celda, al borde.",
    goal: "Se gana con puntos de poder: por derrotar magos, por misiones y por las salas que hagas caer. Cuando alguien llega al final del marcador, se acaba el turno y se cuenta todo.",
    quest: "Esta es tu misión: una tarea que solo tú conoces. Cúmplela y ganas sus puntos y su efecto.",
    study:
      "Estudio: elige escuelas de magia, cuatro veces en total, para mirar sus primeros conjuros. Cada escuela tiene su carácter; elige las que te gusten.",
    keep: "Quédate dos de estos cuatro. Cada carta tiene un lado luminoso y uno oscuro; usarás uno. Gira una carta con un trazo, su botón o la F.",
    "plan-quick":
      "Preparación: todos planean en secreto. Primero el hueco rápido: un conjuro que puedes lanzar en cualquier momento. Arrastra una carta al hueco que brilla, o pulsa el lado que quieras.",
    "plan-next":
      "Ahora los huecos I, II y III: los lanzarás en este orden, así que piensa dónde estará cada uno para entonces. Trampas y protecciones esperan boca abajo.",
    action:
      "La Fase de Acción. En una activación haces una o dos acciones; luego actúa el otro mago, y así sucesivamente. Tienes dos acciones físicas y tus conjuros. Primero explora: sal de tu celda.",
    move: "Las flechas muestran adónde puedes ir. Te mueves sala a sala y puedes parar; en cualquier sala puede esperar una trampa.",
    room: "El + dorado de una sala dice que se puede activar. Cada una tiene su poder; míralo antes de elegir.",
    cast: "También puedes lanzar: el conjuro rápido, o el siguiente de I, II, III. Un conjuro con el signo ✦ deja uno de tus cubos en tu sala.",
    target:
      "Los objetivos deben estar a distancia, en línea recta de salas. Las líneas muestran lo que ves desde aquí; el número de una sala es lo lejos que está.",
    attack:
      "Compartes sala con un enemigo: golpéalo. El daño son tus cubos sobre él; cuando cae, gana más quien tiene más cubos.",
    window:
      "Una ventana de respuesta: tienes una trampa o protección activada y ha pasado algo a lo que podría responder. Revélala, o espera un momento mejor.",
    answer:
      "Tu rival tiene un conjuro boca abajo con una ficha: una trampa o una protección. Cuidado con dónde pisas y a quién golpeas.",
    "black-rose":
      "Un turno nuevo empieza con la Rosa Negra: los eventos avanzan por sus espacios y le dan poder. Puedes renunciar a una misión imposible, pero ella gana con eso.",
    winning:
      "Ya conoces la ronda: estudia, planea, actúa, ordena. Hiere magos, llena salas, cumple misiones y vigila las lunas. Lo demás está en «¿por qué?» junto a cada pregunta.",
  },
};
