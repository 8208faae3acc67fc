/** Which deeds meet which triggers, and whom that binds. */
import type { Lying, Moment } from "@blackrose/kernel";
import { COLOURS, ELEMENTS, type Trigger, TYPES } from "../cards/says.ts";
import { How } from "../deeds.ts";
import { hasFallen } from "../rules/health.ts";
import { isFull, slotsOf } from "../rules/rooms.ts";
import { rulesOf } from "../rules/values.ts";
import { type Lodge, NONE, placeOf, Slot, type State } from "../state.ts";
import { controllerOf, isMage, ROSE } from "../who.ts";
import type { Tables } from "../tables.ts";
import { Avoid, Source } from "./context.ts";
import type { Instruction, Program } from "./program.ts";
import { recordOf, type Verbs } from "./verb.ts";

/** What a met trigger binds. */
export interface Met {
  readonly it: number;
  readonly there: number;
  readonly amount: number;
}

/** Whom a listener belongs to and what it was bound to when it began. */
export interface Bound {
  readonly owner: number;
  readonly it: number;
  readonly room: number;
  readonly card: number;
  /** Traps are never set off by their owner and his own (L-INT-05). */
  readonly trap: boolean;
}

/** When a trigger is looked at: before the deed if it may change it, else after. */
export function momentOf(verbs: Verbs, trigger: Trigger, program: Program): Moment {
  switch (trigger.on) {
    case "would suffer":
    case "targeted":
    case "casts":
    case "attacks":
      return "would";
    default:
      return program.script.lines.some(
        (line) =>
          line.do === "happen" &&
          (line as Instruction & { do: "happen" }).what.some((verb) => recordOf(verbs, verb).answers?.(verb)),
      )
        ? "would"
        : "did";
  }
}

/** The first of these deeds that meets the trigger. */
export function met(
  w: Lodge,
  trigger: Trigger,
  bound: Bound,
  deeds: readonly Lying<State, Tables>[],
  moment: Moment,
): Met | null {
  for (const one of deeds) {
    if (one.prevented) continue;
    const found = meets(w, trigger, bound, one, moment);
    if (found !== null) return found;
  }
  return null;
}

const bind = (it: number, there = NONE, amount = 0): Met => ({ it, there, amount });

