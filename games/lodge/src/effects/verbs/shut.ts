/** Rooms that nobody can activate this turn. */
import { perform } from "@blackrose/kernel";
import { type Colour, COLOURS, type Spot } from "../../cards/says.ts";
import { shutRoom } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { type Lodge, NONE } from "../../state.ts";
import { colour as colourThing, held } from "../../things.ts";
import { effOption, want } from "../doing.ts";
import { spot } from "../select.ts";
import { verb } from "../verb.ts";

export interface Shut {
  readonly do: "shut";
  readonly rooms: Spot | { readonly colours: readonly Colour[] } | "one colour";
}

function shutColour(w: Lodge, colour: number): void {
  w.s.colourAs.forEach((as, room) => {
    if (as === colour) perform(w, shutRoom, { room });
  });
}

export const shut = verb<Shut>("shut", {
  shape: {
    rooms: a.either(
      a.word(...a.SPOTS, "one colour"),
      a.named,
      a.record<{ readonly colours: readonly Colour[] }>({ colours: a.colours }),
    ),
  },

  run(w, f, e, said) {
    if (said.rooms === "one colour") {
      want(
        w,
        f,
        effOption,
        COLOURS.map((_, colour) => colourThing(colour)),
      );
      return;
    }
    if (typeof said.rooms === "object" && "colours" in said.rooms) {
      for (const colour of said.rooms.colours) shutColour(w, COLOURS.indexOf(colour));
      return;
    }
    const room = spot(w, e, said.rooms);
    if (room !== NONE) perform(w, shutRoom, { room });
  },
  chosen: (w, _f, _e, _said, code) => shutColour(w, held(code)),
});
