/** The course of a game that is over: how far each had come as its chapters began, as lines that end in the seats' marks. */
import { useEffect, useState } from "preact/hooks";
import type { Scene } from "../face.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { seatColour } from "../look/seats.ts";
import { language } from "../words/index.ts";
import { useSitting } from "./sitting.ts";

const WIDE = 440;
const HIGH = 150;
const EDGE = { left: 22, right: 26, top: 12, bottom: 20 };
/** More moments than this tell nothing more. */
const MOST_MOMENTS = 16;
/** Lines that run together lie side by side. */
const APART = 1.8;

/** So many of them, evenly, with the last. */
function some(steps: readonly number[]): readonly number[] {
  const every = Math.ceil(steps.length / MOST_MOMENTS);
  return steps.filter((_, i) => (steps.length - 1 - i) % every === 0);
}

export function Course({ scene }: { readonly scene: Scene }) {
  const { face, link, log } = useSitting();
  const [heights, setHeights] = useState<readonly (readonly number[])[] | null>(null);
  useEffect(() => {
    let left = false;
    const chapters = log.peek().filter(({ lines }) => lines.some(({ weight }) => weight === "chapter"));
    async function look(): Promise<void> {
      const found: (readonly number[])[] = [];
      for (const step of some(chapters.map((told) => told.step))) {
        const reply = await link.act({ do: "look-back", step });
        if (left) return;
        if (reply.is === "done" && reply.view !== undefined) {
          found.push(face.course.heights({ ...scene, view: reply.view }));
        }
      }
      setHeights([...found, face.course.heights(scene)]);
    }
    void look();
    return () => {
      left = true;
    };
  }, []);
  const title = face.course.title(language.value);
  // Where it will stand, so that nothing moves when it comes.
  if (heights === null) {
    return (
      <figure class="course">
        <figcaption>{title}</figcaption>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" />
      </figure>
    );
  }

  const most = Math.max(1, ...heights.flat());
  const x = (i: number): number => EDGE.left + (i / (heights.length - 1)) * (WIDE - EDGE.left - EDGE.right);
  const y = (height: number): number => HIGH - EDGE.bottom - (height / most) * (HIGH - EDGE.top - EDGE.bottom);
  const seats = [...scene.names.keys()];
  const aside = (seat: number): number => (seat - (seats.length - 1) / 2) * APART;
  const said = seats.map((seat) => `${scene.names[seat]} ${heights.map((at) => at[seat]).join(" ")}`);
  const lines = Array.from({ length: most + 1 }, (_, height) => height).filter(
    (height) => height % Math.ceil(most / 6) === 0,
  );
  return (
    <figure class="course">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${title}. ${said.join(". ")}`}>
        {lines.map((height) => (
          <g key={height} class="course-height">
            <line x1={EDGE.left} x2={WIDE - EDGE.right} y1={y(height)} y2={y(height)} />
            <text x={EDGE.left - 6} y={y(height) + 4} text-anchor="end">
              {height}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <polyline
            key={seat}
            class="course-line"
            style={{ stroke: seatColour(seat) }}
            points={heights.map((at, i) => `${x(i)},${y(at[seat]) + aside(seat)}`).join(" ")}
          />
        ))}
        {ends(heights.at(-1) ?? []).map(({ seat, height, beside }) => (
          <SeatMark
            key={seat}
            seat={seat}
            size={16}
            x={WIDE - EDGE.right - 8 + beside * 9}
            y={y(height) + aside(seat) - 8}
          />
        ))}
      </svg>
    </figure>
  );
}

/** Marks of seats that end equally high stand beside one another. */
function ends(last: readonly number[]): { readonly seat: number; readonly height: number; readonly beside: number }[] {
  return last.map((height, seat) => ({
    seat,
    height,
    beside: last.slice(0, seat).filter((other) => other === height).length,
  }));
}
