/** What is seen by itself at a table of the Lodge: a phase, a moon, a quest solved, a mage defeated, a room that falls, the Crown. */
import type { Event } from "@blackrose/kernel";
import * as deeds from "@blackrose/lodge/deeds";
import type { Scene, Sign } from "../face.ts";
import { phaseName, phaseOf } from "@blackrose/lodge/text/index";
import { seen } from "./game.ts";
import { logOf } from "./news.ts";

const ICONS = new Map<string, string>([
  [deeds.startPhase.verb, "hourglass"],
  [deeds.changeMoon.verb, "evil-moon"],
  [deeds.crown.verb, "crown"],
  [deeds.defeat.verb, "broken-heart"],
  [deeds.solve.verb, "tied-scroll"],
  [deeds.settleRoom.verb, "broken-wall"],
]);

/** What a defeat or a room that falls brings stands below it. */
const BRINGS: ReadonlySet<string> = new Set([deeds.defeat.verb, deeds.settleRoom.verb, deeds.solve.verb]);

export function signsOf(scene: Scene, events: readonly Event[]): readonly Sign[] {
  return events.flatMap((event, at): readonly Sign[] => {
    const icon = ICONS.get(event.verb);
    const [said] = icon === undefined ? [] : logOf(scene, [event]);
    if (icon === undefined || said === undefined) return [];
    // The name of a phase is enough for whoever has seen one before; who begins stands below it.
    if (event.verb === deeds.startPhase.verb) return [{ icon, title: phaseAt(scene, event), lines: [said.text] }];
    const lines = BRINGS.has(event.verb) ? gainsAfter(scene, events.slice(at + 1)) : [];
    return [{ icon, title: said.text, lines }];
  });
}

const phaseAt = (scene: Scene, event: Event): string =>
  phaseName(phaseOf({ ...seen(scene), phase: event["phase"] as number }), scene.language);

/** The points that follow at once. */
function gainsAfter(scene: Scene, events: readonly Event[]): readonly string[] {
  const end = events.findIndex(({ verb }) => ICONS.has(verb));
  const until = end < 0 ? events : events.slice(0, end);
  return logOf(
    scene,
    until.filter(({ verb }) => verb === deeds.power.verb),
  ).map(({ text }) => text);
}
