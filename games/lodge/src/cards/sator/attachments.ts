/** What the cards of this box attach. */
import { attachments as listed } from "../entries.ts";

export const attachments = listed("stated", {
  /** The cubes with which an evocation comes that does not stay (L-SAT-10, L-SAT-11). */
  decline: {
    name: { en: "Decline", es: "Declive", fr: "Déclin" },
    gender: { es: "m", fr: "m" },
    icon: "sands-of-time",
    on: "evocation",
    you: "owner",
    decline: "as printed",
  },
});
