/** What a table may choose before it starts: the fields of the form, out of the game's own declaration and the boxes chosen. */
import type { Language } from "@blackrose/language";
import { shelf } from "@blackrose/lodge/cards/shelf";
import { knows, MOST_SCHOOLS } from "@blackrose/lodge/cards/selection";
import { fitsBeside } from "@blackrose/lodge/modes/choice";
import { cited, givenFor, optionCalled } from "@blackrose/lodge/options";
import { OPTION_NAMES, type OptionName } from "@blackrose/lodge/options/declared";
import { type Offer, offersOf } from "@blackrose/lodge/options/offers";
import { OPTION_WORDS } from "@blackrose/lodge/options/words";
import { said } from "@blackrose/lodge/text/index";
import type { SetupField } from "../face.ts";
import { usualBoxes } from "@blackrose/lodge/options/usual-boxes";
import { boxes } from "./boxes.ts";
import { areHere } from "./played.ts";

type Options = { readonly [name: string]: unknown };

/** Options that name several things, and whether whoever does not care need not see them. */
const SEVERAL: { readonly [name in OptionName]?: { readonly folded: boolean } } = {
  boxes: { folded: false },
  schools: { folded: true },
  rooms: { folded: true },
  quests: { folded: true },
  events: { folded: true },
  modules: { folded: true },
};

/** What can be chosen beside what is chosen already; nothing, where there is nothing to choose from. */
function offersFor(name: OptionName, options: Options): readonly Offer[] {
  const ruleset = givenFor(options, "ruleset");
  if (name === "boxes")
    return shelf
      .filter((box) => knows(box, "schools", ruleset) || knows(box, "rooms", ruleset))
      .map((box) => ({ value: box.id, called: box.name }));
  const chosen = givenFor(options, "boxes");
  if (!areHere(chosen)) return offersOf([], name);
  const offers = offersOf(
    boxes.filter(({ id }) => chosen.includes(id)),
    name,
  );
  if (SEVERAL[name] === undefined) return offers;
  // All of them are in the game anyway.
  const few = name === "schools" ? MOST_SCHOOLS : name === "rooms" ? ROOMS_OF_A_LODGE : name === "modules" ? 0 : 1;
  return offers.length > few ? offers : [];
}

/** Without the two that never give way (L-SET-47). */
const ROOMS_OF_A_LODGE = 17;

/** What is played comes before how it is set up. */
const FIRST: readonly OptionName[] = ["ruleset", "boxes", "mode", "level"];
const IN_ORDER = [...FIRST, ...OPTION_NAMES.filter((name) => !FIRST.includes(name))];

export function setupFields(language: Language, given: Options): SetupField[] {
  const options = { ...given, boxes: given["boxes"] ?? usualBoxes(givenFor(given, "ruleset")) };
  return IN_ORDER.map((name) => {
    const { kind, rules } = optionCalled(name);
    const { called, says } = OPTION_WORDS[name];
    const several = SEVERAL[name];
    return {
      option: name,
      label: said(called, language),
      help: cited(said(says, language), rules),
      choices: offersFor(name, options).map((offer) => ({
        value: offer.value,
        label: said(offer.called, language),
        ...(offer.says === undefined ? {} : { help: said(offer.says, language) }),
      })),
      usual: name === "boxes" ? usualBoxes(givenFor(options, "ruleset")) : kind.usual,
      fits: (beside) => fitsBeside(boxes, beside, name),
      ...(several === undefined ? {} : { several: true, ...(several.folded ? { folded: true } : {}) }),
    };
  });
}
