/** An evocation on the sheet of whoever controls it: its picture, the life it has left, and what it carries. */
import { figureOf } from "@blackrose/lodge/who";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { AttachedSign, broughtTo } from "./attached.tsx";
import { figureNamed, lifeOf, modelKey, seen, tablesOf } from "./game.ts";

export function Follower({ scene, model }: { readonly scene: Scene; readonly model: number }) {
  const figure = figureOf(model);
  const thing = useThing(modelKey(scene, model));
  return (
    <>
      <span {...thing.props} class="l-follower">
        <Icon name={tablesOf(scene).figures[figure].icon} />
        <span class="l-hidden-word">{figureNamed(scene, figure, scene.language)}</span>
        {lifeOf(scene, model)}
      </span>
      {broughtTo(scene, model).map((lies) => (
        <AttachedSign key={seen(scene).attachments.indexOf(lies)} scene={scene} lies={lies} />
      ))}
    </>
  );
}
