/** What players call what the rules call otherwise, the words of a question that ask for nothing, and how words end. */
import type { Language } from "@blackrose/language";

const little = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const LITTLE_WORDS: { readonly [language in Language]: ReadonlySet<string> } = {
  en: little(
    "a an and are as at be can could do does for from get gets has have how i if in into is it its may me must my of on one or should so that the their them then there they this to what when where which who whom whose why will with you your happen happens game",
  ),
  es: little(
    "a al algo como cómo con cual cuál cuales cuáles cuando cuándo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas de del debe debo donde dónde el él ella en entre es está esta este ha hace hay la las le lo los más me mi mis no o para pasa pasan por porque puede pueden puedo que qué quien quién quienes quiénes se ser si sí sin sirve su sus tiene tengo partida juego tu tus un una uno y yo",
  ),
  fr: little(
    "a ai arrive au aux avec ce cela cet cette ces combien comment d dans de des doit dois dont du elle en entre est et faut il ils j je l la le les leur ma mes mon n ne on ou par partie jeu pas passe peut peuvent peux pour pourquoi plus qu quand quel quelle quels quelles que quelqu qui quoi s sa sans se ses si son sont sur t ta tes ton tu un une votre vos y",
  ),
};

/** Endings that forms of one word differ in. */
export const ENDINGS: { readonly [language in Language]: RegExp } = {
  en: /(ings?|ed|es|s|e)$/,
  es: /(adores|adora?s?|aciones|acion|ados?|adas?|idos?|idas?|iendo|ando|ar|er|ir|es|as|os|an|en|a|e|o|s)$/,
  fr: /(ateurs?|ations?|euses?|eurs?|ants?|ees?|er|ir|re|es|nt|e|s)$/,
};

/** A word, and other words the rules may use for it. Written without accents. */
type Meanings = ReadonlyMap<string, readonly string[]>;

const meanings = (lines: string): Meanings =>
  new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => line.split(":"))
      .map(([from, to]) => [from.trim(), to.trim().split(/\s+/)] as const),
  );

export const MEANS: { readonly [language in Language]: Meanings } = {
  en: meanings(`
    automa: avatar
    bot: avatar
    curse: jinx
    ghost: umbra
    hex: jinx
    shadow: umbra
    win: winner victory
    lose: lost
    draw: drawn dealt tie
    equal: tie tied
    die: dice defeated
    dead: defeated
    kill: defeat defeated
    money: token
    steal: take seize
    undo: back
    alone: solo
    artifact: artefact
    interruption: interrupt
    mission: quest
    transform: become form
    venom: poison
  `),
  es: meanings(`
    acabar: final termina
    apostar: apuesta
    arma: equipo
    automata: avatar
    bote: botin
    celda: casilla
    dinero: ficha
    empatar: empate
    enemigo: rival
    fantasma: umbra
    ganar: victoria
    hechizo: conjuro
    herida: dano
    igualdad: empate
    maldicion: embrujo
    matar: derrota
    morir: derrota
    mover: movimiento
    muerto: derrota
    oponente: rival
    perder: derrota
    quitar: levanta retira
    repartidor: reparte
    robar: toma
    robot: avatar
    ronda: turno
    solo: solitario
    sombra: umbra
    suerte: azar semilla
    terminar: final acaba
    tirar: lanza
    transformar: convierte forma
    transformarse: convierte forma
    vida: salud
  `),
  fr: meanings(`
    argent: jeton
    arme: equipement
    automate: avatar
    bouger: deplace mouvement
    case: cellule
    chance: hasard graine
    cochon: porc
    enlever: leve retire
    ennemi: adversaire
    fantome: umbra
    finir: fin
    gagner: victoire gagnant
    galop: elan
    malediction: envoutement
    miser: mise
    mission: quete
    mort: defaite vaincu
    mourir: defaite vaincu
    ombre: umbra
    perdre: defaite vaincu
    piece: salle
    points: pp
    robot: avatar
    seul: solo
    sortilege: sort
    transformer: devenir forme
    tuer: defaite vaincu
    vaincre: defaite vaincu
    vaincu: defaite
    venin: poison
    vie: sante
    voler: prend
  `),
};
