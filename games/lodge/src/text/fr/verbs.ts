/** French: what is done. */
import { fr } from "@blackrose/language";
import type { Act } from "../../effects/verbs/act.ts";
import type { Colour, Pile } from "../../cards/says.ts";
import { attachmentOf, countsOwn, type Mood, roomInRole, type Said, type Scene, isCarried, isNamed } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { drawOf, ofElement, reflexive, takeOf, TYPES, verb } from "./forms.ts";
import { amount } from "./counts.ts";
import {
  aForm,
  aKind,
  chosenRoom,
  colours,
  damage,
  inEach,
  instability,
  kindNoun,
  moon,
  nouns,
  onWhom,
  oneOfYours,
  spot,
  theRoom,
  who,
  your,
} from "./things.ts";

const { list, np, say } = fr;

const v = verb;

const own = (text: string): Said => ({ own: text });
const isSelf = (whom: unknown): boolean => whom === undefined || whom === "self";
const spells = (count: number): string => np(nouns.spell, { count }).text;
const quests = (count: number): string => np(nouns.quest, { count }).text;
const under = (control: "you" | undefined, scene: Scene): string =>
  control === undefined ? "" : ` sous ${your(scene)} contrôle`;
const draw = (mood: Mood): string => v(mood, "piocher");
const look = (mood: Mood): string => v(mood, "regarder");
const take = (mood: Mood): string => v(mood, "prendre", "prenez", "prend");
const discard = (mood: Mood): string => v(mood, "défausser");
const gain = (mood: Mood): string => v(mood, "gagner");
const place = (mood: Mood): string => v(mood, "placer");
const make = (mood: Mood): string => v(mood, "faire", "faites", "fait");
const choose = (mood: Mood): string => v(mood, "choisir", "choisissez", "choisit");
const convert = (mood: Mood): string => v(mood, "convertir", "convertissez", "convertit");
const putBack = (mood: Mood): string => v(mood, "remettre", "remettez", "remet");
const resolve = (mood: Mood): string => v(mood, "résoudre", "résolvez", "résout");

/** The top cards of a pile. */
function top(of: number, from: Pile, scene: Scene, which: string): string {
  const first = of === 1 ? "le premier sort" : say`les ${of} premiers sorts`;
  switch (from) {
    case "grimoire":
      return say`${first} de ${your(scene)} Grimoire`;
    case "memories":
      return say`${first} de ${your(scene, "many")} Souvenirs`;
    case "library":
      return say`${first} de la pioche d'une école`;
    case "discards":
      return say`${first} de la défausse d'une école`;
    case "forgotten":
      return of === 1 ? "le premier Sort Oublié" : say`les ${of} premiers Sorts Oubliés`;
    case "quests":
      return of === 1 ? `la première quête ${which}` : say`les ${of} premières quêtes ${which}`;
    case "events":
      return of === 1 ? `le premier événement ${which}` : say`les ${of} premiers événements ${which}`;
  }
}

/** " avec +1 en attaque et +1 en déplacement". */
function harder({ attack = 0, move = 0 }: { attack?: number | undefined; move?: number | undefined }): string {
  const parts = [attack === 0 ? "" : say`+${attack} en attaque`, move === 0 ? "" : say`+${move} en déplacement`];
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? "" : ` avec ${list(said, "and")}`;
}

/** "jusqu’à 2 de vos constructs de cette salle ou à côté". */
function someOfYours({ yours, n = 1, near, other }: Extract<Act["who"], object>, scene: Scene): string {
  const { many: plural, gender } = kindNoun(yours, scene);
  const whom =
    n === 1
      ? other
        ? say`${gender === "m" ? "un autre" : "une autre"} de ${your(scene, "many")} ${plural}`
        : oneOfYours(yours, scene)
      : n === "each"
        ? say`chacun${gender === "m" ? "" : "e"} de ${your(scene, "many")} ${plural}`
        : say`jusqu'à ${n} de ${your(scene, "many")} ${plural}`;
  return near === undefined ? whom : say`${whom} dans ${spot(near, scene)} ou à côté`;
}

