/** The table: the others around it, the middle, and one's own side with the hand. */
import type { Scene } from "../face.ts";
import { Hand } from "./hand.tsx";
import { Middle } from "./middle.tsx";
import { Seat } from "./seat.tsx";
import { nearSeat, others, seenIn } from "./seen.ts";
import "./board.css";

export function Board({ scene }: { readonly scene: Scene }) {
  const { seats } = seenIn(scene);
  const around = others(scene);
  // Going round from the left: one on each side, or two where there are six.
  const beside = seats === 6 ? 2 : 1;
  const row = (from: number, to?: number) =>
    around.slice(from, to).map((seat) => <Seat key={seat} scene={scene} seat={seat} />);
  return (
    <div class="t-frame">
      <div class="t-board" data-seats={seats}>
        <div class="t-felt" aria-hidden="true" />
        <div class="t-left">{row(0, beside)}</div>
        <div class="t-top">{row(beside, -beside)}</div>
        <div class="t-right">{row(-beside)}</div>
        <Middle scene={scene} />
        <div class="t-near">
          <Seat scene={scene} seat={nearSeat(scene)} near />
          <Hand scene={scene} />
        </div>
      </div>
    </div>
  );
}
