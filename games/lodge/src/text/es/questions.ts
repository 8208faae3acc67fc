/** Spanish: what is asked, why, and what the answers are called. */
import { es } from "@blackrose/language";
import type { OptionVoice, QuestionVoice } from "../voice.ts";

const { say } = es;

const some = (min: number, max: number, one: string, many: string): string =>
  max === 1 ? one : say`${min === max ? String(min) : `de ${min} a ${max}`} ${many}`;

export const questions: QuestionVoice = {
  asks: {
    "D-SET-CROWN": () => "¿quién tiene primero la Corona?",
    "D-SET-COLOUR": () => "elige tu color",
    "D-SET-MAGE": () => "elige tu mago",
    "D-SET-SCHOOL": () => "elige la escuela de tu Grimorio",
    "D-SET-GRIMOIRE": () => "elige tu Grimorio inicial",
    "D-BR-QLIMIT": ({ min, max }) =>
      say`tienes demasiadas misiones: elige ${some(min, max, "una", "misiones")} para descartar`,
    "D-BR-QDISCARD": () => "puedes renunciar a una misión",
    "D-STU-SPLIT": ({ studied: { nth, of } }) => say`elige la escuela del ${nth}.º de los ${of} conjuros que miras`,
    "D-STU-KEEP": ({ min, max }) => say`elige ${some(min, max, "el conjuro", "conjuros")} que conservas`,
    "D-STU-REMOVE": () => "puedes retirar un conjuro de tu mano",
    "D-STU-EXCESS": ({ min, max }) =>
      say`tienes demasiadas cartas en la mano: elige ${some(min, max, "un conjuro", "conjuros")} para descartar`,
    "D-PRE-PLAN": ({ slot }) => say`elige un conjuro y su lado para ${slot}`,
    "D-ACT-TYPE": () => "elige una acción",
    "D-ACT-QUEST": () => "puedes resolver una misión completada",
    "D-ACT-STEP": () => "elige la sala a la que te mueves",
    "D-ACT-ROOM": () => "¿activas la sala?",
    "D-ACT-CMD": () => "elige la evocación a la que das órdenes",
    "D-ACT-MOM": () => "elige el conjuro al que renuncias para el Impulso",
    "D-ACT-ELEM": () => "elige el elemento del conjuro para este turno",
    "D-ACT-ATTACK": () => "elige a quién atacas",
    "D-EVO-ATTACK": ({ actor }) => say`elige a quién ataca ${actor}`,
    "D-EVO-STEP": ({ actor }) => say`elige adónde va ${actor}`,
    "D-EVO-ORDER": () => "elige quién actúa a continuación",
    "D-SUM-TAKE": () => "no queda ninguna en la reserva: elige la que tomas de las que están en juego",
    "D-SUM-REPLACE": () => "ya controlas 3 evocaciones: elige cuál se sustituye",
    "D-CLN-KNOTS": () => "¿dónde pones tu cubo?",
    "D-CLN-KNOTS-CARD": () => "puedes descartar un conjuro para poner un cubo más en uno de tus embrujos",
    "D-CLN-KNOTS-NEXT": () => "¿qué se va ahora?",
    "D-END-CHOOSE": () => "hay empate: como tienes la Corona, nombra al ganador",
    "D-EFF-INSTORDER": () => "¿su inestabilidad va antes o después de su efecto?",
    "D-CHANNEL": () => "¿lo canalizas a través de una de tus evocaciones, o apuntas desde tu sala?",
    "D-EFF-TARGET": () => "elige el objetivo",
    "D-EFF-TARGET-QUEST": () => "elige el objetivo de la misión",
    "D-EFF-OPTION": ({ min, max }) => say`elige ${some(min, max, "una opción", "de estas opciones")}`,
    "D-EFF-ROOM": ({ min, max }) => say`elige ${some(min, max, "una sala", "salas")}`,
    "D-EFF-CONVERT": () => "elige un cubo para convertir",
    "D-EFF-CUBES": () => "elige un cubo",
    "D-EFF-SHARE": () => "¿cuántos de tus cubos van a esto? Los demás quedan para lo que sigue",
    "D-EFF-STEP": () => "elige la siguiente sala del movimiento",
    "D-EFF-CARD": ({ min, max }) => say`elige ${some(min, max, "un conjuro", "conjuros")}`,
    "D-EFF-QUEST": () => "elige una misión",
    "D-EFF-EVENT": () => "elige un evento",
    "D-NM-PICK": () => "elige la carta de Pesadilla de la Umbra; la otra va bajo el mazo",
    "D-FEAR": () => "miedo: elige un conjuro de tu mano para descartar, o sufre el daño",
    "D-JINX-KIND": () => "elige el embrujo que atas",
    "D-UPGRADE": () => "elige la Mejora",
    "D-EFF-SCHOOL": () => "elige una escuela",
    "D-EFF-MAY": ({ line }) => line ?? "¿lo haces?",
    "D-EFF-PAY": ({ line }) => line ?? "¿pagas?",
    "D-EFF-PAY-CARDS": ({ max }) =>
      say`elige ${some(max, max, "un conjuro", "conjuros")} para descartar como pago, o no pagues`,
    "D-EFF-CHOOSE": () => "elige una opción",
    "D-EFF-SPARE": () => "elige un conjuro preparado al que renunciar, o acepta lo que sigue",
    "D-EFF-AIM": () => "elige otro objetivo",
    "D-EFF-TYPE": () => "nombra un tipo de conjuro",
    "D-INT-DECLARE": () => "¿respondes con una trampa o una protección?",
  },
  why: {
    "D-SET-CROWN": "La Corona es de quien regaló o recibió la última rosa. La mesa se pone de acuerdo.",
    "D-SET-COLOUR": "Cada color es de un solo jugador. Dónde está su celda se ve cuando todos han elegido.",
    "D-SET-MAGE": "Cada mago solo puede elegirlo un jugador.",
    "D-SET-SCHOOL": "Cada jugador empieza con un Grimorio de una escuela que nadie más haya elegido.",
    "D-SET-GRIMOIRE": "Cada escuela ofrece dos listas iniciales de 6 conjuros.",
    "D-BR-QLIMIT": "Un mago puede tener 2 misiones activas. Por las que se descartan, la Rosa Negra puede ganar PP.",
    "D-BR-QDISCARD":
      "En la Fase de la Rosa Negra puedes renunciar a misiones. La Rosa Negra gana por cada una tantos PP como el número de su luna.",
    "D-STU-SPLIT":
      "En la Fase de Estudio miras 4 conjuros de los mazos de escuela, repartidos como quieras y declarados antes de verlos.",
    "D-STU-KEEP": "Conservas 2 de los 4 conjuros; los demás van boca arriba a las pilas de descartes de sus escuelas.",
    "D-STU-REMOVE":
      "Una vez en la Fase de Estudio puedes retirar un conjuro de tu mano a la pila de descartes de su escuela. Un conjuro personal se aparta.",
    "D-STU-EXCESS": "Al final de la Fase de Estudio descartas hasta tu límite de mano; van a tus Recuerdos.",
    "D-PRE-PLAN":
      "Todos planean en secreto: de 2 a 4 conjuros, cada uno con un lado. Los huecos I a III se llenan en orden.",
    "D-ACT-QUEST":
      "Antes, entre y después de tus acciones puedes resolver misiones completadas, de una en una: su efecto y luego sus PP.",
    "D-ACT-TYPE":
      "Una activación son 1 o 2 acciones: acciones físicas, el conjuro rápido, el siguiente conjuro estándar o el Impulso. Nunca dos conjuros estándar.",
    "D-ACT-STEP":
      "Te mueves a una sala contigua cada vez y decides después de cada paso. Nadie se queda en su celda por voluntad propia.",
    "D-ACT-ROOM": "Una vez por acción física puedes activar la sala en la que estás, si su ficha está disponible.",
    "D-ACT-CMD": "Dar órdenes hace que una de tus evocaciones se mueva y ataque ahora, esté donde esté.",
    "D-ACT-MOM":
      "El Impulso descarta un conjuro planeado, a la vista de todos, para moverte 1 sala. No es ni acción física ni lanzamiento.",
    "D-ACT-ELEM": "Un conjuro de cualquier elemento toma uno para el resto del turno cuando se revela.",
    "D-ACT-ATTACK": "Un ataque físico inflige tu valor de ataque a una miniatura rival de tu sala.",
    "D-EVO-ATTACK": "Una evocación ataca a una miniatura rival de su sala. Su daño cuenta como de quien la controla.",
    "D-EVO-STEP":
      "Una evocación se mueve hasta su valor de movimiento, sala a sala, y ataca una vez. Ambas cosas son opcionales.",
    "D-EVO-ORDER":
      "En la Fase de Evocación las evocaciones de cada mago actúan una tras otra, en el orden que quiera su dueño.",
    "D-SUM-TAKE": "Si no queda ninguna de esa clase, se toma una que esté en juego de su dueño.",
    "D-SUM-REPLACE": "Un mago controla como máximo 3 evocaciones; una nueva puede sustituir a una de ellas.",
    "D-CLN-KNOTS":
      "En la Fase de Mantenimiento cada mago pone un cubo propio en cada uno de sus embrujos. Con el segundo cubo el embrujo se levanta.",
    "D-CLN-KNOTS-CARD":
      "Por cada conjuro descartado a los Recuerdos, un cubo propio más va a uno de tus embrujos. Con el segundo cubo el embrujo se levanta.",
    "D-CLN-KNOTS-NEXT":
      "Lo que se deshace se va en el orden que prefiera quien lo lleva; una Umbra que se va despierta.",
    "D-END-CHOOSE": "Si todo lo demás empata, quien tiene la Corona nombra al ganador entre los empatados.",
    "D-EFF-INSTORDER":
      "Un conjuro con el símbolo coloca 1 de inestabilidad en la sala del lanzador, antes o después de su efecto, como él prefiera.",
    "D-CHANNEL":
      "El alcance y la línea se pueden medir desde una de tus evocaciones. Su inestabilidad va igualmente a tu sala, y todo lo demás te ocurre donde estás.",
    "D-EFF-TARGET":
      "El objetivo debe estar al alcance, en una línea recta de salas. Los magos en su celda nunca son objetivo.",
    "D-EFF-TARGET-QUEST":
      "Una misión de sala mide su alcance desde la sala activada; cualquier otra, desde donde estés.",
    "D-EFF-OPTION": "La carta deja abierta esta elección.",
    "D-EFF-ROOM": "La carta nombra varias salas de las que se elige una.",
    "D-EFF-CONVERT": "Convertir cambia cubos ajenos por los tuyos, uno tras otro.",
    "D-EFF-CUBES": "Quien realiza el efecto elige los cubos a los que afecta.",
    "D-EFF-SHARE":
      "Si un efecto necesita más cubos de los que tienes, tú dices cuántos recibe cada parte. La inestabilidad que se queda sin ellos llega al final, si entonces hay cubos.",
    "D-EFF-STEP": "Un movimiento es de hasta tantas salas; se entra en cada sala del camino.",
    "D-EFF-CARD": "Solo tú ves estos conjuros.",
    "D-EFF-QUEST": "Solo tú ves estas misiones.",
    "D-EFF-EVENT": "Solo tú ves estos eventos.",
    "D-NM-PICK":
      "Quien asigna una Umbra mira las 2 primeras cartas de Pesadilla, elige una para ella y pone la otra bajo el mazo sin que los demás la vean.",
    "D-FEAR": "Miedo: el mago descarta 1 conjuro de su mano a los Recuerdos, o sufre el daño.",
    "D-JINX-KIND": "Un mago lleva como mucho 3 embrujos, todos distintos, y hay 2 cartas de cada uno.",
    "D-UPGRADE":
      "Una evocación lleva como mucho 2 Mejoras, todas distintas. En una completa, la nueva puede ocupar el lugar de otra.",
    "D-EFF-SCHOOL":
      "Cuenta la primera carta de la pila de la escuela elegida. No se puede elegir una escuela sin cartas.",
    "D-EFF-MAY": "Lo que una carta dice que puedes hacer, puedes no hacerlo.",
    "D-EFF-PAY": "Un coste siempre es opcional. Si no se paga entero, lo que depende de él no ocurre.",
    "D-EFF-PAY-CARDS": "Un coste siempre es opcional. Si no se paga entero, lo que depende de él no ocurre.",
    "D-EFF-CHOOSE": "Se realiza una de las alternativas.",
    "D-EFF-SPARE": "Quien renuncia a un conjuro se libra del resto de la frase.",
    "D-EFF-AIM": "Otro objetivo no puede ser uno que este efecto ya haya nombrado.",
    "D-EFF-TYPE": "La carta afecta a los conjuros del tipo nombrado.",
    "D-INT-DECLARE":
      "Una trampa o protección activada puede revelarse cuando ocurre lo que espera. Se pregunta a todos los que tienen alguna.",
  },
};

