/** The archetypes of this box. */
import type { ArchetypeWords } from "../says.ts";

export const archetypes: readonly ArchetypeWords[] = [
  {
    id: "elemental",
    name: { en: "elemental", es: "elemental", fr: "élémentaire" },
    gender: { es: "m", fr: "m" },
  },
  {
    id: "infestation",
    name: { en: "infestation", es: "infestación", fr: "infestation" },
    gender: { es: "f", fr: "f" },
  },
  {
    id: "hashomer action",
    name: { en: "Hashomer action", es: "acción de Hashomer", fr: "action de Hashomer" },
    many: { es: "acciones de Hashomer", fr: "actions de Hashomer" },
    gender: { es: "f", fr: "f" },
  },
  {
    id: "equipment",
    name: { en: "equipment", es: "equipo", fr: "équipement" },
    many: { en: "equipment" },
    gender: { es: "m", fr: "m" },
  },
  {
    id: "mutation",
    name: { en: "mutation", es: "mutación", fr: "mutation" },
    gender: { es: "f", fr: "f" },
  },
  {
    id: "human",
    name: { en: "human", es: "humano", fr: "humain" },
    gender: { es: "m", fr: "m" },
  },
  {
    id: "myth",
    name: { en: "creature of myth", es: "criatura mítica", fr: "créature mythique" },
    many: { en: "creatures of myth", es: "criaturas míticas", fr: "créatures mythiques" },
    gender: { es: "f", fr: "f" },
  },
];
