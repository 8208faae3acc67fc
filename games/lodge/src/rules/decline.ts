/** Decline: some evocations and forms are there for a while only (L-SAT-10, L-SAT-11). */
import { attempt, perform } from "@blackrose/kernel";
import { detach, takeCubeOff } from "../deeds.ts";
import type { Lodge } from "../state.ts";
import { figureOf } from "../who.ts";
import { removing } from "./leaving.ts";
import { NONE } from "../state.ts";

/** One cube goes off each; who has none left leaves play, a form is over. */
export function decline(w: Lodge): void {
  const { s, cards } = w;
  const declines = (at: number): boolean => cards.attachments[s.attachments[at].kind].is.decline !== undefined;
  const all = [...s.attachments.keys()].filter(declines);
  for (const at of all) {
    const { kind, on, cubes } = s.attachments[at];
    if (cubes.length > 0) perform(w, takeCubeOff, { at, kind, on, party: cubes[cubes.length - 1] });
  }
  const over = all.filter((at) => s.attachments[at].cubes.length === 0);
  const isForm = (at: number): boolean => cards.attachments[s.attachments[at].kind].is.on === "mage";
  const leaving = over.filter((at) => !isForm(at)).map((at) => figureOf(s.attachments[at].on));
  // From the last on, because what goes gives its place away.
  for (const at of over.filter(isForm).toReversed()) {
    const { kind, on, owner } = s.attachments[at];
    perform(w, detach, { at, kind, on, owner });
  }
  attempt(
    w,
    s.first,
    leaving.map((figure) => removing(w, figure, NONE)),
  );
}
