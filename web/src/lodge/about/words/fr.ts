import type { Words } from "../words.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;

export const fr: Words = {
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
  knots: (undone, of) => `Nœuds défaits : ${undone} sur ${of}.`,
  nobodyHere: "Il n’y a personne ici.",
  damageBy: (damage) => `Dégâts de ${damage}.`,
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
    interrupt:
      "Une interruption se joue de la main pendant l’activation d’un autre mage, quand sa condition est remplie.",
    tarot: "Une quête de tarot se lance face cachée ; elle se révèle d’elle-même dès que son but est atteint.",
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
    questsApart: (open, completed, solved) =>
      `Quêtes : ${open} à accomplir, ${completed} à résoudre, ${solved} ${solved < 2 ? "résolue" : "résolues"}.`,
    trophies: (count) => `${many(count, "trophée", "trophées")}.`,
    tokens: (rooms) => `Jetons de salle : ${rooms}.`,
    evocations: (evocations) => `Évocations : ${evocations}.`,
    spells: (spells) => `Sorts : ${spells}.`,
    power: (points) => `${points} PP sur la piste.`,
    crownHelp: "Son détenteur est premier joueur et a 1 PP de plus à la fin.",
    crown: "Détient la Couronne.",
    counts: (total, parts) => `Si la partie finissait maintenant : ${total} = ${parts}.`,
  },
};
