/** Short ways to speak of Totems. */
import { summon } from "../../build.ts";
import type { ArchetypeWords, Sentence, Side, Spot } from "../../says.ts";

export const totemIn = (where: Spot): Sentence => summon("totem", where);

/** Channel: range and line may be measured from one of the caster's Totems (L-GLO-33). */
export const channelled = (side: Side): Side => ({ ...side, channel: "totem" });

export const totem: ArchetypeWords = {
  id: "totem",
  name: { en: "totem", es: "tótem", fr: "totem" },
  many: { es: "tótems" },
  gender: { es: "m", fr: "m" },
};
