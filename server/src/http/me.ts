/** Accounts: a guest at once, kept by a phrase or a passkey, gone when its owner says so. */
import { freshPhrase, isPhrase, readPhrase } from "../accounts/phrase.ts";
import type { Passkeys } from "../accounts/passkeys.ts";
import type { House } from "../house.ts";
import { freshName } from "../names.ts";
import type { Accounts } from "../store/accounts.ts";
import { Problem } from "./problem.ts";
import type { Handlers, Route } from "./visit.ts";

type Own = Extract<Route, `${string} /api/me${string}` | `${string} /api/passkey/${string}` | "POST /api/recover">;

/** Long enough that nobody meets one by chance. */
const ID_LENGTH = 20;

/** `goodbye` ends the connections of an account that is no more. */
export function me(
  accounts: Accounts,
  passkeys: Passkeys,
  house: House,
  goodbye: (account: string) => void,
): Handlers<Own> {
  const known = (id: string) => accounts.find(id)!;

  return {
    "GET /api/me"(visit) {
      if (visit.account === null) return null;
      visit.signIn(visit.account.id);
      // Nobody waits for that, and missing it once does no harm.
      accounts.see(visit.account.id, Date.now()).catch(() => {});
      return visit.account;
    },
    async "POST /api/me"(visit, { name }) {
      if (visit.account !== null) {
        await accounts.rename(visit.account.id, name);
        return known(visit.account.id);
      }
      visit.spend("accounts");
      const id = freshName(ID_LENGTH);
      await accounts.add(id, name, Date.now());
      visit.signIn(id);
      return known(id);
    },
    "POST /api/me/forget"(visit) {
      visit.signOut();
      return null;
    },
    async "DELETE /api/me"(visit) {
      const { id, name } = visit.signedIn();
      await house.forget({ account: id, name });
      await accounts.remove(id);
      goodbye(id);
      visit.signOut();
      return null;
    },
    async "POST /api/me/phrase"(visit) {
      const { id } = visit.signedIn();
      visit.spend("phrases");
      const { phrase, kept } = await freshPhrase();
      await accounts.keepPhrase(id, kept);
      return { phrase };
    },
    async "POST /api/recover"(visit, { phrase }) {
      visit.spend("phrases");
      const read = readPhrase(phrase);
      if (read === null) throw new Problem(400, "no-phrase", "A recovery phrase has six words; type all of them.");
      const [id, rest] = read;
      visit.spend("phrasesOfOne", id);
      const found = accounts.findPhrase(id);
      if (!(await isPhrase(rest, found?.kept ?? null))) {
        throw new Problem(403, "wrong-phrase", "No account has this recovery phrase; look for a mistyped letter.");
      }
      visit.signIn(found!.account);
      return known(found!.account);
    },
    "POST /api/passkey/register-options": (visit) => passkeys.registerOptions(visit.origin, visit.signedIn()),
    async "POST /api/passkey/register"(visit, answer) {
      const account = visit.signedIn();
      if (!(await passkeys.register(visit.origin, account, answer))) throw noPasskey();
      return known(account.id);
    },
    "POST /api/passkey/sign-in-options": (visit) => passkeys.signInOptions(visit.origin),
    async "POST /api/passkey/sign-in"(visit, answer) {
      const id = await passkeys.signIn(visit.origin, answer);
      if (id === null) throw noPasskey();
      visit.signIn(id);
      return known(id);
    },
  };
}

const noPasskey = (): Problem =>
  new Problem(403, "no-passkey", "That passkey was not accepted; try again, or use your recovery phrase.");
