/** French. */
import type { Words } from "../words.ts";

export const fr: Words = {
  title: "Trahison",
  pitch:
    "Gagnez la faveur de cinq maisons nobles. Misez ce que vous avez, déclarez la guerre ou la diplomatie et jouez une carte par manche, à une table de quatre à six.",
  common: "Cartes communes",
  uncommon: "Cartes peu communes",
  rank: { common: "carte commune", uncommon: "carte peu commune" },
  houses: { red: "Rebah", blue: "Behrenstoke", black: "Grymm", yellow: "Carpanzini", green: "Calin" },

  setup: {
    remove: {
      label: "Cartes écartées",
      help: "Dix des trente-cinq cartes peu communes restent hors de chaque partie, au vu de tous (T-SET-03).",
    },
    dealer: {
      label: "Le donneur choisit",
      help: "Comme le veulent les règles. Pour bien choisir, il faut connaître les cartes.",
    },
    random: { label: "Le hasard choisit", help: "Rapide, et juste pour qui ne connaît pas encore les cartes." },
  },

  gathering: "Avant la première manche",
  playsNow: (name) => `À ${name} de jouer`,
  wins: (name) => `${name} a gagné`,
  you: "vous",

  playsAs: (slot, of) => (slot === of ? "joue en dernier" : slot === 1 ? "joue en premier" : `joue en ${slot}e`),
  cardsInHand: (count) => (count === 1 ? "1 carte en main" : `${count} cartes en main`),
  houseCount: (count) => `${count} ${count > 1 ? "maisons" : "maison"} sur 5`,
  holdsHouses: (count, tokens) => `${count} maison${count > 1 ? "s" : ""} sur 5 : ${tokens}`,
  housesHeld: "Maisons, manche après manche",
  guarded: "Gardé par le Château",
  lockedBy: (card) => `Bloqué par cette carte : ${card}`,
  drawnForYou: "Tirées pour vous",
  laidOut: "Choisissez parmi celles-ci",
  yourTurn: "à vous",
  thinks: "réfléchit",

  asDiceLie: "Tels que sont les dés :",
  takeCard: "Choisir cette carte",
  leaveCard: "Ne plus la choisir",
  forbiddenBy: (card, name) =>
    `Vous ne pouvez pas la jouer maintenant : ${name} a en jeu une carte qui l’interdit (${card}).`,
  more: "En savoir plus",
  breaks: [
    "inter·vention",
    "capi·taine",
    "prê·tresse",
    "drui·dique",
    "enchante·resse",
    "nécro·mancien",
    "malé·diction",
    "thauma·turge",
    "alchi·miste",
  ],

  about: {
    token: (place) => `Il se trouve ici : ${place}.`,
    tokenCounts:
      "Un jeton est une alliance, quel que soit son nombre. Le nombre ne compte que pour les mises, le classement, et là où une règle prend le plus bas.",
    dieShows: (value) => `Il montre ${value}.`,
    die: "Il ajoute ce qu’il montre à la puissance de chaque carte de sa couleur. Il reste tel quel jusqu’à ce qu’on le lance ou le tourne.",
    house: (name) => `Maison ${name}.`,
    houseNeeds: "Ayez un jeton de chacune des cinq maisons à la fin d’une manche et vous gagnez.",
    seatHouses: (count, missing) => `${count} ${count > 1 ? "maisons" : "maison"} sur 5 ; il manque : ${missing}.`,
    seatAll: "Les cinq maisons : c’est gagné quand la manche se termine.",
    power:
      "La puissance est recalculée après chaque changement : puissance de base, dés, texte de la carte, et ce que d’autres cartes ajoutent.",
    hand: (count) => (count === 1 ? "1 carte." : `${count} cartes.`),
    handHidden: "Seul son propriétaire la voit.",
    deck: (count) =>
      `${count} cartes que personne ne voit. Après chaque manche, chacun en reçoit une, tant qu’il en reste.`,
    discards: (count) => `${count} cartes face cachée. Personne ne peut regarder, mais certaines cartes y piochent.`,
    removed: "Ces cartes ne sont pas dans la partie, au vu de tous :",
    bank: "Des jetons qui ne sont encore à personne. Qui en prend un ici reçoit le plus bas de sa couleur.",
    spoils: "L’enjeu de la manche : le vainqueur réclame un jeton d’ici, et le reste retourne à la banque.",
    bet: "La mise du challenger. Elle revient s’il gagne et rejoint le butin sinon ; d’ici là, peu de cartes peuvent y toucher.",
    betOf: (name) => `Mise de ${name}.`,
    dealer: "Le donneur a été tiré au sort et le reste toute la partie ; on distribue à partir de sa gauche.",
    roller: "Le lanceur est le dernier au classement. Il lance tous les dés et mise en dernier.",
    challenger:
      "Le challenger a fait la plus haute mise : il lance un dé, déclare guerre ou diplomatie, et joue en premier ou en dernier.",
    war: "La plus haute puissance remporte la manche.",
    diplomacy: "La plus basse puissance remporte la manche.",
    order:
      "On joue dans le sens des aiguilles d’une montre, le challenger en premier ou en dernier. Ce choix départage aussi les égalités.",
    call: "La Sorcière gagne son jeton si le dé tombe comme annoncé ; la même valeur à nouveau est une erreur.",
    round: "Une manche : lancer, miser, défier, réclamer, distribuer.",
    inPlayOf: (name) => `En jeu pour ${name}.`,
    designed: "Le livret ne donne pas toutes ses valeurs ; celles qui manquent sont les nôtres.",
  },

  queries: {
    holds: "Qui a quoi ?",
    stake: "Quel est l’enjeu ?",
    hand: "Qu’ai-je en main ?",
    powers: "Quelles puissances sont en jeu, et pourquoi ?",
    next: "À qui de jouer ?",
    removed: "Quelles cartes sont écartées ?",
  },
  holds: (name, tokens, houses) => `${name} : ${tokens} (${houses} ${houses > 1 ? "maisons" : "maison"} sur 5).`,
  leads: (name) => `${name} est en tête.`,
  nobodyBets: "Il n’y a pas de mise.",
  betBy: (name, tokens) => `${name} a misé ${tokens}.`,
  spoilsAre: (tokens) => `Butin : ${tokens}.`,
  noSpoils: "Il n’y a pas de butin.",
  noHand: "Vous n’avez pas de carte.",
  noPowers: "Aucune carte n’est encore en jeu.",
  noOrder: "L’ordre de jeu n’est pas encore décidé.",
  nextIs: (name) => `C’est à ${name} de jouer.`,
  thenCome: (names) => `Ensuite : ${names}.`,
  nobody: "personne",
  colon: " :",
  roles: (dealer, roller, challenger) => `Donneur : ${dealer}. Lanceur : ${roller}. Challenger : ${challenger}.`,

  lesson: {
    goal: "Bienvenue à la table. Cinq maisons, cinq couleurs : ayez un jeton de chacune dans votre trésor à la fin d’une manche, et la partie est à vous.",
    houses:
      "Voici vos jetons. Chacun est une alliance avec sa maison ; le nombre ne compte que pour les mises et le classement. Le reste attend à la banque.",
    dice: "À chaque manche, le dernier au classement lance les cinq dés, un par maison. Ils désignent le jeton qui devient le butin, l’enjeu de la manche. Cette fois c’était vous, et trois et deux dés semblables font un Trône : il vous a valu un jeton.",
    bet: "Maintenant chacun peut miser de ses jetons, une fois. Plus de couleurs l’emportent, puis plus de jetons, puis la plus haute somme. La plus haute mise mène la manche – et se perd si vous ne gagnez pas. Misez, ou passez.",
    die: "Vous êtes le challenger. Relancez un dé : les dés ajoutent de la puissance aux cartes de leur couleur, regardez donc d’abord votre main.",
    type: "À vous de déclarer : à la guerre la plus haute puissance gagne, en diplomatie la plus basse. Des cartes fortes ? Guerre. Faibles ? Diplomatie.",
    order:
      "En premier ou en dernier ? Qui joue en dernier voit tout avant de décider ; qui joue en premier donne le ton. Les égalités sont pour vous dans les deux cas.",
    othersLead:
      "Quelqu’un d’autre mène cette manche et l’a déclarée. Regardez au centre : la guerre veut de hautes puissances, la diplomatie de basses.",
    play: "Jouez une carte. Sa puissance est le nombre dans le coin plus le dé de sa couleur, et son texte s’applique aussitôt. Pointez une carte pour la lire en entier.",
    power:
      "Le grand nombre sur une carte en jeu est sa puissance du moment ; elle change avec les dés. Demandez-la et vous verrez d’où elle vient.",
    effect:
      "Votre carte attend quelque chose de vous. Ce que vous pouvez choisir est éclairé sur la table, et se trouve aussi en toutes lettres.",
    claim:
      "Vous avez gagné la manche ! Prenez un jeton du butin. Si vous avez déjà ses couleurs, vous pouvez en prendre un à un adversaire à la guerre, ou faire passer une couleur en diplomatie.",
    nextRound:
      "Une nouvelle manche. Le vainqueur a pris un jeton du butin, et le reste est retourné à la banque. Les cartes jouées sont enterrées, chacun en reçoit une, et le dernier au classement lance les dés.",
    ending:
      "C’est tout. La partie se termine dès qu’une manche s’achève alors que quelqu’un a les cinq maisons, ou quand les cartes sont épuisées. Continuez : vous connaissez les règles.",
  },

  glossary: {
    house: [
      "Maison",
      "L’une des cinq couleurs, chacune avec un dé, des jetons et des cartes : Rebah, Behrenstoke, Grymm, Carpanzini, Calin.",
    ],
    token: [
      "Jeton",
      "Une alliance avec une maison. Son nombre compte pour les mises, le classement, et là où l’on prend le plus bas.",
    ],
    treasury: ["Trésor", "Les jetons qu’un joueur a gagnés. Une mise n’en fait pas partie."],
    bank: ["Banque", "Des jetons qui ne sont à personne. Ce qu’on y prend est le plus bas de sa couleur."],
    spoils: ["Butin", "Le jeton que les dés désignent comme enjeu de la manche, et une mise perdue."],
    bet: [
      "Mise",
      "Un à trois jetons pour mener la manche. On compare les couleurs, puis les jetons, puis la somme, puis le plus haut.",
    ],
    dealer: ["Donneur", "Tiré au sort avant la partie. On distribue à partir de sa gauche."],
    roller: ["Lanceur", "Le dernier au classement : il lance tous les dés et mise en dernier."],
    challenger: [
      "Challenger",
      "Qui a misé le plus ; le lanceur si personne ne mise. Il lance un dé, déclare la manche, joue en premier ou en dernier.",
    ],
    war: ["Guerre", "Une manche que remporte la plus haute puissance."],
    diplomacy: ["Diplomatie", "Une manche que remporte la plus basse puissance."],
    tie: [
      "Égalité",
      "À puissances égales, le premier à jouer gagne si le challenger joue en premier, le dernier s’il joue en dernier.",
    ],
    orderOfPlay: ["Ordre de jeu", "Dans le sens des aiguilles d’une montre, le challenger en premier ou en dernier."],
    power: [
      "Puissance",
      "Puissance de base, dé de la couleur de la carte, texte de la carte, et ce que d’autres cartes ajoutent.",
    ],
    basePower: ["Puissance de base", "Le nombre imprimé. Il ne change jamais."],
    inPlay: [
      "En jeu",
      "Les cartes posées devant les joueurs pendant cette manche. Une carte à côté d’une autre ne compte pas.",
    ],
    claim: ["Réclamer", "La récompense du vainqueur : un jeton du butin, ou parfois autre chose à la place."],
    pass: [
      "Passer",
      "Tous ceux qui ont la couleur nommée donnent un tel jeton au voisin du côté nommé, tous en même temps.",
    ],
    throne: ["Trône", "Trois dés semblables et les deux autres semblables : un jeton d’une des couleurs de la paire."],
    straight: ["Suite du Roi", "Cinq dés qui se suivent : un jeton de la couleur du dé le plus bas ou le plus haut."],
    poison: ["Poison", "Cinq dés semblables : tout le trésor d’un adversaire."],
    discards: ["Défausse", "Face cachée. Personne ne peut regarder, mais certaines cartes y piochent."],
    forbidden: [
      "Interdit",
      "Certaines cartes empêchent d’en jouer d’autres. Qui n’a rien d’autre joue ce qu’il veut, et le montre.",
    ],
    guarded: ["Gardé", "Un Château empêche de toucher au trésor de son joueur ; parfois aussi à la mise."],
    locked: ["Dé bloqué", "Tant que l’Épée est en jeu, rien ne lance ni ne tourne le dé jaune."],
    freshPlay: [
      "Jouée à nouveau",
      "Une carte qui vient d’un échange ou de la défausse recommence pour son nouveau joueur.",
    ],
    victory: ["Victoire", "Les cinq maisons dans un trésor à la fin d’une manche."],
    ranking: [
      "Classement",
      "Plus de maisons, puis plus de jetons, puis la plus haute somme, puis le jeton le plus haut.",
    ],
  },
};
