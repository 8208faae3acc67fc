/** What is attached: to mages, evocations, rooms, the table. */
import { type Part, textsAt } from "@blackrose/kernel";
import { standUp } from "../../deeds.ts";
import { healthOf } from "../../rules/values.ts";
import { NONE } from "../../state.ts";
import { modelOf } from "../../who.ts";
import { attachedAt } from "../attachments.ts";
import { mustStand } from "./cubes.ts";
import type { Laying } from "./laying.ts";

export const attachments: Part<Laying> = {
  fields: {
    attachments(t, said, place) {
      textsAt(said, place).forEach((phrase, i) => t.s.attachments.push(attachedAt(t, phrase, `${place}[${i}]`)));
    },
  },
  after({ cards, s }) {
    standUp(cards, s);
    s.figureDamage.forEach((cubes, figure) => {
      if (s.figureAt[figure] !== NONE)
        mustStand("given.evocations", cards.figures[figure].id, healthOf({ cards, s }, modelOf(figure)), cubes);
    });
    for (const { cubes } of s.attachments) for (const party of cubes) s.supply[party]--;
  },
};
