/** One rule with what stands around it. */
import { pageWords, words } from "../words/index.ts";
import { bookOf } from "./book-of.ts";
import { findRule } from "./books.ts";
import { Blocks, useBook } from "./page.tsx";

export function RuleSheet({ rule }: { readonly rule: string }) {
  const chapters = useBook(bookOf(rule));
  if (chapters === null) return <p>{words.value.app.loading}</p>;
  if (chapters === "lost") return <p role="alert">{words.value.problems.unreachable}</p>;
  const found = findRule(chapters, rule);
  if (found === null) return <p>{pageWords.value.rules.missing(rule)}</p>;
  return (
    <div class="chapter">
      <Blocks blocks={found} marked={rule} />
    </div>
  );
}
