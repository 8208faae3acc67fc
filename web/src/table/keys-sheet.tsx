/** Which keys do what. */
import { Dialog } from "../look/dialog.tsx";
import { words } from "../words/index.ts";

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.value.keys.title} class="keys" onClose={onClose}>
      <dl class="key-list">
        {words.value.keys.list.map(([key, does]) => (
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
