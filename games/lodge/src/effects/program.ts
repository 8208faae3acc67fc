/**
 * A list of sentences as one program: gates and loops become lines that jump, so that an effect is one frame with one set of
 * numbers, whatever is nested in it. `sentence` says which printed sentence a line belongs to.
 */
import type { Line, Script } from "@blackrose/kernel";
import { type AttachmentKind, type Change, LASTING, type Standing, type ValueName } from "../cards/attachments.ts";
import type { Condition, Cost, Many, One, Sentence, Spot, Target, Verb, Who, Words } from "../cards/says.ts";
import { NONE } from "../state.ts";
import type { AttachmentTable } from "../tables.ts";
import { byDeed, listening, type Triggers } from "./trigger.ts";
import type { Verbs } from "./verb.ts";

export type Instruction = Line & { readonly sentence: number } & (
    | { readonly do: "happen"; readonly what: readonly Verb[] }
    | { readonly do: "jump"; to: number }
    | { readonly do: "test"; readonly if: Condition; else: number }
    | { readonly do: "offer"; else: number }
    | { readonly do: "pay"; readonly cost: Cost; else: number }
    | { readonly do: "choose"; readonly by: One; readonly masks: boolean; readonly to: number[] }
    | { readonly do: "spare"; readonly who: Who; readonly pays: Pays; end: number }
    | { readonly do: "each"; readonly who: Many; end: number }
    | {
        readonly do: "aim";
        readonly target: Target;
        readonly from: Spot;
        readonly upTo: boolean;
        readonly namesCards: boolean;
        end: number;
      }
    | { readonly do: "settle" }
    | { readonly do: "name type" }
    | { readonly do: "use target" }
    | { readonly do: "used target"; end: number }
    | { readonly do: "attach"; readonly kind: number; readonly left: number }
  );

/** What spares one. */
type Pays = Extract<Sentence, { readonly do: "unless" }>["pays"];

export interface Program {
  readonly script: Script;
}

/** Words that point at the target. */
const TARGET_WORDS = ["target", "it", "target room", "target's room", "its room", "its owner's room", "there"];

/** Whether a sentence, or anything in it, speaks of the target. */
function usesTarget(verbs: Verbs, said: unknown): boolean {
  if (typeof said === "string") return TARGET_WORDS.includes(said);
  if (typeof said !== "object" || said === null) return false;
  const byName = "do" in said && verbs.get(said.do as string)?.usesTarget === true;
  return byName || Object.values(said).some((part) => usesTarget(verbs, part));
}

/** Whether sentences remove whom they mean, or let it act: only such may name a card without a figure (L-HAS-02). */
export function namesCards(said: unknown, who: One = "target"): boolean {
  if (typeof said !== "object" || said === null) return false;
  const line = said as { readonly do?: unknown; readonly who?: unknown };
  if ((line.do === "remove" || line.do === "act") && line.who === who) return true;
  return Object.values(said).some((part) => namesCards(part, who));
}

/** What a compiled table gathers while its programs are made. */
export interface Gathering {
  readonly verbs: Verbs;
  readonly triggers: Triggers;
  readonly scripts: Script[];
  readonly attachments: AttachmentTable[];
}

/** The card a program stands on. */
export interface Carrier {
  readonly id: string;
  readonly name: Words;
}

/** Makes an attachment ready and gives its number. `part`: what the programs of what it hears are called. */
export function gather(is: AttachmentKind, gathering: Gathering, part: (i: number) => string): number {
  const listeners = (is.hears ?? []).map(({ when, then, most, each = false, once = null }, i) =>
    listening(when, program(part(i), is, then, gathering), gathering, { capped: most !== undefined, each, once }),
  );
  const changes = new Map<ValueName, Change[]>();
  for (const change of is.changes ?? []) changes.set(change.of, [...(changes.get(change.of) ?? []), change]);
  const { id, attackAlso, insteadOfAttack = [], acts } = is;
  const attack = {
    attackAlso: attackAlso === undefined ? null : program(`${id}, attack`, is, attackAlso, gathering),
    insteadOfAttack: insteadOfAttack.map((says, i) => program(`${id}, instead ${i}`, is, says, gathering)),
    acts: acts === undefined ? null : program(`${id}, acts`, is, acts, gathering),
  };
  return gathering.attachments.push({ is, listeners, hears: byDeed(listeners, (one) => one), changes, ...attack }) - 1;
}

