/** The school of Technomancy. */
import { act, contingency, evocation, room, summon, upgrade } from "../../build.ts";
import { school } from "../../entries.ts";

export const technomancy = school("technomancy", "designed", {
  name: { en: "Technomancy", es: "Tecnomancia", fr: "Technomancie" },
  icon: "gears",
  tint: "#a0704a",
  grimoires: {
    "g-tec-a": {
      name: { en: "Workshop", es: "Taller", fr: "Atelier" },
      spells: ["galvanic-spark"],
    },
  },
  spells: {
    "galvanic-spark": {
      name: { en: "Galvanic Spark", es: "Chispa Galvánica", fr: "Étincelle Galvanique" },
      symbol: true,
      light: contingency("air", room(1), [summon("cadaver", "target room"), upgrade("it")]),
      dark: contingency("air", evocation("anywhere", { own: true }), [upgrade("target"), act("target")]),
    },
  },
});
