/** A Forgotten Spell of the hand is given to a mage outside the cell; the two see which. A mage nobody sits for has no hand to take it. */
import { again, perform } from "@blackrose/kernel";
import { giveSpell } from "../../../deeds.ts";
import { effCard, effTarget, want } from "../../../effects/doing.ts";
import { numbers, ownVerb } from "../../../effects/verb.ts";
import { type Lodge, NONE } from "../../../state.ts";
import { FORGOTTEN } from "../../../tables.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { verb as verbEs } from "../../../text/es/forms.ts";
import { verb as verbFr } from "../../../text/fr/forms.ts";
import { card as cardThing, held, model as modelThing } from "../../../things.ts";

export interface GiveForgotten {
  readonly do: "give a Forgotten Spell";
}

declare module "../../says.ts" {
  interface Verbs {
    readonly giveForgotten: GiveForgotten;
  }
}

export const giveForgotten = (): GiveForgotten => ({ do: "give a Forgotten Spell" });

const forgottenIn = ({ s, cards }: Lodge, seat: number): number[] =>
  s.hands[seat].filter((card) => cards.schoolOf[cards.spellOf[card]] === FORGOTTEN);

const receivers = ({ s }: Lodge, seat: number): number[] =>
  s.at.slice(0, s.seats).flatMap((room, other) => (other !== seat && room >= 0 ? [other] : []));

/** The mage who gets it. */
const own = numbers({ to: NONE });
const { to } = own.at;

const giveVerb = ownVerb<GiveForgotten>("give a Forgotten Spell", {
  shape: {},
  numbers: own,
  canBegin: (w, { seat }) => forgottenIn(w, seat).length > 0 && receivers(w, seat).length > 0,
  run(w, f, { seat }) {
    if (f.regs[to] === NONE) {
      again(f);
      want(w, f, effTarget, receivers(w, seat).map(modelThing));
    } else want(w, f, effCard, forgottenIn(w, seat).map(cardThing));
  },
  chosen(w, f, { seat }, _said, code) {
    if (f.regs[to] === NONE) f.regs[to] = held(code);
    else perform(w, giveSpell, { seat, target: f.regs[to], to: [seat, f.regs[to]], card: held(code) });
  },
  words: {
    en: (_, _scene, mood) => `${verbEn(mood, "give")} a Forgotten Spell from your hand to a mage`,
    es: (_, _scene, mood) => `${verbEs(mood, "entrega", "entregar")} a un mago un Conjuro Olvidado de tu mano`,
    fr: (_, _scene, mood) => `${verbFr(mood, "donner")} à un mage un Sort Oublié de votre main`,
  },
});

export const surrenderVerbs = [giveVerb];
