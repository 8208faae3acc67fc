/** Something is not as it should be: what happened, what to do, and a way on. */
import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import { Rose } from "./ornament.tsx";

interface TroubleProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ComponentChildren;
}

export function Trouble({ title, help, children }: TroubleProps) {
  return (
    <main id="main" class="page trouble" tabIndex={-1}>
      <Rose size={96} />
      <h1>{title}</h1>
      {help === "" ? null : <p>{help}</p>}
      <div class="row wrap">
        {children}
        <a class="button second" href="/">
          {words.value.app.toHome}
        </a>
      </div>
    </main>
  );
}
