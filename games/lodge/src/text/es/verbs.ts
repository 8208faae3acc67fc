/** Spanish: what is done. */
import { es } from "@blackrose/language";
import type { Act } from "../../effects/verbs/act.ts";
import type { Colour, Pile } from "../../cards/says.ts";
import { attachmentOf, countsOwn, type Mood, roomInRole, type Said, type Scene, isCarried, isNamed } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { ofElement, reflexive, TYPES, verb } from "./forms.ts";
import { amount } from "./counts.ts";
import {
  aForm,
  aKind,
  chosenRoom,
  colours,
  inEach,
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

const { list, np, say } = es;

const v = verb;

const own = (text: string): Said => ({ own: text });
const isSelf = (whom: unknown): boolean => whom === undefined || whom === "self";
const spells = (count: number): string => np(nouns.spell, { count }).text;
const quests = (count: number): string => np(nouns.quest, { count }).text;
const under = (control: "you" | undefined, scene: Scene): string =>
  control === undefined ? "" : ` bajo ${your(scene)} control`;
const draw = (mood: Mood): string => v(mood, "roba", "robar");
const look = (mood: Mood): string => v(mood, "mira", "mirar");
const take = (mood: Mood): string => v(mood, "toma", "tomar");
const discard = (mood: Mood): string => v(mood, "descarta", "descartar");
const gain = (mood: Mood): string => v(mood, "gana", "ganar");
const place = (mood: Mood): string => v(mood, "coloca", "colocar");
const make = (mood: Mood): string => v(mood, "hace", "hacer", "haz");
const choose = (mood: Mood): string => v(mood, "elige", "elegir");

/** The top cards of a pile. */
function top(of: number, from: Pile, scene: Scene, which: string): string {
  const first = of === 1 ? "el primer conjuro" : say`los ${of} primeros conjuros`;
  switch (from) {
    case "grimoire":
      return say`${first} de ${your(scene)} Grimorio`;
    case "memories":
      return say`${first} de ${your(scene, true)} Recuerdos`;
    case "library":
      return say`${first} del mazo de una escuela`;
    case "discards":
      return say`${first} de la pila de descartes de una escuela`;
    case "forgotten":
      return of === 1 ? "el primer Conjuro Olvidado" : say`los ${of} primeros Conjuros Olvidados`;
    case "quests":
      return of === 1 ? `la primera misión ${which}` : say`las ${of} primeras misiones ${which}`;
    case "events":
      return of === 1 ? `el primer evento ${which}` : say`los ${of} primeros eventos ${which}`;
  }
}

/** " con +1 de ataque y +1 de movimiento". */
function harder({ attack = 0, move = 0 }: { attack?: number | undefined; move?: number | undefined }): string {
  const parts = [attack === 0 ? "" : say`+${attack} de ataque`, move === 0 ? "" : say`+${move} de movimiento`];
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? "" : ` con ${list(said, "and")}`;
}

/** "hasta 2 de tus constructos de esa sala o contiguos a ella". */
function someOfYours({ yours, n = 1, near, other }: Extract<Act["who"], object>, scene: Scene): string {
  const { many: plural, gender } = kindNoun(yours, scene);
  const whom =
    n === 1
      ? other
        ? say`${gender === "m" ? "otro" : "otra"} de ${your(scene, true)} ${plural}`
        : oneOfYours(yours, scene)
      : n === "each"
        ? say`cada ${gender === "m" ? "uno" : "una"} de ${your(scene, true)} ${plural}`
        : say`hasta ${n} de ${your(scene, true)} ${plural}`;
  return near === undefined ? whom : say`${whom} en ${spot(near, scene)} o en una sala contigua`;
}

export const verbs: CardVoice["verbs"] = {
  deal: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    const rest = [
      line.orElse === undefined ? "" : say`, pero ${line.orElse.n} a cada ${kindNoun(line.orElse.kind, scene).one}`,
      line.noProtections ? "; ninguna protección puede evitarlo" : "",
      line.noAnswers ? "; ninguna trampa ni protección puede responder" : "",
      line.fades === undefined ? "" : say`; en la Fase de Mantenimiento se retiran hasta ${line.fades} de ese daño`,
    ].join("");
    const what = say`${n} de daño a ${who(line.to, scene)}${per}${rest}`;
    if (line.by === undefined || scene.person === "rose") return say`${v(mood, "inflige", "infligir")} ${what}`;
    if (line.to === "self") return say`${v(mood, "sufre", "sufrir")} ${n} de daño de la Rosa Negra${per}${rest}`;
    return own(say`la Rosa Negra inflige ${what}`);
  },
  "convert damage": (line, scene, mood) => {
    const rest =
      line.elseDeal === undefined
        ? ""
        : say`; si no se puede convertir nada${countsOwn(line.on, scene) ? " y es rival" : ""}, ${v(mood, "inflige", "infligir")} en su lugar ${line.elseDeal} de daño`;
    const { n, per } = amount(line.n, scene);
    // So much over all of them: said of them together.
    const one = who(line.on, scene);
    const whom = line.inAll ? es.name(one.text.replace(/^cada miniatura(?: rival)?/, "las miniaturas")) : one;
    const what = say`${n} de ${line.on === "self" ? say`${your(scene)} daño` : say`daño${line.inAll ? " en total" : ""} de ${whom}`}${per}${rest}`;
    return line.by === undefined || scene.person === "rose"
      ? say`${v(mood, "convierte", "convertir")} ${what}`
      : own(say`la Rosa Negra convierte ${what}`);
  },
  "transfer damage": (line, scene, mood) =>
    say`${v(mood, "transfiere", "transferir")} hasta ${line.n} de daño de ${who(line.from, scene)} a ${who(line.to, scene)}`,
  heal: (line, scene, mood) => {
    const heal = v(mood, "cura", "curar");
    if (isSelf(line.who)) {
      return line.n === "all"
        ? say`${heal} todo ${your(scene)} daño`
        : say`${heal} ${amount(line.n, scene).n} de ${your(scene)} daño${amount(line.n, scene).per}`;
    }
    const but = line.not === undefined ? "" : ", salvo el de la Rosa Negra";
    if (line.n === "all") return say`${heal} todo el daño a ${who(line.who, scene)}${but}`;
    const { n, per } = amount(line.n, scene);
    return say`${heal} ${n} de daño a ${who(line.who, scene)}${per}${but}`;
  },
  defeat: (line, scene, mood) => say`${v(mood, "derrota", "derrotar")} a ${who(line.who, scene)}`,
  place: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    const most = line.most === undefined ? "" : say` (${line.most} salas como máximo)`;
    const what = say`${n} de inestabilidad en ${inEach(line.in, scene)}${per}${most}`;
    return line.by === undefined || scene.person === "rose"
      ? say`${place(mood)} ${what}`
      : own(say`la Rosa Negra coloca ${what}`);
  },
  unplace: (line, scene, mood) => {
    const upTo = line.n === 1 || scene.everyone ? "" : "hasta ";
    return say`${v(mood, "retira", "retirar")} ${upTo}${line.n} de inestabilidad de ${inEach(line.in, scene)}`;
  },
  "convert instability": (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    return say`${v(mood, "convierte", "convertir")} ${n} de inestabilidad de ${inEach(line.in, scene)}${per}`;
  },
  collapse: (line, scene, mood) => {
    const not = list(
      line.not.map((room) => theRoom(room, scene)),
      "and",
    );
    return say`${v(mood, "destruye", "destruir")} ${np(nouns.room, { count: line.rooms })} contiguas a ${spot(line.nextTo, scene)} (salvo ${not}) y ${take(mood)} sus fichas de activación`;
  },
  activate: (line, scene, mood) =>
    say`${v(mood, "activa", "activar")} ${spot(line.room, scene)}${line.evenDestroyed ? ", aunque esté destruida o ya se haya activado este turno" : line.evenUsed ? ", aunque ya se haya activado este turno" : ""}`,
  "copy a room": (line, scene, mood) =>
    say`${choose(mood)} otra sala ${line.rebuilt ? "reconstruida" : "que ya se haya activado este turno"}, salvo ${theRoom(roomInRole(scene, "throne room"), scene)} y ${theRoom(roomInRole(scene, "black rose room"), scene)}, y ${v(mood, "resuelve", "resolver")} su efecto como si fuera el de esta sala`,
  disguise: (line, scene, mood) =>
    line.as === "another room"
      ? say`${choose(mood)} otra sala, salvo ${theRoom(roomInRole(scene, "black rose room"), scene)}: este turno ${spot(line.room, scene)} cuenta como esa sala, con su color y su efecto`
      : own(say`este turno ${spot(line.room, scene)} cuenta como ${colours[line.as].f}`),
  forbid: (line, scene) => {
    const until = line.until === undefined ? "este turno" : "hasta el final de la próxima Fase de Acción";
    const what = {
      moving: "no puede moverse",
      activating: "no puede activar salas",
      leaving: "no puede salir de esa sala",
      "solving it": "no puede completar esa misión",
    }[line.what];
    return own(say`${who(line.who, scene)} ${what} ${until}`);
  },
  shut: (line, scene, mood) => {
    if (line.rooms === "one colour") {
      return say`${choose(mood)} un color cuyas salas no se puedan activar este turno`;
    }
    if (typeof line.rooms === "object" && "colours" in line.rooms) {
      const which = list(
        line.rooms.colours.map((colour) => colours[colour].fp),
        "and",
      );
      return own(say`las salas ${which} no se pueden activar este turno`);
    }
    return own(say`${spot(line.rooms, scene)} no se puede activar este turno`);
  },
  gain: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    if (line.who === "black rose") return own(say`la Rosa Negra gana ${n} PP${per}`);
    if (isSelf(line.who)) return say`${gain(mood)} ${n} PP${per}`;
    return own(say`${who(line.who ?? "self", scene)} gana ${n} PP${per}`);
  },
  lose: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    return isSelf(line.who)
      ? say`${v(mood, "pierde", "perder")} ${n} PP${per}`
      : own(say`${who(line.who, scene)} pierde ${n} PP${per}`);
  },
  steal: (line, scene, mood) => {
    if (line.to === undefined) return say`${draw(mood)} ${line.n} PP a ${who(line.from, scene)}`;
    return isSelf(line.from)
      ? say`${v(mood, "entrega", "entregar")} ${line.n} PP a la Rosa Negra`
      : own(say`${who(line.from, scene)} entrega ${line.n} PP a la Rosa Negra`);
  },
  "take the Crown": (line, scene, mood) =>
    isSelf(line.who) ? say`${take(mood)} la Corona` : own(say`${who(line.who ?? "self", scene)} toma la Corona`),
  award: (line, scene, mood) => {
    switch (line.what) {
      case "quest card":
        return say`${take(mood)} la carta de esa misión cuando se haya resuelto y ${place(mood)} la carta entre ${your(scene, true)} misiones completadas`;
      case "quest points":
        return say`${gain(mood)} los PP de esa misión en lugar de ${who("it", scene)}`;
      case "five and nobody else":
        return say`${gain(mood)} 5 PP si así se derrota a un mago, sin que nadie más gane PP por ello`;
      case "six and nobody else":
        return say`${gain(mood)} 6 PP si así se derrota a un mago, sin que nadie más gane PP por ello`;
      case "turn the defeat":
        return say`${v(mood, "derrota", "derrotar")} al mago que más daño te haya causado, que cae en tu lugar`;
    }
  },
  move: (line, scene, mood) => {
    const far = say`${line.exactly ? "" : "hasta "}${np(nouns.room, { count: line.n })}`;
    const along = {
      "one model there": ", junto con hasta otra miniatura de su sala",
      self: ", moviéndote con él",
    };
    const rest = line.with === undefined ? "" : along[line.with];
    return isSelf(line.who)
      ? say`${reflexive(mood, scene, "muévete", "mover", "mueve")} ${far}${rest}`
      : say`${v(mood, "mueve", "mover")} a ${onWhom(line.who, scene)} ${far}${rest}`;
  },
  go: (line, scene, mood) => say`${v(mood, "va", "ir", "ve")} a ${goal(line.to, scene)}`,
  bring: (line, scene, mood) =>
    typeof line.who === "object"
      ? say`${v(mood, "lleva", "llevar")} a ${goal(line.to, scene)} a ${who(line.who, scene)}`
      : say`${v(mood, "lleva", "llevar")} a ${who(line.who, scene)} a ${goal(line.to, scene)}`,
  "send to cell": (line, scene, mood) => {
    if (isSelf(line.who)) return say`${v(mood, "vuelve", "volver")} a ${your(scene)} celda`;
    const whom = who(line.who, scene);
    const send = v(mood, "envía", "enviar");
    return line.healed
      ? say`${v(mood, "cura", "curar")} todo el daño a ${whom} y ${send} a ${whom} a su celda`
      : say`${send} a ${whom} a su celda`;
  },
  swap: (line, scene, mood) =>
    say`${v(mood, "intercambia", "intercambiar")} ${your(scene)} posición con ${who(line.with, scene)}`,
  attack: (line, scene, mood) => {
    if (isSelf(line.who)) {
      const attack = v(mood, "ataca", "atacar");
      const room = spot("your room", scene);
      const on =
        line.on === "a different model"
          ? es.name(say`una miniatura distinta de ${room}`)
          : isNamed(line.on)
            ? who(line.on, scene)
            : es.name(say`una miniatura de ${room}`);
      return say`${attack} a ${on}${harder({ attack: line.more })}`;
    }
    const on = isNamed(line.on)
      ? who(line.on, scene)
      : es.name(
          line.on === "its owner" ? "su dueño" : line.on === undefined ? "una miniatura de su sala" : "otra miniatura",
        );
    return say`${make(mood)} que ${who(line.who ?? "self", scene)} ataque a ${on}${harder({ attack: line.more })}${under(line.under, scene)}`;
  },
  act: (line, scene, mood) => {
    const whom = typeof line.who === "object" ? someOfYours(line.who, scene) : who(line.who, scene).text;
    const several = typeof line.who === "object" && typeof line.who.n === "number" && line.who.n > 1;
    return say`${make(mood)} que ${whom} ${several ? "actúen" : "actúe"}${harder(line.with ?? {})}${under(line.under, scene)}`;
  },
  "ready action": (_, scene, mood) =>
    say`${v(mood, "recupera", "recuperar")} una de ${your(scene, true)} fichas de acción`,
  "lose actions": (line, scene, mood) => {
    const what =
      line.n === "all"
        ? "todas las acciones físicas que le queden"
        : say`${line.n} ${line.n === 1 ? "acción física" : "acciones físicas"}`;
    return isSelf(line.who)
      ? say`${v(mood, "pierde", "perder")} ${what}`
      : own(say`${who(line.who, scene)} pierde ${what}`);
  },
  draw: (line, scene, mood) => {
    const what = drawn(line, scene);
    return isSelf(line.who) ? say`${draw(mood)} ${what}` : own(say`${who(line.who ?? "self", scene)} roba ${what}`);
  },
  "take of top": (line, scene, mood) => {
    const rest = {
      back: say`${v(mood, "devuelve", "devolver")} el resto`,
      "shuffled in": say`${v(mood, "baraja", "barajar")} el resto en el mazo`,
      bottom: say`${place(mood)} el resto al fondo`,
      discarded: say`${v(mood, "descarta", "descartar")} el resto`,
    }[line.rest];
    return say`${look(mood)} ${top(line.of, line.from, scene, moon(line.moon))}, ${take(mood)} ${line.take} y ${rest}`;
  },
  "look at top": (line, scene, mood) => {
    const which = top(line.of, line.from, scene, moon(line.from === "quests" ? line.moon : undefined));
    const back =
      line.from === "events" && line.reorder
        ? say` y ${v(mood, "devuelve", "devolver")} esas cartas en el orden que ${scene.person === "you" ? "quieras" : "quiera"}`
        : "";
    return say`${look(mood)} ${which}${back}`;
  },
  "play of top": (line, scene, mood) => {
    const points = line.gain === undefined ? "" : say` y ganar ${line.gain} PP`;
    return say`${look(mood)} ${top(line.of, "events", scene, moon(undefined))}; puedes poner uno en juego${points}`;
  },
  search: (line, scene, mood) => {
    if (line.from === "memories")
      return say`${take(mood)} en la mano ${spells(line.n)} cualquiera de ${your(scene, true)} Recuerdos`;
    if (line.from === "discards")
      return line.n === 1
        ? say`${take(mood)} en la mano cualquier conjuro de la pila de descartes de una escuela`
        : say`${take(mood)} en la mano ${spells(line.n)} cualesquiera de las pilas de descartes de las escuelas`;
    return say`${v(mood, "busca", "buscar")} ${spells(line.n)} en ${your(scene)} Grimorio, ${take(mood)} ${line.n === 1 ? "ese conjuro" : "esos conjuros"} en la mano y ${v(mood, "baraja", "barajar")} el Grimorio`;
  },
  discard: (line, scene, mood) => {
    const mage = who(line.who ?? "self", scene);
    if (line.what === undefined)
      return isSelf(line.who)
        ? say`${discard(mood)} ${spells(line.n)} de ${your(scene)} mano`
        : own(say`${mage} descarta ${spells(line.n)} de su mano`);
    const number = line.n === 1 ? "una" : line.n;
    const which = line.what === "quests" ? "activa" : "resuelta";
    return isSelf(line.who)
      ? say`${discard(mood)} ${number} de ${your(scene, true)} misiones ${which}s`
      : own(say`${mage} descarta ${number} ${line.n === 1 ? `misión ${which}` : `misiones ${which}s`}`);
  },
  "discard event": (line, _, mood) => {
    if (line.which === "every other") return say`${discard(mood)} todos los demás eventos del tablero`;
    const points = {
      "to the Black Rose": "la Rosa Negra gana su valor de salida",
      nobody: "nadie gana su valor de salida",
      shared:
        "la Rosa Negra y tú ganáis cada uno la mitad de su valor de salida, redondeada hacia abajo, pero tú al menos 1 PP",
    }[line.points];
    return say`${discard(mood)} un evento del tablero; ${points}`;
  },
  "replace quest": (line, scene, mood) =>
    line.ofTop === undefined
      ? say`${place(mood)} una de ${your(scene, true)} misiones activas bajo su mazo y ${draw(mood)} una de la luna actual`
      : say`${look(mood)} ${top(line.ofTop, "quests", scene, moon(undefined))}; puedes cambiar una de tus misiones activas por una de ellas`,
  "take back": (line, scene, mood) =>
    say`${v(mood, "devuelve", "devolver")} a ${your(scene)} mano un conjuro revelado ${list(line.of.map(ofElement), "or")}`,
  "shuffle Memories": (_, scene, mood) =>
    say`${v(mood, "baraja", "barajar")} ${your(scene, true)} Recuerdos en ${your(scene)} Grimorio`,
  see: (line, scene, mood) => {
    const what = { "ready spells": "los conjuros preparados", hand: "la mano", quests: "las misiones activas" }[
      line.what
    ];
    return say`${look(mood)} ${what} de ${who(line.of, scene)}`;
  },
  "swap spells": (_, scene, mood) =>
    say`${v(mood, "cambia", "cambiar")} un conjuro de escuela de ${your(scene)} mano por uno de la mano del objetivo`,
  "share quests": (_, __, mood) =>
    say`${draw(mood)} 2 misiones de la luna actual, ${v(mood, "conserva", "conservar")} una y ${v(mood, "entrega", "entregar")} la otra a otro mago, o ${discard(mood)} esa otra`,
  "take quest": (line, scene, mood) =>
    line.what === "completed"
      ? say`${take(mood)} una misión completada de ${who(line.from, scene)}`
      : say`${take(mood)} de ${who(line.from, scene)} una de las misiones vistas`,
  "quest of previous moon": (_, scene, mood) =>
    say`${draw(mood)} 1 misión de la luna anterior; después, o bien ${gain(mood)} sus PP y ${discard(mood)} la carta, o bien ${place(mood)} la carta entre ${your(scene, true)} misiones completadas`,
  "complete quest": (line, scene, mood) =>
    line.from === undefined
      ? say`${v(mood, "completa", "completar")} otra de ${your(scene, true)} misiones activas`
      : say`${look(mood)} ${top(line.of ?? 1, "quests", scene, moon("previous"))} y ${v(mood, "completa", "completar")} una de ellas`,
  "cast from hand": (line, scene, mood) => {
    const type = line.type === undefined ? "" : ` de ${TYPES[line.type]}`;
    const what = (line.n ?? 1) === 1 ? `un conjuro${type}` : say`hasta ${line.n ?? 1} conjuros${type}`;
    const from = line.from === undefined ? "" : say`, como desde la sala de ${oneOfYours(line.kind ?? "any", scene)}`;
    return say`${v(mood, "lanza", "lanzar")} ${what} de ${your(scene)} mano${from}`;
  },
  "cast next": (line, scene, mood) => {
    if (line.as === undefined)
      return isSelf(line.who)
        ? say`${v(mood, "lanza", "lanzar")} ${your(scene)} próximo conjuro preparado`
        : own(say`${who(line.who, scene)} lanza su próximo conjuro preparado`);
    return say`${v(mood, "revela", "revelar")} el próximo conjuro estándar de ${who(line.who, scene)}; si es de combate o de contingencia, ${v(mood, "resuelve", "resolver")} ese conjuro como si fuera ${scene.person === "you" ? "tuyo" : "suyo"}`;
  },
  "reveal next": (line, scene, mood) =>
    say`${v(mood, "revela", "revelar")} el próximo conjuro preparado de ${who("target", scene)} y ${gain(mood)} ${line.contingency} PP si es de contingencia o ${line.combat} PP si es de combate`,
  unready: (line, scene, mood) => {
    const what = {
      "not quick": "un conjuro preparado que no sea el rápido",
      quick: "su conjuro rápido preparado",
      ready: "un conjuro preparado",
      any: "un conjuro que no se haya revelado",
    }[line.slot];
    return isSelf(line.who)
      ? say`${discard(mood)} ${what.replace("su ", `${your(scene)} `)}`
      : own(say`${who(line.who, scene)} descarta ${what}`);
  },
  summon: (line, scene, mood) => {
    const what =
      typeof line.kind === "string"
        ? aKind(line.kind, scene).text
        : "same" in line.kind
          ? "la misma evocación"
          : say`cualquier evocación de vida impresa ${line.kind.healthAtMost} o menos`;
    const where = isCarried(line.kind, scene) ? "" : say` en ${goal(line.in, scene)}`;
    return say`${v(mood, "invoca", "invocar")} ${what}${where}`;
  },
  remove: (line, scene, mood) =>
    typeof line.who === "object" && "upTo" in line.who
      ? say`${v(mood, "retira", "retirar")} hasta ${np(kindNoun(line.who.kind, scene), { count: line.who.upTo })}, también las tuyas`
      : say`${v(mood, "retira", "retirar")} ${who(line.who, scene)}`,
  "replace evocation": (line, scene, mood) =>
    "who" in line
      ? say`${v(mood, "sustituye", "sustituir")} ${who(line.who, scene)} por ${aKind(line.by, scene)}${line.keeping === undefined ? say` bajo ${your(scene)} control` : "; conserva sus Mejoras"}`
      : say`${v(mood, "sustituye", "sustituir")} ${oneOfYours(line.kind, scene)} de ${spot(line.in, scene)} por ${aKind(line.by, scene)}`,
  become: (line, scene, mood) => {
    const form = attachmentOf(scene, line.form);
    const long = form.until === undefined ? "" : " durante el resto del turno";
    return say`${reflexive(mood, scene, "conviértete", "convertir", "convierte")} en ${aForm(form)}${long}`;
  },
  "ignore damage": (line, scene, mood) => {
    const ignore = v(mood, "ignora", "ignorar");
    if (line.n === "all") return say`${ignore} ${scene.answersSpell ? "todo el daño de ese conjuro" : "todo ese daño"}`;
    const of = scene.answersSpell ? "de daño de ese conjuro" : "de ese daño";
    return say`${ignore} ${line.n === 1 ? "1" : say`hasta ${line.n}`} ${of}`;
  },
  "ignore effect": (_, __, mood) => say`${v(mood, "ignora", "ignorar")} su efecto`,
  cancel: (line, _, mood) => {
    if (line.what === "activation") return own("la activación fracasa");
    return line.what === "damage"
      ? say`${v(mood, "renuncia", "renunciar")} a infligir el daño`
      : say`${v(mood, "anula", "anular")} su efecto para todos`;
  },
  deflect: (line, scene, mood) =>
    line.what === "damage"
      ? line.to === "this evocation"
        ? say`${v(mood, "haz", "hacer")} que esta evocación sufra ${line.n ?? "todo"} de ese daño en su lugar`
        : line.to === "your evocation"
          ? say`${v(mood, "haz", "hacer")} que ${oneOfYours(line.kind ?? "any", scene)} sufra ese daño en su lugar`
          : say`${v(mood, "inflige", "infligir")} ese daño${line.as === undefined ? "" : ", como tuyo,"} a una miniatura a alcance ${line.within} en vez de sufrirlo; si no hay ninguna, ignora ese daño`
      : say`${v(mood, "desvía", "desviar")} el conjuro hacia otra miniatura a alcance ${line.within} de ti${line.ifNone === "cancel" ? "; si no hay ninguna, el conjuro queda anulado" : ""}`,
  "damage more": (line) => own(say`cada miniatura alcanzada sufre ${line.n} de daño más`),
  "gain less": (line, _, mood) => say`${gain(mood)} ${line.n} PP menos`,
  "take over activation": (_, scene, mood) =>
    say`${v(mood, "activa", "activar")} esa sala en lugar de ${who("it", scene)}`,
};

