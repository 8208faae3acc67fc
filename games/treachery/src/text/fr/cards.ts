/** French: what cards say. */
import { fr } from "@blackrose/language";
import type { Dice } from "../../content.ts";
import type { CardVoice, OfCard } from "../voice.ts";
import { colours } from "./tongue.ts";

const { list, say, signed } = fr;

/** Picks the form of a verb: an order, or what one may do. */
type Verb = (order: string, infinitive: string) => string;

const may = (line: { readonly may?: true }, action: (v: Verb) => string): string =>
  line.may ? `vous pouvez ${action((_, infinitive) => infinitive)}` : action((order) => order);

function dice(which: Dice, { own, talk }: OfCard): string {
  switch (which) {
    case "one":
      return "un dé";
    case "one not own":
      return say`un dé autre que ${talk.die(own)}`;
    case "own":
      return talk.die(own).text;
    case "own or highest other":
      return say`${talk.die(own)} ou le plus haut des autres dés (en cas d'égalité, à votre choix)`;
    case "all":
      return "tous les dés";
    default:
      if (!("andUpTo" in which)) return talk.die(which.die).text;
      return say`à la fois ${talk.die(which.die)} et jusqu'à ${which.andUpTo} autres dés`;
  }
}

export const cards: CardVoice = {
  when: (conditions) => conditions.map((condition) => `si ${condition}`).join(" et "),
  moments: {
    "each turn": "à la fin de ce tour et de chaque tour suivant",
    "next player's turn": "à la fin du tour du joueur suivant",
    "last turn": "à la fin du dernier tour de la manche",
  },
  conditions: {
    "own die lowest": (_, { own, talk }) => say`aucun dé ne montre moins que ${talk.die(own)}`,
    "own die tied": (_, { own, talk }) => say`un autre dé montre la même valeur que ${talk.die(own)}`,
    "one die lowest": () => "un seul dé est le plus bas",
    "die shows": ({ die, value }, { talk }) =>
      die === "any" ? say`l'un des dés montre un ${value}` : say`${talk.die(die)} montre un ${value}`,
    war: () => say`c'est une manche de guerre`,
    diplomacy: () => say`c'est une manche de diplomatie`,
    "not last": () => "vous ne jouez pas en dernier",
    "call was right": () => "vous avez vu juste",
    "no token taken": () => say`vous n'avez pris aucun jeton avec cette carte`,
    "nothing attached": () => say`aucune carte n'est posée à côté de celle-ci`,
  },
  actions: {
    roll: (line, card) => may(line, (v) => `${v("lancez", "lancer")} ${dice(line.dice, card)}`),
    call: (line, { own, talk }) =>
      may(
        line,
        (v) =>
          say`${v("annoncez", "annoncer")} plus haut ou plus bas, puis ${v("lancez", "lancer")} ${talk.die(own)} ; obtenir la même valeur est une erreur`,
      ),
    gain: (line, { own, talk }) => {
      const colour = line.colour === "own" ? own : line.colour;
      return may(line, (v) => {
        const take = v("prenez", "prendre");
        const lowest = say`${take} à la banque ${talk.tokenOf(colour, "the")} le plus bas`;
        if (line.from === "bank") return lowest;
        return say`${lowest} ; si la banque n'en a pas, ${take} ${talk.tokenOf(colour, "a")} dans le trésor d'un adversaire`;
      });
    },
    rob: (line, { own, talk }) =>
      may(
        line,
        (v) => say`${v("prenez", "prendre")} ${talk.tokenOf(own, "a")} dans le trésor ou la mise d'un adversaire`,
      ),
    pass: (line) =>
      may(
        line,
        (v) =>
          say`${v("choisissez", "choisir")} une couleur et un sens : chaque joueur qui a cette couleur dans son trésor, vous aussi, passe un jeton de cette couleur au voisin de ce côté`,
      ),
    spy: (line) =>
      may(
        line,
        (v) =>
          say`${v("tirez", "tirer")} au hasard et sans la regarder une carte de la main du joueur suivant : c'est elle qu'il joue dans cette manche`,
      ),
    "swap dice": (line) =>
      may(line, (v) => `${v("échangez", "échanger")} les valeurs de 2 dés qui montrent des valeurs différentes`),
    "nudge dice": (line) =>
      may(line, (v) => {
        const count = line.upTo > 2 ? `de 1 à ${line.upTo}` : list([1, 2], "or");
        return say`${v("augmentez ou diminuez", "augmenter ou diminuer")} ${count} dés de 1 point chacun`;
      }),
    "set die": (line) => may(line, (v) => say`${v("mettez", "mettre")} un dé sur n'importe quelle autre valeur`),
    "renew a card": (line) => {
      const what = may(
        line,
        (v) =>
          `${v("montrez et défaussez", "montrer et défausser")} une carte de votre main et ${v("piochez-en", "en piocher")} une au hasard dans la défausse`,
      );
      const cost = say`cette carte a ${signed(line.power)} de puissance pour cette manche`;
      return line.may ? say`${what} ; dans ce cas, ${cost}` : say`${what} ; ${cost}`;
    },
    curse: (line) =>
      may(
        line,
        (v) =>
          say`${v("rendez", "rendre")} à la banque tous les jetons de la couleur du dé le plus bas : ceux de tous les trésors, ceux de la mise et ceux du butin`,
      ),
    fell: (line) => may(line, (v) => say`${v("défaussez", "défausser")} la carte en jeu d'un adversaire`),
    "trade places": (line) =>
      may(
        line,
        (v) =>
          say`${v("échangez", "échanger")} cette carte contre la carte en jeu d'un adversaire qu'il vous est permis de jouer, et ${v("jouez-la", "la jouer")} à nouveau`,
      ),
    "take spoils": (line) =>
      may(line, (v) => say`${v("prenez", "prendre")} dans le butin un jeton d'une couleur absente de votre trésor`),
    beckon: (line, { talk }) => {
      const drawn = say`piochez au hasard dans la défausse autant de cartes que ${talk.die(line.die)} montre de points`;
      const play = may(
        line,
        (v) => say`${v("jouez", "jouer")} l'une d'elles, si elle est permise, à la place de cette carte`,
      );
      return line.may ? say`${drawn} ; ${play}` : `${drawn} et ${play}`;
    },
    "turn the round": (line) =>
      may(line, (v) => {
        if (line.to === "other") return `${v("changez", "changer")} la guerre en diplomatie ou la diplomatie en guerre`;
        // A condition has already spoken of the round.
        const turn = line.if ? v("faites-en", "en faire") : v("faites de cette manche", "faire de cette manche");
        return `${turn} une manche de ${line.to === "war" ? "guerre" : "diplomatie"}`;
      }),
    barter: (line) =>
      may(
        line,
        (v) =>
          say`${v("échangez", "échanger")} un jeton de votre trésor contre un jeton du trésor ou de la mise d'un adversaire ; si votre trésor est vide, ${v("prenez-en", "en prendre")} un sans rien donner`,
      ),
    "name a colour": (line) => may(line, (v) => `${v("nommez", "nommer")} une couleur`),
    raise: (line, { own, talk }) =>
      may(
        line,
        (v) =>
          say`${v("piochez", "piocher")} une carte au hasard dans la défausse et ${v("posez-la", "la poser")} ici, face visible : sa puissance de base compte à la place de ${talk.die(own)}`,
      ),
    scout: (line) =>
      may(
        line,
        (v) =>
          say`${v("regardez", "regarder")} la main d'un adversaire, ${v("prenez", "prendre")} une de ses cartes et ${v("donnez-lui", "lui donner")} en échange une carte de votre main`,
      ),
    charm: (line) =>
      `si la mise compte 2 jetons ou plus, ${may(line, (v) => `${v("prenez", "prendre")} le plus bas d’entre eux`)}`,
    poison: (line) =>
      may(
        line,
        (v) => `${v("choisissez", "choisir")} un adversaire et ${v("prenez", "prendre")} tous les jetons de son trésor`,
      ),
    "lose all": (line) => may(line, (v) => `${v("rendez", "rendre")} à la banque tous les jetons de votre trésor`),
  },
  standings: {
    "adds dice": (line, { own, talk }) => {
      const added = say`ajoutez à la puissance de cette carte ${list(
        line.dice.map((die) => talk.die(die)),
        "and",
      )}`;
      return line.dice.includes(own) ? added : say`${added} au lieu de ${talk.die(own)}`;
    },
    "adds dice up to": ({ value }) =>
      say`ajoutez à la puissance de cette carte chaque dé qui montre ${value} ou moins, et aucun autre`,
    "subtracts in diplomacy": ({ unless }, { own, talk }) =>
      say`dans une manche de diplomatie, retranchez ${talk.die(own)} de la puissance de cette carte au lieu de l'ajouter, sauf s'il montre un ${unless}`,
    "power by round": ({ war, diplomacy }) =>
      say`${signed(war)} de puissance dans une manche de guerre, ${signed(diplomacy)} de puissance dans une manche de diplomatie`,
    "power with another": ({ colour, power }) =>
      say`${signed(power)} de puissance tant qu'une autre carte ${colours[colour].f} est en jeu`,
    "power per card": ({ colour, but, power }) =>
      but
        ? say`${signed(power)} de puissance pour chaque carte en jeu qui n'est pas ${colours[colour].f}`
        : say`${signed(power)} de puissance pour chaque carte ${colours[colour].f} en jeu`,
    "burdens with die": ({ die }, { talk }) =>
      say`dans une manche de diplomatie, ajoutez ${talk.die(die)} à la puissance de la carte de chaque adversaire`,
    "burdens with tokens": () =>
      "ajoutez 1 à la puissance de la carte de chaque adversaire pour chaque jeton de son trésor et de sa mise",
    "blanks odd dice": () =>
      "les dés qui montrent un nombre impair comptent pour 0 dans la puissance de toutes les cartes",
    locks: ({ die }, { talk }) => say`rien ne peut lancer ni changer ${talk.die(die)}`,
    guards: (_, { own, talk }) =>
      say`aucun jeton ne peut quitter votre trésor ; tant que vous êtes le challenger et qu'aucun autre dé ne montre la même valeur que ${talk.die(own)}, votre mise est protégée aussi, même si vous perdez le défi`,
    "offers two": (_, { spy, talk }) => {
      const offer = say`chaque joueur qui joue après vous joue l'une de 2 cartes tirées au hasard de sa main`;
      return spy === null ? offer : say`${offer}, jusqu'à ce que ${talk.someCard(spy)} tire une carte pour quelqu'un`;
    },
    "bans base": ({ from }) =>
      say`ceux qui jouent après vous ne peuvent pas jouer de carte d'une puissance de base de ${from} ou plus`,
    "bans named colour": () => "vos adversaires ne peuvent pas jouer de carte de la couleur nommée",
    "bans colours in play": () =>
      say`ceux qui jouent après vous ne peuvent pas jouer de carte d'une couleur déjà en jeu`,
    "chooses colour": ({ among }) =>
      say`en jouant cette carte, choisissez sa couleur : ${list(
        among.map((colour) => colours[colour].m),
        "or",
      )}`,
    "nobody wins": () => say`personne ne gagne à la fin de cette manche, sauf si c'est la dernière`,
  },
};
