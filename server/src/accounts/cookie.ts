/** The cookie that says who a browser is: the account's id and when it was given, signed with a secret that never leaves the server. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** As long as browsers keep a cookie at most; it is given anew whenever somebody comes back. */
const LASTS = 400 * 24 * 60 * 60;

export interface Cookies {
  /** The account a `Cookie` header stands for, or null when it stands for none. */
  read(header: string | undefined): string | null;
  /** The `Set-Cookie` header that signs an account in. */
  give(account: string): string;
  /** The one that signs it out. */
  take(): string;
}

/** Over https the name itself binds the cookie to this host and to https. */
export function cookiesWith(secret: Uint8Array, secure: boolean, now: () => number = Date.now): Cookies {
  const name = secure ? "__Host-blackrose" : "blackrose";
  const manner = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  const sign = (text: string): Buffer => createHmac("sha256", secret).update(text).digest();

  return {
    read(header) {
      const value = valueOf(header, name);
      const parts = /^(?<said>[0-9a-z]{1,40}\.(?<at>\d{1,12}))\.(?<signature>[\w-]{43})$/.exec(value ?? "")?.groups;
      if (parts === undefined) return null;
      const signature = Buffer.from(parts["signature"], "base64url");
      const right = sign(parts["said"]);
      if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
      if (Number(parts["at"]) + LASTS < now() / 1000) return null;
      return parts["said"].split(".")[0];
    },
    give(account) {
      const said = `${account}.${Math.floor(now() / 1000)}`;
      return `${name}=${said}.${sign(said).toString("base64url")}; Max-Age=${LASTS}; ${manner}`;
    },
    take: () => `${name}=; Max-Age=0; ${manner}`,
  };
}

function valueOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
