/** The personal spells of Rebirth's mages. */
import { anyOf } from "../attachments.ts";
import { combat, contingency, deal, gain, jinx, mage } from "../build.ts";
import { spells } from "../entries.ts";

export const personal = spells("personal", "designed", {
  "evil-eye": {
    name: { en: "Evil Eye", es: "Mal de Ojo", fr: "Mauvais Œil" },
    light: contingency("any", mage(2), [jinx(anyOf("jinx"), "target"), deal(1, "target"), gain(1)]),
    dark: combat("any", mage("anywhere"), [deal({ per: { borne: "jinx", by: "target" }, max: 3 }, "target"), gain(1)]),
    // That it gives 1 PP among other things is stated, the rest is not.
    provenance: "stated",
  },
});
