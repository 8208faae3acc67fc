import { type Cover, MODULES } from "../box.ts";

export const cover: Cover = {
  id: "sator",
  name: { en: "Sator", es: "Sator", fr: "Sator" },
  // Its schools and mages are known to all rulesets, its rooms only where rooms are destroyed and not rebuilt (L-OQ-56).
  rulesets: { rooms: ["first", "revised"] },
  modules: MODULES,
};
