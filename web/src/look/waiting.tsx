/** Something is on its way. Whoever does not want to wait finds the door. */
import { words } from "../words/index.ts";
import { Rose } from "./ornament.tsx";

export function Waiting({ text }: { readonly text: string }) {
  return (
    <main id="main" class="page waiting" tabIndex={-1}>
      <Rose size={72} />
      <h1>
        <span role="status">{text}</span>
      </h1>
      <a class="button second" href="/">
        {words.value.app.toHome}
      </a>
    </main>
  );
}
