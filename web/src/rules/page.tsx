/** The rules to read: chapters, search, and every rule under its number. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { faceOf } from "../games.ts";
import { Rule as Ornament } from "../look/ornament.tsx";
import { language, pageWords, words } from "../words/index.ts";
import { type Book, bookOf } from "./book-of.ts";
import { type Chapter, findRule, readBook, rowId } from "./books.ts";
import { knownIn } from "./known.ts";
import { type Block, type Inline, plainOf } from "./markdown.ts";
import { RULE } from "./rule-name.ts";
import { meantBy, searchRules } from "./search.ts";
import "./rules.css";

const BOOKS: readonly Book[] = ["treachery", "lodge", "table"];

/** A book in the language set: its chapters, or what became of it. */
export function useBook(book: Book): readonly Chapter[] | "lost" | null {
  const speaks = language.value;
  const [read, setRead] = useState<{ readonly book: Book; readonly chapters: readonly Chapter[] | "lost" } | null>(
    null,
  );
  useEffect(() => {
    readBook(book, speaks).then(
      (chapters) => setRead({ book, chapters }),
      () => setRead({ book, chapters: "lost" }),
    );
  }, [book, speaks]);
  return read?.book === book ? read.chapters : null;
}

const titleOf = (book: Book): string =>
  book === "table" ? pageWords.value.rules.table : words.value.games[book].title;

export function RulesPage({ book = "treachery", rule }: { readonly book?: Book; readonly rule?: string }) {
  const w = pageWords.value.rules;
  const chapters = useBook(book);
  const [sought, setSought] = useState("");
  return (
    <main id="main" class="page rules" tabIndex={-1}>
      <h1>{w.title}</h1>
      <nav class="tabs" aria-label={w.title}>
        {BOOKS.map((one) => (
          <a key={one} href={`/rules/${one}`} aria-current={one === book ? "page" : undefined}>
            {titleOf(one)}
          </a>
        ))}
      </nav>
      <input
        type="search"
        class="wide"
        aria-label={w.search}
        placeholder={w.search}
        value={sought}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      {chapters === null ? (
        <p>{words.value.app.loading}</p>
      ) : chapters === "lost" ? (
        <p role="alert">{words.value.problems.unreachable}</p>
      ) : sought.trim().length > 1 ? (
        <Found chapters={chapters} sought={sought.trim()} book={book} />
      ) : (
        <Chapters chapters={chapters} rule={rule ?? null} />
      )}
    </main>
  );
}

function Chapters({ chapters, rule }: { readonly chapters: readonly Chapter[]; readonly rule: string | null }) {
  const wanted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = CSS.escape(rule ?? "");
    const target =
      rule === null
        ? null
        : (wanted.current?.querySelector<HTMLElement>(`[id="${name}"]`) ??
          // A chapter by its name is its first rule; a card of five colours stands on one line.
          wanted.current?.querySelector<HTMLElement>(`[id^="${name}-"]`));
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [rule, chapters]);
  return (
    <div ref={wanted}>
      {rule === null || findRule(chapters, rule) !== null ? null : (
        <p role="alert" class="refusal">
          {pageWords.value.rules.missing(rule)}
        </p>
      )}
      <details class="contents">
        <summary>{pageWords.value.rules.contents}</summary>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#chapter-${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
      {chapters.map(({ id, blocks }) => (
        <section key={id} id={`chapter-${id}`} class="chapter">
          <Blocks blocks={blocks} marked={rule} />
          <Ornament />
        </section>
      ))}
    </div>
  );
}

/** How many places are drawn: whoever finds more asks more precisely. */
const DRAWN = 40;

interface FoundProps {
  readonly chapters: readonly Chapter[];
  readonly sought: string;
  readonly book: Book;
}

