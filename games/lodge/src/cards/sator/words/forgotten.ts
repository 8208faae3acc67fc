/** What the Forgotten and personal spells of this box say besides. */
import { again, attempt, type Frame, laid, PASS } from "@blackrose/kernel";
import { COLOURS, type One } from "../../says.ts";
import { declare, go, place as placeDeed } from "../../../deeds.ts";
import { R } from "../../../effects/context.ts";
import { effOption, effRoom, effTarget, want } from "../../../effects/doing.ts";
import { ownCount } from "../../../effects/own.ts";
import { one } from "../../../effects/select.ts";
import { bind, ownTrigger } from "../../../effects/trigger.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { answered } from "../../../effects/verbs/shared/answering.ts";
import * as a from "../../../pack/parts.ts";
import { activateRoom } from "../../../rules/activate.ts";
import { replay } from "../../../rules/cast.ts";
import { actNow } from "../../../rules/evocations.ts";
import { canActivate, freeSlots } from "../../../rules/rooms.ts";
import { type Lodge, NONE, placeOf } from "../../../state.ts";
import { FORGOTTEN } from "../../../tables.ts";
import { colour as colourThing, held, model as modelThing, room as roomThing } from "../../../things.ts";
import { figureOf, isMage, partyOf } from "../../../who.ts";
import { EN, ES, FR } from "./tongues.ts";

/** So many cubes in each room of a colour that the controller chooses. */
export interface PlaceByColour {
  readonly do: "place by colour";
  readonly n: number;
}
/** One of those the effect has seized or let act acts now. */
export interface OneOfThemActs {
  readonly do: "one of them acts";
}
/** Up to so many different rooms anywhere, even used; never the Black Rose Room or the Throne Room. */
export interface ActivateSeveral {
  readonly do: "activate several";
  readonly most: number;
}
/** The side whose declaration is answered, read for the controller (L-GLO-38). */
export interface ReplayAsYours {
  readonly do: "replay as yours";
}
/** Another mage reveals a combat or contingency spell that is no Forgotten Spell. */
export interface Reveals {
  readonly on: "reveals";
}
/** Another mage goes from the owner's room to another room. */
export interface LeavesYours {
  readonly on: "leaves yours";
}
export interface RoomsWithYours {
  readonly counted: "rooms with yours";
}
export interface QuestsOf {
  readonly counted: "quests of";
  readonly who: One;
}

declare module "../../says.ts" {
  interface Verbs {
    readonly forgotten: PlaceByColour | OneOfThemActs | ActivateSeveral | ReplayAsYours;
  }
  interface Triggers {
    readonly forgotten: Reveals | LeavesYours;
  }
  interface Counts {
    readonly forgotten: RoomsWithYours | QuestsOf;
  }
}

export const placeByColour = (n: number): PlaceByColour => ({ do: "place by colour", n });
export const oneOfThemActs: OneOfThemActs = { do: "one of them acts" };
export const activateSeveral = (most: number): ActivateSeveral => ({ do: "activate several", most });
export const replayAsYours: ReplayAsYours = { do: "replay as yours" };

const placeByColourVerb = ownVerb<PlaceByColour>("place by colour", {
  shape: { n: a.some },
  run(w, f) {
    const there = new Set(w.s.colourAs);
    want(
      w,
      f,
      effOption,
      COLOURS.flatMap((_, colour) => (there.has(colour) ? [colourThing(colour)] : [])),
    );
  },
  chosen(w, _f, e, { n }, code) {
    const party = partyOf(w.s, e.seat);
    let left = w.s.supply[party];
    const deeds = [...w.s.tiles.keys()].flatMap((room) => {
      const now = w.s.colourAs[room] === held(code) ? Math.min(n, freeSlots(w, room), left) : 0;
      left -= now;
      return now > 0 ? [laid(placeDeed, { seat: party, room, n: now, converted: 0 })] : [];
    });
    attempt(w, e.seat, deeds);
  },
  words: {
    en: ({ n }, _scene, mood) =>
      EN.say`${EN.verb(mood, "choose")} a colour and ${EN.verb(mood, "place")} ${n} instability in each room of that colour`,
    es: ({ n }, _scene, mood) =>
      ES.say`${ES.verb(mood, "elige", "elegir")} un color y ${ES.verb(mood, "coloca", "colocar")} ${n} de inestabilidad en cada sala de ese color`,
    fr: ({ n }, _scene, mood) =>
      FR.say`${FR.verb(mood, "choisir", "choisissez", "choisit")} une couleur et ${FR.verb(mood, "placer")} ${FR.instability(n)} dans chaque salle de cette couleur`,
  },
});

