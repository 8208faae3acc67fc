/** Who knocks: the address behind a request, the origin of the page it comes from, whether it came over https. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** How the server stands in the world. */
export interface Place {
  /** A proxy of ours stands in front; what it says of address, host and https is true. */
  readonly behindProxy: boolean;
  /** The origins our pages are served from, as `https://table.example`; empty: whatever host was asked for. */
  readonly origins: readonly string[];
}

/** The address, as limits count it. */
export function addressOf(request: IncomingMessage, { behindProxy }: Place): string {
  const told = behindProxy ? last(request.headers["x-forwarded-for"]) : undefined;
  return household(told ?? request.socket.remoteAddress ?? "");
}

/** What counts as one address: of IPv6 the part that one household shares. */
export function household(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? first64(address) : address;
}

/** The first 64 bits. */
function first64(address: string): string {
  const [head, tail] = address.split("%")[0].split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const behind = tail === "" ? 0 : tail.split(":").length;
    while (groups.length + behind < 8 && groups.length < 4) groups.push("0");
    groups.push(...tail.split(":"));
  }
  return `${groups.slice(0, 4).join(":")}::`;
}

/** Each proxy adds what it saw at the end; only the last was written by ours. */
const last = (header: string | string[] | undefined): string | undefined =>
  [header].flat().join(",").split(",").at(-1)?.trim() || undefined;

export const isSecure = (headers: IncomingHttpHeaders, { behindProxy, origins }: Place): boolean =>
  behindProxy ? last(headers["x-forwarded-proto"]) === "https" : (origins[0]?.startsWith("https:") ?? false);

/** The origin that pages of ours have, for this visitor. */
export function ownOrigins(headers: IncomingHttpHeaders, place: Place): readonly string[] {
  if (place.origins.length > 0) return place.origins;
  const host = (place.behindProxy ? last(headers["x-forwarded-host"]) : undefined) ?? headers.host ?? "";
  return [`${isSecure(headers, place) ? "https" : "http"}://${host}`];
}

/** A page of somebody else's makes the visitor's browser ask. A program without a browser says nothing of origins. */
export function isForeign(headers: IncomingHttpHeaders, place: Place): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  return headers.origin !== undefined && !ownOrigins(headers, place).includes(headers.origin);
}
