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
};