function meets(w: Lodge, trigger: Trigger, bound: Bound, one: Lying<State, Tables>, moment: Moment): Met | null {
  const { s, cards } = w;
  const { owner } = bound;
  const { verb } = one.deed;
  const mine = (who: "you" | "mage", seat: number): boolean =>
    who === "you" ? seat === owner : !bound.trap || seat !== owner;
  switch (trigger.on) {
    case "enters": {
      if (verb !== "go" || moment !== "did" || one.get("to") < 0) return null;
      const model = one.get("model");
      const room = one.get("to");
      // Whom an earlier trap has sent home or removed is out of reach (L-INT-08, L-INT-21).
      if (bound.trap && placeOf(s, model) < 0) return null;
      if (trigger.subject === "you" ? model !== owner : bound.trap && controllerOf(s, model) === owner) return null;
      if (trigger.who === "mage" && !isMage(model)) return null;
      if (trigger.colour !== undefined && s.colourAs[room] !== COLOURS.indexOf(trigger.colour)) return null;
      if (trigger.room !== undefined && w.cards.content.rooms[s.tileAs[room]].id !== trigger.room) return null;
      return bind(model, room);
    }
    case "leaves": {
      if (verb !== "go" || moment !== "did" || one.get("model") !== bound.it || one.get("to") < 0) return null;
      if (trigger.room !== undefined && one.get("from") !== bound.room) return null;
      if (trigger.by !== undefined && one.get("how") !== How.physical) return null;
      return bind(bound.it, one.get("from"));
    }
    case "would suffer": {
      if (verb !== "harm" || moment !== "would" || one.get("n") === 0) return null;
      const target = one.get("target");
      if (trigger.who === "you" ? target !== owner : !isMage(target)) return null;
      if (trigger.from === "model" && one.get("dealer") === ROSE) return null;
      if (trigger.from === "mage's attack" && (one.get("means") !== Source.attack || !isMage(one.get("by"))))
        return null;
      if (trigger.from === "trap" && one.get("means") !== Source.trap) return null;
      return bind(striker(one), NONE, one.get("n"));
    }
    case "suffers": {
      if (verb !== "harm" || moment !== "did" || one.get("target") !== owner || one.get("n") === 0) return null;
      if (trigger.from === "black rose" && one.get("dealer") !== ROSE) return null;
      if (trigger.from === "that spell" && one.get("card") !== bound.card) return null;
      return bind(striker(one), NONE, one.get("n"));
    }
    case "targeted": {
      const told = rulesOf(w).targeted === "when declared" ? "declare" : "use-target";
      if (verb !== told || moment !== "would" || one.get("seat") === owner) return null;
      const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
      const single = one.get("target") === owner;
      const area = one.get("target") === NONE && one.get("room") !== NONE && s.at[owner] === one.get("room");
      if (trigger.kind === "single" ? !single : trigger.kind === "area" ? !area : !single && !area) return null;
      if (trigger.by !== undefined && side.type !== trigger.by) return null;
      // Whom it passes by already has nothing to answer (L-INT-08).
      return (one.get("avoid") & Avoid.effect(owner)) === 0 ? bind(one.get("seat")) : null;
    }
    case "casts": {
      // A trap or protection is cast when it is laid (L-ACT-41), a trap not once more when it is sprung.
      const laid = verb === "lay-trap" && !bound.trap;
      if ((verb !== "declare" && !laid) || moment !== "would") return null;
      const seat = one.get("seat");
      if (trigger.who === "target" ? seat !== bound.it : bound.trap && seat === owner) return null;
      const type = laid
        ? one.get("kind") === Slot.trap
          ? "trap"
          : "protection"
        : cards.sides[cards.spellOf[one.get("card")]][one.get("side")].side.type;
      if (!laid && type === "trap") return null;
      const wanted = trigger.type === "named" ? TYPES[bound.room] : trigger.type;
      return wanted === undefined || wanted === type ? bind(seat) : null;
    }
    case "resolves": {
      if (verb !== "resolved" || moment !== "did" || !mine(trigger.who, one.get("seat"))) return null;
      const { side } = cards.sides[cards.spellOf[one.get("card")]][one.get("side")];
      if (trigger.types !== undefined && !trigger.types.includes(side.type)) return null;
      const shows = one.get("element") === NONE ? side.element : ELEMENTS[one.get("element")];
      if (trigger.element !== undefined && shows !== trigger.element && shows !== "any") return null;
      return bind(one.get("seat"), s.at[one.get("seat")] < 0 ? NONE : s.at[one.get("seat")], one.get("gained"));
    }
    case "that spell is resolved":
      return verb === "resolved" && moment === "did" && one.get("card") === bound.card ? bind(one.get("seat")) : null;
    case "physical action":
      return verb === "acted" && moment === "did" && mine("mage", one.get("seat")) && s.at[one.get("seat")] >= 0
        ? bind(one.get("seat"))
        : null;
    case "activates": {
      if (verb !== "activate" || moment !== (bound.trap ? "would" : "did") || !mine(trigger.who, one.get("seat")))
        return null;
      const room = one.get("room");
      if (trigger.rooms !== undefined && !trigger.rooms.includes(w.cards.content.rooms[s.tileAs[room]].id)) return null;
      if (trigger.colour !== undefined && s.colourAs[room] !== COLOURS.indexOf(trigger.colour)) return null;
      return bind(one.get("seat"), room);
    }
    case "solves":
      // A mage in its cell is out of reach (L-FAQ-15).
      return verb === "solve" &&
        moment === (bound.trap ? "would" : "did") &&
        mine("mage", one.get("seat")) &&
        (!bound.trap || s.at[one.get("seat")] >= 0)
        ? bind(one.get("seat"), NONE, one.get("quest"))
        : null;
    case "defeated": {
      if (verb !== "defeat" || moment !== (trigger.by === undefined && bound.trap ? "would" : "did")) return null;
      const victim = one.get("seat");
      const killer = one.get("killer");
      if (trigger.who === "you" ? victim !== owner : victim === owner && trigger.by !== "mage") return null;
      if (trigger.by === "you" && killer !== owner) return null;
      if (trigger.by === "other than you" && killer === owner) return null;
      if (trigger.by === "mage") return killer < s.seats && killer !== victim ? bind(killer) : null;
      return bind(victim);
    }
    case "deals damage": {
      if (verb !== "harm" || one.get("n") === 0 || one.get("dealer") === ROSE) return null;
      const dealer = one.get("dealer");
      const by = one.get("by");
      if (trigger.who === "you" && dealer !== owner) return null;
      if (trigger.who === "your evocation" && (by === NONE || isMage(by) || dealer !== owner)) return null;
      if (trigger.who === "another" && by !== bound.it) return null;
      if (trigger.to === "mage" && !isMage(one.get("target"))) return null;
      if (trigger.with === "attack" && one.get("means") !== Source.attack) return null;
      if (trigger.with !== undefined && trigger.with !== "attack") {
        if (one.get("means") !== Source.spell || one.get("card") === NONE) return null;
        const shows = elementOf(w, one.get("card"));
        if (shows !== trigger.with && shows !== "any") return null;
      }
      if (trigger.defeats && !hasFallen(w, one.get("target"))) return null;
      return trigger.who === "mage" ? bind(dealer, NONE, one.get("n")) : bind(one.get("target"), NONE, one.get("n"));
    }
    case "attacks":
      return verb === "harm" &&
        moment === "would" &&
        one.get("means") === Source.attack &&
        (trigger.who === "any model" || one.get("by") === owner)
        ? bind(one.get("target"), NONE, one.get("n"))
        : null;
    case "places":
      return verb === "place" &&
        moment === "did" &&
        one.get("seat") === owner &&
        one.get("n") > 0 &&
        (one.get("converted") === 0 || trigger.orConverts)
        ? bind(owner, one.get("room"))
        : null;
    case "fills":
      return verb === "place" &&
        moment === "did" &&
        one.get("converted") === 0 &&
        one.get("n") > 0 &&
        mine(trigger.who, one.get("seat")) &&
        one.get("seat") !== ROSE &&
        isFull(w, one.get("room")) &&
        // With Overload it may have been full before (L-OPT-02).
        s.instability[one.get("room")].length - one.get("n") < slotsOf(w, one.get("room"))
        ? bind(one.get("seat"), one.get("room"))
        : null;
    case "summons":
      return verb === "go" && moment === "did" && one.get("how") === How.summoned && one.get("by") === owner
        ? bind(one.get("model"), one.get("to"))
        : null;
    case "takes the Crown":
      return verb === "crown" && moment === "did" && one.get("seat") === owner ? bind(owner) : null;
    case "event moves":
    case "clean-up":
      return null;
  }
}

const striker = (one: Lying<State, Tables>): number => {
  if (one.get("by") !== NONE) return one.get("by");
  return one.get("dealer") === ROSE ? NONE : one.get("dealer");
};

/** The element a revealed spell counts as. */
function elementOf(w: Lodge, card: number): string {
  const { s, cards } = w;
  for (let seat = 0; seat < s.seats; seat++) {
    const slot = s.revealed[seat].indexOf(card);
    if (slot < 0) continue;
    const fixed = s.element[seat][slot];
    return fixed === NONE ? cards.sides[cards.spellOf[card]][s.revealedSide[seat][slot]].side.element : ELEMENTS[fixed];
  }
  return "";
}
