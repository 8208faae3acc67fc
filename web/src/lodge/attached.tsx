/** Something that lies on a mage or an evocation: its picture, who put it there, its cubes and free knots, or how much of it is left. */
import { attachedTo } from "@blackrose/lodge/rules/standing";
import { type Attached, NONE } from "@blackrose/lodge/state";
import { attachmentName } from "@blackrose/lodge/text/index";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { attachedKey, laid, lifeOf, partyOfMage, seen, tablesOf } from "./game.ts";
import { Cube, PartyMark } from "./signs.tsx";

/** What came to a model, without what its own card does there. */
export const broughtTo = (scene: Scene, model: number): Attached[] =>
  attachedTo(laid(scene), model).filter(({ kind }) => !tablesOf(scene).standsByItself.has(kind));

export function AttachedSign({ scene, lies }: { readonly scene: Scene; readonly lies: Attached }) {
  const s = seen(scene);
  const thing = useThing(attachedKey(s.attachments.indexOf(lies)));
  const { is } = tablesOf(scene).attachments[lies.kind];
  // A Nightmare card tells of its Umbra.
  const umbra = is.family === "nightmare" ? lies.it : NONE;
  const byAnother = lies.owner !== NONE && lies.owner !== lies.on && is.family !== "jinx" && is.family !== "upgrade";
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
