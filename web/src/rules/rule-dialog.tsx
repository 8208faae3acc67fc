/** A rule over whatever one was doing. The book itself is fetched when it is first opened. */
import { Dialog } from "../look/dialog.tsx";
import { laterPage } from "../look/later.tsx";
import { words } from "../words/index.ts";
import { bookOf } from "./book-of.ts";
import { ruleName } from "./rule-name.ts";

const RuleSheet = laterPage(
  async () => (await import("./rule-sheet.tsx")).RuleSheet,
  () => <p>{words.value.app.loading}</p>,
);

export function RuleDialog({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  return (
    <Dialog title={ruleName(rule)} class="rule-sheet" onClose={onClose}>
      <RuleSheet rule={rule} />
      <p>
        <a class="button second" href={`/rules/${bookOf(rule)}/${rule}`}>
          {words.value.app.rules}
        </a>
      </p>
    </Dialog>
  );
}