export const verbs: CardVoice["verbs"] = {
  deal: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    const rest = [
      line.orElse === undefined ? "" : say`, mais ${line.orElse.n} à chaque ${kindNoun(line.orElse.kind, scene).one}`,
      line.noProtections ? say` ; aucune protection ne peut l'empêcher` : "",
      line.noAnswers ? say` ; aucun piège ni aucune protection ne peut y répondre` : "",
      line.fades === undefined
        ? ""
        : say` ; pendant la Phase d'Entretien, jusqu'à ${line.fades} de ces dégâts sont retirés`,
    ].join("");
    const what = say`${damage(n)} à ${who(line.to, scene)}${per}${rest}`;
    if (line.by === undefined || scene.person === "rose") return say`${v(mood, "infliger")} ${what}`;
    if (line.to === "self") {
      return say`${v(mood, "subir", "subissez", "subit")} ${damage(n)} de la Rose Noire${per}${rest}`;
    }
    return own(say`la Rose Noire inflige ${what}`);
  },
  "convert damage": (line, scene, mood) => {
    const rest =
      line.elseDeal === undefined
        ? ""
        : say` ; si rien ne peut être converti${countsOwn(line.on, scene) ? " et qu'elle est adverse" : ""}, ${v(mood, "infliger")} ${damage(line.elseDeal)} à la place`;
    const { n, per } = amount(line.n, scene);
    // So much over all of them: said of them together.
    const one = who(line.on, scene);
    const whom = line.inAll ? fr.name(one.text.replace(/^chaque figurine(?: adverse)?/, "les figurines")) : one;
    const what = say`${n} ${line.on === "self" ? say`de ${your(scene, "many")} dégâts` : line.inAll ? say`${n > 1 ? "dégâts" : "dégât"} en tout parmi ${whom}` : say`${n > 1 ? "dégâts" : "dégât"} de ${whom}`}${per}${rest}`;
    return line.by === undefined || scene.person === "rose"
      ? say`${convert(mood)} ${what}`
      : own(say`la Rose Noire convertit ${what}`);
  },
  "transfer damage": (line, scene, mood) =>
    say`${v(mood, "transférer", undefined, "transfère")} jusqu'à ${line.n} de ${line.from === "self" ? say`${your(scene, "many")} dégâts` : say`ces dégâts, de ${who(line.from, scene)}`} à ${who(line.to, scene)}`,
  heal: (line, scene, mood) => {
    const heal = v(mood, "soigner");
    if (isSelf(line.who)) {
      return line.n === "all"
        ? say`${heal} tous ${your(scene, "many")} dégâts`
        : say`${heal} ${amount(line.n, scene).n} de ${your(scene, "many")} dégâts${amount(line.n, scene).per}`;
    }
    const but = line.not === undefined ? "" : ", sauf ceux de la Rose Noire";
    if (line.n === "all") return say`${heal} tous les dégâts de ${who(line.who, scene)}${but}`;
    const { n, per } = amount(line.n, scene);
    return say`${heal} ${damage(n)} de ${who(line.who, scene)}${per}${but}`;
  },
  defeat: (line, scene, mood) => say`${v(mood, "vaincre", "vainquez", "vainc")} ${who(line.who, scene)}`,
  place: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    const most = line.most === undefined ? "" : say` (${line.most} salles au plus)`;
    const what = say`${instability(n)} dans ${inEach(line.in, scene)}${per}${most}`;
    return line.by === undefined || scene.person === "rose"
      ? say`${place(mood)} ${what}`
      : own(say`la Rose Noire place ${what}`);
  },
  unplace: (line, scene, mood) => {
    const upTo = line.n === 1 || scene.everyone ? "" : say`jusqu'à `;
    return say`${v(mood, "retirer")} ${upTo}${instability(line.n)} de ${inEach(line.in, scene)}`;
  },
  "convert instability": (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    return say`${convert(mood)} ${instability(n)} de ${inEach(line.in, scene)}${per}`;
  },
  collapse: (line, scene, mood) => {
    const not = list(
      line.not.map((room) => theRoom(room, scene)),
      "and",
    );
    return say`${v(mood, "détruire", "détruisez", "détruit")} ${np(nouns.room, { count: line.rooms })} adjacentes à ${spot(line.nextTo, scene)} (sauf ${not}) et ${take(mood)} leurs jetons d'activation`;
  },
  activate: (line, scene, mood) =>
    say`${v(mood, "activer")} ${spot(line.room, scene)}${line.evenDestroyed ? ", même si elle est détruite ou a déjà été activée ce tour-ci" : line.evenUsed ? say`, même si elle a déjà été activée ce tour-ci` : ""}`,
  "copy a room": (line, scene, mood) =>
    say`${choose(mood)} une autre salle ${line.rebuilt ? "reconstruite" : "déjà activée ce tour-ci"}, sauf ${theRoom(roomInRole(scene, "throne room"), scene)} et ${theRoom(roomInRole(scene, "black rose room"), scene)}, et ${resolve(mood)} son effet comme si c'était celui de cette salle`,
  disguise: (line, scene, mood) =>
    line.as === "another room"
      ? say`${choose(mood)} une autre salle, sauf ${theRoom(roomInRole(scene, "black rose room"), scene)} : ce tour-ci, ${spot(line.room, scene)} compte comme cette autre salle, avec sa couleur et son effet`
      : own(say`ce tour-ci, ${spot(line.room, scene)} compte comme ${colours[line.as].f}`),
  forbid: (line, scene) => {
    const until = line.until === undefined ? "ce tour-ci" : say`jusqu'à la fin de la prochaine Phase d'Action`;
    const what = {
      moving: "ne peut pas se déplacer",
      activating: "ne peut pas activer de salle",
      leaving: "ne peut pas quitter cette salle",
      "solving it": "ne peut pas accomplir cette quête",
    }[line.what];
    return own(say`${who(line.who, scene)} ${what} ${until}`);
  },
  shut: (line, scene, mood) => {
    if (line.rooms === "one colour") {
      return say`${choose(mood)} une couleur dont les salles ne peuvent pas être activées ce tour-ci`;
    }
    if (typeof line.rooms === "object" && "colours" in line.rooms) {
      const which = list(
        line.rooms.colours.map((colour) => colours[colour].fp),
        "and",
      );
      return own(say`les salles ${which} ne peuvent pas être activées ce tour-ci`);
    }
    return own(say`${spot(line.rooms, scene)} ne peut pas être activée ce tour-ci`);
  },
  gain: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    if (line.who === "black rose") return own(say`la Rose Noire gagne ${n} PP${per}`);
    if (isSelf(line.who)) return say`${gain(mood)} ${n} PP${per}`;
    return own(say`${who(line.who ?? "self", scene)} gagne ${n} PP${per}`);
  },
  lose: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    return isSelf(line.who)
      ? say`${v(mood, "perdre", "perdez", "perd")} ${n} PP${per}`
      : own(say`${who(line.who, scene)} perd ${n} PP${per}`);
  },
  steal: (line, scene, mood) => {
    if (line.to === undefined) return say`${v(mood, "voler")} ${line.n} PP à ${who(line.from, scene)}`;
    return isSelf(line.from)
      ? say`${v(mood, "donner")} ${line.n} PP à la Rose Noire`
      : own(say`${who(line.from, scene)} donne ${line.n} PP à la Rose Noire`);
  },
  "take the Crown": (line, scene, mood) =>
    isSelf(line.who) ? say`${take(mood)} la Couronne` : own(say`${who(line.who ?? "self", scene)} prend la Couronne`),
  award: (line, scene, mood) => {
    const alone = (points: number): string =>
      say`${gain(mood)} ${points} PP si un mage est ainsi vaincu, sans que personne d'autre ne gagne de PP pour cela`;
    switch (line.what) {
      case "quest card":
        return say`${take(mood)} la carte de cette quête une fois résolue et ${place(mood)} cette carte parmi ${your(scene, "many")} quêtes accomplies`;
      case "quest points":
        return say`${gain(mood)} les PP de cette quête à la place de ${who("it", scene)}`;
      case "five and nobody else":
        return alone(5);
      case "six and nobody else":
        return alone(6);
      case "turn the defeat":
        return say`${v(mood, "vaincre", "vainquez", "vainc")} le mage qui vous a infligé le plus de dégâts, qui tombe à votre place`;
    }
  },
  move: (line, scene, mood) => {
    const far = say`de ${np(nouns.room, { count: line.n })}${line.exactly ? "" : " au plus"}`;
    const along = {
      "one model there": say`, avec au plus une autre figurine de sa salle`,
      self: ", en vous déplaçant avec elle",
    };
    const rest = line.with === undefined ? "" : along[line.with];
    return isSelf(line.who)
      ? say`${reflexive(mood, scene, "déplacer", "déplacez", "déplace")} ${far}${rest}`
      : say`${v(mood, "déplacer")} ${onWhom(line.who, scene)} ${far}${rest}`;
  },
  go: (line, scene, mood) => say`${v(mood, "aller", "allez", "va")} dans ${goal(line.to, scene)}`,
  bring: (line, scene, mood) =>
    typeof line.who === "object"
      ? say`${v(mood, "amener", undefined, "amène")} dans ${goal(line.to, scene)} ${who(line.who, scene)}`
      : say`${v(mood, "amener", undefined, "amène")} ${who(line.who, scene)} dans ${goal(line.to, scene)}`,
  "send to cell": (line, scene, mood) => {
    if (isSelf(line.who)) return say`${v(mood, "retourner")} dans ${your(scene, "f")} cellule`;
    const whom = who(line.who, scene);
    const send = v(mood, "renvoyer", undefined, "renvoie");
    return line.healed
      ? say`${v(mood, "soigner")} tous les dégâts de ${whom} et ${send} ${whom} dans sa cellule`
      : say`${send} ${whom} dans sa cellule`;
  },
  swap: (line, scene, mood) => say`${v(mood, "échanger")} ${your(scene)} emplacement avec ${who(line.with, scene)}`,
  attack: (line, scene, mood) => {
    if (isSelf(line.who)) {
      const room = spot("your room", scene);
      const on =
        line.on === "a different model"
          ? say`une figurine différente de ${room}`
          : isNamed(line.on)
            ? who(line.on, scene).text
            : say`une figurine de ${room}`;
      return say`${v(mood, "attaquer")} ${on}${harder({ attack: line.more })}`;
    }
    const on = isNamed(line.on)
      ? who(line.on, scene).text
      : line.on === "its owner"
        ? "son propriétaire"
        : line.on === undefined
          ? "une figurine de sa salle"
          : "une autre figurine";
    return say`${make(mood)} attaquer ${on} par ${who(line.who ?? "self", scene)}${harder({ attack: line.more })}${under(line.under, scene)}`;
  },
  act: (line, scene, mood) => {
    const whom = typeof line.who === "object" ? someOfYours(line.who, scene) : who(line.who, scene).text;
    return say`${make(mood)} agir ${whom}${harder(line.with ?? {})}${under(line.under, scene)}`;
  },
  "ready action": (_, scene, mood) =>
    say`${v(mood, "récupérer", undefined, "récupère")} un de ${your(scene, "many")} jetons d'action`,
  "lose actions": (line, scene, mood) => {
    const what =
      line.n === "all"
        ? "toutes les actions physiques qui lui restent"
        : say`${line.n} ${line.n > 1 ? "actions physiques" : "action physique"}`;
    return isSelf(line.who)
      ? say`${v(mood, "perdre", "perdez", "perd")} ${what}`
      : own(say`${who(line.who, scene)} perd ${what}`);
  },
  draw: (line, scene, mood) => {
    const what = drawn(line, scene);
    return isSelf(line.who) ? say`${draw(mood)} ${what}` : own(say`${who(line.who ?? "self", scene)} pioche ${what}`);
  },
  "take of top": (line, scene, mood) => {
    const rest = {
      back: say`${putBack(mood)} le reste en place`,
      "shuffled in": say`${v(mood, "mélanger")} le reste à la pioche`,
      bottom: say`${place(mood)} le reste dessous`,
      discarded: say`${v(mood, "défausser")} le reste`,
    }[line.rest];
    return say`${look(mood)} ${top(line.of, line.from, scene, moon(line.moon))}, ${takeOf(mood)} ${line.take} et ${rest}`;
  },
  "look at top": (line, scene, mood) => {
    const which = top(line.of, line.from, scene, moon(line.from === "quests" ? line.moon : undefined));
    const back =
      line.from === "events" && line.reorder
        ? say` et ${putBack(mood)} ces cartes dans l'ordre de ${your(scene)} choix`
        : "";
    return say`${look(mood)} ${which}${back}`;
  },
  "play of top": (line, scene, mood) => {
    const points = line.gain === undefined ? "" : say` et gagner ${line.gain} PP`;
    return say`${look(mood)} ${top(line.of, "events", scene, moon(undefined))} ; vous pouvez en mettre un en jeu${points}`;
  },
  search: (line, scene, mood) => {
    if (line.from === "memories")
      return say`${take(mood)} en main ${spells(line.n)} au choix parmi ${your(scene, "many")} Souvenirs`;
    if (line.from === "discards")
      return line.n === 1
        ? say`${take(mood)} en main n'importe quel sort de la défausse d'une école`
        : say`${take(mood)} en main ${spells(line.n)} au choix dans les défausses des écoles`;
    return say`${v(mood, "chercher")} ${spells(line.n)} dans ${your(scene)} Grimoire, ${take(mood)} ${line.n > 1 ? "ces sorts" : "ce sort"} en main et ${v(mood, "mélanger")} le Grimoire`;
  },
  discard: (line, scene, mood) => {
    const mage = who(line.who ?? "self", scene);
    if (line.what === undefined)
      return isSelf(line.who)
        ? say`${discard(mood)} ${spells(line.n)} de ${your(scene, "f")} main`
        : own(say`${mage} défausse ${spells(line.n)} de sa main`);
    const number = line.n === 1 ? "une" : line.n;
    const which = line.what === "quests" ? "active" : "résolue";
    return isSelf(line.who)
      ? say`${discard(mood)} ${number} de ${your(scene, "many")} quêtes ${which}s`
      : own(say`${mage} défausse ${number} ${line.n === 1 ? `quête ${which}` : `quêtes ${which}s`}`);
  },
  "discard event": (line, _, mood) => {
    if (line.which === "every other") return say`${discard(mood)} tous les autres événements du plateau`;
    const points = {
      "to the Black Rose": "la Rose Noire gagne sa valeur de sortie",
      nobody: "personne ne gagne sa valeur de sortie",
      shared: say`la Rose Noire et vous gagnez chacun la moitié de sa valeur de sortie, arrondie à l'inférieur, mais vous au moins 1 PP`,
    }[line.points];
    return say`${discard(mood)} un événement du plateau ; ${points}`;
  },
  "replace quest": (line, scene, mood) =>
    line.ofTop === undefined
      ? say`${place(mood)} une de ${your(scene, "many")} quêtes actives sous sa pioche et ${drawOf(mood)} une de la lune actuelle`
      : say`${look(mood)} ${top(line.ofTop, "quests", scene, moon(undefined))} ; vous pouvez échanger une de vos quêtes actives contre l'une d'elles`,
  "take back": (line, _, mood) =>
    say`${v(mood, "reprendre", "reprenez", "reprend")} en main un sort révélé ${list(
      line.of.map((element) => ofElement(element)),
      "or",
    )}`,
  "shuffle Memories": (_, scene, mood) =>
    say`${v(mood, "mélanger")} ${your(scene, "many")} Souvenirs à ${your(scene)} Grimoire`,
  see: (line, scene, mood) => {
    const what = { "ready spells": "les sorts préparés", hand: "la main", quests: "les quêtes actives" }[line.what];
    return say`${look(mood)} ${what} de ${who(line.of, scene)}`;
  },
  "swap spells": (_, scene, mood) =>
    say`${v(mood, "échanger")} un sort d'école de ${your(scene, "f")} main contre un de la main de la cible`,
  "share quests": (_, __, mood) =>
    say`${draw(mood)} 2 quêtes de la lune actuelle, ${v(mood, "garder")} l'une et ${v(mood, "donner")} l'autre à un autre mage, ou ${discard(mood)} cette autre`,
  "take quest": (line, scene, mood) =>
    line.what === "completed"
      ? say`${take(mood)} une quête accomplie à ${who(line.from, scene)}`
      : say`${take(mood)} à ${who(line.from, scene)} une des quêtes vues`,
  "quest of previous moon": (_, scene, mood) =>
    say`${draw(mood)} 1 quête de la lune précédente ; ensuite, soit ${gain(mood)} ses PP et ${discard(mood)} la carte, soit ${place(mood)} la carte parmi ${your(scene, "many")} quêtes accomplies`,
  "complete quest": (line, scene, mood) =>
    line.from === undefined
      ? say`${v(mood, "accomplir", "accomplissez", "accomplit")} une autre de ${your(scene, "many")} quêtes actives`
      : say`${look(mood)} ${top(line.of ?? 1, "quests", scene, moon("previous"))} et ${v(mood, "accomplir", "accomplissez", "accomplit")} l'une d'elles`,
  "cast from hand": (line, scene, mood) => {
    const type = line.type === undefined ? "" : ` de ${TYPES[line.type]}`;
    const what = (line.n ?? 1) === 1 ? `un sort${type}` : say`jusqu'à ${line.n ?? 1} sorts${type}`;
    const from = line.from === undefined ? "" : say`, comme depuis la salle ${ofOneOfYours(line.kind ?? "any", scene)}`;
    return say`${v(mood, "lancer")} ${what} de ${your(scene, "f")} main${from}`;
  },
  "cast next": (line, scene, mood) => {
    if (line.as === undefined)
      return isSelf(line.who)
        ? say`${v(mood, "lancer")} ${your(scene)} prochain sort préparé`
        : own(say`${who(line.who, scene)} lance son prochain sort préparé`);
    return say`${v(mood, "révéler", undefined, "révèle")} le prochain sort standard de ${who(line.who, scene)} ; si c'est un sort de combat ou de contingence, ${resolve(mood)} ce sort comme ${scene.person === "you" ? "le vôtre" : "le sien"}`;
  },
  "reveal next": (line, scene, mood) =>
    say`${v(mood, "révéler", undefined, "révèle")} le prochain sort préparé de ${who("target", scene)} et ${gain(mood)} ${line.contingency} PP si c'est un sort de contingence ou ${line.combat} PP si c'est un sort de combat`,
  unready: (line, scene, mood) => {
    const what = {
      "not quick": "un sort préparé autre que le rapide",
      quick: "son sort rapide préparé",
      ready: "un sort préparé",
      any: say`un sort qui n'a pas été révélé`,
    }[line.slot];
    return isSelf(line.who)
      ? say`${discard(mood)} ${what.replace(/^son /, `${your(scene)} `)}`
      : own(say`${who(line.who, scene)} défausse ${what}`);
  },
  summon: (line, scene, mood) => {
    const what =
      typeof line.kind === "string"
        ? aKind(line.kind, scene).text
        : "same" in line.kind
          ? "la même évocation"
          : say`n'importe quelle évocation de santé imprimée ${line.kind.healthAtMost} ou moins`;
    const where = isCarried(line.kind, scene) ? "" : say` dans ${goal(line.in, scene)}`;
    return say`${v(mood, "invoquer")} ${what}${where}`;
  },
  remove: (line, scene, mood) =>
    typeof line.who === "object" && "upTo" in line.who
      ? say`${v(mood, "retirer")} jusqu'à ${np(kindNoun(line.who.kind, scene), { count: line.who.upTo })}, les vôtres comprises`
      : say`${v(mood, "retirer")} ${who(line.who, scene)}`,
  "replace evocation": (line, scene, mood) =>
    "who" in line
      ? say`${v(mood, "remplacer")} ${who(line.who, scene)} par ${aKind(line.by, scene)}${line.keeping === undefined ? say` sous ${your(scene)} contrôle` : " ; ses Améliorations restent"}`
      : say`${v(mood, "remplacer")} ${oneOfYours(line.kind, scene)} de ${spot(line.in, scene)} par ${aKind(line.by, scene)}`,
  become: (line, scene, mood) => {
    const form = attachmentOf(scene, line.form);
    const long = form.until === undefined ? "" : " pour le reste du tour";
    return say`${v(mood, "devenir", "devenez", "devient")} ${aForm(form)}${long}`;
  },
  "ignore damage": (line, scene, mood) => {
    const ignore = v(mood, "ignorer");
    if (line.n === "all")
      return say`${ignore} ${scene.answersSpell ? "tous les dégâts de ce sort" : "tous ces dégâts"}`;
    const of = scene.answersSpell ? "des dégâts de ce sort" : "de ces dégâts";
    return say`${ignore} ${line.n === 1 ? "1" : say`jusqu'à ${line.n}`} ${of}`;
  },
  "ignore effect": (_, __, mood) => say`${v(mood, "ignorer")} son effet`,
  cancel: (line, _, mood) => {
    if (line.what === "activation") return own(say`l'activation échoue`);
    return line.what === "damage"
      ? say`${v(mood, "renoncer")} aux dégâts`
      : say`${v(mood, "annuler")} son effet pour tous`;
  },
  deflect: (line, scene, mood) =>
    line.what === "damage"
      ? line.to === "this evocation"
        ? say`${v(mood, "faire", "faites", "fait")} subir à cette évocation ${line.n ?? "tous"} de ces dégâts à ${your(scene)} place`
        : line.to === "your evocation"
          ? say`${v(mood, "faire", "faites", "fait")} subir ces dégâts à ${oneOfYours(line.kind ?? "any", scene)} à ${your(scene)} place`
          : say`${v(mood, "infliger")} ces dégâts${line.as === undefined ? "" : ", comme les vôtres,"} à une figurine à portée ${line.within} au lieu de les subir ; s'il n'y en a aucune, ignorez ces dégâts`
      : say`${v(mood, "détourner")} le sort vers une autre figurine à portée ${line.within} de vous${line.ifNone === "cancel" ? say` ; s'il n'y en a aucune, le sort est annulé` : ""}`,
  "damage more": (line) => own(say`chaque figurine touchée subit ${line.n} ${line.n > 1 ? "dégâts" : "dégât"} de plus`),
  "gain less": (line, _, mood) => say`${gain(mood)} ${line.n} PP de moins`,
  "take over activation": (_, scene, mood) => say`${v(mood, "activer")} cette salle à la place de ${who("it", scene)}`,
};

