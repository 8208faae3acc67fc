/** The controller takes on a form for as long as that lasts. */
import { attempt, laid } from "@blackrose/kernel";
import { attach } from "../../deeds.ts";
import * as a from "../../pack/parts.ts";
import { lasting } from "../../rules/standing.ts";
import { verb } from "../verb.ts";

export interface Become {
  readonly do: "become";
  /** What is attached to the mage. */
  readonly form: string;
}

export const become = verb<Become>("become", {
  shape: { form: a.attachment },

  run(w, _f, e, { form }) {
    const kind = w.cards.attachmentNumber.get(form) as number;
    attempt(w, e.seat, [laid(attach, { ...lasting(w, e, kind), on: e.seat })]);
  },
});
