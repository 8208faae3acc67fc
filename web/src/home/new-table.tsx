/** Making a table: the game and its rules, who sits where, here or online. */
import type { GameName, Level, Pace, Setup, WantedChair } from "@blackrose/protocol";
import { useEffect, useState } from "preact/hooks";
import type { GameFace, SetupField } from "../face.ts";
import { faceOf, GAMES } from "../games.ts";
import { ACCOUNT } from "../link/local.ts";
import { Problem, reachable, server, signedIn } from "../link/server.ts";
import { SeatMark } from "../look/seat-mark.tsx";
import { go } from "../route.ts";
import { RULE } from "../rules/rule-name.ts";
import { RuleDialog } from "../rules/rule-dialog.tsx";
import { set, settings } from "../settings.ts";
import { NOBODY_YET } from "../table/names.ts";
import { language, pageWords, words } from "../words/index.ts";
import { remember, setupOf, sitDownHere } from "./quick.ts";

type Sitter = "you" | "beside" | "open" | Level;

const PACES: { readonly [name in "free" | "live" | "fast" | "slow"]: Pace } = {
  free: { is: "free" },
  live: { is: "live", bank: 600, credit: 20, window: 8 },
  fast: { is: "live", bank: 240, credit: 8, window: 5 },
  slow: { is: "slow", days: 3 },
};

type Options = { readonly [name: string]: unknown };

export function NewTable({ game }: { readonly game: GameName }) {
  const w = pageWords.value.make;
  const face = faceOf(game);
  return (
    <main id="main" class="page new-table" tabIndex={-1}>
      <h1>{w.title}</h1>
      <nav class="tabs" aria-label={w.game}>
        {GAMES.map((one) => (
          <a key={one} href={`/new/${one}`} aria-current={one === game ? "page" : undefined}>
            {words.value.games[one].title}
          </a>
        ))}
      </nav>
      {face?.setup(language.value, {}) === undefined ? (
        <p role="status">{words.value.app.loading}</p>
      ) : (
        <Form key={game} face={face} />
      )}
    </main>
  );
}

