/** Cards of the box on a shelf, away from any table: spells as they are held, rooms and evocations by their signs. */
import type { Language } from "@blackrose/language";
import type { ThingKey } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { Card } from "./card.tsx";
import { content, tables } from "./game.ts";
import "./shelf.css";

export function ShelfCard({ thing, language }: { readonly thing: ThingKey; readonly language: Language }) {
  const [kind, id] = thing.split(":");
  switch (kind) {
    case "card": {
      const spell = content.spells.findIndex((one) => one.id === id);
      const card = tables.spellOf.indexOf(spell);
      if (card < 0) return null;
      return (
        <div class="lodge l-shelf">
          <Card card={card} language={language} up={0} />
        </div>
      );
    }
    case "room": {
      const room = content.rooms.find((one) => one.id === id);
      if (room === undefined) return null;
      return (
        <div class="lodge l-shelf">
          <div class={`l-shelf-room l-hue-${room.colour}`}>
            <Icon name={room.icon} />
          </div>
        </div>
      );
    }
    case "evocation": {
      const kindOf = content.evocations.find((one) => one.id === id);
      if (kindOf === undefined) return null;
      return (
        <div class="lodge l-shelf">
          <div class="l-shelf-figure">
            <Icon name={kindOf.icon} />
          </div>
        </div>
      );
    }
    default:
      return null;
  }
}
