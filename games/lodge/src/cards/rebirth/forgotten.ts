/** Rebirth's Forgotten Spells. */
import { combat, deal, model, place, room } from "../build.ts";
import { spells } from "../entries.ts";

export const forgotten = spells("forgotten", "public", {
  "arcane-barrage": {
    name: { en: "Arcane Barrage", es: "Andanada Arcana", fr: "Barrage Arcanique" },
    light: combat("earth", model("anywhere"), [deal(6, "target")]),
    dark: combat("earth", room("anywhere"), [place(5, "target room")]),
  },
});
