/** What hands do at a table beyond clicking: keys, dragging, resting on something. Fetched once the table is drawn. */
import { useDrag } from "../ask/drag.ts";
import { Hover } from "../explain/hover.tsx";
import type { Scene } from "../face.ts";
import { useKeys } from "./keys.ts";
import { useSitting } from "./sitting.ts";

interface HandsProps {
  readonly scene: Scene;
  readonly board: { readonly current: HTMLElement | null };
}

export function Hands({ scene, board }: HandsProps) {
  const sitting = useSitting();
  useKeys(sitting, board);
  useDrag(sitting.asking, board);
  return (
    <Hover
      face={sitting.face}
      scene={scene}
      board={board}
      onPress={(thing) => {
        sitting.explained.value = thing;
      }}
    />
  );
}
