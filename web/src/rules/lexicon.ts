/** What players of other languages call what the English rules speak of, and the words of a question that ask for nothing. */
import type { Language } from "@blackrose/language";

const little = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const LITTLE_WORDS: { readonly [language in Language]: ReadonlySet<string> } = {
  en: little(
    "a an and are as at be can could do does for from get gets has have how i if in into is it its may me must my of on one or should so that the their them then there they this to what when where which who whose why will with you your happen happens game",
  ),
  es: little(
    "a al algo como con cual cuales cuando cuanto cuanta cuantos cuantas de del debe debo donde el ella en entre es esta este ha hace hay la las le lo los me mi mis o para pasa pasan por porque puede pueden puedo que quien quienes se ser si sin sirve su sus tiene tengo partida juego tu tus un una uno y yo",
  ),
  fr: little(
    "a ai arrive au aux avec ce cela cet cette ces combien comment d dans de des doit dois dont du elle en entre est et faut il ils j je l la le les leur ma mes mon n ne on ou par partie jeu pas passe peut peuvent peux pour pourquoi qu quand quel quelle quels quelles que quelqu qui quoi s sa sans se ses si son sont sur t ta tes ton tu un une votre vos y",
  ),
};

/** A word, and the English words it may stand for. Written without accents. */
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
    win: win winner victory
    lose: lose lost
    draw: draw drawn dealt tie
    equal: tie tied
    die: die dice defeated
    dead: defeated
    kill: defeat defeated
    money: token
    steal: take steal
    undo: undo back
  `),
  es: meanings(`
    accion: action
    adyacente: adjacent
    alianza: alliance token
    apostar: bet
    apuesta: bet
    ataque: attack
    banca: bank
    banco: bank
    baraja: deck stack
    bote: spoils
    botin: spoils
    carta: card
    casa: house colour
    casilla: cell
    castillo: castle
    celda: cell
    clerigo: cleric
    color: colour
    comun: common
    conexion: connection
    corona: crown
    danar: damage
    dano: damage
    dado: die dice
    dador: dealer
    derrota: defeat defeated
    derrotar: defeat defeated
    desafiante: challenger
    desafio: challenge
    descarte: discard
    descartar: discard
    deshacer: undo
    desempate: tie
    destruir: destroy
    diplomacia: diplomacy
    duelo: duel
    efecto: effect
    ejercito: army
    elegir: choose choice
    empate: tie tied
    empatar: tie tied
    espectador: spectator
    espia: spy
    evento: event
    evocacion: evocation
    fase: phase
    ficha: token
    final: end
    ganador: winner
    ganar: win winner
    grimorio: grimoire
    guerra: war
    hechizo: spell
    inestabilidad: instability
    invocar: summon
    jugador: player
    jugar: play
    ladron: thief
    lanzador: roller
    lanzar: roll cast
    limite: limit
    luna: moon
    mago: mage
    mano: hand
    mazo: deck stack
    mesa: table
    mision: quest
    momento: momentum
    mover: move
    movimiento: move movement
    noble: noble
    objetivo: target
    opcional: optional
    orden: order
    pagar: pay
    pasar: pass
    perder: lose lost
    poder: power
    preparacion: setup preparation
    primero: first
    proteccion: protection
    puntos: points
    recompensa: reward
    reloj: clock
    repartidor: dealer
    repartir: deal dealt
    robar: draw steal
    rival: opponent
    ronda: round turn
    rosa: rose
    sala: room
    secreto: secret
    semilla: seed
    suerte: luck seed
    tablero: board
    tesoro: treasury
    tiempo: clock time
    tirar: roll
    tirada: roll
    trampa: trap
    turno: turn
    ultimo: last
    ventana: window
    victoria: victory win
    vida: health
  `),
  fr: meanings(`
    action: action
    adjacent: adjacent
    adversaire: opponent
    alliance: alliance token
    annuler: undo cancel
    armee: army
    attaque: attack
    banque: bank
    blessure: damage
    but: victory win
    butin: spoils
    carte: card
    case: cell
    cellule: cell
    challenger: challenger
    chateau: castle
    choisir: choose choice
    chrono: clock
    clerc: cleric
    connexion: connection
    couleur: colour
    couronne: crown
    defausse: discard
    defausser: discard
    defaite: defeat defeated
    defi: challenge
    degat: damage
    degats: damage
    des: dice die
    depart: start setup
    deplacer: move
    detruire: destroy
    dernier: last
    diplomatie: diplomacy
    distribuer: deal dealt
    donneur: dealer
    duel: duel
    effet: effect
    egalite: tie tied
    espion: spy
    evenement: event
    evocation: evocation
    fin: end
    gagnant: winner
    gagner: win winner
    graine: seed
    grimoire: grimoire
    guerre: war
    hasard: luck seed
    horloge: clock
    instabilite: instability
    invoquer: summon
    jet: roll
    jeton: token
    jouer: play
    joueur: player
    lancer: roll cast
    lanceur: roller
    limite: limit
    loge: lodge
    lune: moon
    mage: mage
    main: hand
    maison: house colour
    manche: round
    mise: bet
    miser: bet
    mort: defeated
    noble: noble
    objectif: target quest
    ordre: order
    paquet: deck stack
    passer: pass
    payer: pay
    perdre: lose lost
    phase: phase
    piece: room
    piege: trap
    pioche: deck draw stack
    piocher: draw
    plateau: board
    points: points
    preparation: preparation setup
    premier: first
    protection: protection
    puissance: power
    quete: quest
    rang: rank
    recompense: reward
    rose: rose
    salle: room
    secret: secret
    sort: spell
    sortilege: spell
    spectateur: spectator
    table: table
    temps: clock time
    tour: turn round
    tresor: treasury
    tuer: defeat
    victoire: victory win
    vie: health
    voler: steal take
    voleur: thief
  `),
};
