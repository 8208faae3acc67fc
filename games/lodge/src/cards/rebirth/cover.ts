import type { Cover } from "../box.ts";

export const cover: Cover = {
  id: "rebirth",
  name: { en: "Rebirth", es: "Rebirth", fr: "Rebirth" },
  rulesets: { schools: ["rebirth"], rooms: ["rebirth"] },
};
