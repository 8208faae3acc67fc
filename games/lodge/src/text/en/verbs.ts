/** English: what is done. */
import { en } from "@blackrose/language";
import type { Act } from "../../effects/verbs/act.ts";
import type { Colour, Pile } from "../../cards/says.ts";
import { attachmentOf, countsOwn, roomInRole, type Said, type Scene, isCarried, isNamed } from "../scene.ts";
import type { CardVoice } from "../voice.ts";
import { amount } from "./counts.ts";
import { verb } from "./forms.ts";
import {
  aForm,
  aKind,
  chosenRoom,
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

const { list, np, say } = en;

const v = verb;
const own = (text: string): Said => ({ own: text });
const isSelf = (whom: unknown): boolean => whom === undefined || whom === "self";
const spells = (count: number): string => np(nouns.spell, { count }).text;
const quests = (count: number): string => np(nouns.quest, { count }).text;
const under = (control: "you" | undefined, scene: Scene): string =>
  control === undefined ? "" : ` under ${your(scene)} control`;

/** " with +1 attack and +1 movement". */
function harder({ attack = 0, move = 0 }: { attack?: number | undefined; move?: number | undefined }): string {
  const parts = [attack === 0 ? "" : say`+${attack} attack`, move === 0 ? "" : say`+${move} movement`];
  const said = parts.filter((part) => part !== "");
  return said.length === 0 ? "" : ` with ${list(said, "and")}`;
}

/** "up to 2 of your constructs in that room or next to it". */
function someOfYours({ yours, n = 1, near, other }: Extract<Act["who"], object>, scene: Scene): string {
  const { many: plural } = kindNoun(yours, scene);
  const whom =
    n === 1
      ? other
        ? say`another of ${your(scene)} ${plural}`
        : oneOfYours(yours, scene)
      : n === "each"
        ? say`each of ${your(scene)} ${plural}`
        : say`up to ${n} of ${your(scene)} ${plural}`;
  return near === undefined ? whom : say`${whom} in ${spot(near, scene)} or next to it`;
}

/** The top cards of a pile. */
function top(of: number, from: Pile, scene: Scene, which: string): string {
  switch (from) {
    case "grimoire":
      return say`the top ${spells(of)} of ${your(scene)} Grimoire`;
    case "memories":
      return say`the top ${spells(of)} of ${your(scene)} Memories`;
    case "library":
      return say`the top ${spells(of)} of a school deck of ${your(scene)} choice`;
    case "discards":
      return say`the top ${spells(of)} of a school’s discard pile`;
    case "forgotten":
      return say`the top ${of} Forgotten Spells`;
    case "quests":
      return say`the top ${quests(of)} ${which}`;
    case "events":
      return say`the top ${np(nouns.event, { count: of })} ${which}`;
  }
}

export const verbs: CardVoice["verbs"] = {
  deal: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    const rest = [
      line.orElse === undefined ? "" : say`, but ${line.orElse.n} to each ${kindNoun(line.orElse.kind, scene).one}`,
      line.noProtections ? "; no protection can prevent it" : "",
      line.noAnswers ? "; no trap and no protection can answer it" : "",
      line.fades === undefined ? "" : say`; in the Clean-up Phase up to ${line.fades} of it is removed again`,
    ].join("");
    if (line.by === undefined || scene.person === "rose") {
      return say`${v(mood, "deal")} ${n} damage to ${who(line.to, scene)}${per}${rest}`;
    }
    if (line.to === "self") return say`${v(mood, "suffer")} ${n} damage from the Black Rose${per}${rest}`;
    return own(say`the Black Rose deals ${n} damage to ${who(line.to, scene)}${per}${rest}`);
  },
  "convert damage": (line, scene, mood) => {
    const rest =
      line.elseDeal === undefined
        ? ""
        : say`, or ${v(line.by === undefined ? mood : "told", "deal")} ${line.elseDeal} damage to it if ${countsOwn(line.on, scene) ? "it is opposing and " : ""}nothing can be converted`;
    const { n, per } = amount(line.n, scene);
    // So much over all of them: said of them together.
    const one = who(line.on, scene);
    const whom = line.inAll ? en.name(one.text.replace(/^each (?:opposing )?model/, "models")) : one;
    const what = say`${n} damage${line.inAll ? " in all" : ""} on ${whom}${per}${rest}`;
    return line.by === undefined || scene.person === "rose"
      ? say`${v(mood, "convert")} ${what}`
      : own(say`the Black Rose converts ${what}`);
  },
  "transfer damage": (line, scene, mood) =>
    say`${v(mood, "transfer")} up to ${line.n} damage from ${who(line.from, scene)} to ${who(line.to, scene)}`,
  heal: (line, scene, mood) => {
    if (isSelf(line.who)) {
      return line.n === "all"
        ? say`${v(mood, "heal")} all ${your(scene)} damage`
        : say`${v(mood, "heal")} ${amount(line.n, scene).n} of ${your(scene)} damage${amount(line.n, scene).per}`;
    }
    const but = line.not === undefined ? "" : ", except that of the Black Rose";
    const { n, per } = line.n === "all" ? { n: "all", per: "" } : amount(line.n, scene);
    return say`${v(mood, "heal")} ${n} damage on ${who(line.who, scene)}${per}${but}`;
  },
  defeat: (line, scene, mood) => say`${v(mood, "defeat")} ${who(line.who, scene)}`,
  place: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    const most = line.most === undefined ? "" : say` (${line.most} rooms at most)`;
    const what = say`${n} instability in ${inEach(line.in, scene)}${per}${most}`;
    return line.by === undefined || scene.person === "rose"
      ? say`${v(mood, "place")} ${what}`
      : own(say`the Black Rose places ${what}`);
  },
  unplace: (line, scene, mood) => {
    const upTo = line.n === 1 || scene.everyone ? "" : "up to ";
    return say`${v(mood, "remove")} ${upTo}${line.n} instability from ${inEach(line.in, scene)}`;
  },
  "convert instability": (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    return say`${v(mood, "convert")} ${n} instability in ${inEach(line.in, scene)}${per}`;
  },
  collapse: (line, scene, mood) => {
    const not = list(
      line.not.map((room) => theRoom(room, scene)),
      "and",
    );
    return say`${v(mood, "destroy")} ${np(nouns.room, { count: line.rooms })} next to ${spot(line.nextTo, scene)} (except ${not}) and ${v(mood, "take")} their activation tokens`;
  },
  activate: (line, scene, mood) =>
    say`${v(mood, "activate")} ${spot(line.room, scene)}${line.evenDestroyed ? ", even if it is destroyed or has already been activated this turn" : line.evenUsed ? ", even if it has already been activated this turn" : ""}`,
  "copy a room": (line, scene, mood) =>
    say`${v(mood, "choose")} another ${line.rebuilt ? "rebuilt room" : "room already activated this turn"}, except ${theRoom(roomInRole(scene, "throne room"), scene)} and ${theRoom(roomInRole(scene, "black rose room"), scene)}, and ${v(mood, "resolve")} its effect as if it were this room’s`,
  disguise: (line, scene, mood) =>
    line.as === "another room"
      ? say`${v(mood, "choose")} another room, except ${theRoom(roomInRole(scene, "black rose room"), scene)}: this turn ${spot(line.room, scene)} counts as that room, with its colour and effect`
      : own(say`this turn ${spot(line.room, scene)} counts as ${line.as}`),
  forbid: (line, scene) => {
    const until = line.until === undefined ? "this turn" : "until the end of the next Action Phase";
    const what = {
      moving: "cannot move",
      activating: "cannot activate rooms",
      leaving: "cannot leave that room",
      "solving it": "cannot complete that quest",
    }[line.what];
    return own(say`${who(line.who, scene)} ${what} ${until}`);
  },
  shut: (line, scene, mood) => {
    if (line.rooms === "one colour") {
      return say`${v(mood, "choose")} a colour whose rooms cannot be activated this turn`;
    }
    if (typeof line.rooms === "object" && "colours" in line.rooms) {
      return own(say`${list(line.rooms.colours, "and")} rooms cannot be activated this turn`);
    }
    return own(say`${spot(line.rooms, scene)} cannot be activated this turn`);
  },
  gain: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    if (line.who === "black rose") return own(say`the Black Rose gains ${n} PP${per}`);
    if (isSelf(line.who)) return say`${v(mood, "gain")} ${n} PP${per}`;
    return own(say`${who(line.who ?? "self", scene)} gains ${n} PP${per}`);
  },
  lose: (line, scene, mood) => {
    const { n, per } = amount(line.n, scene);
    return isSelf(line.who)
      ? say`${v(mood, "lose")} ${n} PP${per}`
      : own(say`${who(line.who, scene)} loses ${n} PP${per}`);
  },
  steal: (line, scene, mood) => {
    if (line.to === undefined) return say`${v(mood, "steal")} ${line.n} PP from ${who(line.from, scene)}`;
    return isSelf(line.from)
      ? say`${v(mood, "give")} ${line.n} PP to the Black Rose`
      : own(say`${who(line.from, scene)} gives ${line.n} PP to the Black Rose`);
  },
  "take the Crown": (line, scene, mood) =>
    isSelf(line.who) ? say`${v(mood, "take")} the Crown` : own(say`${who(line.who ?? "self", scene)} takes the Crown`),
  award: (line, scene, mood) => {
    switch (line.what) {
      case "quest card":
        return say`${v(mood, "take")} the card of that quest once it is resolved, and ${v(mood, "put")} it with ${your(scene)} completed quests`;
      case "quest points":
        return say`${v(mood, "gain")} the PP of that quest in place of ${who("it", scene)}`;
      case "five and nobody else":
        return say`${v(mood, "gain")} 5 PP if this defeats a mage, while nobody else gains any for it`;
      case "six and nobody else":
        return say`${v(mood, "gain")} 6 PP if this defeats a mage, while nobody else gains any for it`;
      case "turn the defeat":
        return say`${v(mood, "defeat")} the mage with the most damage on you, who falls in your place`;
    }
  },
  move: (line, scene, mood) => {
    const far = say`${line.exactly ? "" : "up to "}${np(nouns.room, { count: line.n })}`;
    const along = {
      "one model there": ", together with up to one other model of its room",
      self: ", moving along with it",
    };
    const rest = line.with === undefined ? "" : along[line.with];
    return isSelf(line.who)
      ? say`${v(mood, "move")} ${far}${rest}`
      : say`${v(mood, "move")} ${onWhom(line.who, scene)} ${far}${rest}`;
  },
  go: (line, scene, mood) => say`${v(mood, "go")} to ${goal(line.to, scene)}`,
  bring: (line, scene, mood) =>
    typeof line.who === "object"
      ? say`${v(mood, "bring")} to ${goal(line.to, scene)} ${who(line.who, scene)}`
      : say`${v(mood, "bring")} ${who(line.who, scene)} to ${goal(line.to, scene)}`,
  "send to cell": (line, scene, mood) => {
    if (isSelf(line.who)) return say`${v(mood, "return")} to ${your(scene)} cell`;
    const whom = who(line.who, scene);
    return line.healed
      ? say`${v(mood, "heal")} all damage on ${whom} and ${v(mood, "send")} it to its cell`
      : say`${v(mood, "send")} ${whom} to its cell`;
  },
  swap: (line, scene, mood) => say`${v(mood, "swap")} places with ${who(line.with, scene)}`,
  attack: (line, scene, mood) => {
    if (isSelf(line.who)) {
      const room = spot("your room", scene);
      const on =
        line.on === "a different model"
          ? say`a different model in ${room}`
          : isNamed(line.on)
            ? who(line.on, scene).text
            : say`a model in ${room}`;
      return say`${v(mood, "attack")} ${on}${harder({ attack: line.more })}`;
    }
    const on = isNamed(line.on) ? who(line.on, scene).text : line.on === undefined ? "a model in its room" : line.on;
    return say`${v(mood, "have")} ${who(line.who ?? "self", scene)} attack ${on}${harder({ attack: line.more })}${under(line.under, scene)}`;
  },
  act: (line, scene, mood) => {
    const whom = typeof line.who === "object" ? someOfYours(line.who, scene) : who(line.who, scene).text;
    return say`${v(mood, "have")} ${whom} act${harder(line.with ?? {})}${under(line.under, scene)}`;
  },
  "ready action": (_, scene, mood) => say`${v(mood, "ready")} one of ${your(scene)} action tokens`,
  "lose actions": (line, scene, mood) => {
    const what =
      line.n === "all" ? "all remaining physical actions" : say`${line.n} physical action${line.n === 1 ? "" : "s"}`;
    return isSelf(line.who) ? say`${v(mood, "lose")} ${what}` : own(say`${who(line.who, scene)} loses ${what}`);
  },
  draw: (line, scene, mood) => {
    const what = drawn(line, scene);
    return isSelf(line.who)
      ? say`${v(mood, "draw")} ${what}`
      : own(say`${who(line.who ?? "self", scene)} draws ${what}`);
  },
  "take of top": (line, scene, mood) => {
    const rest = {
      back: say`${v(mood, "put")} the rest back`,
      "shuffled in": say`${v(mood, "shuffle")} the rest back in`,
      bottom: say`${v(mood, "put")} the rest at the bottom`,
      discarded: say`${v(mood, "discard")} the rest`,
    }[line.rest];
    return say`${v(mood, "look")} at ${top(line.of, line.from, scene, moon(line.moon))}, ${v(mood, "take")} ${line.take} of them and ${rest}`;
  },
  "look at top": (line, scene, mood) => {
    const which = top(line.of, line.from, scene, moon(line.from === "quests" ? line.moon : undefined));
    const back = line.from === "events" && line.reorder ? say` and ${v(mood, "put")} them back in any order` : "";
    return say`${v(mood, "look")} at ${which}${back}`;
  },
  "play of top": (line, scene, mood) => {
    const gain = line.gain === undefined ? "" : say` and gain ${line.gain} PP`;
    return say`${v(mood, "look")} at ${top(line.of, "events", scene, moon(undefined))}; you may put one of them into play${gain}`;
  },
  search: (line, scene, mood) => {
    if (line.from === "memories")
      return say`${v(mood, "take")} any ${spells(line.n)} of ${your(scene)} Memories into hand`;
    if (line.from === "discards")
      return line.n === 1
        ? say`${v(mood, "take")} any spell from a school’s discard pile into ${your(scene)} hand`
        : say`${v(mood, "take")} any ${spells(line.n)} from the schools’ discard piles into ${your(scene)} hand`;
    return say`${v(mood, "search")} ${your(scene)} Grimoire for any ${spells(line.n)}, ${v(mood, "take")} ${line.n === 1 ? "it" : "them"} into hand and ${v(mood, "shuffle")} the Grimoire`;
  },
  discard: (line, scene, mood) => {
    const mage = who(line.who ?? "self", scene);
    if (line.what === undefined)
      return isSelf(line.who)
        ? say`${v(mood, "discard")} ${spells(line.n)} from ${your(scene)} hand`
        : own(say`${mage} discards ${spells(line.n)} from hand`);
    const number = line.n === 1 ? "one" : line.n;
    const which = line.what === "quests" ? "active" : "solved";
    return isSelf(line.who)
      ? say`${v(mood, "discard")} ${number} of ${your(scene)} ${which} quests`
      : own(say`${mage} discards ${number} ${which} ${line.n === 1 ? "quest" : "quests"}`);
  },
  "discard event": (line, _, mood) => {
    if (line.which === "every other") return say`${v(mood, "discard")} every other event on the board`;
    const points = {
      "to the Black Rose": "the Black Rose gains its exit value",
      nobody: "nobody gains its exit value",
      shared: "you and the Black Rose each gain half its exit value, rounded down, but you at least 1 PP",
    }[line.points];
    return say`${v(mood, "discard")} an event on the board; ${points}`;
  },
  "replace quest": (line, scene, mood) =>
    line.ofTop === undefined
      ? say`${v(mood, "put")} one of ${your(scene)} active quests under its deck and ${v(mood, "draw")} one of the current moon`
      : say`${v(mood, "look")} at ${top(line.ofTop, "quests", scene, moon(undefined))}; you may exchange one of your active quests for one of them`,
  "take back": (line, scene, mood) =>
    say`${v(mood, "take")} one of ${your(scene)} revealed ${list(line.of, "or")} spells back into ${your(scene)} hand`,
  "shuffle Memories": (_, scene, mood) =>
    say`${v(mood, "shuffle")} ${your(scene)} Memories into ${your(scene)} Grimoire`,
  see: (line, scene, mood) => {
    const what = { "ready spells": "the ready spells", hand: "the hand", quests: "the active quests" }[line.what];
    return say`${v(mood, "look")} at ${what} of ${who(line.of, scene)}`;
  },
  "swap spells": (_, scene, mood) =>
    say`${v(mood, "exchange")} a school spell from ${your(scene)} hand for one from the target’s hand`,
  "share quests": (_, __, mood) =>
    say`${v(mood, "draw")} 2 quests of the current moon, ${v(mood, "keep")} one, and ${v(mood, "give")} the other to another mage or ${v(mood, "discard")} it`,
  "take quest": (line, scene, mood) =>
    line.what === "completed"
      ? say`${v(mood, "take")} a completed quest from ${who(line.from, scene)}`
      : say`${v(mood, "take")} one of the quests seen from ${who(line.from, scene)}`,
  "quest of previous moon": (_, scene, mood) =>
    say`${v(mood, "draw")} 1 quest of the previous moon, then either ${v(mood, "gain")} its PP and ${v(mood, "discard")} it, or ${v(mood, "put")} it with ${your(scene)} completed quests`,
  "complete quest": (line, scene, mood) =>
    line.from === undefined
      ? say`${v(mood, "complete")} one of ${your(scene)} other active quests`
      : say`${v(mood, "look")} at the top ${quests(line.of ?? 1)} of the previous moon and ${v(mood, "complete")} one of them`,
  "cast from hand": (line, scene, mood) => {
    const type = line.type === undefined ? "" : `${line.type} `;
    const what = (line.n ?? 1) === 1 ? `a ${type}spell` : say`up to ${line.n ?? 1} ${type}spells`;
    const from = line.from === undefined ? "" : say`, as if from the room of ${oneOfYours(line.kind ?? "any", scene)}`;
    return say`${v(mood, "cast")} ${what} from ${your(scene)} hand${from}`;
  },
  "cast next": (line, scene, mood) => {
    if (line.as === "yours")
      return say`${v(mood, "reveal")} the next standard spell of ${who(line.who, scene)}; if it is a combat or contingency spell, ${v(mood, "resolve")} it as ${your(scene)} own`;
    return isSelf(line.who)
      ? say`${v(mood, "cast")} ${your(scene)} next ready spell`
      : own(say`${who(line.who, scene)} casts its next ready spell`);
  },
  "reveal next": (line, scene, mood) =>
    say`${v(mood, "reveal")} the next ready spell of ${who("target", scene)} and ${v(mood, "gain")} ${line.contingency} PP if it is a contingency spell, or ${line.combat} PP if it is a combat spell`,
  unready: (line, scene, mood) => {
    const what = {
      "not quick": "a ready spell other than the quick one",
      quick: "its ready quick spell",
      ready: "a ready spell",
      any: "a spell that has not been revealed",
    }[line.slot];
    return isSelf(line.who)
      ? say`${v(mood, "discard")} ${what.replace("its", your(scene))}`
      : own(say`${who(line.who, scene)} discards ${what}`);
  },
  summon: (line, scene, mood) => {
    const what =
      typeof line.kind === "string"
        ? aKind(line.kind, scene).text
        : "same" in line.kind
          ? "the same evocation"
          : say`any evocation with a printed health of ${line.kind.healthAtMost} or less`;
    const where = isCarried(line.kind, scene) ? "" : say` in ${goal(line.in, scene)}`;
    return say`${v(mood, "summon")} ${what}${where}`;
  },
  remove: (line, scene, mood) =>
    typeof line.who === "object" && "upTo" in line.who
      ? say`${v(mood, "remove")} up to ${np(kindNoun(line.who.kind, scene), { count: line.who.upTo })}, ${your(scene)} own included`
      : say`${v(mood, "remove")} ${who(line.who, scene)}`,
  "replace evocation": (line, scene, mood) =>
    "who" in line
      ? say`${v(mood, "replace")} ${who(line.who, scene)} with ${aKind(line.by, scene)}${line.keeping === undefined ? say` under ${your(scene)} control` : "; its Upgrades stay"}`
      : say`${v(mood, "replace")} ${oneOfYours(line.kind, scene)} in ${spot(line.in, scene)} with ${aKind(line.by, scene)}`,
  become: (line, scene, mood) => {
    const form = attachmentOf(scene, line.form);
    return say`${v(mood, "become")} ${aForm(form)}${form.until === undefined ? "" : " for the rest of the turn"}`;
  },
  "ignore damage": (line, scene, mood) => {
    const what = scene.answersSpell ? "damage of that spell" : "of that damage";
    if (line.n === "all") return say`${v(mood, "ignore")} all ${what}`;
    return say`${v(mood, "ignore")} ${line.n === 1 ? "1" : say`up to ${line.n}`} ${what}`;
  },
  "ignore effect": (_, __, mood) => say`${v(mood, "ignore")} its effect`,
  cancel: (line, _, mood) => {
    if (line.what === "activation") return own("the activation fails");
    return line.what === "damage" ? say`${v(mood, "deal")} no damage with it` : say`${v(mood, "cancel")} it`;
  },
  deflect: (line, scene, mood) =>
    line.what === "damage"
      ? line.to === "this evocation"
        ? say`${v(mood, "let")} this evocation suffer ${line.n ?? "all"} of that damage instead`
        : line.to === "your evocation"
          ? say`${v(mood, "let")} ${oneOfYours(line.kind ?? "any", scene)} suffer that damage instead`
          : say`${v(mood, "deal")} that damage${line.as === undefined ? "" : ", as your own,"} to a model within ${line.within} instead of suffering it; if there is none, ignore it`
      : say`${v(mood, "turn")} the spell on another model within ${line.within} of you${line.ifNone === "cancel" ? "; if there is none, it is cancelled" : ""}`,
  "damage more": (line) => own(say`each model hit suffers ${line.n} more damage`),
  "gain less": (line, _, mood) => say`${v(mood, "gain")} ${line.n} PP less`,
  "take over activation": (_, scene, mood) => say`${v(mood, "activate")} that room in place of ${who("it", scene)}`,
};