function Form({ face }: { readonly face: GameFace }) {
  const w = pageWords.value.make;
  const before = setupOf(face.game);
  const [online, setOnline] = useState(false);
  const [given, setGiven] = useState<Options>(before.options);
  const [wanted, setWanted] = useState<readonly Sitter[]>(() => before.chairs.map(sitterOf));
  const [beside, setBeside] = useState<readonly string[]>([]);
  const [pace, setPace] = useState<keyof typeof PACES>("free");
  const [listedToo, setListedToo] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (reachable.peek() === null) void server.me().catch(() => undefined);
  }, []);
  const options = fitting(face, given);
  const fields = (face.setup(language.value, options) ?? []).filter((field) => field.fits(options));
  const shown = fields.filter(({ choices }) => choices.length > 1);
  const more = shown.filter(({ folded }) => folded === true);
  // As many as want to sit, as far as what is chosen allows.
  const { least, most } = face.seats(options);
  const sitters = seated(Math.min(Math.max(wanted.length, least), most));
  const possible: readonly Sitter[] = online
    ? ["you", "open", "greedy", "random"]
    : ["you", "beside", "greedy", "random"];
  const nameOf = (seat: number): string => beside[seat] ?? `${NOBODY_YET} ${seat + 1}`;

  /** What was as usual stays as usual, also where something else is that now. */
  function setOptions(next: Options): void {
    const usual = new Map(fields.map((field) => [field.option, field.usual]));
    const own = ([name, value]: readonly [string, unknown]): boolean =>
      !isSame(value, options[name]) || !isSame(value, usual.get(name));
    setGiven(Object.fromEntries(Object.entries(next).filter(own)));
  }
  function seated(many: number): readonly Sitter[] {
    return Array.from({ length: many }, (_, i) => wanted[i] ?? (online ? "open" : "greedy"));
  }
  /** Online, chairs stand open for friends until the host puts bots there; on one device bots are the usual company. */
  function where(there: boolean): void {
    setOnline(there);
    setWanted(sitters.map((one) => (one === "you" ? one : there ? "open" : "greedy")));
  }
  function chairOf(sitter: Sitter): WantedChair {
    if (sitter === "you") return { is: "you" };
    return sitter === "open" || sitter === "beside" ? { is: "open" } : { is: "bot", level: sitter };
  }

  async function make(): Promise<void> {
    const chosen = Object.fromEntries(fields.map((field) => [field.option, chosenIn(field, options)]));
    const setup: Setup = {
      game: face.game,
      options: chosen,
      chairs: sitters.map(chairOf),
      pace: online ? PACES[pace] : PACES.free,
      listed: online && listedToo,
    };
    if (!online) {
      const people = sitters.map((one, seat) => (one === "beside" ? { account: ACCOUNT, name: nameOf(seat) } : null));
      await sitDownHere(setup, people);
      return;
    }
    await signedIn(settings.peek().name || NOBODY_YET);
    const { table } = await server.make(setup);
    remember(setup);
    go(`/table/${table}`);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setProblem("");
        if (!sitters.some((one) => one === "you" || one === "open" || one === "beside")) setProblem(w.needsYou);
        else make().catch((error: Problem) => setProblem(error.message));
      }}
    >
      <fieldset>
        <legend>{w.where}</legend>
        <Radio name="where" checked={!online} onPick={() => where(false)} label={w.here} help={w.hereHelp} />
        <Radio
          name="where"
          checked={online}
          disabled={reachable.value === false}
          onPick={() => where(true)}
          label={w.online}
          help={reachable.value === false ? w.onlineGone : w.onlineHelp}
        />
      </fieldset>
      <fieldset>
        <legend>{w.who}</legend>
        <label>
          {w.yourName}
          <input
            type="text"
            maxLength={32}
            placeholder={NOBODY_YET}
            value={settings.value.name}
            onInput={(event) => set({ name: event.currentTarget.value })}
          />
        </label>
        <label>
          {w.seats}
          <select
            value={String(sitters.length)}
            onChange={(event) => setWanted(seated(Number(event.currentTarget.value)))}
          >
            {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
              <option key={n} value={String(n)}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <ol class="chairs">
          {sitters.map((sitter, seat) => (
            <li key={seat} class="chair">
              <SeatMark seat={seat} size={26} />
              <select
                aria-label={w.chair(seat + 1)}
                value={sitter}
                onChange={(event) => setWanted(sitters.with(seat, event.currentTarget.value as Sitter))}
              >
                {possible.map((one) => (
                  <option key={one} value={one}>
                    {sitterName(one)}
                  </option>
                ))}
              </select>
              {sitter === "beside" ? (
                <input
                  type="text"
                  aria-label={`${w.chair(seat + 1)}: ${w.hotSeat}`}
                  maxLength={32}
                  value={nameOf(seat)}
                  onInput={(event) => {
                    const names = [...beside];
                    names[seat] = event.currentTarget.value;
                    setBeside(names);
                  }}
                />
              ) : null}
            </li>
          ))}
        </ol>
      </fieldset>
      {shown
        .filter(({ folded }) => folded !== true)
        .map((field) => (
          <Field key={field.option} field={field} options={options} onChange={setOptions} />
        ))}
      {more.length === 0 ? null : (
        <details class="more">
          <summary>{w.more}</summary>
          {more.map((field) => (
            <Field key={field.option} field={field} options={options} onChange={setOptions} />
          ))}
        </details>
      )}
      {online ? (
        <fieldset>
          <legend>{w.pace}</legend>
          {(["free", "live", "fast", "slow"] as const).map((one) => (
            <Radio key={one} name="pace" checked={pace === one} onPick={() => setPace(one)} label={w.paces[one]} />
          ))}
          <label class="check">
            <input
              type="checkbox"
              checked={listedToo}
              onChange={(event) => setListedToo(event.currentTarget.checked)}
            />
            {w.listed}
          </label>
        </fieldset>
      ) : null}
      <p role="alert" class="refusal" hidden={problem === ""}>
        {w.refused} {problem}
      </p>
      <button type="submit" class="main big">
        {w.make}
      </button>
    </form>
  );
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Without what can no longer be chosen beside the rest: the first choice decides what others there are. */
function fitting(face: GameFace, given: Options): Options {
  let options = given;
  for (const { option } of face.setup(language.value, given) ?? []) {
    if (options[option] === undefined) continue;
    const { several, choices } = face.setup(language.value, options)!.find((field) => field.option === option)!;
    const isOffered = (one: unknown): boolean => choices.some(({ value }) => isSame(value, one));
    const { [option]: value, ...others } = options;
    if (several === true && Array.isArray(value)) options = { ...others, [option]: value.filter(isOffered) };
    else if (choices.length > 0 && !isOffered(value)) options = others;
  }
  return options;
}

