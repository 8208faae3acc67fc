/** Cards as entries by id, with what a whole file of them shares said once. */
import type { Attachment } from "./attachments.ts";
import type { SchoolOfBox } from "./box.ts";
import type {
  Evocation,
  GameEvent,
  Grimoire,
  Mage,
  Provenance,
  Quest,
  Room,
  School,
  Side,
  Spell,
  Words,
} from "./says.ts";

interface Entries<E> {
  readonly [id: string]: E;
}
/** The card without what its file says for all; the provenance only where it is another. */
type Entry<Card extends { readonly provenance: unknown }, Shared extends keyof Card = never> = Omit<
  Card,
  "id" | "provenance" | Shared
> & { readonly provenance?: Card["provenance"] };

const listed = <E, Card>(entries: Entries<E>, card: (id: string, entry: E) => Card): Card[] =>
  Object.entries(entries).map(([id, entry]) => card(id, entry));

type SpellEntry = {
  readonly name: Words;
  /** 1 instability when revealed. */
  readonly symbol?: true;
  readonly provenance?: Provenance;
} & ({ readonly light: Side; readonly dark: Side } | { readonly halves: readonly Side[] });

export const spells = (school: Spell["school"], from: Provenance, entries: Entries<SpellEntry>): readonly Spell[] =>
  listed(entries, (id, { name, symbol = false, provenance = from, ...sides }) => ({
    id,
    school,
    name,
    symbol,
    sides,
    provenance,
  }));

/** A school with everything that is its own. Starting grimoires are ours unless they say otherwise. */
export const school = (id: School["id"], from: Provenance, entry: SchoolEntry): SchoolOfBox => ({
  id,
  name: entry.name,
  icon: entry.icon,
  tint: entry.tint,
  spells: spells(id, from, entry.spells),
  grimoires: listed(entry.grimoires, (grimoire, { provenance = "designed", ...card }) => ({
    id: grimoire,
    school: id,
    ...card,
    provenance,
  })),
});
interface SchoolEntry {
  readonly name: Words;
  readonly icon: string;
  readonly tint: string;
  readonly spells: Entries<SpellEntry>;
  readonly grimoires: Entries<Entry<Grimoire, "school">>;
}

export const rooms = (from: Provenance, entries: Entries<Entry<Room>>): readonly Room[] =>
  listed(entries, (id, { provenance = { effect: from, slots: from, points: from }, ...card }) => ({
    id,
    ...card,
    provenance,
  }));

export const evocations = (from: Provenance, entries: Entries<Entry<Evocation>>): readonly Evocation[] =>
  listed(entries, (id, { provenance = from, ...card }) => ({ id, ...card, provenance }));

export const mages = (entries: Entries<Omit<Mage, "id">>): readonly Mage[] =>
  listed(entries, (id, card) => ({ id, ...card }));

export const quests = (
  moon: Quest["moon"],
  from: Provenance,
  entries: Entries<Entry<Quest, "moon">>,
): readonly Quest[] =>
  listed(entries, (id, { provenance = { task: from, effect: from, points: from }, ...card }) => ({
    id,
    moon,
    ...card,
    provenance,
  }));

/** `board`: when and where it lies, and what the Black Rose gains as it enters and leaves. `crown`: it shows the Crown. */
type EventEntry = Omit<Entry<GameEvent, "moon">, "crown" | "phase" | "space" | "enters" | "leaves" | "says"> & {
  readonly crown?: true;
  readonly says?: GameEvent["says"];
  readonly board: Pick<GameEvent, "phase" | "space" | "enters" | "leaves">;
};

export const events = (moon: GameEvent["moon"], from: Provenance, entries: Entries<EventEntry>): readonly GameEvent[] =>
  listed(
    entries,
    (id, { name, crown = false, board, says = [], provenance = { effect: from, values: from }, ...card }) => ({
      id,
      moon,
      name,
      crown,
      ...board,
      says,
      ...card,
      provenance,
    }),
  );

export const attachments = (from: Provenance, entries: Entries<Entry<Attachment>>): readonly Attachment[] =>
  listed(entries, (id, { provenance = from, ...card }) => ({ id, ...card, provenance }));