export const options: OptionVoice = {
  pass: {
    "D-BR-QDISCARD": "no renunciar a más misiones",
    "D-STU-REMOVE": "no retirar nada",
    "D-PRE-PLAN": "dejarlo vacío",
    "D-ACT-QUEST": "no resolver ninguna misión ahora",
    "D-ACT-STEP": "quedarse aquí",
    "D-ACT-ROOM": "no activarla",
    "D-ACT-ATTACK": "no atacar",
    "D-EVO-ATTACK": "no atacar",
    "D-EVO-STEP": "quedarse aquí",
    "D-SUM-REPLACE": "no invocar",
    "D-CLN-KNOTS-CARD": "conservar tus conjuros",
    "D-FEAR": "sufrir el daño",
    "D-EFF-TARGET": "nadie",
    "D-EFF-OPTION": "no",
    "D-EFF-CONVERT": "no convertir más",
    "D-EFF-CUBES": "ninguno más",
    "D-EFF-STEP": "no seguir",
    "D-EFF-CARD": "ninguno",
    "D-EFF-QUEST": "ninguna",
    "D-EFF-EVENT": "ninguno",
    "D-UPGRADE": "dejar las Mejoras que lleva",
    "D-EFF-MAY": "no hacerlo",
    "D-EFF-PAY": "no pagar",
    "D-EFF-PAY-CARDS": "no pagar",
    "D-EFF-SPARE": "no renunciar a nada",
    "D-EFF-AIM": "ningún objetivo más",
    "D-INT-DECLARE": "no responder",
  },
  passAnywhere: "pasar",
  yes: "hacerlo",
  pays: "pagar",
  actions: {
    explore: "explorar: moverse",
    fight: "luchar: atacar",
    command: "dar órdenes a una evocación",
    quick: "lanzar el conjuro rápido",
    standard: "lanzar el siguiente conjuro estándar",
    momentum: "Impulso: renunciar a un conjuro para moverse",
    stop: "terminar la activación",
  },
  masks: { happy: "máscara risueña", sad: "máscara llorosa" },
  order: { before: "antes del efecto", after: "después del efecto" },
  reward: ["ganar sus PP y descartarla", "quedarse su carta como completada"],
  option: (nth) => say`opción ${nth}`,
  cubeOf: (owner) => say`un cubo de ${owner}`,
  deckOf: (school) => school,
};
