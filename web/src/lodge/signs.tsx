/** Drawn signs: a shape for every colour, an icon for every school, element, type and action. Nothing is told by colour alone. */
import type { Colour, Element, SpellType } from "@blackrose/lodge/cards/says";
import { ROSE } from "@blackrose/lodge/who";
import { schoolOf } from "@blackrose/lodge/text/index";
import type { ComponentChild } from "preact";
import { Icon } from "../look/icon.tsx";
import { seatColour, seatLetter, seatOutline } from "../look/seats.ts";
import { contentOf, type Plays } from "./game.ts";

/** Where an icon stands in a drawing, and how large. */
interface At {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
type Drawn = (at: At) => ComponentChild;

// --- colours of rooms ---

/** Outlines in a box of 20 by 20. */
const SHAPES: { readonly [colour in Colour]: string } = {
  red: "M10 1.500 19 18H1z",
  blue: "M10 1.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17z",
  green: "M2.500 2.500h15v15h-15z",
  yellow: "M10 1l2.700 5.900 6.300.7-4.700 4.300 1.300 6.300L10 15l-5.600 3.200 1.300-6.300L1 7.600l6.300-.7z",
  purple: "M10 .5 18.500 10 10 19.500 1.500 10z",
  grey: "M5.500 2h9l4.500 8-4.500 8h-9L1 10z",
  black:
    "M10 1.500c2 0 3.300 1.700 2.900 3.700 1.900-.9 4 0 4.600 1.900.6 1.900-.5 3.700-2.500 4.100 1.400 1.500 1.300 3.700-.3 4.900-1.600 1.200-3.700.7-4.700-1.100-1 1.800-3.100 2.300-4.700 1.100-1.600-1.200-1.700-3.400-.3-4.900-2-.4-3.100-2.200-2.500-4.100.6-1.900 2.700-2.800 4.600-1.900C6.700 3.200 8 1.500 10 1.500z",
};

export function ColourSign({ colour, x = 0, y = 0, size = 12 }: { readonly colour: Colour } & At) {
  return (
    <svg
      class={`l-colour-sign l-hue-${colour}`}
      viewBox="0 0 20 20"
      x={x}
      y={y}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={SHAPES[colour]} />
    </svg>
  );
}

// --- parties ---

/** A cube: its owner's colour and letter; the Black Rose's bears a flower. */
export function Cube({ party, x = 0, y = 0, size = 10 }: { readonly party: number } & At) {
  return (
    <svg class="l-cube" viewBox="0 0 20 20" x={x} y={y} width={size} height={size} aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="3"
        style={{ fill: partyColour(party) }}
        class={party === ROSE ? "l-of-rose" : ""}
      />
      {party === ROSE ? (
        <path d={SHAPES.black} transform="translate(3.500 3.500) scale(.65)" class="l-rose-mark" />
      ) : (
        <text x="10" y="15.200" text-anchor="middle" class="l-cube-letter">
          {seatLetter(party)}
        </text>
      )}
    </svg>
  );
}

export const partyColour = (party: number): string => (party === ROSE ? "var(--ink)" : seatColour(party));

/** The sign of a seat or of the Black Rose. */
export function PartyMark({ party, x, y, size = 20 }: { readonly party: number } & At) {
  const placed = { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) };
  return (
    <svg class="l-party-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...placed}>
      {party === ROSE ? (
        <>
          <circle cx="12" cy="12" r="11" class="l-rose-disc" />
          <path d={SHAPES.black} transform="translate(2.500 2.500) scale(.95)" class="l-rose-mark" />
        </>
      ) : (
        <>
          <path d={seatOutline(party)} style={{ fill: seatColour(party) }} />
          <text x="12" y={party === 3 ? 19 : 16.5} text-anchor="middle" class="l-mark-letter">
            {seatLetter(party)}
          </text>
        </>
      )}
    </svg>
  );
}

// --- icons: those of rooms, schools and creatures stand on their cards, the others here in full ---

const DECKS: { readonly [deck: string]: string } = { forgotten: "secret-book", personal: "wizard-staff" };

/** A school, the Forgotten or the personal spells. */
export const schoolIcon = (at: Plays, school: string): ComponentChild => (
  <Icon name={schoolOf(contentOf(at), school)?.icon ?? DECKS[school]} />
);
/** The colour of its cards, for what is drawn in it. */
export function schoolTint(at: Plays, school: string): { readonly [property: string]: string } {
  const card = schoolOf(contentOf(at), school);
  return card === undefined ? {} : { "--school": card.tint };
}

export const elementIcon: { readonly [element in Element]: Drawn } = {
  air: (at) => <Icon name="whirlwind" {...at} />,
  earth: (at) => <Icon name="mountains" {...at} />,
  fire: (at) => <Icon name="flame" {...at} />,
  water: (at) => <Icon name="drop" {...at} />,
  magic: (at) => <Icon name="magic-swirl" {...at} />,
  sacred: (at) => <Icon name="angel-wings" {...at} />,
  profane: (at) => <Icon name="horned-skull" {...at} />,
  any: (at) => <Icon name="star-swirl" {...at} />,
};

export const typeIcon: { readonly [type in SpellType]: Drawn } = {
  combat: (at) => <Icon name="crossed-swords" {...at} />,
  contingency: (at) => <Icon name="hourglass" {...at} />,
  protection: (at) => <Icon name="shield" {...at} />,
  trap: (at) => <Icon name="mantrap" {...at} />,
  tarot: (at) => <Icon name="tarot-21-the-world" {...at} />,
  interrupt: (at) => <Icon name="backward-time" {...at} />,
};

export const actionIcon: { readonly [action: string]: Drawn } = {
  explore: (at) => <Icon name="boot-prints" {...at} />,
  fight: (at) => <Icon name="sword-clash" {...at} />,
  command: (at) => <Icon name="minions" {...at} />,
  quick: (at) => <Icon name="lightning-trio" {...at} />,
  standard: (at) => <Icon name="spell-book" {...at} />,
  momentum: (at) => <Icon name="run" {...at} />,
  stop: (at) => <Icon name="stop-sign" {...at} />,
};
