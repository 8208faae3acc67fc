import type { Cover } from "../box.ts";

export const cover: Cover = {
  id: "base",
  name: { en: "Black Rose Wars", es: "Black Rose Wars", fr: "Black Rose Wars" },
};
