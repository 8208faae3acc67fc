/**
 * Text messages as WebSocket frames (RFC 6455, 5.2), in a string with a letter for each byte. Several go out in one write, which a message
 * of two buffers cannot: with hundreds of short messages in a row, most of the time would be spent between them.
 */
const FINAL_TEXT = 0x81;

const bytes = (...values: readonly number[]): string => String.fromCharCode(...values);

export function framed(text: string): string {
  const plain = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");
  return header(plain.length) + plain;
}

function header(length: number): string {
  if (length < 126) return bytes(FINAL_TEXT, length);
  if (length < 65536) return bytes(FINAL_TEXT, 126, length >> 8, length & 255);
  return bytes(FINAL_TEXT, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255);
}