/** `aims`: a spell, whose target may answer. */
export function program(
  name: string,
  carrier: Carrier,
  says: readonly Sentence[],
  gathering: Gathering,
  aims = false,
): Program {
  const { verbs, scripts } = gathering;
  const lines: Instruction[] = [];
  let settlesAtEnd = false;
  // What no sentence speaks of is used from the beginning.
  const used = Math.max(
    0,
    says.findIndex((sentence) => usesTarget(verbs, sentence)),
  );
  const answered: Instruction & { end: number } = { do: "used target", end: 0, sentence: used };
  says.forEach((sentence, i) => {
    if (aims && i === used) lines.push({ do: "use target", sentence: i }, answered);
    emit(sentence, i);
  });
  answered.end = lines.length;
  if (settlesAtEnd) lines.push({ do: "settle", sentence: says.length - 1 });
  const script: Script = { name, rule: carrier.id, lines, index: -1 };
  scripts.push(script);
  return { script };

  /** What the card says of this turn lies on the controller's mage until it is over. */
  function thisTurn(stands: Standing, left: number, sentence: number): void {
    const named = `${name}, this turn`;
    const kind = gather(
      { id: named, name: carrier.name, ...LASTING, on: "mage", you: "owner", until: "end of turn", ...stands },
      gathering,
      () => named,
    );
    lines.push({ do: "attach", kind, left, sentence });
  }

  /** A verb, and what is done with it. */
  function withParts(verb: Verb): readonly Verb[] {
    return [verb, ...(verbs.get(verb.do)?.parts?.(verb) ?? [])];
  }

  function emitAll(sentences: readonly Sentence[], of: number): void {
    for (const sentence of sentences) emit(sentence, of);
  }

  /** A line whose jump is set once what it skips has been written. */
  function gate<L extends Instruction>(line: L, then: readonly Sentence[], of: number): L {
    lines.push(line);
    emitAll(then, of);
    return line;
  }

  function loop(line: Instruction & { end: number }, then: readonly Sentence[], of: number): void {
    const begin = lines.length;
    gate(line, then, of);
    lines.push({ do: "jump", to: begin, sentence: of });
    line.end = lines.length;
  }

  function emit(says_: Sentence, sentence: number): void {
    switch (says_.do) {
      case "together":
        lines.push({ do: "happen", what: says_.what.flatMap(withParts), sentence });
        return;
      case "if":
      case "cost": {
        const line = gate(
          says_.do === "if"
            ? { do: "test", if: says_.if, else: 0, sentence }
            : { do: "pay", cost: says_.cost, else: 0, sentence },
          says_.then,
          sentence,
        );
        // What was removed to pay is heard of when what it paid for has happened (L-RB-43): after the last sentence at the very end, where
        // it moves no line that a save may stand on.
        if (says_.do === "cost" && says_.cost.pay === "evocation") {
          if (sentence < says.length - 1) lines.push({ do: "settle", sentence });
          else settlesAtEnd = true;
        }
        if (says_.else === undefined) {
          line.else = lines.length;
          return;
        }
        const skip: Instruction = { do: "jump", to: 0, sentence };
        lines.push(skip);
        line.else = lines.length;
        emitAll(says_.else, sentence);
        skip.to = lines.length;
        return;
      }
      case "may": {
        const line = gate({ do: "offer", else: 0, sentence }, says_.then, sentence);
        line.else = lines.length;
        return;
      }
      case "choose": {
        const line: Instruction = {
          do: "choose",
          by: says_.by ?? "self",
          masks: says_.masks ?? false,
          to: [],
          sentence,
        };
        lines.push(line);
        const ends: { to: number }[] = [];
        for (const option of says_.options) {
          line.to.push(lines.length);
          emitAll(option, sentence);
          const end: Instruction = { do: "jump", to: 0, sentence };
          lines.push(end);
          ends.push(end);
        }
        for (const end of ends) end.to = lines.length;
        return;
      }
      case "unless":
        loop({ do: "spare", who: says_.who, pays: says_.pays, end: 0, sentence }, says_.then, sentence);
        return;
      case "each":
        loop({ do: "each", who: says_.who, end: 0, sentence }, says_.then, sentence);
        return;
      case "aim": {
        const line: Instruction & { end: number } = {
          do: "aim",
          target: says_.target,
          from: says_.from ?? "here",
          upTo: says_.upTo ?? false,
          namesCards: namesCards(says_.then, "another"),
          end: 0,
          sentence,
        };
        if (says_.again) {
          loop(line, says_.then, sentence);
        } else {
          gate(line, says_.then, sentence);
          line.end = lines.length;
        }
        return;
      }
      case "name a type":
        lines.push({ do: "name type", sentence });
        return;
      case "this turn": {
        const { when, then, once, most } = says_;
        thisTurn(
          { hears: [{ when, then, ...(most === undefined ? {} : { most }) }] },
          once ? 1 : (most ?? NONE),
          sentence,
        );
        return;
      }
      case "stat":
        thisTurn({ changes: says_.changes }, NONE, sentence);
        return;
      default:
        lines.push({ do: "happen", what: withParts(says_), sentence });
    }
  }
}
