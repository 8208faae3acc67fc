/** Several people at one device: between two of them nothing is shown. */
import { Rose } from "../look/ornament.tsx";
import { SeatMark } from "../look/seat-mark.tsx";
import { pageWords } from "../words/index.ts";

interface HandOverProps {
  readonly seat: number;
  readonly name: string;
  readonly onReady: () => void;
}

export function HandOver({ seat, name, onReady }: HandOverProps) {
  const w = pageWords.value.handOver;
  return (
    <main id="main" class="page hand-over" tabIndex={-1}>
      <Rose size={120} />
      <h1>
        <SeatMark seat={seat} size={32} /> {w.title(name)}
      </h1>
      <p>{w.help}</p>
      <button type="button" class="main big" autoFocus onClick={onReady}>
        {w.ready}
      </button>
    </main>
  );
}
