/** Who one is online, and how to stay that on another device: a phrase to write down, or a passkey. */
import type { Account } from "@blackrose/protocol";
import { useEffect, useState } from "preact/hooks";
import { type Problem, server } from "../link/server.ts";
import { pageWords } from "../words/index.ts";
import "./account.css";

export function AccountPart() {
  const w = pageWords.value.settings;
  const [account, setAccount] = useState<Account | null | "gone">(null);
  const [said, setSaid] = useState("");
  const [phrase, setPhrase] = useState("");
  useEffect(() => {
    server.me().then(setAccount, () => setAccount("gone"));
  }, []);

  /** Does it and tells how it went. */
  async function attempt(what: () => Promise<Account | null | undefined>): Promise<void> {
    setSaid("");
    try {
      const changed = await what();
      if (changed !== undefined) setAccount(changed);
      setSaid(w.done);
    } catch (error) {
      setSaid((error as Problem).message);
    }
  }
  async function passkey(which: "register" | "sign-in"): Promise<Account> {
    const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
    const options = (await server.passkey(`${which}-options`, {})) as never;
    const proof =
      which === "register"
        ? await startRegistration({ optionsJSON: options })
        : await startAuthentication({ optionsJSON: options });
    return (await server.passkey(which, proof)) as Account;
  }

  if (account === "gone") return <p class="note">{w.accountGone}</p>;
  return (
    <>
      {account === null ? (
        <>
          <p class="note">{w.accountNone}</p>
          <form
            class="row wrap"
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(() => server.recover(phrase.trim()));
            }}
          >
            <input
              type="text"
              aria-label={w.recoverLabel}
              placeholder={w.recoverLabel}
              autocomplete="off"
              value={phrase}
              onInput={(event) => setPhrase(event.currentTarget.value)}
            />
            <button type="submit" class="second">
              {w.recover}
            </button>
            <button type="button" class="second" onClick={() => void attempt(() => passkey("sign-in"))}>
              {w.passkeySignIn}
            </button>
          </form>
        </>
      ) : (
        <>
          <p>
            <b>{account.name}</b> {account.kept.passkeys > 0 ? w.passkeyKept(account.kept.passkeys) : ""}
          </p>
          <p class="note">{w.phraseHelp}</p>
          <div class="row wrap">
            <button
              type="button"
              class="second"
              onClick={() =>
                void attempt(async () => {
                  setPhrase((await server.phrase()).phrase);
                  return undefined;
                })
              }
            >
              {w.phrase}
            </button>
            <button type="button" class="second" onClick={() => void attempt(() => passkey("register"))}>
              {w.passkey}
            </button>
            <button type="button" class="plain" onClick={() => void attempt(() => server.forget())}>
              {w.forget}
            </button>
            <button
              type="button"
              class="plain"
              onClick={() => {
                if (confirm(w.removeAsk)) void attempt(() => server.remove());
              }}
            >
              {w.remove}
            </button>
          </div>
          {phrase === "" ? null : <p class="phrase">{phrase}</p>}
        </>
      )}
      <p role="status">{said}</p>
    </>
  );
}
