/** The four slots of a sheet: who sees a planned spell reads it, everyone else sees its back and what has become of it. */
import { EMPTY, NONE, QUICK, Slot, SLOTS } from "@blackrose/lodge/state";
import { sidesOf } from "@blackrose/lodge/tables";
import { slotOf } from "@blackrose/lodge/text/source";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { cardKey, seen, slotKey, spellNamed, spellOfCard, textOfCard } from "./game.ts";
import { elementIcon, schoolIcon, schoolTint, typeIcon } from "./signs.tsx";
import { words } from "./words.ts";

const NAMES = ["", "I", "II", "III"];

/** What lies in a slot as far as it is seen: the card and its side, or NONE. */
export function inSlot(
  scene: Scene,
  seat: number,
  slot: number,
): { readonly card: number; readonly side: number; readonly open: boolean } {
  const s = seen(scene);
  const open = s.revealed[seat]?.[slot] ?? NONE;
  if (open >= 0) return { card: open, side: s.revealedSide[seat][slot], open: true };
  const card = s.planned[seat]?.[slot] ?? NONE;
  return { card: card === EMPTY ? NONE : card, side: Math.max(0, s.plannedSide[seat]?.[slot] ?? 0), open: false };
}

export function Slots({
  scene,
  seat,
  wide = false,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly wide?: boolean;
}) {
  const s = seen(scene);
  // A fifth place holds a spell cast from hand until its slot is chosen.
  const count = Math.max(SLOTS, (s.slots[seat] ?? []).length);
  return (
    <div class={wide ? "l-slots l-wide" : "l-slots"}>
      {Array.from({ length: count }, (_, slot) =>
        slot >= SLOTS && (s.slots[seat][slot] ?? Slot.empty) === Slot.empty ? null : (
          <SlotCard key={slot} scene={scene} seat={seat} slot={slot} wide={wide} />
        ),
      )}
    </div>
  );
}

const STATES = ["empty", "ready", "trap", "protection", "revealed", "tarot"];

interface SlotProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly slot: number;
  readonly wide: boolean;
}

function SlotCard({ scene, seat, slot, wide }: SlotProps) {
  const s = seen(scene);
  const { language, question } = scene;
  const thing = useThing(slotKey(seat, slot));
  const word = words(language);
  const { card, side, open } = inSlot(scene, seat, slot);
  const state = STATES[s.slots[seat][slot] ?? 0] ?? "empty";
  const waits = wide && question?.decision === "D-PRE-PLAN" && question.seat === seat && slotOf(s) === slot;
  const meant = card >= 0 && state === "empty" ? " l-meant" : "";
  const school = card >= 0 ? ` l-school-${spellOfCard(scene, card).school}` : "";
  const label = card >= 0 ? spellNamed(scene, card, language) : word.slotStates[state as keyof typeof word.slotStates];
  const declared = card >= 0 ? sidesOf(spellOfCard(scene, card))[side] : null;
  const text = card >= 0 ? textOfCard(scene, card, language).sides[side] : null;
  return (
    <div
      {...thing.props}
      class={`l-slot l-is-${state}${open ? " l-open" : ""}${school}${meant}${waits ? " l-waits" : ""}${slot === QUICK ? " l-quick" : ""}`}
      style={card >= 0 ? schoolTint(scene, spellOfCard(scene, card).school) : {}}
      role="group"
      data-drop={waits || undefined}
      aria-label={`${slot === QUICK ? word.quick : NAMES[slot]}: ${label}`}
    >
      <span class="l-slot-name">{slot === QUICK ? <Icon name="lightning-trio" /> : NAMES[slot]}</span>
      {state === "trap" && <span class="l-slot-token l-trap">{typeIcon.trap({})}</span>}
      {state === "protection" && <span class="l-slot-token l-protection">{typeIcon.protection({})}</span>}
      {state === "tarot" && <span class="l-slot-token l-tarot">{typeIcon.tarot({})}</span>}
      {declared === null ? (
        state !== "empty" && <span class="l-slot-back">{<Icon name="rose" />}</span>
      ) : (
        <>
          <span class="l-slot-face">{schoolIcon(scene, spellOfCard(scene, card).school)}</span>
          {wide && text !== null && (
            <span class="l-slot-text" data-thing={cardKey(scene, card)}>
              <strong>{spellNamed(scene, card, language)}</strong>
              <span class="l-slot-kind">
                {side === 1 ? "☾" : "☀"} {typeIcon[declared.type]({})} {elementIcon[declared.element]({})}
              </span>
              <small>{text.lines.join(" ")}</small>
            </span>
          )}
        </>
      )}
    </div>
  );
}
