/** Everything at a table by keys. They rest while somebody writes or a sheet lies over the table. */
import { useEffect } from "preact/hooks";
import { cursorOf, type Direction, rove } from "../ask/rove.ts";
import { narrate } from "./narrator.tsx";
import type { Panel, Sitting } from "./sitting.ts";

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;

export function useKeys(sitting: Sitting, board: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === "Escape" && !(event.target as Element).closest("dialog")) {
        escape(sitting, board.current);
        return;
      }
      if (writes(event.target)) return;
      if (does(sitting, board.current, event)) event.preventDefault();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [sitting]);
}

function escape(sitting: Sitting, board: HTMLElement | null): void {
  if (sitting.back.peek() !== null) sitting.backToNow();
  else if (sitting.panel.value !== null) sitting.panel.value = null;
  else sitting.asking.clear();
  if (board !== null) cursorOf(board)?.removeAttribute("data-cursor");
}

function option(n: number): boolean {
  const all = document.querySelectorAll<HTMLButtonElement>(".ask-bar .option");
  const chosen = all[n - 1];
  if (chosen === undefined) return false;
  chosen.click();
  return true;
}

/** Whether the key meant something here. */
function does(sitting: Sitting, board: HTMLElement | null, event: KeyboardEvent): boolean {
  const { asking, panel, face, scene, sight, showing } = sitting;
  const question = scene.peek()?.question ?? null;
  const toggle = (which: Panel): true => {
    panel.value = panel.value === which ? null : which;
    return true;
  };
  const direction = ARROWS[event.key];
  if (direction !== undefined && board !== null) {
    const thing = rove(board, direction, event.shiftKey);
    const seen = scene.peek();
    const about = thing === null || seen === null ? null : face.about(seen, thing);
    if (about != null) narrate(about.title);
    return thing !== null;
  }
  if (/^[1-9]$/.test(event.key)) return option(Number(event.key));
  switch (event.key) {
    case "Enter": {
      const { activeElement } = document;
      if (activeElement instanceof HTMLButtonElement || activeElement instanceof HTMLAnchorElement) return false;
      const thing = board === null ? null : cursorOf(board)?.getAttribute("data-thing");
      if (thing != null && asking.offers.peek().has(thing)) asking.point(thing);
      else if (asking.ready.peek() && asking.picked.peek().length > 0) asking.confirm();
      else return false;
      return true;
    }
    case "e":
    case "E": {
      const thing = board === null ? null : cursorOf(board)?.getAttribute("data-thing");
      if (thing == null) return false;
      sitting.explained.value = thing;
      return true;
    }
    case "f":
    case "F":
    case "/":
      document.getElementById("filter")?.focus();
      return true;
    case "p":
    case "P":
      if (question?.options.includes("pass")) asking.pick("pass");
      return true;
    case "h":
    case "H":
      if (question?.window) void sitting.do({ do: "hold", ask: question.id });
      return true;
    case "u":
    case "U":
      if (sight.peek()?.you.mayTakeBack) void sitting.do({ do: "take-back" });
      else if (sight.peek()?.you.mayUndo) void sitting.do({ do: "propose", what: "undo" });
      return true;
    case "w":
    case "W":
      return toggle("why");
    case "l":
    case "L":
      return toggle("log");
    case "c":
    case "C":
      return toggle("chat");
    case "t":
    case "T":
      return toggle("text");
    case " ":
      if (!showing.behind.peek() || document.activeElement instanceof HTMLButtonElement) return false;
      showing.skip();
      return true;
    case "s":
    case "S":
      showing.skip();
      return true;
    case "q":
    case "Q": {
      const seen = scene.peek();
      if (seen !== null && question !== null) narrate(face.question(seen, question));
      document.getElementById("ask")?.focus();
      return true;
    }
    case "?":
      return toggle("keys");
    default:
      return false;
  }
}
