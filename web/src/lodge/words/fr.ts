import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;
const list = (names: readonly string[]): string => names.join(", ");

export const fr: Words = {
  title: "La Loge",
  pitch:
    "De deux à six mages se disputent la Loge de la Rose Noire : préparez quatre sorts en secret, puis déplacez-vous, frappez et déclenchez vos pièges.",

  shortPhase: ["Rose", "Étude", "Plan", "Action", "Évoc.", "Fin"],
  sheets: "Les mages",
  hand: "Votre main",
  handSize: "Sorts en main",
  roomTokens: "Jetons de salle gagnés",
  tray: "Proposé",
  underWay: "En cours",
  quick: "Emplacement rapide",
  slotStates: {
    empty: "vide",
    ready: "un sort prêt, face cachée",
    trap: "un piège activé",
    protection: "une protection activée",
    revealed: "un sort révélé",
  },
  avatar: {
    backs: [
      "Le dos de la carte du dessus est vierge.",
      "Au dos de la carte du dessus : une protection, quand un sort de combat le vise.",
      "Au dos de la carte du dessus : une protection, quand il va subir des dégâts.",
      "Au dos de la carte du dessus : un piège, quand un sort de combat le vise.",
      "Au dos de la carte du dessus : un piège, quand il subit des dégâts.",
    ],
    left: (cards) => `Cartes d’action restantes : ${cards}.`,
    used: (cards) => `Utilisées pendant cette phase : ${cards}.`,
    claimed: (quests) => `Quêtes attribuées : ${quests}.`,
  },
  inCell: "dans la cellule",
  noQuest: "Aucune quête active",
  questDeck: "Paquet de quêtes de cette lune",
  eventDeck: "Paquet d’événements de cette lune",
  symbol: "Symbole d’instabilité : 1 de vos cubes va dans votre salle",
  cellOf: (name) => `Cellule de ${name}`,
  turnCard: (name) => `Retourner ${name} (F)`,
  unfold: (name) => `Feuille de ${name}`,
  window: (names) => (names.length === 0 ? "Fenêtre de réponse" : `Fenêtre de réponse : ${list(names)}`),
  before: "Avant :",
  after: "Après :",
  shortActions: {
    explore: "Explorer",
    fight: "Combattre",
    command: "Commander",
    quick: "Sort rapide",
    standard: "Suivant",
    momentum: "Élan",
    stop: "Terminer",
  },

  countsAs: (room, colour) => `Ce tour, elle compte comme ${room} (${colour}).`,
  roomStates: {
    free: "Elle peut être activée.",
    used: "Elle a été activée ce tour.",
    destroyed: "Elle est détruite : on peut la traverser, pas l’activer.",
    ruin: "Elle est en ruine : on l’active sans limite et elle reçoit de l’instabilité jusqu’à sa reconstruction.",
    rebuilt: "Elle est reconstruite : elle peut être activée une fois par tour.",
    shut: "Elle est fermée et ne peut pas être activée ce tour.",
    asleep: "Elle n’a pas encore de jeton d’activation.",
  },
  cubesHere: (cubes, free) =>
    `Instabilité : ${cubes || "aucune"} ; ${many(free, "emplacement libre", "emplacements libres")}.`,
  standing: (names) => `Ici : ${names}.`,
  nobodyToFight: "Il n’y a que vous ici : cela ne fait que dépenser l’action, ou activer la salle.",
  nobodyHere: "Il n’y a personne ici.",
  damageBy: (damage) => `Dégâts de ${damage}.`,
  life: (left, of) => `Santé ${left} sur ${of}.`,
  owner: (name) => `Contrôlée par ${name}.`,
  deck: (left, discarded) => `${many(left, "carte", "cartes")} dans la pioche, ${discarded} dans la défausse.`,
  library:
    "Pendant la phase d’Étude, chaque mage regarde quatre sorts du dessus de ces paquets, répartis à son gré, et en garde deux.",
  forgottenDeck: "Les Sorts Oubliés viennent de la Salle de la Rose Noire et ne se jouent qu’une fois.",
  moonHelp: (second, third, end) =>
    `La deuxième lune se lève quand quelqu’un, la Rose Noire comprise, atteint ${second} PP, la troisième à ${third}. À chaque lune, quêtes et événements gagnent en force. Dès que quelqu’un a ${end}, la partie finit avec le tour.`,
  roseHelp:
    "La Rose Noire n’est avec personne. Les événements et les quêtes abandonnées lui donnent du pouvoir ; elle compte pour les lunes et pour la fin.",
  cellHelp: (exits) =>
    `Un mage commence ici et y revient quand il est vaincu. Seule la Rose Noire l’y atteint. Elle donne sur ${exits}.`,
  phaseHelp: [
    "Les événements avancent et un nouveau est pioché ; on peut abandonner des quêtes ; qui n’en a pas en pioche une.",
    "Piochez deux sorts de votre Grimoire ; regardez-en quatre de la Bibliothèque et gardez-en deux ; respectez votre limite de main.",
    "En secret, chacun prévoit de deux à quatre sorts, chacun avec un côté : un rapide, les autres dans l’ordre.",
    "Tour à tour, chaque mage fait une ou deux actions, encore et encore : se déplacer, attaquer, activer une salle, lancer, jusqu’à ce que personne ne puisse agir.",
    "Les évocations se déplacent et attaquent, joueur après joueur.",
    "Les sorts vont aux Souvenirs, les salles pleines sont réglées, les jetons se retournent, la fin est vérifiée.",
  ],
  cube: (name) => `Un cube de ${name} : sur une figurine, un dégât ; dans une salle, de l’instabilité.`,
  elementHelp: "L’élément d’un sort. Quêtes et cartes demandent des éléments révélés ce tour.",
  typeHelp: {
    combat: "Un sort de combat est révélé et appliqué quand il est lancé.",
    contingency: "Un sort de contingence est révélé et appliqué quand il est lancé.",
    protection: "Une protection est lancée face cachée ; elle répond à ce qu’on fait à son propriétaire.",
    trap: "Un piège est lancé face cachée ; il répond à ce que font les autres.",
  },
  actionHelp: {
    explore:
      "Action physique : déplacez-vous jusqu’à votre valeur de déplacement ; vous pouvez activer la salle où vous êtes.",
    fight: "Action physique : attaquez une figurine de votre salle ; vous pouvez activer la salle où vous êtes.",
    command: "Action physique : une de vos évocations agit maintenant.",
    quick: "Lancez le sort de votre emplacement rapide.",
    standard: "Lancez votre prochain sort standard : I, puis II, puis III. Jamais deux dans une activation.",
    momentum: "Défaussez un sort planifié, montré à tous, pour vous déplacer d’une salle.",
    stop: "Terminez cette activation ; le mage suivant agit.",
  },
  slotHelp: [
    "L’emplacement rapide : il peut être lancé à chacune de vos activations, aussi à côté d’un sort standard.",
    "Un emplacement standard : I, II et III se lancent dans cet ordre, un par activation.",
    "Un sort lancé de la main, jusqu’au choix de son emplacement.",
  ],
  colourHelp: "Une couleur de salles.",
  maskHelp: "Un des deux visages d’une illusion.",
  sheet: {
    actions: (left) => `${many(left, "action physique", "actions physiques")} ce tour.`,
    cards: (hand, grimoire, memories) =>
      `${many(hand, "sort", "sorts")} en main, ${grimoire} dans le Grimoire, ${memories} dans les Souvenirs.`,
    quests: (active, done) =>
      `${many(active, "quête active", "quêtes actives")}, ${done} ${done < 2 ? "accomplie" : "accomplies"}.`,
    trophies: (count) => `${many(count, "trophée", "trophées")}.`,
    tokens: (rooms) => `Jetons de salle : ${rooms}.`,
    evocations: (evocations) => `Évocations : ${evocations}.`,
    spells: (spells) => `Sorts : ${spells}.`,
    power: (points) => `${points} PP sur la piste.`,
    crown: "Détient la Couronne.",
    counts: (total, parts) => `Si la partie finissait maintenant : ${total} = ${parts}.`,
  },

  where: (turn, phase, moon) => (turn === 0 ? phase : `Tour ${turn}, ${phase}, ${moon}`),
  over: (name) => `La partie est terminée · ${name} gagne`,
  acts: (name) => `${name} agit`,

  queries: {
    who: "Qui est où ?",
    reach: "Que puis-je atteindre ?",
    threats: "Qui me menace ?",
    distances: "À quelle distance tout se trouve-t-il de mon mage ?",
    hand: "Qu’ai-je en main ?",
    here: "Qu’y a-t-il dans ma salle ?",
  },
  answers: {
    steps: (room, steps) => `${room} : ${many(steps, "pas", "pas")}`,
    inLine: (room, steps) => `${room} : ${many(steps, "pas", "pas")}, en ligne`,
    models: (room, names) => `${room} : ${names}`,
    walks: (steps, rooms) => `En ${many(steps, "pas", "pas")} : ${rooms}`,
    nothing: "Rien.",
    noMage: "Vous n’avez pas de mage sur la table.",
    inCell: "Vous êtes dans votre cellule ; seule la Rose Noire peut vous atteindre.",
    threat: (name, room, steps, attack) => `${name} dans ${room}, à ${many(steps, "pas", "pas")}, attaque ${attack}`,
    ready: (name, spells) => `${name} a ${many(spells, "sort prêt", "sorts prêts")}`,
    lies: (name, traps, protections) =>
      `${name} a ${many(traps, "piège activé", "pièges activés")} et ${many(protections, "protection activée", "protections activées")}`,
  },

  headings: {
    course: "La partie",
    rooms: "La Loge",
    mages: "Les mages",
    mine: "Votre main et votre plan",
    quests: "Quêtes et événements",
    underWay: "En cours",
  },

  groups: { rooms: "Salles", evocations: "Évocations", mages: "Mages", grimoires: "Grimoires de départ" },
  questsOf: (moon) => `Quêtes, ${moon}`,
  eventsOf: (moon) => `Événements, ${moon}`,
  spellsOf: (school) => `Sorts : ${school}`,

  glossary: {
    activation: [
      "Activation",
      "Une ou deux actions d’un mage ; puis le suivant agit. Les mages s’activent encore et encore jusqu’à ce que personne ne puisse agir.",
    ],
    activateARoom: [
      "Activer une salle",
      "Appliquer l’effet d’une salle ; son jeton reste retourné jusqu’à l’entretien.",
    ],
    attack: ["Attaquer", "Une attaque physique contre une figurine de la même salle, à la valeur d’attaque."],
    cancel: ["Annuler", "L’effet disparaît pour tous ; sa carte compte comme utilisée."],
    castFromHand: [
      "Lancer de la main",
      "Défaussez un sort de votre feuille aux Souvenirs, mettez-en un de votre main à sa place et lancez-le aussitôt.",
    ],
    cell: ["Cellule", "Où un mage commence et revient quand il est vaincu ; seule la Rose Noire l’y atteint."],
    command: ["Commander", "Action physique de Rebirth : une de vos évocations agit maintenant."],
    convert: ["Convertir", "Remplacer des cubes d’autrui, dégâts ou instabilité, par les vôtres."],
    crown: ["Couronne", "Son détenteur est premier joueur et a 1 PP de plus à la fin."],
    damage: [
      "Dégâts",
      "Des cubes sur une figurine, de la couleur de qui les a infligés. Autant que sa santé, et elle est vaincue.",
    ],
    defeat: [
      "Défaite",
      "Un mage avec autant de dégâts que de santé retourne à sa cellule ; les propriétaires des cubes gagnent des PP selon leur rang, le vainqueur un trophée.",
    ],
    discard: ["Défausser", "Mettre une carte sur sa pile : les sorts, aux Souvenirs de leur propriétaire."],
    evocation: [
      "Évocation",
      "Une créature au service d’un mage. Dans sa phase, elle se déplace et attaque ; un mage en a trois au plus.",
    ],
    forgottenSpell: ["Sort Oublié", "Un sort puissant venu de la Salle de la Rose Noire, joué une seule fois."],
    grimoire: [
      "Grimoire",
      "Votre propre pioche de sorts. Quand elle est vide, vos Souvenirs mélangés en forment une nouvelle.",
    ],
    heal: ["Soigner", "Retirer des cubes de dégâts d’une figurine."],
    ignoreDamage: ["Ignorer des dégâts", "Réduire les dégâts d’autant, jamais sous 0."],
    instability: [
      "Instabilité",
      "Des cubes dans une salle. Quand tous ses emplacements sont pleins, elle est réglée à l’entretien : la majorité gagne son jeton.",
    ],
    momentum: ["Élan", "Défaussez un sort planifié, montré à tous, pour vous déplacer d’une salle."],
    moon: ["Lune", "La partie en a trois ; chacune apporte des quêtes et des événements plus forts."],
    move: ["Se déplacer", "Aller de salle en salle voisine ; chaque salle du chemin compte comme visitée."],
    pay: ["Payer", "Un prix est facultatif. S’il n’est pas payé en entier, ce qui en dépend n’arrive pas."],
    personalSpell: ["Sort personnel", "Chaque mage en a un en trois exemplaires ; deux arrivent avec les lunes."],
    protection: [
      "Protection",
      "Lancée face cachée avec un jeton ; son propriétaire peut la révéler quand on lui fait quelque chose.",
    ],
    quickSpell: [
      "Sort rapide",
      "Le sort de l’emplacement rapide ; il peut être lancé à chaque activation, aussi à côté d’un sort standard.",
    ],
    steal: ["Voler", "Prendre à un autre mage, seulement ce qu’il a."],
    summon: ["Invoquer", "Mettre en jeu une évocation à vous."],
    transfer: ["Transférer", "Déplacer des cubes sur une autre figurine ; leurs couleurs restent."],
    transit: ["Transiter", "Aller tout droit dans une salle ; elle seule compte comme visitée."],
    trap: [
      "Piège",
      "Lancé face cachée avec un jeton ; son propriétaire peut le révéler quand d’autres font ce qu’il attend.",
    ],
    within: ["À portée", "À tant de salles au plus, en ligne droite de salles."],
  },

  lesson: {
    welcome:
      "Bienvenue dans la Loge. Dix-neuf salles, deux mages, et une Rose Noire qui ne sert personne. Votre mage attend dans sa cellule, au bord.",
    goal: "On gagne par les points de pouvoir : pour les mages vaincus, les quêtes et les salles que vous faites tomber. Quand quelqu’un atteint le bout de la piste, on finit le tour et on compte tout.",
    quest:
      "Voici votre quête : une tâche que vous seul connaissez. Accomplissez-la pour gagner ses points et son effet.",
    study:
      "Étude : choisissez des écoles de magie, quatre fois en tout, pour regarder leurs premiers sorts. Chaque école a son caractère ; prenez celles qui vous plaisent.",
    keep: "Gardez deux de ces quatre sorts. Chaque carte a un côté clair et un côté sombre ; vous en utiliserez un. Retournez une carte d’un geste, par son bouton ou par F.",
    "plan-quick":
      "Préparation : chacun prévoit en secret. D’abord l’emplacement rapide : un sort à lancer à tout moment. Glissez une carte sur l’emplacement qui brille, ou cliquez sur le côté voulu.",
    "plan-next":
      "Maintenant les emplacements I, II et III : vous les lancerez dans cet ordre, alors pensez où chacun sera alors. Pièges et protections attendent face cachée.",
    action:
      "La phase d’Action. Une activation, c’est une ou deux actions ; puis l’autre mage agit, et ainsi de suite. Vous avez deux actions physiques et vos sorts. Explorez d’abord : quittez votre cellule.",
    move: "Les flèches montrent où vous pouvez aller. On avance salle par salle et on peut s’arrêter ; un piège peut attendre partout.",
    room: "Le + doré d’une salle dit qu’elle peut être activée. Chacune a son pouvoir ; regardez-le avant de choisir.",
    cast: "Vous pouvez aussi lancer : le sort rapide, ou le suivant parmi I, II, III. Un sort marqué ✦ laisse un de vos cubes dans votre salle.",
    target:
      "Une cible doit être à portée, en ligne droite de salles. Les lignes montrent ce que vous voyez d’ici ; le nombre d’une salle dit sa distance.",
    attack:
      "Vous partagez une salle avec un ennemi : frappez-le. Les dégâts sont vos cubes sur lui ; quand il tombe, qui a le plus de cubes gagne le plus.",
    window:
      "Une fenêtre de réponse : vous avez un piège ou une protection activés et quelque chose vient de se passer. Révélez, ou attendez un meilleur moment.",
    answer:
      "Votre adversaire a un sort face cachée avec un jeton : un piège ou une protection. Attention où vous marchez et qui vous frappez.",
    "black-rose":
      "Un nouveau tour commence avec la Rose Noire : les événements avancent et lui donnent du pouvoir. Vous pouvez abandonner une quête, mais elle y gagne.",
    winning:
      "Vous connaissez le tour : étudier, prévoir, agir, ranger. Blessez des mages, remplissez des salles, accomplissez des quêtes et surveillez les lunes. Le reste est dans « pourquoi ? » à côté de chaque question.",
  },
};
