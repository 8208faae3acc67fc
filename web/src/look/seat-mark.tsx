/** The small sign of a seat: its outline in its colour with its letter. */
import { seatColour, seatLetter, seatOutline } from "./seats.ts";

interface SeatMarkProps {
  readonly seat: number;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}

export function SeatMark({ seat, size = 20, x, y }: SeatMarkProps) {
  const placed = { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) };
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...placed}>
      <path d={seatOutline(seat)} style={{ fill: seatColour(seat) }} />
      <text x="12" y="16.500" text-anchor="middle" class="seat-letter">
        {seatLetter(seat)}
      </text>
    </svg>
  );
}
