/** Spanish: what cards say. */
import { es } from "@blackrose/language";
import type { Dice } from "../../content.ts";
import type { CardVoice, OfCard } from "../voice.ts";
import { colours } from "./tongue.ts";

const { list, say, signed } = es;

/** Picks the form of a verb: an order, or what one may do. */
type Verb = (order: string, infinitive: string) => string;

const may = (line: { readonly may?: true }, action: (v: Verb) => string): string =>
  line.may ? `puedes ${action((_, infinitive) => infinitive)}` : action((order) => order);

function dice(which: Dice, { own, talk }: OfCard): string {
  switch (which) {
    case "one":
      return "un dado";
    case "one not own":
      return say`un dado que no sea ${talk.die(own)}`;
    case "own":
      return talk.die(own).text;
    case "own or highest other":
      return say`${talk.die(own)} o el más alto de los demás (si empatan varios, eliges tú)`;
    case "all":
      return "todos los dados";
    default:
      if (!("andUpTo" in which)) return talk.die(which.die).text;
      return say`a la vez ${talk.die(which.die)} y hasta ${which.andUpTo} dados más`;
  }
}

export const cards: CardVoice = {
  when: (conditions) => `si ${list(conditions, "and")}`,
  moments: {
    "each turn": "al final de este turno y de cada turno posterior",
    "next player's turn": "al final del turno del siguiente jugador",
    "last turn": "al final del último turno de la ronda",
  },
  conditions: {
    "own die lowest": (_, { own, talk }) => say`ningún dado muestra menos que ${talk.die(own)}`,
    "own die tied": (_, { own, talk }) => say`otro dado muestra lo mismo que ${talk.die(own)}`,
    "one die lowest": () => "un solo dado es el más bajo",
    "die shows": ({ die, value }, { talk }) =>
      die === "any" ? say`algún dado muestra un ${value}` : say`${talk.die(die)} muestra un ${value}`,
    war: () => "es una ronda de guerra",
    diplomacy: () => "es una ronda de diplomacia",
    "not last": () => "no juegas en último lugar",
    "call was right": () => "has acertado",
    "no token taken": () => "no tomaste ninguna ficha con esta carta",
    "nothing attached": () => "no hay ninguna carta junto a esta",
  },
  actions: {
    roll: (line, card) => may(line, (v) => `${v("tira", "tirar")} ${dice(line.dice, card)}`),
    call: (line, { own, talk }) =>
      may(
        line,
        (v) =>
          say`${v("anuncia", "anunciar")} más alto o más bajo y luego ${v("tira", "tirar")} ${talk.die(own)}; si sale el mismo valor, no aciertas`,
      ),
    gain: (line, { own, talk }) => {
      const colour = line.colour === "own" ? own : line.colour;
      return may(line, (v) => {
        const take = v("toma", "tomar");
        const lowest = say`${take} de la banca ${talk.tokenOf(colour, "the")} más baja`;
        if (line.from === "bank") return lowest;
        return say`${lowest}; si la banca no tiene ninguna, ${take} ${talk.tokenOf(colour, "a")} del tesoro de un rival`;
      });
    },
    rob: (line, { own, talk }) =>
      may(line, (v) => say`${v("toma", "tomar")} ${talk.tokenOf(own, "a")} del tesoro o de la apuesta de un rival`),
    pass: (line) =>
      may(
        line,
        (v) =>
          `${v("elige", "elegir")} un color y un sentido: cada jugador que tenga ese color en su tesoro, tú también, pasa una ficha de ese color al vecino de ese lado`,
      ),
    spy: (line) =>
      may(
        line,
        (v) =>
          `${v("saca", "sacar")} al azar y sin mirarla una carta de la mano del siguiente jugador: será la que juegue en esta ronda`,
      ),
    "swap dice": (line) =>
      may(line, (v) => `${v("intercambia", "intercambiar")} los valores de 2 dados que muestren valores distintos`),
    "nudge dice": (line) =>
      may(line, (v) => {
        const count = line.upTo > 2 ? `de 1 a ${line.upTo}` : list([1, 2], "or");
        return `${v("sube o baja", "subir o bajar")} ${count} dados en 1 punto cada uno`;
      }),
    "set die": (line) => may(line, (v) => `${v("pon", "poner")} un dado en cualquier otro valor`),
    "renew a card": (line) => {
      const what = may(
        line,
        (v) =>
          `${v("muestra y descarta", "mostrar y descartar")} una carta de tu mano y ${v("roba", "robar")} una al azar de la pila de descartes`,
      );
      const cost = say`esta carta tiene ${signed(line.power)} de poder en esta ronda`;
      return line.may ? `${what}; si lo haces, ${cost}` : `${what}; ${cost}`;
    },
    curse: (line) =>
      may(
        line,
        (v) =>
          `${v("devuelve", "devolver")} a la banca todas las fichas del color del dado más bajo: las de todos los tesoros, las de la apuesta y las del botín`,
      ),
    fell: (line) => may(line, (v) => `${v("descarta", "descartar")} la carta en juego de un rival`),
    "trade places": (line) =>
      may(
        line,
        (v) =>
          `${v("cambia", "cambiar")} esta carta por la carta en juego de un rival que te esté permitido jugar, y ${v("juégala", "jugarla")} de nuevo`,
      ),
    "take spoils": (line) =>
      may(line, (v) => `${v("toma", "tomar")} del botín una ficha de un color que falte en tu tesoro`),
    beckon: (line, { talk }) => {
      const drawn = say`roba al azar de la pila de descartes tantas cartas como muestre ${talk.die(line.die)}`;
      const play = may(line, (v) => `${v("juega", "jugar")} una de ellas, si está permitida, en lugar de esta carta`);
      return line.may ? `${drawn}; ${play}` : `${drawn} y ${play}`;
    },
    "turn the round": (line) =>
      may(line, (v) => {
        if (line.to === "other") return `${v("cambia", "cambiar")} la guerra en diplomacia o la diplomacia en guerra`;
        // A condition has already spoken of the round.
        const turn = line.if ? v("conviértela", "convertirla") : v("convierte la ronda", "convertir la ronda");
        return `${turn} en una ronda de ${line.to === "war" ? "guerra" : "diplomacia"}`;
      }),
    barter: (line) =>
      may(
        line,
        (v) =>
          `${v("cambia", "cambiar")} una ficha de tu tesoro por una del tesoro o de la apuesta de un rival; si tu tesoro está vacío, ${v("toma", "tomar")} una sin dar nada`,
      ),
    "name a colour": (line) => may(line, (v) => `${v("nombra", "nombrar")} un color`),
    raise: (line, { own, talk }) =>
      may(
        line,
        (v) =>
          say`${v("roba", "robar")} una carta al azar de la pila de descartes y ${v("ponla", "ponerla")} aquí boca arriba: su poder base cuenta en lugar de ${talk.die(own)}`,
      ),
    scout: (line) =>
      may(
        line,
        (v) =>
          `${v("mira", "mirar")} la mano de un rival, ${v("toma", "tomar")} una de sus cartas y ${v("dale", "darle")} a cambio una carta de tu mano`,
      ),
    charm: (line) =>
      `si la apuesta tiene 2 fichas o más, ${may(line, (v) => `${v("toma", "tomar")} la más baja de ellas`)}`,
    poison: (line) =>
      may(line, (v) => `${v("elige", "elegir")} a un rival y ${v("toma", "tomar")} todas las fichas de su tesoro`),
    "lose all": (line) => may(line, (v) => `${v("devuelve", "devolver")} a la banca todas las fichas de tu tesoro`),
  },
  standings: {
    "adds dice": (line, { own, talk }) => {
      const added = say`suma al poder de esta carta ${list(
        line.dice.map((die) => talk.die(die)),
        "and",
      )}`;
      return line.dice.includes(own) ? added : say`${added} en lugar de ${talk.die(own)}`;
    },
    "adds dice up to": ({ value }) =>
      say`suma al poder de esta carta cada dado que muestre ${value} o menos, y ningún otro`,
    "subtracts in diplomacy": ({ unless }, { own, talk }) =>
      say`en una ronda de diplomacia, resta ${talk.die(own)} del poder de esta carta en vez de sumarlo, salvo si muestra un ${unless}`,
    "power by round": ({ war, diplomacy }) =>
      say`${signed(war)} de poder en una ronda de guerra, ${signed(diplomacy)} de poder en una ronda de diplomacia`,
    "power with another": ({ colour, power }) =>
      say`${signed(power)} de poder mientras haya otra carta ${colours[colour].f} en juego`,
    "power per card": ({ colour, but, power }) =>
      but
        ? say`${signed(power)} de poder por cada carta en juego que no sea ${colours[colour].f}`
        : say`${signed(power)} de poder por cada carta ${colours[colour].f} en juego`,
    "burdens with die": ({ die }, { talk }) =>
      say`en una ronda de diplomacia, suma ${talk.die(die)} al poder de la carta de cada rival`,
    "burdens with tokens": () =>
      "suma 1 al poder de la carta de cada rival por cada ficha de su tesoro y de su apuesta",
    "blanks odd dice": () => "los dados que muestran un número impar cuentan como 0 en el poder de todas las cartas",
    locks: ({ die }, { talk }) => say`nada puede tirar ni cambiar ${talk.die(die)}`,
    guards: (_, { own, talk }) =>
      say`ninguna ficha puede salir de tu tesoro; mientras seas quien desafía y ningún otro dado muestre lo mismo que ${talk.die(own)}, tu apuesta también está protegida, aunque pierdas el desafío`,
    "offers two": (_, { spy, talk }) => {
      const offer = "cada jugador que juegue después de ti juega una de 2 cartas al azar de su mano";
      return spy === null ? offer : say`${offer}, hasta que ${talk.someCard(spy)} saque una carta para alguien`;
    },
    "bans base": ({ from }) =>
      say`los que jueguen después de ti no pueden jugar cartas con un poder base de ${from} o más`,
    "bans named colour": () => "tus rivales no pueden jugar cartas del color nombrado",
    "bans colours in play": () =>
      "los que jueguen después de ti no pueden jugar cartas de un color que ya esté en juego",
    "chooses colour": ({ among }) =>
      say`al jugar esta carta, elige su color: ${list(
        among.map((colour) => colours[colour].m),
        "or",
      )}`,
    "nobody wins": () => "nadie gana al final de esta ronda, salvo si es la última",
  },
};
