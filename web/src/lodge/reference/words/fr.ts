import type { Words } from "../words.ts";

export const fr: Words = {
  groups: {
    rooms: "Salles",
    evocations: "Évocations",
    mages: "Mages",
    grimoires: "Grimoires de départ",
    jinx: "Envoûtements",
    upgrade: "Améliorations",
    nightmare: "Cauchemars",
    avatar: "L’Avatar",
  },
  actionsOf: (moon) => `Cartes de l’Avatar, ${moon}`,
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
    channel: [
      "Canaliser",
      "La portée et la ligne peuvent se mesurer depuis un de vos Totems ; le reste ne change pas.",
    ],
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
    territory: ["Territoire", "Les salles où se trouvent vos Totems, et les salles adjacentes."],
    transfer: ["Transférer", "Déplacer des cubes sur une autre figurine ; leurs couleurs restent."],
    transit: ["Transiter", "Aller tout droit dans une salle ; elle seule compte comme visitée."],
    trap: [
      "Piège",
      "Lancé face cachée avec un jeton ; son propriétaire peut le révéler quand d’autres font ce qu’il attend.",
    ],
    within: ["À portée", "À tant de salles au plus, en ligne droite de salles."],
    actionCard: [
      "Carte d’action",
      "L’Avatar fait ce que dit sa carte du dessus, de haut en bas. Certaines portent un piège ou une protection au dos.",
    ],
    avatar: [
      "Avatar",
      "Un mage que personne ne joue : il suit ses cartes et ses listes de priorités, et partage les points de la Rose Noire.",
    ],
    fear: ["Peur", "Le mage défausse un sort de sa main, ou subit autant de dégâts."],
    flags: [
      "Drapeaux",
      "Trois nombres d’une salle : quand elle est reconstruite, le plus de cubes marque le premier, le deuxième le second, tous les autres le troisième.",
    ],
    jinx: [
      "Envoûtement",
      "Une malédiction liée à un mage. Il dure jusqu’à ce que ses deux nœuds soient défaits, un cube chacun à l’entretien.",
    ],
    largeEvocation: [
      "Grande évocation",
      "Un mage a au plus une grande figurine ; une deuxième prend la place de la première.",
    ],
    lift: ["Lever", "Retirer un envoûtement d’un mage : sa carte retourne à la réserve."],
    overflow: ["Débordement", "Ce qui ne peut être ni lié ni assigné inflige 1 dégât à la place."],
    pain: ["Douleur", "La Rose Noire inflige autant de dégâts au lanceur."],
    persistent: [
      "Persistant",
      "Il agit tant que sa carte révélée reste sur la feuille, d’ordinaire jusqu’à l’entretien.",
    ],
    rebuild: [
      "Reconstruire",
      "Une ruine dont tous les emplacements sont pleins est reconstruite à l’entretien ; les propriétaires des cubes marquent selon ses drapeaux.",
    ],
    ruins: [
      "Ruines",
      "L’état des salles au début de Rebirth : avec un effet à elles, que plusieurs mages peuvent utiliser dans un tour.",
    ],
    solve: [
      "Résoudre une quête",
      "Dans Rebirth une quête accomplie attend : pendant votre activation vous la résolvez, avec son effet et ses points.",
    ],
    umbra: [
      "Umbra",
      "Une ombre avec une carte Cauchemar qui s’accroche à un autre mage, son hôte, et agit pour celui qui l’a tissée.",
    ],
    upgrade: ["Amélioration", "Une carte attachée à une de vos évocations ; chacune en porte deux au plus."],
  },
};