const them = (w: Lodge, { regs }: Frame): number[] =>
  [regs[R.acted], regs[R.actedToo]].filter((model) => model !== NONE && placeOf(w.s, model) >= 0);

const oneOfThemActsVerb = ownVerb<OneOfThemActs>("one of them acts", {
  shape: {},
  run: (w, f, e) => want(w, f, effTarget, them(w, e).map(modelThing)),
  chosen: (w, _f, e, _said, code) => actNow(w, figureOf(held(code)), e.seat),
  words: {
    en: (_, __, mood) => EN.say`${EN.verb(mood, "have")} one of them act`,
    es: (_, __, mood) => ES.say`${ES.verb(mood, "hace", "hacer", "haz")} que una de ellas actúe`,
    fr: (_, __, mood) => FR.say`${FR.verb(mood, "faire", "faites", "fait")} agir l'une d'elles`,
  },
});

/** Whether no more are wanted. Behind it, the rooms activated. */
const activated = numbers({ done: 0 });

const activateSeveralVerb = ownVerb<ActivateSeveral>("activate several", {
  shape: { most: a.some },
  numbers: activated,
  run(w, f, e, { most }) {
    const done = activated.rest(f);
    if (f.regs[activated.at.done] === 1 || done.length >= most) return;
    const open = [...w.s.tiles.keys()].filter(
      (room) =>
        !done.includes(room) &&
        w.cards.content.rooms[w.s.tiles[room]].role === undefined &&
        w.s.destroyed[room] === 0 &&
        canActivate(w, e.seat, room, "used"),
    );
    if (open.length === 0) return;
    again(f);
    want(w, f, effRoom, [PASS, ...open.map(roomThing)]);
  },
  chosen(w, f, e, _said, code) {
    if (code === PASS) {
      f.regs[activated.at.done] = 1;
      return;
    }
    f.regs.push(held(code));
    activateRoom(w, e.seat, held(code), "used");
  },
  words: {
    en: ({ most }, _scene, mood) =>
      EN.say`${EN.verb(mood, "activate")} up to ${most} different rooms anywhere, even if they have already been activated this turn (never the Black Rose Room, the Throne Room or a destroyed room)`,
    es: ({ most }, _scene, mood) =>
      ES.say`${ES.verb(mood, "activa", "activar")} hasta ${most} salas distintas en cualquier lugar, aunque ya se hayan activado este turno (nunca la Sala de la Rosa Negra, la Sala del Trono ni una sala destruida)`,
    fr: ({ most }, _scene, mood) =>
      FR.say`${FR.verb(mood, "activer")} jusqu'à ${most} salles différentes n'importe où, même déjà activées ce tour-ci (jamais la Salle de la Rose Noire, la Salle du Trône ni une salle détruite)`,
  },
});

const replayAsYoursVerb = ownVerb<ReplayAsYours>("replay as yours", {
  shape: {},
  run(w, _f, e) {
    const declared = answered(w, e).find(({ deed }) => deed.verb === declare.verb);
    if (declared !== undefined) replay(w, e.seat, declared.get("card"), declared.get("side"));
  },
  words: {
    en: (_, scene, mood) =>
      EN.say`${EN.verb(mood, "resolve")} that side as ${scene.person === "you" ? "your own" : "its own"}`,
    es: (_, scene, mood) =>
      ES.say`${ES.verb(mood, "resuelve", "resolver")} ese lado como ${scene.person === "you" ? "tuyo" : "suyo"}`,
    fr: (_, scene, mood) =>
      FR.say`${FR.verb(mood, "résoudre", "résolvez", "résout")} ce côté comme ${scene.person === "you" ? "le vôtre" : "le sien"}`,
  },
});

