/** Cards of the box on a shelf, away from any table: spells as they are held, the others by their signs. */
import type { Language } from "@blackrose/language";
import type { ThingKey } from "../../face.ts";
import { Icon } from "../../look/icon.tsx";
import { Card } from "../card.tsx";
import { type Plays, contentOf, tablesOf } from "../game.ts";
import "./shelf.css";

interface ShelfProps {
  readonly at: Plays;
  readonly thing: ThingKey;
  readonly language: Language;
}

export function ShelfCard({ at, thing, language }: ShelfProps) {
  const [kind, id] = thing.split(":");
  switch (kind) {
    case "card": {
      const spell = contentOf(at).spells.findIndex((one) => one.id === id);
      const card = tablesOf(at).spellOf.indexOf(spell);
      if (card < 0) return null;
      return (
        <div class="lodge l-shelf">
          <Card at={at} card={card} language={language} up={0} />
        </div>
      );
    }
    case "room": {
      const room = contentOf(at).rooms.find((one) => one.id === id);
      if (room === undefined) return null;
      return (
        <div class="lodge l-shelf">
          <div class={`l-shelf-room l-hue-${room.colour}`}>
            <Icon name={room.icon} />
          </div>
        </div>
      );
    }
    case "evocation":
    case "attachment": {
      const { evocations, attachments } = contentOf(at);
      const all: readonly { readonly id: string; readonly icon: string }[] =
        kind === "evocation" ? evocations : attachments;
      const kindOf = all.find((one) => one.id === id);
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
