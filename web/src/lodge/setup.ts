/** What a table may choose before it starts: the fields of the form, out of the game's own declaration. */
import type { Language } from "@blackrose/language";
import { catalogue } from "@blackrose/lodge/cards/catalogue";
import { fitsBeside } from "@blackrose/lodge/modes/choice";
import { cited, optionCalled } from "@blackrose/lodge/options";
import { OPTION_NAMES } from "@blackrose/lodge/options/declared";
import { offersOf } from "@blackrose/lodge/options/offers";
import { said } from "@blackrose/lodge/text/index";
import type { SetupField } from "../face.ts";

export const setupFields = (language: Language): SetupField[] =>
  OPTION_NAMES.map((name) => {
    const { kind, rules, called, says } = optionCalled(name);
    return {
      option: name,
      label: said(called, language),
      help: cited(said(says, language), rules),
      choices: (name === "mode" ? offersOf(catalogue, name) : kind.offers).map((offer) => ({
        value: offer.value,
        label: said(offer.called, language),
        ...(offer.says === undefined ? {} : { help: said(offer.says, language) }),
      })),
      usual: kind.usual,
      fits: (options) => fitsBeside(catalogue, options, name),
    };
  });
