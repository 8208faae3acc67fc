/** A verb of this box alone: mages are hushed, and strike less hard until the turn is over. */
import { attempt, laid } from "@blackrose/kernel";
import type { Who } from "../../src/cards/says.ts";
import { attach } from "../../src/deeds.ts";
import { models } from "../../src/effects/select.ts";
import { ownVerb } from "../../src/effects/verb.ts";
import * as a from "../../src/pack/parts.ts";
import { lasting } from "../../src/rules/standing.ts";
import { verb as english } from "../../src/text/en/forms.ts";
import { who as whom } from "../../src/text/en/things.ts";
import { who as aQuien } from "../../src/text/es/things.ts";
import { who as aQui } from "../../src/text/fr/things.ts";
import { isMage } from "../../src/who.ts";

export interface Hush {
  readonly do: "hush";
  readonly who: Who;
  /** What is attached. */
  readonly by: "hushed";
}

declare module "../../src/cards/says.ts" {
  interface Verbs {
    readonly bells: Hush;
  }
}

export const hush = ownVerb<Hush>("hush", {
  shape: { who: a.who, by: a.word("hushed") },
  run(w, _f, e, { who, by }) {
    const kind = w.cards.attachmentNumber.get(by) as number;
    const mages = models(w, e, who).filter(isMage);
    attempt(
      w,
      e.seat,
      mages.map((mage) => laid(attach, { ...lasting(w, e, kind), on: mage })),
    );
  },
  words: {
    en: ({ who }, scene, mood) => `${english(mood, "hush")} ${whom(who, scene).text}`,
    es: ({ who }, scene) => ({ own: `${aQuien(who, scene).text} enmudece` }),
    fr: ({ who }, scene) => ({ own: `${aQui(who, scene).text} se tait` }),
  },
});

export const hushed = (who: Who): Hush => ({ do: "hush", who, by: "hushed" });
