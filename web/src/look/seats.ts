/** How a seat is told from the others: a colour, and beside it always a shape and a letter, so that nobody needs the colour. */
const MARKS = ["A", "B", "C", "D", "E", "F"] as const;

/** Closed outlines in a box of 24 by 24, one a seat: disc, diamond, square, triangle, star, hexagon. */
const OUTLINES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M12 1l11 11-11 11L1 12z",
  "M3 3h18v18H3z",
  "M12 2l11 20H1z",
  "M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.8-6.8-4-6.8 4 1.7-7.8L1 9l7.8-.8z",
  "M6.5 2.5h11L23 12l-5.500 9.500h-11L1 12z",
] as const;

export const seatColour = (seat: number): string => `var(--seat-${seat % OUTLINES.length})`;
export const seatLetter = (seat: number): string => MARKS[seat % MARKS.length];
export const seatOutline = (seat: number): string => OUTLINES[seat % OUTLINES.length];
