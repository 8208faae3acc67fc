/** The personal spells of Rebirth's mages. */
import { anyOf } from "../attachments.ts";
import {
  act,
  aim,
  all,
  attack,
  bring,
  choose,
  combat,
  contingency,
  deal,
  draw,
  evocation,
  gain,
  go,
  heal,
  ifSo,
  lose,
  mage,
  may,
  model,
  move,
  place,
  remove,
  room,
  special,
  summon,
  together,
  unless,
} from "../build.ts";
import { spells } from "../entries.ts";
import { jinx } from "./words/jinxes.ts";
import { assign } from "./words/umbrae.ts";
import { upgrade } from "./words/upgrades.ts";
import { inYourTerritory } from "./words/territory.ts";
import { channelled, totemIn } from "./words/totems.ts";

/** Damage from the Black Rose to the caster. */
const pain = (n: number) => deal(n, "self", { by: "black rose" });

export const personal = spells("personal", "designed", {
  "evil-eye": {
    name: { en: "Evil Eye", es: "Mal de Ojo", fr: "Mauvais Œil" },
    light: contingency("any", mage(2), [jinx(anyOf("jinx"), "target"), deal(1, "target"), gain(1)]),
    dark: combat("any", mage("anywhere"), [deal({ per: { borne: "jinx", by: "target" }, max: 3 }, "target"), gain(1)]),
    // That it gives 1 PP among other things is stated, the rest is not.
    provenance: "stated",
  },
  "needle-and-thread": {
    name: { en: "Needle and Thread", es: "Aguja e Hilo", fr: "Aiguille et Fil" },
    light: contingency("any", evocation("anywhere", { own: true }), [
      choose([go("target's room")], [bring("target", "your room")]),
      upgrade("target"),
      heal(2, "target"),
    ]),
    dark: combat("any", evocation("anywhere", { own: true }), [
      aim(model(1), { from: "target's room" }, [
        bring("another", "target's room"),
        attack({ who: "target", on: "another", more: 1 }),
      ]),
    ]),
  },
  "the-barons-invitation": {
    name: { en: "The Baron's Invitation", es: "La Invitación del Barón", fr: "L'Invitation du Baron" },
    light: contingency("any", mage(2), [assign("umbra", "target"), move("target", 1), move("target", 1)]),
    dark: contingency("any", special, [
      unless({ all: "mages", where: { bears: "nightmare" } }, "hand spell", [lose(1, "it")]),
      gain({ per: "mages that lost PP", max: 2 }),
      draw(1, "library"),
    ]),
  },
  "cube-of-lamentations": {
    name: { en: "Cube of Lamentations", es: "Cubo de las Lamentaciones", fr: "Cube des Lamentations" },
    // Whether the Pain defeats its caster is read after its period; the effect goes on from the cell (L-RB-45).
    light: combat("profane", room(2), [
      deal(2, all("models", "target room")),
      summon("succubus", "target room"),
      pain(2),
      ifSo({ is: "defeated", who: "self" }, [act("it", { with: { attack: 2 } })]),
    ]),
    dark: combat("profane", room(2), [
      pain(2),
      ifSo({ is: "defeated", who: "self" }, [gain(2)], [deal(3, all("models", "target room"))]),
    ]),
    provenance: "public",
  },
  "emet-met": {
    name: { en: "Emet-Met", es: "Emet-Met", fr: "Emet-Met" },
    light: contingency("any", room(0), [
      summon("nigredo", "target room"),
      ifSo({ is: "others show", of: ["fire", "earth"] }, [
        act({ yours: "construct" }, { with: { attack: 1, move: 1 } }),
      ]),
    ]),
    dark: contingency("any", evocation("anywhere", { own: true, kind: "construct" }), [
      together([deal(2, all("models", "target's room")), place(3, "target's room")]),
      remove("target"),
    ]),
    provenance: "public",
  },
  "lions-roar": {
    name: { en: "Lion's Roar", es: "Rugido del León", fr: "Rugissement du Lion" },
    light: channelled(combat("any", model(1), [deal(3, "target"), ifSo(inYourTerritory("target"), [gain(1)])])),
    dark: contingency("any", room(1), [totemIn("target room"), may([go("its room")]), heal(1, "self")]),
  },
});
