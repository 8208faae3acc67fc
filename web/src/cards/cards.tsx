/** Every card of a game, to browse and search, and what the words on them mean. */
import type { GameName } from "@blackrose/protocol";
import { useMemo, useState } from "preact/hooks";
import { Paragraphs, RuleLink } from "../explain/explain.tsx";
import type { Explanation, GameFace, ThingKey } from "../face.ts";
import { faceOf, GAMES } from "../games.ts";
import { nowhere } from "../rules/known.ts";
import { RuleDialog } from "../rules/rule-dialog.tsx";
import { language, pageWords, words } from "../words/index.ts";
import "./cards.css";

export function CardsPage({ game }: { readonly game: GameName }) {
  const face = faceOf(game);
  return (
    <main id="main" class="page cards" tabIndex={-1}>
      <h1>{pageWords.value.cards.title(words.value.games[game].title)}</h1>
      <nav class="tabs" aria-label={words.value.app.cards}>
        {GAMES.map((one) => (
          <a key={one} href={`/cards/${one}`} aria-current={one === game ? "page" : undefined}>
            {words.value.games[one].title}
          </a>
        ))}
      </nav>
      {face === null ? <p role="status">{words.value.app.loading}</p> : <Shelf key={game} face={face} />}
    </main>
  );
}

interface Found {
  readonly thing: ThingKey;
  readonly title: string;
  readonly about: Explanation | null;
}

interface ShownProps {
  readonly face: GameFace;
  readonly card: Found;
  readonly onRule: (rule: string) => void;
}

/** A card as it lies on the table, with its words at hand; what the table does not draw as a card is told in words. */
function Shown({ face, card: { thing, title, about }, onRule }: ShownProps) {
  const speaks = language.value;
  const drawing = face.Card({ thing, language: speaks });
  const told =
    about === null ? null : (
      <>
        <Paragraphs face={face} scene={{ language: speaks }} paragraphs={about.paragraphs} onRule={onRule} />
        {about.rule === null ? null : <RuleLink rule={about.rule} onRule={onRule} />}
      </>
    );
  return (
    <li class="card-page">
      <h3>{title}</h3>
      {drawing}
      {drawing === null ? (
        told
      ) : (
        // A card says it all on its drawing, a sign says nothing.
        <details open={!thing.startsWith("card:")}>
          <summary>{words.value.table.text}</summary>
          {told}
        </details>
      )}
    </li>
  );
}

function Shelf({ face }: { readonly face: GameFace }) {
  const w = pageWords.value.cards;
  const speaks = language.value;
  const [sought, setSought] = useState("");
  const [rule, setRule] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const scene = nowhere(face, speaks);
  const all = useMemo(
    () =>
      face.cards(speaks).map((card) => {
        const about = face.about(scene, card.thing) ?? null;
        const text = [card.title, card.group, ...(about?.paragraphs ?? [])].join(" ").toLocaleLowerCase();
        return { ...card, about, text };
      }),
    [speaks, face.everything()],
  );
  const wanted = sought.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const boxes = [...new Set(all.flatMap(({ box = [] }) => box))];
  const matching = all.filter(({ text }) => wanted.every((word) => text.includes(word)));
  const found = matching.filter(({ box }) => opened === null || box === opened);
  // Kinds of cards, box by box.
  const groups = Map.groupBy(found, ({ box = "", group }) => (boxes.length > 1 ? `${group} (${box})` : group));
  return (
    <>
      <input
        type="search"
        class="wide"
        aria-label={w.search}
        placeholder={w.search}
        value={sought}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      {boxes.length > 1 ? (
        <fieldset class="boxes">
          <legend>{w.boxes}</legend>
          {[null, ...boxes].map((box) => (
            <button key={box} type="button" class="second" aria-pressed={box === opened} onClick={() => setOpened(box)}>
              {box ?? w.allBoxes}
            </button>
          ))}
        </fieldset>
      ) : null}
      <p role="status" class="note">
        {found.length === 0 ? w.none : w.count(found.length)}
      </p>
      {[...groups].map(([group, cards]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul class="card-shelf">
            {cards.map((card) => (
              <Shown key={card.thing} face={face} card={card} onRule={setRule} />
            ))}
          </ul>
        </section>
      ))}
      <section id="glossary">
        <h2>{w.glossary}</h2>
        <dl class="glossary">
          {face.glossary(speaks).map(({ word, means, rule: id }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                {means} <RuleLink rule={id} onRule={setRule} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {rule === null ? null : <RuleDialog rule={rule} onClose={() => setRule(null)} />}
    </>
  );
}
