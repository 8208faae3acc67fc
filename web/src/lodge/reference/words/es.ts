import type { Words } from "../words.ts";

export const es: Words = {
  groups: {
    rooms: "Salas",
    evocations: "Evocaciones",
    mages: "Magos",
    grimoires: "Grimorios iniciales",
    jinx: "Embrujos",
    upgrade: "Mejoras",
    nightmare: "Pesadillas",
    avatar: "El Avatar",
  },
  actionsOf: (moon) => `Cartas del Avatar, ${moon}`,
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
    channel: [
      "Canalizar",
      "El alcance y la línea se pueden medir desde uno de tus Tótems; lo demás sigue donde estás.",
    ],
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
    territory: ["Territorio", "Las salas con tus Tótems y las contiguas a ellas."],
    transfer: ["Transferir", "Mover cubos a otra figura; sus colores se mantienen."],
    transit: ["Transitar", "Ir directamente a una sala; solo esa cuenta como visitada."],
    trap: ["Trampa", "Se lanza boca abajo con una ficha; su dueño puede revelarla cuando otros hacen lo que espera."],
    within: ["A distancia", "Como máximo a tantas salas, en línea recta de salas."],
    actionCard: [
      "Carta de acción",
      "El Avatar hace lo que dice su carta superior, de arriba abajo. Algunas llevan una trampa o una protección en el dorso.",
    ],
    avatar: [
      "Avatar",
      "Un mago por el que nadie juega: sigue sus cartas y sus listas de prioridades, y comparte los puntos de la Rosa Negra.",
    ],
    fear: ["Miedo", "El mago descarta un conjuro de la mano, o sufre ese daño."],
    flags: [
      "Banderas",
      "Tres números de una sala: cuando se reconstruye, quien tiene más cubos gana el primero, el segundo gana el segundo y los demás el tercero.",
    ],
    jinx: [
      "Embrujo",
      "Una maldición atada a un mago. Dura hasta que se deshacen sus dos nudos, cada uno con un cubo en el mantenimiento.",
    ],
    largeEvocation: [
      "Evocación grande",
      "Un mago tiene como mucho una miniatura grande; una segunda ocupa el lugar de la primera.",
    ],
    lift: ["Levantar", "Quitar un embrujo a un mago: su carta vuelve a la reserva."],
    overflow: ["Desborde", "Lo que no se puede atar o asignar inflige 1 de daño en su lugar."],
    pain: ["Dolor", "La Rosa Negra inflige ese daño a quien lanza el conjuro."],
    persistent: [
      "Persistente",
      "Actúa mientras su carta revelada siga en la hoja, normalmente hasta el mantenimiento.",
    ],
    rebuild: [
      "Reconstruir",
      "Una ruina con todos los huecos llenos se reconstruye en el mantenimiento; los dueños de los cubos puntúan por sus banderas.",
    ],
    ruins: [
      "Ruinas",
      "Como empiezan las salas en Rebirth: con un efecto propio, que pueden usar varios magos en un turno.",
    ],
    solve: [
      "Resolver una misión",
      "En Rebirth una misión cumplida espera: en tu activación la resuelves, haces su efecto y ganas sus puntos.",
    ],
    umbra: [
      "Umbra",
      "Una sombra con una carta de Pesadilla que se aferra a otro mago, su anfitrión, y actúa para quien la tejió.",
    ],
    upgrade: ["Mejora", "Una carta que se pone en una de tus evocaciones; cada una lleva dos como mucho."],
  },
};
