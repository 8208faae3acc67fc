/** Whose work is in this table, and under which licences. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../look/icon.tsx";
import { pageWords } from "../words/index.ts";
import "./about.css";

const CC_BY = "CC BY 3.0";

interface Credits {
  readonly packages: readonly {
    readonly what: string;
    readonly by: string;
    readonly licence: string;
    readonly address: string;
    readonly text: string;
  }[];
  readonly icons: readonly string[];
}

export function About() {
  const w = pageWords.value.about;
  const [credits, setCredits] = useState<Credits | null>(null);
  useEffect(() => {
    fetch("/credits.json")
      .then((answer) => answer.json() as Promise<Credits>)
      .then(setCredits, () => undefined);
  }, []);
  return (
    <main id="main" class="page about" tabIndex={-1}>
      <h1>{w.title}</h1>
      <p>{w.unofficial}</p>
      <p>{w.buy}</p>
      <h2>{w.icons}</h2>
      <p>
        {w.iconsBy(CC_BY)}{" "}
        <a href="https://game-icons.net" target="_blank" rel="noreferrer">
          game-icons.net
        </a>{" "}
        <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
          {CC_BY}
        </a>
      </p>
      <details>
        <summary>{w.iconList}</summary>
        <ul class="icon-list">
          {credits?.icons.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </details>
      <p>{w.own}</p>
      <h2>{w.packages}</h2>
      <ul class="packages">
        {credits?.packages.map(({ what, by, licence, address, text }) => (
          <li key={what}>
            <a href={address} target="_blank" rel="noreferrer">
              {what}
            </a>{" "}
            – {by || w.contributors}
            <details>
              <summary>{w.licence(licence)}</summary>
              <pre tabIndex={0}>{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </main>
  );
}
