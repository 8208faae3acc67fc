/** How many sit at a table of the printed game (L-COM-38). */
export const LEAST_SEATS = 2;
export const MOST_SEATS = 6;
/** Seats up to which the mages of the box suffice; beyond, the guests join. */
export const SEATS_WITHOUT_GUESTS = 4;
