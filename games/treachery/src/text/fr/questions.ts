/** French: what is asked, why, and what the answers are called. */
import { fr } from "@blackrose/language";
import type { OptionVoice, QuestionVoice } from "../voice.ts";
import { colours } from "./tongue.ts";

const { say, signed } = fr;

export const questions: QuestionVoice = {
  asks: {
    "D-REMOVE": ({ min }) => say`choisissez ${min} cartes peu communes à retirer de la partie`,
    "D-BET": ({ bet }) =>
      bet === null
        ? "misez de 1 à 3 de vos jetons, ou passez"
        : say`dépassez la mise de ${bet.who} (${bet.tokens}), ou passez`,
    "D-CH-DIE": () => say`vous êtes le challenger : choisissez le dé que vous lancez`,
    "D-CH-TYPE": () => say`choisissez le type de la manche : guerre ou diplomatie`,
    "D-CH-ORDER": () => "choisissez de jouer en premier ou en dernier",
    "D-PLAY": ({ apart, spied }) =>
      spied
        ? say`jouez la carte que l'on a tirée de votre main`
        : apart > 0
          ? "jouez l’une des cartes tirées de votre main"
          : "jouez une carte",
    "D-CLAIM": ({ claim, type }) => {
      const other = type === "war" ? say`prenez un jeton dans le trésor d'un adversaire` : "faites passer une couleur";
      if (!claim.spoils) return say`vous gagnez, mais il n'y a pas de butin : ${other}, ou ne prenez rien`;
      return claim.treasuries || claim.pass
        ? `réclamez un jeton du butin ou, à la place, ${other}`
        : "réclamez un jeton du butin";
    },
    "D-PASS-ORDER": () => "choisissez la couleur à passer et le sens",
    "D-PASS-TOKEN": ({ tokenColour, talk }) => say`choisissez ${talk.tokenOf(tokenColour, "the")} que vous passez`,
    "D-BONUS-TOKEN": () => say`vos dés vous valent un jeton : choisissez-en un à la banque`,
    "D-BONUS-STEAL": () =>
      say`vos dés vous valent un jeton, mais la banque n'a aucune des 2 couleurs : vous pouvez en prendre un dans le trésor d'un adversaire`,
    "D-POISON": () => say`choisissez l'adversaire dont vous prenez tout le trésor`,
    "D-ROLL-ONE": ({ title }) => say`${title} : choisissez le dé que vous lancez`,
    "D-KNIGHT": ({ title, own }) => say`${title} : lancez ${own} ou le plus haut des autres dés`,
    "D-WITCH-CALL": ({ own, ownShows }) =>
      say`${own} montre un ${ownShows} : le prochain lancer sera-t-il plus haut ou plus bas ?`,
    "D-WITCH-TAKE": ({ tokenColour, talk }) =>
      say`vous avez vu juste : choisissez ${talk.tokenOf(tokenColour, "the")} que vous prenez à un adversaire`,
    "D-THIEF-ROLL": ({ own }) => say`voulez-vous d'abord lancer ${own} ?`,
    "D-THIEF-TAKE": ({ tokenColour, talk }) => say`choisissez ${talk.tokenOf(tokenColour, "the")} que vous prenez`,
    "D-AMULET": () => "choisissez 2 dés dont les valeurs sont échangées",
    "D-BLOODRING": ({ line }) =>
      say`voulez-vous défausser une carte pour une autre au hasard, contre ${signed(line?.do === "renew a card" ? line.power : 0)} de puissance ?`,
    "D-CHAMPION": ({ own }) => say`voulez-vous lancer ${own} ?`,
    "D-CYCLOPS": () => say`choisissez l'adversaire dont la carte en jeu est défaussée`,
    "D-DIPLOMAT": ({ card }) => say`choisissez la carte d'un adversaire à échanger contre ${card}, ou gardez ${card}`,
    "D-DIVINE": () => say`choisissez dans le butin un jeton d'une couleur qui vous manque`,
    "D-FATE-TOKEN": ({ tokenColour, talk }) =>
      say`voulez-vous prendre à la banque ${talk.tokenOf(tokenColour, "the")} le plus bas et renoncer à changer la manche ?`,
    "D-FATE-FLIP": ({ type }) =>
      type === "war"
        ? say`voulez-vous changer la guerre en diplomatie ?`
        : say`voulez-vous changer la diplomatie en guerre ?`,
    "D-JESTER": () => say`voulez-vous lancer tous les dés ?`,
    "D-MERCHANT": () => "choisissez le jeton que vous prenez et celui que vous donnez en échange",
    "D-MONK-COLOUR": () => "nommez la couleur que vos adversaires ne peuvent pas jouer",
    "D-NECRO": ({ card, own }) =>
      say`voulez-vous poser à côté de ${card} une carte prise au hasard dans la défausse, qui compte à la place de ${own} ?`,
    "D-SCOUT-TARGET": () => say`choisissez l'adversaire dont vous regardez la main`,
    "D-SCOUT-TAKE": () => "choisissez la carte que vous prenez",
    "D-SCOUT-GIVE": () => "choisissez la carte que vous donnez en échange",
    "D-SOOTHSAYER": ({ line }) =>
      say`choisissez jusqu'à ${line?.do === "nudge dice" ? line.upTo : 2} dés et augmentez ou diminuez chacun de 1 point`,
    "D-TOME": ({ title }) => say`${title} : voulez-vous lancer un dé ?`,
    "D-WALL": ({ title }) => say`${title} : voulez-vous lancer un dé ?`,
    "D-TROLL": ({ own }) => say`quels dés lancez-vous en même temps que ${own} ?`,
    "D-WIZARD": () => "choisissez un dé et la valeur sur laquelle vous le mettez",
    "D-FAIRY": ({ card }) => say`jouez l'une des cartes piochées, ou gardez ${card}`,
  },
  why: {
    "D-REMOVE":
      "Une partie se joue avec les 45 cartes communes et 25 des 35 cartes peu communes. Le donneur choisit les 10 qui restent de côté, à la vue de tous.",
    "D-BET":
      "Plus de couleurs l’emporte ; puis plus de jetons ; puis la somme la plus haute ; puis le jeton le plus haut. Qui mise le plus devient le challenger ; une mise dépassée revient aussitôt dans son trésor.",
    "D-CH-DIE": "Le challenger lance un dé, une seule fois. Ce que montrent alors les dés peut valoir un bonus.",
    "D-CH-TYPE": "En guerre, la plus haute puissance gagne ; en diplomatie, la plus basse.",
    "D-CH-ORDER":
      "On joue dans le sens horaire. En cas d’égalité, le premier des joueurs à égalité gagne si le challenger joue en premier, le dernier d’entre eux s’il joue en dernier.",
    "D-PLAY":
      "Chacun joue exactement une carte par manche. Une carte interdite ne peut être jouée que si vous n’avez le choix d’aucune autre.",
    "D-CLAIM":
      "Si le butin contient une couleur qui vous manque, vous devez y réclamer un jeton. Sinon, vous pouvez à la place prendre un jeton dans le trésor d’un adversaire en guerre, ou faire passer une couleur en diplomatie.",
    "D-PASS-ORDER":
      "Chaque joueur qui a la couleur dans un trésor sans protection, vous aussi, passe un jeton de cette couleur au voisin de ce côté, tous en même temps.",
    "D-PASS-TOKEN": "Vous avez plusieurs jetons de la couleur à passer et devez en passer exactement un.",
    "D-BONUS-TOKEN":
      "Un Trône (3 et 2 dés égaux) vaut le jeton le plus bas de la banque de l’une des couleurs de la paire ; une Suite du Roi (5 valeurs qui se suivent), celui de la couleur du dé le plus bas ou du plus haut.",
    "D-BONUS-STEAL":
      "Un Trône ou une Suite du Roi vaut un jeton de l’une de 2 couleurs. Si la banque n’a aucune des 2, vous pouvez en prendre un dans le trésor sans protection d’un adversaire.",
    "D-POISON":
      "Le Poison prend tous les jetons d’un trésor, sauf si un Château le protège. Il vient de 5 dés égaux, ou du Kraken quand le dé bleu montre un 1.",
    "D-ROLL-ONE": "La carte vous fait lancer un dé ; l’Armée et le Noble, pas celui de leur propre couleur.",
    "D-KNIGHT":
      "Le Chevalier lance le dé de sa couleur ou le plus haut des 4 autres ; en cas d’égalité, à votre choix.",
    "D-WITCH-CALL":
      "Si le dé tombe comme vous l’avez annoncé, vous gagnez un jeton de sa couleur. Obtenir la même valeur est une erreur.",
    "D-WITCH-TAKE":
      "La banque n’a pas de jeton de cette couleur : la Sorcière en prend un dans le trésor d’un adversaire.",
    "D-THIEF-ROLL":
      "Vous pouvez d’abord lancer le dé du Voleur. Si aucun dé ne montre alors moins, vous prenez un jeton de sa couleur.",
    "D-THIEF-TAKE":
      "Aucun dé ne montre moins que celui du Voleur : vous devez prendre un jeton de cette couleur dans le trésor ou la mise d’un adversaire.",
    "D-AMULET": "L’Amulette échange les valeurs de 2 dés qui montrent des valeurs différentes.",
    "D-BLOODRING":
      "Vous pouvez montrer et défausser une carte et en piocher une au hasard dans la défausse. L’Anneau de sang perd alors de la puissance pour cette manche.",
    "D-CHAMPION":
      "Le Champion vous permet de lancer le dé rouge. Ceux qui jouent après vous ne peuvent pas jouer une couleur déjà en jeu.",
    "D-CYCLOPS":
      "Un dé montre un 1 : le Cyclope défausse la carte en jeu d’un adversaire. Celui-ci ne peut pas gagner cette manche.",
    "D-DIPLOMAT":
      "En diplomatie, le Diplomate peut prendre la place de la carte d’un adversaire. Vous jouez celle-ci à nouveau ; le Diplomate ne fait rien pour qui le reçoit.",
    "D-DIVINE":
      "L’Intervention divine prend dans le butin un jeton d’une couleur absente de votre trésor. Votre mise ne compte pas comme vôtre.",
    "D-FATE-TOKEN":
      "La Tisseuse du destin prend maintenant le jeton rouge le plus bas de la banque, ou bien elle peut changer la manche à la fin du tour du joueur suivant.",
    "D-FATE-FLIP":
      "Vous n’avez pris aucun jeton avec la Tisseuse du destin : elle peut changer la guerre en diplomatie ou la diplomatie en guerre.",
    "D-JESTER": "Le Bouffon peut lancer tous les dés à la fois.",
    "D-MERCHANT":
      "Le Marchand échange un de vos jetons contre un jeton du trésor ou de la mise d’un adversaire. Celui que vous donnez va là d’où vient l’autre.",
    "D-MONK-COLOUR": "Vos adversaires ne peuvent pas jouer de carte de cette couleur jusqu’à la fin de la manche.",
    "D-NECRO":
      "La puissance de base de la carte posée compte pour la manche à la place du dé noir. Vous décidez avant de la voir.",
    "D-SCOUT-TARGET": "L’Éclaireur voit une main entière, y prend une carte et en donne une en échange.",
    "D-SCOUT-TAKE": "Vous et son propriétaire serez seuls à savoir quelle carte a changé de main.",
    "D-SCOUT-GIVE": "Vous pouvez donner n’importe quelle carte de votre main, même celle que vous venez de prendre.",
    "D-SOOTHSAYER": "Chaque dé choisi augmente ou diminue d’exactement 1 point et reste entre 1 et 6.",
    "D-TOME": "Le Grimoire peut lancer un dé à la fin de chaque tour, à partir du vôtre.",
    "D-WALL": "Le Mur d’épines peut lancer un dé à la fin du dernier tour, si c’est une manche de guerre.",
    "D-TROLL": "Le Troll de guerre lance toujours le dé noir, et jusqu’à 2 autres avec lui en un seul lancer.",
    "D-WIZARD": "Le Magicien met un dé sur n’importe quelle valeur qu’il ne montre pas.",
    "D-FAIRY":
      "La Fée pioche autant de cartes que le dé vert montre de points. Une carte permise peut prendre sa place ; les autres retournent à la défausse sans être vues.",
  },
};

