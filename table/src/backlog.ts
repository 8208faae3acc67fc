/**
 * The last messages of a stream, for whoever was away for a moment. They are kept as bytes in one piece of memory: kept as texts they would be
 * most of what outlives an answer, and tidying them up would take longer than making them.
 */
/** Bytes kept; who missed more is better served with the whole. */
const MOST = 8192;

export interface Backlog {
  bytes: Uint8Array<ArrayBuffer> | null;
  /** How long each message is, the newest last, and all of them together. */
  readonly sizes: number[];
  used: number;
}

export const emptyBacklog = (): Backlog => ({ bytes: null, sizes: [], used: 0 });

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
  if (message.length > MOST - log.used) makeRoom(log, message.length);
  if (write(log, message)) return;
  // It is longer than it has letters, or longer than all there is: what came before it is no use without it.
  makeRoom(log, MOST);
  write(log, message);
}

function write(log: Backlog, message: string): boolean {
  const { read, written } = encoder.encodeInto(message, log.bytes!.subarray(log.used));
  if (read < message.length) return false;
  log.sizes.push(written);
  log.used += written;
  return true;
}

/** Forgets the oldest messages; a good part of them, so that this is seldom. */
function makeRoom(log: Backlog, wanted: number): void {
  const enough = Math.max(wanted, MOST / 4);
  let many = 0;
  let old = 0;
  while (many < log.sizes.length && MOST - log.used + old < enough) old += log.sizes[many++];
  log.sizes.splice(0, many);
  log.bytes!.copyWithin(0, old, log.used);
  log.used -= old;
}

/** The last so many messages, or null when there are not that many. */
export function lastOf({ bytes, sizes, used }: Backlog, many: number): string[] | null {
  if (many > sizes.length) return null;
  const texts: string[] = [];
  let end = used;
  for (let i = 1; i <= many; i++) {
    const start = end - sizes[sizes.length - i];
    texts.unshift(decoder.decode(bytes!.subarray(start, end)));
    end = start;
  }
  return texts;
}
