/** A box that only a folder of tests knows is seen on the card pages, and at a table that plays with it. */
import { LANGUAGES } from "@blackrose/language";
import { catalogue, lodgeWith } from "@blackrose/lodge";
import { everythingIn } from "@blackrose/lodge/cards/content";
import { expect, test } from "vitest";
import { otherBox } from "../../games/lodge/test/other-box/index.ts";
import type { Scene } from "../src/face.ts";
import { aboutThing } from "../src/lodge/about/thing.ts";
import { allCards } from "../src/lodge/reference/browse.ts";

const shelf = [...catalogue, otherBox];
const played = lodgeWith(everythingIn(shelf), shelf);

test.each(LANGUAGES)("its cards are listed and explained: %s", (language) => {
  const scene: Scene = { language, names: [], viewer: -1, options: {}, played, view: {}, question: null, waiting: [] };
  const things = [
    "card:toll",
    "room:belfry",
    "evocation:bell-ringer",
    "mage:ringer",
    "quest:ring-the-bell",
    "event:dead-of-night",
  ];
  const listed = allCards({ played }, shelf, language);
  for (const thing of things) {
    const card = listed.find((one) => one.thing === thing);
    expect(card?.box, thing).toBe(otherBox.name[language]);
    expect(aboutThing(scene, thing)?.title).toBe(card?.title);
  }
  const said = aboutThing(scene, "room:belfry")?.paragraphs.join(" ");
  expect(said).toMatch({ en: /hush/i, es: /enmudece/, fr: /se tait/ }[language]);
});
