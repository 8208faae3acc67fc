/** The middle of the table: the round, the dice, bank, spoils and bet, and the stacks. */
import { COLOURS, colourName, optionText, phaseName, phaseOf, ui } from "@blackrose/treachery";
import { betGuarded, tokensAt } from "@blackrose/treachery/rules/tokens";
import { BANK, BET, SPOILS, WAR } from "@blackrose/treachery/state";
import { useThing } from "../ask/thing.tsx";
import type { Scene, ThingKey } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { Dice } from "./dice.tsx";
import { Outline, Sign, Token } from "./houses.tsx";
import { ICONS } from "./icons.ts";
import { byHouse, cards, letterOf, seenIn } from "./seen.ts";
import { houseThing, type Pile, pileThing, type Place, placeThing, ROUND } from "./things.ts";
import { wordsIn } from "./words.ts";
import "./middle.css";

/** War or diplomacy: the two sides of the counter. */
function Side({ scene, type }: { readonly scene: Scene; readonly type: "war" | "diplomacy" }) {
  const s = seenIn(scene);
  const { props } = useThing(`type:${type}`);
  const on = s.type >= 0 && (s.type === WAR) === (type === "war");
  const label = optionText(cards, "D-CH-TYPE", `type:${type}`, scene.names, scene.language);
  return (
    <button type="button" tabIndex={-1} class={`t-side t-side-${type}`} data-on={on || undefined} {...props}>
      <Icon name={ICONS[type]} />
      <span>{label}</span>
    </button>
  );
}

/** A choice that is no thing by itself: first or last, higher or lower. */
function Choice({ scene, of }: { readonly scene: Scene; readonly of: ThingKey }) {
  const { props } = useThing(of);
  return (
    <button type="button" tabIndex={-1} class="t-choice" {...props}>
      {optionText(cards, scene.question?.decision ?? "", of, scene.names, scene.language)}
    </button>
  );
}

function Round({ scene }: { readonly scene: Scene }) {
  const s = seenIn(scene);
  const { language } = scene;
  const { word } = ui(language);
  const { props } = useThing(ROUND);
  return (
    <div class="t-round">
      <button type="button" tabIndex={-1} class="t-round-title" {...props}>
        <span class="t-round-number">{s.round === 0 ? wordsIn(language).gathering : `${word.round} ${s.round}`}</span>
        <span class="t-phase">
          {s.winner >= 0 ? word.gameOver : s.round === 0 ? "" : phaseName(phaseOf(s), language)}
        </span>
      </button>
      <div class="t-sides">
        <Side scene={scene} type="war" />
        <Side scene={scene} type="diplomacy" />
      </div>
    </div>
  );
}

function HouseHead({ scene, index }: { readonly scene: Scene; readonly index: number }) {
  const colour = COLOURS[index];
  const { language } = scene;
  const { props } = useThing(houseThing(colour));
  const label = `${wordsIn(language).houses[colour]}, ${colourName(colour, language)}`;
  return (
    <button type="button" tabIndex={-1} class={`t-house t-${colour}`} aria-label={label} {...props}>
      <Sign colour={colour} />
      <span class="t-house-name">{wordsIn(language).houses[colour]}</span>
      <span class="t-house-letter">{letterOf(colour)}</span>
    </button>
  );
}

function Bank({ scene }: { readonly scene: Scene }) {
  const s = seenIn(scene);
  const { language } = scene;
  const { props } = useThing(placeThing("bank"));
  return (
    <div class="t-bank" role="group" aria-label={ui(language).word.bank}>
      <button type="button" tabIndex={-1} class="t-label t-bank-label" {...props}>
        <Icon name={ICONS.bank} />
        <span>{ui(language).word.bank}</span>
      </button>
      {byHouse(s, BANK).map(({ colour, values }, index) => (
        <div class={`t-bank-house t-${colour}`} key={colour}>
          <HouseHead scene={scene} index={index} />
          <div class="t-bank-tokens">
            {values.length === 0 ? (
              <Outline colour={colour} />
            ) : (
              values.map((value) => <Token key={value} value={value} language={language} />)
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function Stake({ scene, place }: { readonly scene: Scene; readonly place: Exclude<Place, "bank"> }) {
  const s = seenIn(scene);
  const { language } = scene;
  const { props } = useThing(placeThing(place));
  const values = tokensAt(s, place === "spoils" ? SPOILS : BET);
  const owner = place === "bet" && values.length > 0 && s.challenger >= 0 ? scene.names[s.challenger] : null;
  const guarded = place === "bet" && values.length > 0 && betGuarded(cards, s);
  return (
    <div class={`t-stake t-stake-${place}`} data-guarded={guarded || undefined}>
      <button type="button" tabIndex={-1} class="t-label" {...props}>
        <Icon name={ICONS[place]} />
        <span>{ui(language).word[place]}</span>
        {owner === null ? null : <span class="t-owner">{owner}</span>}
      </button>
      <div class="t-stake-tokens">
        {values.map((value) => (
          <Token key={value} value={value} language={language} />
        ))}
        {values.length === 0 ? <span class="t-none">–</span> : null}
      </div>
    </div>
  );
}

function PileOf({ scene, pile, count }: { readonly scene: Scene; readonly pile: Pile; readonly count: number }) {
  const { word } = ui(scene.language);
  const { props } = useThing(pileThing(pile));
  const label = { deck: word.dealerStack, discards: word.discards, removed: word.removedCards }[pile];
  return (
    <button type="button" tabIndex={-1} class="t-pile" aria-label={`${label}: ${count}`} {...props}>
      <Icon name={ICONS[pile]} />
      {count}
    </button>
  );
}

export function Middle({ scene }: { readonly scene: Scene }) {
  const s = seenIn(scene);
  const choices = (scene.question?.options ?? []).filter((key) => key.startsWith("order:") || key.startsWith("call:"));
  return (
    <div class="t-middle">
      <Round scene={scene} />
      <Dice scene={scene} />
      <Bank scene={scene} />
      <div class="t-stakes">
        <Stake scene={scene} place="spoils" />
        <Stake scene={scene} place="bet" />
      </div>
      {choices.length === 0 ? null : (
        <div class="t-choices">
          {choices.map((key) => (
            <Choice key={key} scene={scene} of={key} />
          ))}
        </div>
      )}
      <div class="t-piles">
        <PileOf scene={scene} pile="deck" count={s.deck.length} />
        <PileOf scene={scene} pile="discards" count={s.buried.length} />
        <PileOf scene={scene} pile="removed" count={s.removed.length} />
      </div>
    </div>
  );
}
