/** What a thing is and does: a sheet with its words, the meaning of each keyword, and the rule behind it. */
import { useState } from "preact/hooks";
import type { GameFace, Scene, ThingKey } from "../face.ts";
import { Dialog } from "../look/dialog.tsx";
import { ruleName } from "../rules/rule-name.ts";
import { words } from "../words/index.ts";
import { Keywords } from "./keywords.tsx";

interface ExplainProps {
  readonly face: GameFace;
  readonly scene: Scene;
  readonly thing: ThingKey;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

export function Explain({ face, scene, thing, onRule, onClose }: ExplainProps) {
  const about = face.about(scene, thing);
  return (
    <Dialog title={about?.title ?? words.value.explain.about} class="explain" onClose={onClose}>
      {about == null ? (
        <p>{about === null ? words.value.explain.nothing : words.value.app.loading}</p>
      ) : (
        <Paragraphs face={face} scene={scene} paragraphs={about.paragraphs} onRule={onRule} />
      )}
      {about?.rule == null ? null : <RuleLink rule={about.rule} onRule={onRule} />}
    </Dialog>
  );
}

interface ParagraphsProps {
  readonly face: GameFace;
  readonly scene: Pick<Scene, "language">;
  readonly paragraphs: readonly string[];
  readonly onRule: (rule: string) => void;
}

/** Text with its keywords as buttons; the meaning of the one pressed stands below. */
export function Paragraphs({ face, scene, paragraphs, onRule }: ParagraphsProps) {
  const glossary = face.glossary(scene.language);
  const [open, setOpen] = useState<string | null>(null);
  const meaning = glossary.find(({ word }) => word === open);
  return (
    <>
      {paragraphs.map((text, i) => (
        <p key={i}>
          <Keywords text={text} glossary={glossary} open={open} onOpen={setOpen} />
        </p>
      ))}
      {meaning === undefined ? null : (
        <aside class="meaning" aria-live="polite">
          <b>{meaning.word}</b> – {meaning.means} <RuleLink rule={meaning.rule} onRule={onRule} />
        </aside>
      )}
    </>
  );
}

export function RuleLink({ rule, onRule }: { readonly rule: string; readonly onRule: (rule: string) => void }) {
  return (
    <button type="button" class="link" onClick={() => onRule(rule)}>
      {ruleName(rule)}
    </button>
  );
}
