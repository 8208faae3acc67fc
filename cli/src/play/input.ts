/** Lines from a person or a pipe, one at a time; null when there are no more. */
import { createInterface } from "node:readline";

export interface Input {
  /** Somebody sits there; a pipe is nobody. */
  readonly person: boolean;
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function lines(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stdout): Input {
  const person = input.isTTY && output.isTTY;
  const reader = createInterface({ input, output: person ? output : undefined, terminal: person });
  const ready: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  const give = (line: string | null): boolean => {
    if (waiting === null) return false;
    const to = waiting;
    waiting = null;
    to(line);
    return true;
  };
  reader.on("line", (line) => {
    if (!give(line)) ready.push(line);
  });
  reader.on("close", () => {
    ended = true;
    give(null);
  });
  // Ctrl-C at the prompt is a way to leave, not a crash: the game gets the chance to save.
  reader.on("SIGINT", () => reader.close());
  return {
    person,
    ask(prompt) {
      if (ready.length > 0 || ended) {
        const line = ready.shift() ?? null;
        output.write(`${prompt}${line ?? ""}\n`);
        return Promise.resolve(line);
      }
      reader.setPrompt(prompt);
      if (person) reader.prompt();
      else output.write(prompt);
      return new Promise((resolve) => {
        waiting = (line) => {
          // A pipe does not echo: without this, what was answered would not stand in the text.
          if (!person || line === null) output.write(`${line ?? ""}\n`);
          resolve(line);
        };
      });
    },
    close: () => reader.close(),
  };
}
