/** Which keys do what. */
import { Dialog } from "../look/dialog.tsx";
import { pageWords } from "../words/index.ts";

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={pageWords.value.keys.title} class="keys" onClose={onClose}>
      <dl class="key-list">
        {pageWords.value.keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
