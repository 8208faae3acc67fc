/** Words of the glossary inside a text, as buttons that tell what they mean. */
interface Meaning {
  readonly word: string;
}

interface KeywordsProps {
  readonly text: string;
  readonly glossary: readonly Meaning[];
  readonly open: string | null;
  readonly onOpen: (word: string | null) => void;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Text cut at its keywords: every second piece is one. Longer keywords win over the shorter ones inside them. */
export function cut(
  text: string,
  glossary: readonly Meaning[],
): readonly { readonly text: string; readonly word: string | null }[] {
  if (glossary.length === 0) return [{ text, word: null }];
  const known = new Map(glossary.map(({ word }) => [word.toLocaleLowerCase(), word]));
  const all = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const find = new RegExp(`(?<![\\p{L}\\p{N}])(${all.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text
    .split(find)
    .map((piece, i) => ({ text: piece, word: i % 2 === 1 ? (known.get(piece.toLocaleLowerCase()) ?? null) : null }))
    .filter((piece) => piece.text !== "");
}

export function Keywords({ text, glossary, open, onOpen }: KeywordsProps) {
  return (
    <>
      {cut(text, glossary).map((piece, i) =>
        piece.word === null ? (
          piece.text
        ) : (
          <button
            key={i}
            type="button"
            class="keyword"
            aria-expanded={open === piece.word}
            onClick={() => onOpen(open === piece.word ? null : piece.word)}
          >
            {piece.text}
          </button>
        ),
      )}
    </>
  );
}