function sitterOf(chair: WantedChair, seat: number): Sitter {
  if (chair.is === "bot") return chair.level;
  return chair.is === "you" && seat === 0 ? "you" : "beside";
}

function sitterName(sitter: Sitter): string {
  const w = pageWords.value.make;
  if (sitter === "you") return w.you;
  if (sitter === "beside") return w.hotSeat;
  return sitter === "open" ? w.open : w.bot(w.levels[sitter]);
}

interface FieldProps {
  readonly field: SetupField;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** What is chosen; of several only what there is to choose from. */
function chosenIn({ option, usual, several, choices }: SetupField, options: Options): unknown {
  const chosen = options[option] ?? usual;
  if (several === undefined || !Array.isArray(chosen)) return chosen;
  const left = chosen.filter((one) => choices.some(({ value }) => value === one));
  return left.length > 0 ? left : usual;
}

function Field({ field, options, onChange }: FieldProps) {
  const chosen = chosenIn(field, options);
  const list: readonly unknown[] = field.several === true && Array.isArray(chosen) ? chosen : [];
  return (
    <fieldset>
      <legend>{field.label}</legend>
      <p class="note">
        <Cited text={field.help} />
      </p>
      {field.choices.map(({ value, label, help }) =>
        field.several === true ? (
          <label key={JSON.stringify(value)} class="check">
            <input
              type="checkbox"
              checked={list.includes(value)}
              onChange={({ currentTarget: { checked } }) => {
                const next = field.choices.map((choice) => choice.value);
                const isChosen = (one: unknown): boolean => (one === value ? checked : list.includes(one));
                onChange({ ...options, [field.option]: next.filter(isChosen) });
              }}
            />
            <span>{label}</span>
          </label>
        ) : (
          <Radio
            key={JSON.stringify(value)}
            name={field.option}
            checked={isSame(value, chosen)}
            onPick={() => onChange({ ...options, [field.option]: value })}
            label={label}
            {...(help === undefined ? {} : { help })}
          />
        ),
      )}
    </fieldset>
  );
}

/** Rules that a text names can be read without leaving the form. */
function Cited({ text }: { readonly text: string }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {text.split(new RegExp(`(${RULE.source})`)).map((piece, i) =>
        i % 2 === 1 ? (
          <button key={i} type="button" class="link" onClick={() => setOpen(piece)}>
            {piece}
          </button>
        ) : (
          piece
        ),
      )}
      {open === null ? null : <RuleDialog rule={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface RadioProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly label: string;
  readonly help?: string;
  readonly onPick: () => void;
}

function Radio({ name, checked, disabled = false, label, help, onPick }: RadioProps) {
  return (
    <label class="check">
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onPick} />
      <span>
        {label}
        {help === undefined ? null : <small>{help}</small>}
      </span>
    </label>
  );
}
