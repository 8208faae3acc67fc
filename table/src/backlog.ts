/**
 * The last messages of a stream, for whoever was away for a moment. They are kept as bytes in one piece of memory: kept as texts they would be
 * most of what outlives an answer, and tidying them up would take longer than making them.
 */
/** Bytes kept; who missed more is better served with the whole. */
const MOST = 8192;

/** A ring: what is new lies where the oldest was. */
export interface Backlog {
  bytes: Uint8Array<ArrayBuffer> | null;
  /** Where each message begins and how long it is, the newest last. */
  readonly starts: number[];
  readonly sizes: number[];
  /** Where the newest ends. */
  end: number;
}

export const emptyBacklog = (): Backlog => ({ bytes: null, starts: [], sizes: [], end: 0 });

// Node and every browser have them; the language itself does not.
declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function remember(log: Backlog, message: string): void {
  log.bytes ??= new Uint8Array(MOST);
  if (message.length <= MOST - log.end && write(log, message)) return;
  // What is left at the end is too short: go on at the beginning.
  forget(log, log.end, Number.POSITIVE_INFINITY);
  log.end = 0;
  if (write(log, message)) return;
  // It is longer than all there is: what came before it is no use without it.
  forget(log, 0, Number.POSITIVE_INFINITY);
}

function write(log: Backlog, message: string): boolean {
  const { end, starts, sizes } = log;
  const { read, written } = encoder.encodeInto(message, log.bytes!.subarray(end));
  if (read < message.length) return false;
  forget(log, end, end + written);
  starts.push(end);
  sizes.push(written);
  log.end += written;
  return true;
}

/** The oldest messages begin there, if any do. */
function forget({ starts, sizes }: Backlog, from: number, to: number): void {
  let many = 0;
  while (many < starts.length && starts[many] >= from && starts[many] < to) many++;
  if (many === 0) return;
  starts.splice(0, many);
  sizes.splice(0, many);
}

/** The last so many messages, or null when there are not that many. */
export function lastOf({ bytes, starts, sizes }: Backlog, many: number): string[] | null {
  const first = starts.length - many;
  if (first < 0) return null;
  return starts.slice(first).map((start, i) => decoder.decode(bytes!.subarray(start, start + sizes[first + i])));
}
