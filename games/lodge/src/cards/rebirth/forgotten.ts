/** Rebirth's Forgotten Spells. */
import { anyOf } from "../attachments.ts";
import { combat, contingency, deal, each, gain, jinx, mage, model, place, room, special } from "../build.ts";
import { spells } from "../entries.ts";

const any = anyOf("jinx");

export const forgotten = spells("forgotten", "public", {
  "arcane-barrage": {
    name: { en: "Arcane Barrage", es: "Andanada Arcana", fr: "Barrage Arcanique" },
    light: combat("earth", model("anywhere"), [deal(6, "target")]),
    dark: combat("earth", room("anywhere"), [place(5, "target room")]),
  },
  "grand-malediction": {
    name: { en: "Grand Malediction", es: "Gran Maldición", fr: "Grande Malédiction" },
    symbol: true,
    light: combat("profane", mage("anywhere"), [
      jinx(any, "target"),
      jinx(any, "target"),
      jinx(any, "target"),
      deal({ per: { borne: "jinx", by: "target" }, max: 3 }, "target"),
    ]),
    dark: contingency("profane", special, [
      each({ all: "mages", where: "others" }, [jinx(any, "it")]),
      gain({ per: { borne: "jinx" }, max: 5 }),
    ]),
    provenance: "designed",
  },
});
