/** Anything on the table that can be explained or pointed at. It lights up when the open question offers it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ThingKey } from "../face.ts";
import { type Asking, LIT } from "./asking.ts";

export interface Pointing {
  readonly asking: Asking;
  /** Shows what the thing is and does. */
  explain(thing: ThingKey): void;
}

export const PointingContext = createContext<Pointing | null>(null);

export interface ThingState {
  /** The open question offers it. */
  readonly offered: boolean;
  /** It is part of what is picked. */
  readonly picked: boolean;
  /** To spread on the element that draws it, HTML or SVG alike. */
  readonly props: {
    readonly "data-thing": ThingKey;
    readonly "data-offered": boolean | undefined;
    readonly "data-picked": boolean | undefined;
    readonly "data-meant": boolean | undefined;
    readonly onClick: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
}

/**
 * Whether the open question offers any such thing. Around many things a style that looks for an offered one among them has all of them looked
 * at again whenever one lights up; a class does not.
 */
export function useOffers(isSuch: (thing: ThingKey) => boolean): boolean {
  const offers = useContext(PointingContext)?.asking.offers.value;
  return offers !== undefined && [...offers.keys()].some(isSuch);
}

/**
 * The state of a thing and the handlers that make it one. A click answers if it is offered and explains it if not; the keyboard reaches
 * the same options in the list of words, and roves over things with the arrow keys (`ask/rove.ts`).
 */
export function useThing(of: ThingKey): ThingState {
  const pointing = useContext(PointingContext);
  const lit = pointing?.asking.lit(of).value ?? 0;
  const offered = (lit & LIT.offered) > 0;
  const picked = (lit & LIT.picked) > 0;
  const meant = (lit & LIT.meant) > 0;
  return {
    offered,
    picked,
    props: {
      "data-thing": of,
      "data-offered": offered || undefined,
      "data-picked": picked || undefined,
      "data-meant": meant || undefined,
      onClick(event) {
        event.stopPropagation();
        if (offered) pointing?.asking.point(of);
        else pointing?.explain(of);
      },
      onContextMenu(event) {
        event.preventDefault();
        event.stopPropagation();
        pointing?.explain(of);
      },
    },
  };
}