const ofOneOfYours = (kind: Parameters<typeof kindNoun>[0], scene: Scene): string => `d’${oneOfYours(kind, scene)}`;

function goal(
  to: Parameters<typeof spot>[0] | { readonly choose: Parameters<typeof chosenRoom>[0] } | { readonly another: Colour },
  scene: Scene,
): ReturnType<typeof spot> {
  if (typeof to === "object" && "another" in to)
    return fr.name(say`une autre salle ${colours[to.another].f} de ${your(scene)} choix`);
  return typeof to === "object" && "choose" in to ? chosenRoom(to.choose, scene) : spot(to, scene);
}

function drawn(line: Parameters<typeof verbs.draw>[0], scene: Scene): string {
  switch (line.from) {
    case "grimoire":
      return say`${spells(line.n)} de ${your(scene)} Grimoire`;
    case "memories":
      return line.random
        ? say`${spells(line.n)} au hasard parmi ${your(scene, "many")} Souvenirs`
        : say`${spells(line.n)} du dessus de ${your(scene, "many")} Souvenirs`;
    case "library":
      return say`${spells(line.n)} des pioches d'école de la Bibliothèque`;
    case "discards":
      return say`${spells(line.n)} du dessus de la défausse d'une école`;
    case "forgotten":
      return say`${line.n} ${line.n > 1 ? "Sorts Oubliés" : "Sort Oublié"}`;
    case "quests":
      return say`${quests(line.n)} ${moon(line.moon)}`;
    case "events":
      return say`${np(nouns.event, { count: line.n })} ${moon(line.moon)}`;
  }
}
