/** When only the Avatar's events act: as the Action Phase begins (L-AVW-05). */
import { beginActions } from "../../../deeds.ts";
import { bind, ownTrigger } from "../../../effects/trigger.ts";
import { NONE } from "../../../state.ts";

export interface ActionPhaseBegins {
  readonly on: "action phase begins";
}

declare module "../../says.ts" {
  interface Triggers {
    readonly avatar: ActionPhaseBegins;
  }
}

const actionPhaseBegins = ownTrigger<ActionPhaseBegins>("action phase begins", {
  shape: {},
  deeds: [beginActions],
  met: () => bind(NONE),
  words: {
    en: () => "the Action Phase begins",
    es: () => "comience la Fase de Acción",
    fr: () => "la phase d’Action commence",
  },
});

export const avatarTriggers = [actionPhaseBegins];
