/** What options and their values are called and say, in three languages: apart from the options, because the rules do without. */
import type { Words } from "../cards/says.ts";
import type { OptionName } from "./declared.ts";

interface Said {
  readonly called: Words;
  /** What it does, in a sentence. */
  readonly says: Words;
}
interface OptionWords extends Said {
  /** The values there are to choose, as figures tell them; those of the boxes have words of their own (offers.ts). */
  readonly offers?: { readonly [value: string]: { readonly called: Words; readonly says?: Words } };
}

const YES_OR_NO = {
  false: { called: { en: "No", es: "No", fr: "Non" } },
  true: { called: { en: "Yes", es: "Sí", fr: "Oui" } },
};

const marks = (second: number, third: number, end: number, called: Words): Said => ({
  called,
  says: {
    en: `Second moon at ${second}, third at ${third}, the end at ${end}.`,
    es: `Segunda luna en ${second}, tercera en ${third}, final en ${end}.`,
    fr: `Deuxième lune à ${second}, troisième à ${third}, fin à ${end}.`,
  },
});

export const OPTION_WORDS: { readonly [name in OptionName]: OptionWords } = {
  ruleset: {
    called: { en: "Edition", es: "Edición", fr: "Édition" },
    says: {
      en: "The editions differ in about eighty points.",
      es: "Las ediciones difieren en unos ochenta puntos.",
      fr: "Les éditions diffèrent sur quelque quatre-vingts points.",
    },
    offers: {
      first: {
        called: { en: "First edition", es: "Primera edición", fr: "Première édition" },
        says: {
          en: "The first printing: every mage moves 2 and strikes for 2, no personal spells.",
          es: "La primera impresión: todos los magos mueven 2 y golpean por 2, sin conjuros personales.",
          fr: "Le premier tirage : chaque mage se déplace de 2 et frappe à 2, sans sorts personnels.",
        },
      },
      revised: {
        called: { en: "Revised edition", es: "Edición revisada", fr: "Édition révisée" },
        says: {
          en: "Version 1.6: personal spells, values on the sheets, the best known form of the game.",
          es: "Versión 1.6: conjuros personales, valores en las hojas; la forma más conocida del juego.",
          fr: "Version 1.6 : sorts personnels, valeurs sur les feuilles, la forme la plus connue du jeu.",
        },
      },
      rebirth: {
        called: { en: "Rebirth", es: "Rebirth", fr: "Rebirth" },
        says: {
          en: "The Lodge starts in ruins and is rebuilt, quests lie open, evocations can be commanded, and the Black Rose can win.",
          es: "La Logia empieza en ruinas y se reconstruye, las misiones son públicas, se puede mandar a las evocaciones y la Rosa Negra puede ganar.",
          fr: "La Loge commence en ruine et se reconstruit, les quêtes sont publiques, on commande les évocations et la Rose Noire peut gagner.",
        },
      },
    },
  },
  setup: {
    called: { en: "Mages and Grimoires", es: "Magos y Grimorios", fr: "Mages et Grimoires" },
    says: {
      en: "How everyone gets a mage, a school and a starting Grimoire.",
      es: "Cómo recibe cada uno mago, escuela y Grimorio inicial.",
      fr: "Comment chacun reçoit un mage, une école et un Grimoire de départ.",
    },
    offers: {
      random: {
        called: { en: "By luck", es: "Al azar", fr: "Au hasard" },
        says: {
          en: "Dealt at random: quickest, and good for a first game.",
          es: "Repartidos por suerte: lo más rápido y bueno para la primera partida.",
          fr: "Distribués par le sort : le plus rapide, et bien pour une première partie.",
        },
      },
      choose: {
        called: { en: "By choice", es: "A elección", fr: "Au choix" },
        says: {
          en: "From the Crown holder on, each chooses a mage, a school and one of its two Grimoires.",
          es: "Desde quien tiene la Corona, cada uno elige mago, escuela y uno de sus dos Grimorios.",
          fr: "Depuis le détenteur de la Couronne, chacun choisit un mage, une école et un de ses deux Grimoires.",
        },
      },
    },
  },
  layout: {
    called: { en: "The plan of the Lodge", es: "El plano de la Logia", fr: "Le plan de la Loge" },
    says: {
      en: "How the rooms lie.",
      es: "Cómo se disponen las salas.",
      fr: "Comment les salles sont disposées.",
    },
    offers: {
      lodge: {
        called: { en: "The Lodge", es: "La Logia", fr: "La Loge" },
        says: {
          en: "As printed: a great hexagon.",
          es: "Como está impresa: un gran hexágono.",
          fr: "Comme imprimée : un grand hexagone.",
        },
      },
      bridges: {
        called: { en: "Bridges", es: "Puentes", fr: "Ponts" },
        says: {
          en: "Three rows, joined in the middle only.",
          es: "Tres filas, unidas solo en el centro.",
          fr: "Trois rangées, jointes au milieu seulement.",
        },
      },
      hall: {
        called: { en: "The hall", es: "El corredor", fr: "La galerie" },
        says: {
          en: "Three long rows, everything in line.",
          es: "Tres filas largas, todo en línea.",
          fr: "Trois longues rangées, tout en ligne.",
        },
      },
    },
  },
  toRage: {
    called: { en: "To Rage", es: "Furia", fr: "Rage" },
    says: {
      en: "The final blow places all its damage, also beyond health; the surplus counts for the ranking.",
      es: "El golpe final coloca todo su daño, también más allá de la vida; lo que sobra cuenta para la clasificación.",
      fr: "Le coup final place tous ses dégâts, même au-delà de la santé ; le surplus compte pour le classement.",
    },
    offers: YES_OR_NO,
  },
  overload: {
    called: { en: "Overload", es: "Sobrecarga", fr: "Surcharge" },
    says: {
      en: "Instability may be placed in a full room; all of it counts for the majority.",
      es: "Se puede poner inestabilidad en una sala llena; toda cuenta para la mayoría.",
      fr: "On peut placer de l’instabilité dans une salle pleine ; tout compte pour la majorité.",
    },
    offers: YES_OR_NO,
  },
  extraTurns: {
    called: { en: "Extra Turns", es: "Turnos extra", fr: "Tours supplémentaires" },
    says: {
      en: "A tie in the final count is played out in another full turn.",
      es: "Un empate en el recuento final se decide en otro turno completo.",
      fr: "Une égalité au décompte final se joue dans un autre tour complet.",
    },
    offers: YES_OR_NO,
  },
  forTheCrown: {
    called: { en: "For the Crown!", es: "¡Por la Corona!", fr: "Pour la Couronne !" },
    says: {
      en: "A new holder of the Crown leads from the next phase on.",
      es: "Quien toma la Corona es el primero desde la fase siguiente.",
      fr: "Un nouveau détenteur de la Couronne commence dès la phase suivante.",
    },
    offers: YES_OR_NO,
  },
  crownOfTheSummoner: {
    called: { en: "Crown of the Summoner", es: "Corona del Invocador", fr: "Couronne de l’Invocateur" },
    says: {
      en: "In the Evocation Phase mages take turns with one evocation each.",
      es: "En la Fase de Evocación los magos se alternan, una evocación cada vez.",
      fr: "Pendant la phase d’Évocation, les mages alternent, une évocation à la fois.",
    },
    offers: YES_OR_NO,
  },
  moonMarks: {
    called: { en: "Length of the moons", es: "Duración de las lunas", fr: "Durée des lunes" },
    says: {
      en: "How many Power Points bring the next moon, and the end.",
      es: "Cuántos puntos de poder traen la luna siguiente y el final.",
      fr: "Combien de points de pouvoir amènent la lune suivante, puis la fin.",
    },
    offers: {
      "6,18,30": marks(6, 18, 30, { en: "As printed", es: "Como está impreso", fr: "Comme imprimé" }),
      "4,12,20": marks(4, 12, 20, { en: "Short", es: "Corta", fr: "Courte" }),
      "8,24,40": marks(8, 24, 40, { en: "Long", es: "Larga", fr: "Longue" }),
    },
  },
  boxes: {
    called: { en: "Boxes", es: "Cajas", fr: "Boîtes" },
    says: {
      en: "Whose cards, rooms and mages are in the game.",
      es: "De qué cajas son las cartas, las salas y los magos.",
      fr: "De quelles boîtes viennent les cartes, les salles et les mages.",
    },
  },
  schools: {
    called: { en: "Schools", es: "Escuelas", fr: "Écoles" },
    says: {
      en: "Up to six that are in the Library for sure; choice and luck add what is missing.",
      es: "Hasta seis que estarán seguro en la Biblioteca; la elección y el azar añaden las que falten.",
      fr: "Jusqu’à six qui seront à coup sûr dans la Bibliothèque ; le choix et le hasard ajoutent celles qui manquent.",
    },
  },
  rooms: {
    called: { en: "Rooms", es: "Salas", fr: "Salles" },
    says: {
      en: "Rooms that lie in the Lodge for sure, each in place of one of its colour.",
      es: "Salas que estarán seguro en la Logia, cada una en lugar de otra de su color.",
      fr: "Salles qui seront à coup sûr dans la Loge, chacune à la place d’une autre de sa couleur.",
    },
  },
  quests: {
    called: { en: "Quests", es: "Misiones", fr: "Quêtes" },
    says: {
      en: "The boxes whose quests are drawn, if not those that make the Lodge.",
      es: "Las cajas de las que se roban las misiones, si no son las que forman la Logia.",
      fr: "Les boîtes dont on pioche les quêtes, si ce ne sont pas celles qui forment la Loge.",
    },
  },
  events: {
    called: { en: "Events", es: "Eventos", fr: "Événements" },
    says: {
      en: "The boxes whose events are drawn, if not those that make the Lodge.",
      es: "Las cajas de las que se roban los eventos, si no son las que forman la Logia.",
      fr: "Les boîtes dont on pioche les événements, si ce ne sont pas celles qui forment la Loge.",
    },
  },
  mode: {
    called: { en: "Mode", es: "Modo", fr: "Mode" },
    says: {
      en: "What is played with the Lodge: the game as printed, or another way.",
      es: "Qué se juega con la Logia: el juego como está impreso, u otra forma.",
      fr: "Ce qu’on joue avec la Loge : le jeu comme imprimé, ou autrement.",
    },
  },
  level: {
    called: { en: "The Avatar’s level", es: "Nivel del Avatar", fr: "Niveau de l’Avatar" },
    says: {
      en: "How many action cards the Avatar uses in an Action Phase.",
      es: "Cuántas cartas de acción usa el Avatar en una Fase de Acción.",
      fr: "Combien de cartes d’action l’Avatar utilise pendant une phase d’Action.",
    },
    offers: {
      apprentice: {
        called: { en: "Apprentice", es: "Aprendiz", fr: "Apprenti" },
        says: {
          en: "Three cards: recommended.",
          es: "Tres cartas: lo recomendado.",
          fr: "Trois cartes : recommandé.",
        },
      },
      master: {
        called: { en: "Master", es: "Maestro", fr: "Maître" },
        says: { en: "Five cards: hard.", es: "Cinco cartas: difícil.", fr: "Cinq cartes : difficile." },
      },
    },
  },
  modules: {
    called: { en: "Modules", es: "Módulos", fr: "Modules" },
    says: {
      en: "Which parts of the Sator box are in the game; if none is named, its schools and its mages.",
      es: "Qué partes de la caja Sator entran en juego; si no se nombra ninguna, sus escuelas y sus magos.",
      fr: "Quelles parties de la boîte Sator sont en jeu ; si aucune n’est nommée, ses écoles et ses mages.",
    },
    offers: {
      schools: {
        called: { en: "Schools", es: "Escuelas", fr: "Écoles" },
        says: {
          en: "Its schools and its Forgotten Spells.",
          es: "Sus escuelas y sus Conjuros Olvidados.",
          fr: "Ses écoles et ses Sorts Oubliés.",
        },
      },
      rooms: {
        called: { en: "Rooms", es: "Salas", fr: "Salles" },
        says: {
          en: "Its rooms may lie in place of others of their colour: those named, or by lot.",
          es: "Sus salas pueden ocupar el lugar de otras de su color: las nombradas o, si no, por sorteo.",
          fr: "Ses salles peuvent remplacer d’autres de leur couleur : celles qui sont nommées, ou par tirage au sort.",
        },
      },
      mages: {
        called: { en: "Mage cards", es: "Cartas de mago", fr: "Cartes de mage" },
        says: {
          en: "Twenty-four mages to choose from, each with a card.",
          es: "Veinticuatro magos para elegir, cada uno con su carta.",
          fr: "Vingt-quatre mages au choix, chacun avec sa carte.",
        },
      },
      asymmetric: {
        called: { en: "Asymmetric mages", es: "Magos asimétricos", fr: "Mages asymétriques" },
        says: {
          en: "Everyone plays the other side of the card, with skills of their own; so far nine mages can.",
          es: "Todos juegan con el otro lado de la carta, con habilidades propias; por ahora pueden nueve magos.",
          fr: "Tout le monde joue l’autre face de la carte, avec des compétences propres ; neuf mages le peuvent pour l’instant.",
        },
      },
    },
  },
};
