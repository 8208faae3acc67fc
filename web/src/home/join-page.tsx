/** Joining a table with a link or a code. */
import { useEffect, useState } from "preact/hooks";
import { type Problem, server, signedIn } from "../link/server.ts";
import { Trouble } from "../look/trouble.tsx";
import { Waiting } from "../look/waiting.tsx";
import { go } from "../route.ts";
import { set, settings } from "../settings.ts";
import { comeTo } from "../table/invited.ts";
import { pageWords, words } from "../words/index.ts";

const LONGEST_NAME = 32;

export function JoinPage({ invitation }: { readonly invitation: string }) {
  const w = pageWords.value.join;
  const [name, setName] = useState(settings.value.name);
  const [known, setKnown] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function join(): Promise<void> {
    try {
      const { table } = await server.join(invitation);
      comeTo(table);
      go(`/table/${table}`, true);
    } catch (error) {
      setProblem(error as Problem);
    }
  }
  function ask(): void {
    server.me().then(
      (me) => {
        setKnown(me !== null);
        if (me !== null) void join();
      },
      (error: Problem) => setProblem(error),
    );
  }
  useEffect(ask, [invitation]);

  if (problem !== null) {
    const gone = problem.code === "unreachable";
    // What the server says is English; that an invitation leads nowhere is said in the player's language.
    const help = problem.code === "no-invitation" ? w.badHelp : problem.message;
    return (
      <Trouble title={gone ? words.value.home.unreachable : w.bad} help={help}>
        {gone ? (
          <button
            type="button"
            class="main"
            onClick={() => {
              setProblem(null);
              ask();
            }}
          >
            {words.value.app.again}
          </button>
        ) : null}
      </Trouble>
    );
  }
  if (known !== false) {
    return <Waiting text={w.asking} />;
  }
  return (
    <main id="main" class="page" tabIndex={-1}>
      <h1>{w.title}</h1>
      <form
        class="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          set({ name: name.trim() });
          signedIn(name.trim()).then(join, (error: Problem) => setProblem(error));
        }}
      >
        <label class="field">
          <span>{w.nameFirst}</span>
          <input
            type="text"
            required
            autoFocus
            maxLength={LONGEST_NAME}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main big">
          {w.go}
        </button>
      </form>
    </main>
  );
}