/** What answers a question: what the player's own words mean, then the rules. */
function Found({ chapters, sought, book }: FoundProps) {
  const speaks = language.value;
  const face = book === "table" ? null : faceOf(book);
  const known = useMemo(
    () => (face === null ? [] : knownIn(face, speaks)),
    [face, speaks, face?.everything(), face?.glossary(speaks).length],
  );
  const meant = meantBy(sought, speaks, known).slice(0, 3);
  const places = useMemo(() => searchRules(chapters, sought, speaks, known), [chapters, sought, speaks, known]);
  const w = pageWords.value.rules;
  return (
    <section class="chapter">
      <p role="status">{places.length === 0 ? w.none : w.found(places.length)}</p>
      {meant.map(({ word, means, rule }) => (
        <p key={word + rule} class="rules-meant">
          <b>{word}</b> {means === "" ? "" : `– ${means}`} <a href={`/rules/${bookOf(rule)}/${rule}`}>{rule}</a>
        </p>
      ))}
      {places.slice(0, DRAWN).map(({ chapter, block, id }, i) => (
        <div key={i} class="found">
          <a class="found-in" href={`/rules/${book}${id === null ? `#chapter-${chapter.id}` : `/${id}`}`}>
            {chapter.title}
            {id === null ? null : (
              <>
                {" · "}
                <span>{id}</span>
              </>
            )}
          </a>
          <Blocks blocks={[block]} marked={null} />
        </div>
      ))}
    </section>
  );
}

/** Marks on ids: more than one block may cite a rule, the first that starts with it is the rule. */
export function Blocks({ blocks, marked }: { readonly blocks: readonly Block[]; readonly marked: string | null }) {
  const used = new Set<string>();
  return (
    <>
      {blocks.map((block, i) => {
        const id = "id" in block && block.id !== null && !used.has(block.id) ? block.id : undefined;
        if (id !== undefined) used.add(id);
        return <BlockOf key={i} block={block} id={id} marked={marked} />;
      })}
    </>
  );
}

const placeOf = (id: string | null, marked: string | null) => ({
  ...(id === null ? {} : { id, tabIndex: -1 }),
  "data-marked": (id !== null && (id === marked || id.startsWith(`${marked}-`))) || undefined,
});

const rowPlace = (row: readonly (readonly Inline[])[], marked: string | null) => placeOf(rowId(row), marked);

function BlockOf({
  block,
  id,
  marked,
}: {
  readonly block: Block;
  readonly id: string | undefined;
  readonly marked: string | null;
}) {
  const place = placeOf(id ?? null, marked);
  switch (block.is) {
    case "heading":
      return block.level === 1 ? (
        <h2 {...place}>{draw(block.text)}</h2>
      ) : block.level === 2 ? (
        <h3 {...place}>{draw(block.text)}</h3>
      ) : (
        <h4 {...place}>{draw(block.text)}</h4>
      );
    case "item":
      return (
        <p {...place} class="item" data-depth={block.depth}>
          <span class="bullet" aria-hidden="true">
            {block.mark === "-" ? "•" : block.mark}
          </span>
          <span>{draw(block.text)}</span>
        </p>
      );
    case "table":
      return (
        <div class="scrolls" tabIndex={0} role="group" aria-label={plainOf(block.head.flat()).slice(0, 60) || "–"}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) =>
                  cell.length === 0 ? (
                    <td key={i} />
                  ) : (
                    <th key={i} scope="col">
                      {draw(cell)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i} {...rowPlace(row, marked)}>
                  {row.map((cell, j) => (
                    <td key={j}>{draw(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "code":
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return <blockquote>{draw(block.text)}</blockquote>;
    case "paragraph":
      return <p {...place}>{draw(block.text)}</p>;
  }
}

/** Rules that are cited inside a text lead to where they stand. */
function cited(text: string) {
  return text.split(new RegExp(`(${RULE.source})`)).map((piece, i) =>
    i % 2 === 1 ? (
      <a key={i} href={`/rules/${bookOf(piece)}/${piece}`}>
        {piece}
      </a>
    ) : (
      <Fragment key={i}>{piece}</Fragment>
    ),
  );
}

function draw(text: readonly Inline[]) {
  return text.map((one, i) => {
    switch (one.is) {
      case "bold":
        // A rule starts with its number, which is where it is reached.
        return <strong key={i}>{cited(one.text)}</strong>;
      case "italic":
        return <em key={i}>{one.text}</em>;
      case "code":
        return <code key={i}>{RULE.test(one.text) ? cited(one.text) : one.text}</code>;
      case "link":
        // Links between the files of the rules have no meaning here; those to the world open beside the table.
        return /^https?:/.test(one.to) ? (
          <a key={i} href={one.to} target="_blank" rel="noreferrer">
            {one.text}
          </a>
        ) : (
          <span key={i}>{one.text}</span>
        );
      case "text":
        return <Fragment key={i}>{cited(one.text)}</Fragment>;
    }
  });
}
