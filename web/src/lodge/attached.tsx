/** Something that lies on a mage or an evocation: its picture, who put it there, its cubes and free knots, or how much of it is left. */
import { type Attached, NONE } from "@blackrose/lodge/state";
import { attachmentName } from "@blackrose/lodge/text/index";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { attachedKey, lifeOf, modelsInPlay, partyOfMage, seen, tablesOf } from "./game.ts";
import { Cube, PartyMark } from "./signs.tsx";

/** On whom it lies to see: what a spell does for this turn, on the one it binds (L-PER-02). */
function boundTo(scene: Scene, { kind, on, it }: Attached): number {
  const { is } = tablesOf(scene).attachments[kind];
  return is.family === undefined && is.until !== undefined && modelsInPlay(seen(scene)).includes(it) ? it : on;
}

/** What came to a model, without what its own card does there. */
export const broughtTo = (scene: Scene, model: number): Attached[] =>
  seen(scene).attachments.filter((lies) => {
    const { attachments, standsByItself } = tablesOf(scene);
    const bears = attachments[lies.kind].is.on;
    const isOnModel = bears === "mage" || bears === "evocation";
    return isOnModel && !standsByItself.has(lies.kind) && boundTo(scene, lies) === model;
  });

export function AttachedSign({ scene, lies }: { readonly scene: Scene; readonly lies: Attached }) {
  const s = seen(scene);
  const thing = useThing(attachedKey(s.attachments.indexOf(lies)));
  const { is } = tablesOf(scene).attachments[lies.kind];
  // A Nightmare card tells of its Umbra.
  const umbra = is.family === "nightmare" ? lies.it : NONE;
  const byAnother =
    lies.owner !== NONE && lies.owner !== boundTo(scene, lies) && is.family !== "jinx" && is.family !== "upgrade";
  return (
    <span {...thing.props} class={`l-attached${is.family === undefined ? "" : ` l-${is.family}`}`}>
      <Icon name={is.icon} />
      <span class="l-attached-word">{attachmentName(tablesOf(scene), lies.kind, scene.language)}</span>
      {byAnother && <PartyMark party={partyOfMage(s, lies.owner)} size={11} />}
      {umbra === NONE ? null : lifeOf(scene, umbra)}
      {lies.cubes.map((party, i) => (
        <Cube key={i} party={party} size={9} />
      ))}
      {Array.from({ length: Math.max(0, (is.knots ?? 0) - lies.cubes.length) }, (_, i) => (
        <i key={`free${i}`} class="l-knot" />
      ))}
      {lies.n > 0 ? lies.n : ""}
    </span>
  );
}