export const options: OptionVoice = {
  pass: {
    "D-BET": "ne pas miser",
    "D-CLAIM": "ne rien prendre",
    "D-BONUS-STEAL": "ne prendre aucun jeton",
    "D-THIEF-ROLL": "ne pas lancer",
    "D-BLOODRING": "garder votre main",
    "D-CHAMPION": "ne pas lancer",
    "D-DIPLOMAT": "garder le Diplomate",
    "D-FATE-TOKEN": "laisser le jeton",
    "D-FATE-FLIP": "laisser la manche telle quelle",
    "D-JESTER": "laisser les dés",
    "D-NECRO": "compter le dé noir",
    "D-TOME": "laisser les dés",
    "D-WALL": "laisser les dés",
    "D-FAIRY": "garder la Fée",
  },
  passAnywhere: "passer",
  yes: {
    "D-FATE-FLIP": "changer la manche",
    "D-JESTER": "lancer tous les dés",
    "D-NECRO": "poser une carte à côté du Nécromancien",
  },
  yesAnywhere: "oui",
  noMoreDice: "aucun autre dé",
  alternative: "faire passer une couleur",
  roll: (die) => say`lancer ${die}`,
  dieTo: (die, value) => say`${die} sur ${value}`,
  nudge: (die, by) => say`${die} ${signed(by)}`,
  bet: (tokens) => say`miser ${tokens}`,
  take: (tokens) => say`prendre ${tokens}`,
  passOn: (tokens) => say`passer ${tokens}`,
  trade: (taken, given) => say`prendre ${taken} et donner ${given}`,
  colourPassed: (colour, way) =>
    `${colours[colour].m}, dans le sens ${way === "clockwise" ? "horaire" : "antihoraire"}`,
  order: { first: "jouer en premier", last: "jouer en dernier" },
  call: { higher: "plus haut", lower: "plus bas" },
};