const reveals = ownTrigger<Reveals>("reveals", {
  shape: {},
  deeds: [declare],
  moment: () => "would",
  met({ cards }, one_, _said, { owner }) {
    const spell = cards.spellOf[one_.get("card")];
    const { type } = cards.sides[spell][one_.get("side")].side;
    if (one_.get("seat") === owner || cards.schoolOf[spell] === FORGOTTEN) return null;
    return type === "combat" || type === "contingency" ? bind(one_.get("seat")) : null;
  },
  answersSpell: true,
  words: {
    en: () => "an opposing mage reveals a combat or contingency spell that is no Forgotten Spell",
    es: () => "un mago rival revele un conjuro de combate o contingencia que no sea un Conjuro Olvidado",
    fr: () => "un mage adverse révèle un sort de combat ou de contingence qui n’est pas un Sort Oublié",
  },
});

const leavesYours = ownTrigger<LeavesYours>("leaves yours", {
  shape: {},
  deeds: [go],
  met({ s }, one_, _said, { owner }) {
    const model = one_.get("model");
    if (!isMage(model) || model === owner || one_.get("to") < 0) return null;
    return s.at[owner] >= 0 && s.at[owner] === one_.get("from") ? bind(model, one_.get("to")) : null;
  },
  lapsed: ({ s }, one_) => placeOf(s, one_.get("model")) < 0,
  concerns: ({ s }, one_, seat) =>
    isMage(one_.get("model")) && one_.get("model") !== seat && one_.get("to") >= 0 && s.at[seat] === one_.get("from"),
  words: {
    en: () => "an opposing mage leaves your room",
    es: () => "un mago rival salga de tu sala",
    fr: () => "un mage adverse quitte votre salle",
  },
});

const roomsWithYours = ownCount<RoomsWithYours>("rooms with yours", {
  shape: {},
  count: (w, e) => w.s.instability.filter((cubes) => cubes.includes(partyOf(w.s, e.seat))).length,
  words: {
    en: () => ["room with your instability", "rooms with your instability"],
    es: () => ["sala con tu inestabilidad", "salas con tu inestabilidad"],
    fr: () => ["salle où se trouve de votre instabilité", "salles où se trouve de votre instabilité"],
  },
});

const questsOf = ownCount<QuestsOf>("quests of", {
  shape: { who: a.one },
  count(w, e, { who }) {
    const mage = one(w, e, who);
    return mage === NONE || !isMage(mage) || mage >= w.s.completed.length ? 0 : w.s.completed[mage].length;
  },
  words: {
    en: ({ who }, scene) => {
      const whose = who === "self" ? "of yours" : EN.say`of ${EN.who(who, scene)}`;
      return [`completed quest ${whose}`, `completed quests ${whose}`];
    },
    es: ({ who }, scene) => {
      const whose = who === "self" ? "tuya" : ES.say`de ${ES.who(who, scene)}`;
      return [`misión completada ${whose}`, `misiones completadas ${who === "self" ? "tuyas" : whose}`];
    },
    fr: ({ who }, scene) => {
      const whose = who === "self" ? "à vous" : FR.say`de ${FR.who(who, scene)}`;
      return [`quête accomplie ${whose}`, `quêtes accomplies ${whose}`];
    },
  },
});

export const forgottenVerbs = [placeByColourVerb, oneOfThemActsVerb, activateSeveralVerb, replayAsYoursVerb];
export const forgottenTriggers = [reveals, leavesYours];
export const forgottenCounts = [roomsWithYours, questsOf];