function goal(
  to: Parameters<typeof spot>[0] | { readonly choose: Parameters<typeof chosenRoom>[0] } | { readonly another: Colour },
  scene: Scene,
): string {
  if (typeof to === "object" && "another" in to) return say`another ${to.another} room of ${your(scene)} choice`;
  return typeof to === "object" && "choose" in to ? chosenRoom(to.choose, scene).text : spot(to, scene).text;
}

function drawn(line: Parameters<typeof verbs.draw>[0], scene: Scene): string {
  switch (line.from) {
    case "grimoire":
      return say`${spells(line.n)} from ${your(scene)} Grimoire`;
    case "memories":
      return line.random
        ? say`${line.n} random ${line.n === 1 ? "spell" : "spells"} from ${your(scene)} Memories`
        : say`${spells(line.n)} from the top of ${your(scene)} Memories`;
    case "library":
      return say`${spells(line.n)} from the school decks of the Library`;
    case "discards":
      return say`${spells(line.n)} from the top of a school’s discard pile`;
    case "forgotten":
      return say`${line.n} Forgotten Spell${line.n === 1 ? "" : "s"}`;
    case "quests":
      return say`${quests(line.n)} ${moon(line.moon)}`;
    case "events":
      return say`${np(nouns.event, { count: line.n })} ${moon(line.moon)}`;
  }
}
