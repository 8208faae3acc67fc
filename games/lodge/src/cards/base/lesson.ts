/** What the first game points at. */
export const welcomeRoom = "black-rose-room";
export const studiedSchools = ["destruction", "divination"];
