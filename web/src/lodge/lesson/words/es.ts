import type { Words } from "../words.ts";

export const es: Words = {
  first: {
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

  rebirth: {
    ruins:
      "Volvemos a la Logia. En Rebirth está en ruinas y los magos la levantan otra vez. Juegas contra el Avatar, en una partida corta.",
    flags:
      "Cada ruina tiene huecos para cubos y tres banderas. Cuando todos están llenos se reconstruye en el mantenimiento: quien tiene más cubos gana los puntos de la primera bandera, el segundo los de la segunda y los demás los de la tercera.",
    effects:
      "Cada sala tiene dos efectos. En ruinas se puede activar tantas veces como pasen magos; reconstruida hace algo más fuerte, pero solo una vez por turno. Pulsa una sala para leer los dos.",
    quest:
      "Las misiones son públicas. Algunas piden su tarea varias veces: cada vez pone un cubo tuyo en la carta. Con el último la misión está cumplida y espera a que la resuelvas.",
    avatar:
      "El Poseído es el Avatar: nadie juega por él. Su tablero muestra su vida, el dorso de su carta superior, cuántas cartas le quedan y sus evocaciones. Sus puntos son los de la Rosa Negra.",
    command: "Mandar es nuevo: por una acción física una de tus evocaciones actúa ahora, sin esperar a su fase.",
    room: "Estás en una sala que se puede activar. En ruinas no les quitas nada a los demás: también pueden usarla.",
    acts: "El Avatar ha revelado una carta y la hace de arriba abajo. La línea iluminada es la que se está leyendo; el número ①, ② o ③ dice por qué lista elige. El registro cuenta por qué eligió así.",
    back: "El dorso de su carta superior muestra un signo: una trampa o una protección que responde cuando lo eliges como objetivo o le causas daño. Todos ven que está ahí; lo que hace se sabe al girarla.",
    task: "Un cubo tuyo está en una tarea de tu misión. Mira la carta: las casillas llenas están hechas, las vacías faltan.",
    solve:
      "Has cumplido una misión. Antes, entre o después de tus acciones puedes resolverla: haces su efecto y ganas sus puntos. También puede esperar a un momento mejor.",
    jinx: "Se ha atado un embrujo. Actúa contra quien lo lleva hasta que se deshacen sus dos nudos: en el mantenimiento un mago puede poner un cubo en uno de ellos. Un mago lleva como mucho tres, todos distintos.",
    umbra:
      "Una Umbra se aferra a un mago, su anfitrión, y actúa para quien la tejió. El signo en la hoja del anfitrión muestra al tejedor y la vida que le queda. Al retirarla, algunas despiertan y hacen una cosa más.",
    upgrade:
      "Una evocación lleva una Mejora: una carta que la hace más fuerte. Dos como mucho, y vuelven a la reserva con ella.",
    rebuilt:
      "Una sala está en pie otra vez, más clara que las ruinas, con un + dorado mientras se puede activar. Ahora vale su otro efecto; ya no recibe cubos.",
    winning:
      "Ya conoces lo nuevo. Levanta salas, resuelve misiones, golpea al Avatar; cuando alguien llega al final del marcador se cuenta todo, y él y la Rosa Negra cuentan como uno. ¡Suerte!",
  },
};
