/** Passkeys: an account kept by a device. A challenge is remembered here for a few minutes and serves once. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Account } from "@blackrose/protocol";
import type { Accounts } from "../store/accounts.ts";

const MINUTES = 5;
const MOST_OPEN = 10_000;

export interface Passkeys {
  registerOptions(origin: string, account: Account): Promise<unknown>;
  /** Whether the answer to the options was good; then the passkey is kept. */
  register(origin: string, account: Account, answer: unknown): Promise<boolean>;
  signInOptions(origin: string): Promise<unknown>;
  /** The account the passkey belongs to, or null. */
  signIn(origin: string, answer: unknown): Promise<string | null>;
}

export function passkeysFor(accounts: Accounts, now: () => number = Date.now): Passkeys {
  /** Each challenge given out: until when, and whose it is; the oldest come first. */
  const open = new Map<string, { readonly until: number; readonly account: string | null }>();

  function remember(challenge: string, account: string | null): void {
    for (const [old, { until }] of open) {
      if (until > now() && open.size < MOST_OPEN) break;
      open.delete(old);
    }
    open.set(challenge, { until: now() + MINUTES * 60_000, account });
  }

  /** A challenge serves once, whether the answer is good or not. */
  function redeem(challenge: string, account: string | null): boolean {
    const given = open.get(challenge);
    open.delete(challenge);
    return given !== undefined && given.until > now() && given.account === account;
  }

  return {
    async registerOptions(origin, account) {
      const options = await generateRegistrationOptions({
        rpName: "Blackrose",
        rpID: new URL(origin).hostname,
        userID: new TextEncoder().encode(account.id),
        userName: account.name,
        attestationType: "none",
        excludeCredentials: accounts.passkeysOf(account.id).map((id) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      remember(options.challenge, account.id);
      return options;
    },

    async register(origin, account, answer) {
      const checked = await orNull(() =>
        verifyRegistrationResponse({
          response: answer as RegistrationResponseJSON,
          expectedChallenge: (challenge) => redeem(challenge, account.id),
          expectedOrigin: origin,
          expectedRPID: new URL(origin).hostname,
          requireUserVerification: false,
        }),
      );
      if (checked === null || !checked.verified) return false;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      if (accounts.findPasskey(id) !== null) return false;
      await accounts.keepPasskey({ id, account: account.id, publicKey, counter }, now());
      return true;
    },

    async signInOptions(origin) {
      const options = await generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        userVerification: "preferred",
      });
      remember(options.challenge, null);
      return options;
    },

    async signIn(origin, answer) {
      const id = (answer as { id?: unknown } | null)?.id;
      const passkey = typeof id === "string" ? accounts.findPasskey(id) : null;
      if (passkey === null) return null;
      const checked = await orNull(() =>
        verifyAuthenticationResponse({
          response: answer as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => redeem(challenge, null),
          expectedOrigin: origin,
          expectedRPID: new URL(origin).hostname,
          credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
          requireUserVerification: false,
        }),
      );
      if (checked === null || !checked.verified) return null;
      await accounts.countPasskey(passkey.id, checked.authenticationInfo.newCounter);
      return passkey.account;
    },
  };
}

/** The library throws on everything that is not as it should be; here that is one answer, no. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