function goal(
  to: Parameters<typeof spot>[0] | { readonly choose: Parameters<typeof chosenRoom>[0] } | { readonly another: Colour },
  scene: Scene,
): ReturnType<typeof spot> {
  if (typeof to === "object" && "another" in to)
    return es.name(say`otra sala ${colours[to.another].f} a ${your(scene)} elección`);
  return typeof to === "object" && "choose" in to ? chosenRoom(to.choose, scene) : spot(to, scene);
}

function drawn(line: Parameters<typeof verbs.draw>[0], scene: Scene): string {
  switch (line.from) {
    case "grimoire":
      return say`${spells(line.n)} de ${your(scene)} Grimorio`;
    case "memories":
      return line.random
        ? say`${spells(line.n)} al azar de ${your(scene, true)} Recuerdos`
        : say`${spells(line.n)} de lo alto de ${your(scene, true)} Recuerdos`;
    case "library":
      return say`${spells(line.n)} de los mazos de escuela de la Biblioteca`;
    case "discards":
      return say`${spells(line.n)} de lo alto de la pila de descartes de una escuela`;
    case "forgotten":
      return say`${line.n} ${line.n === 1 ? "Conjuro Olvidado" : "Conjuros Olvidados"}`;
    case "quests":
      return say`${quests(line.n)} ${moon(line.moon)}`;
    case "events":
      return say`${np(nouns.event, { count: line.n })} ${moon(line.moon)}`;
  }
}
