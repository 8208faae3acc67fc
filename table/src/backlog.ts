/**
 * What a table has told of late, for whoever was away for a moment: the texts of all viewers together, each time in one piece. They are kept as
 * bytes in one piece of memory: kept as texts they would be most of what outlives an answer, and tidying them up would take longer than
 * making them.
 */
/** Bytes kept; who missed more is better served with the whole. */
const MOST = 16 * 1024;

/** A ring: what is new lies where the oldest was. */
export interface Backlog {
  bytes: Uint8Array<ArrayBuffer> | null;
  /** Where each text begins and how long it is, the newest last. */
  readonly starts: number[];
  readonly sizes: number[];
  /** Where the newest ends. */
  end: number;
  /** The number the next text gets; they follow each other. */
  next: number;
}

export const emptyBacklog = (): Backlog => ({ bytes: null, starts: [], sizes: [], end: 0, next: 0 });

// Node and every browser have them; the language itself does not.
declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function remember(log: Backlog, text: string): void {
  log.bytes ??= new Uint8Array(MOST);
  log.next++;
  if (text.length <= MOST - log.end && write(log, text)) return;
  // What is left at the end is too short: go on at the beginning.
  forget(log, log.end, Number.POSITIVE_INFINITY);
  log.end = 0;
  if (write(log, text)) return;
  // It is longer than all there is: what came before it is no use without it.
  forget(log, 0, Number.POSITIVE_INFINITY);
}

function write(log: Backlog, text: string): boolean {
  const { end, starts, sizes } = log;
  const { read, written } = encoder.encodeInto(text, log.bytes!.subarray(end));
  if (read < text.length) return false;
  forget(log, end, end + written);
  starts.push(end);
  sizes.push(written);
  log.end += written;
  return true;
}

/** The oldest texts begin there, if any do. */
function forget({ starts, sizes }: Backlog, from: number, to: number): void {
  let many = 0;
  while (many < starts.length && starts[many] >= from && starts[many] < to) many++;
  if (many === 0) return;
  starts.splice(0, many);
  sizes.splice(0, many);
}

/** The number of the oldest text that is still there. */
export const oldest = ({ next, starts }: Backlog): number => next - starts.length;

/** The text of that number, or null when it is no longer there. */
export function recall(log: Backlog, number: number): string | null {
  const { bytes, starts, sizes } = log;
  const at = number - oldest(log);
  if (at < 0 || at >= starts.length) return null;
  return decoder.decode(bytes!.subarray(starts[at], starts[at] + sizes[at]));
}
