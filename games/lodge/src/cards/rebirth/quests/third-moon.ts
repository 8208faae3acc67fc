/** Rebirth's quests of the third moon. */
import {
  act,
  aim,
  choose,
  deal,
  draw,
  evocation,
  heal,
  ifSo,
  lose,
  mage,
  place,
  readyAction,
  room,
  self,
  special,
  steal,
  summon,
  takeOfTop,
} from "../../build.ts";
import { quests } from "../../entries.ts";
import type { Element, Quest } from "../../says.ts";
import { hurtsOrHeals, roseLoses } from "../words/sacrifice.ts";
import { giveForgotten } from "../words/surrender.ts";

/** Three revealed spells that show it; one that shows any of them stands for magic, too (L-RB-05). */
const three = (element: Element): Pick<Quest, "task"> => ({
  task: { when: { on: "resolves", who: "you" }, if: [{ is: "revealed", atLeast: 3, of: [element] }] },
});
const instabilityNearby = place(1, { choose: "any", nextTo: "here" });

export const thirdMoonQuests = quests(3, "public", {
  aeromancer: {
    name: { en: "Aeromancer", es: "Aeromante", fr: "Aéromancien" },
    ...three("air"),
    target: self,
    says: [readyAction()],
    points: 2,
  },
  hydromancer: {
    name: { en: "Hydromancer", es: "Hidromante", fr: "Hydromancien" },
    ...three("water"),
    target: self,
    says: [heal(1, "self")],
    points: 4,
  },
  geomancer: {
    name: { en: "Geomancer", es: "Geomante", fr: "Géomancien" },
    ...three("earth"),
    target: special,
    says: [instabilityNearby, instabilityNearby, instabilityNearby],
    points: 2,
  },
  pyromancer: {
    name: { en: "Pyromancer", es: "Piromante", fr: "Pyromancien" },
    ...three("fire"),
    target: special,
    says: [draw(1, "forgotten")],
    points: 2,
  },
  magus: {
    name: { en: "Magus", es: "Magus", fr: "Magus" },
    ...three("magic"),
    target: special,
    says: [draw(3, "grimoire")],
    points: 3,
  },
  summoner: {
    name: { en: "Summoner", es: "Evocador", fr: "Évocateur" },
    // One quest for each element: profane is the one left (L-RB-02).
    ...three("profane"),
    target: special,
    says: [
      ifSo(
        { is: "you have", kind: "any", atLeast: 1, anyones: true },
        [aim(evocation("anywhere", { anyones: true }), {}, [act("another", { under: "you" })])],
        [aim(room(1), { from: "here" }, [summon("nigredo", "there"), act("it")])],
      ),
    ],
    points: 2,
  },
  theurge: {
    name: { en: "Theurge", es: "Teúrgo", fr: "Théurge" },
    ...three("sacred"),
    target: special,
    // A model may be one's own where it does one good.
    says: [
      choose(
        [heal(5, "self")],
        [aim(evocation("anywhere", { anyones: true }), {}, [heal(5, "another")])],
        [aim(mage("anywhere"), {}, [heal(5, "another")])],
      ),
    ],
    points: 3,
  },
  elementalist: {
    name: { en: "Elementalist", es: "Elementalista", fr: "Élémentaliste" },
    task: { when: { on: "resolves", who: "you", elements: ["sacred", "profane", "magic"] } },
    tasks: 3,
    target: special,
    says: [place(4, "here")],
    points: 3,
  },
  "collective-sacrifice": {
    name: { en: "Collective Sacrifice", es: "Sacrificio Colectivo", fr: "Sacrifice Collectif" },
    task: { when: hurtsOrHeals },
    tasks: 3,
    target: special,
    says: [choose([roseLoses(3)], [aim(mage("anywhere"), {}, [lose(2, "another")])])],
    points: 3,
  },
  "power-catalyst": {
    name: { en: "Power Catalyst", es: "Catalizador de Poder", fr: "Catalyseur de Pouvoir" },
    task: { when: { on: "deals damage", who: "you" } },
    tasks: 3,
    target: mage("anywhere"),
    says: [deal(4, "target")],
    points: 4,
  },
  "master-of-death": {
    name: { en: "Master of Death", es: "Señor de la Muerte", fr: "Maître de la Mort" },
    task: { when: { on: "defeated", who: "mage" }, if: [{ is: "bears your damage", who: "it", atLeast: 1 }] },
    tasks: 3,
    target: mage("anywhere"),
    says: [
      steal(1, "target"),
      aim(mage("anywhere"), { upTo: true }, [
        steal(1, "another"),
        aim(mage("anywhere"), { upTo: true }, [steal(1, "another")]),
      ]),
    ],
    points: 2,
  },
  "deep-knowledge": {
    name: { en: "Deep Knowledge", es: "Conocimiento Profundo", fr: "Savoir Profond" },
    task: { when: { on: "resolves", who: "you", rooms: ["rebirth-black-rose-room"] } },
    tasks: 3,
    target: special,
    says: [takeOfTop(1, 3, "forgotten", { rest: "bottom" })],
    points: 4,
  },
  "surrender-of-power": {
    name: { en: "Surrender of Power", es: "Renuncia al Poder", fr: "Renoncement au Pouvoir" },
    task: { when: { on: "activates", who: "you", rooms: ["rebirth-black-rose-room"] } },
    price: [giveForgotten()],
    target: special,
    says: [],
    points: 4,
  },
});
