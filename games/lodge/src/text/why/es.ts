/** Spanish: the rule behind each question, in a sentence or two. */
import type { Why } from "../why.ts";

export const es: Why = {
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
  "D-CLN-KNOTS-NEXT": "Lo que se deshace se va en el orden que prefiera quien lo lleva; una Umbra que se va despierta.",
  "D-END-CHOOSE": "Si todo lo demás empata, quien tiene la Corona nombra al ganador entre los empatados.",
  "D-EFF-INSTORDER":
    "Un conjuro con el símbolo coloca 1 de inestabilidad en la sala del lanzador, antes o después de su efecto, como él prefiera.",
  "D-CHANNEL":
    "El alcance y la línea se pueden medir desde una de tus evocaciones. Su inestabilidad va igualmente a tu sala, y todo lo demás te ocurre donde estás.",
  "D-EFF-TARGET":
    "El objetivo debe estar al alcance, en una línea recta de salas. Los magos en su celda nunca son objetivo.",
  "D-EFF-TARGET-QUEST": "Una misión de sala mide su alcance desde la sala activada; cualquier otra, desde donde estés.",
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
  "D-SAT-TEMPT": "Un mago tentado acepta o rehúsa el don abiertamente; la carta dice qué ocurre después.",
  "D-SAT-TURN":
    "El conjuro se gira a su otro lado. Si sus dos textos miran hacia el mismo lado, no hace nada al lanzarse.",
  "D-SAT-REPLAY":
    "Sus frases se cumplen otra vez, con objetivos y elecciones nuevos; no se lanza y su símbolo no hace nada.",
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
};
