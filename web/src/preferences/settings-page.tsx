/** Settings of this browser, and the account for online tables. */
import type { Language } from "@blackrose/language";
import type { ComponentChildren } from "preact";
import { type Settings, set, settings } from "../settings.ts";
import { play } from "../sound/play.ts";
import { LANGUAGES, pageWords, words } from "../words/index.ts";
import { AccountPart } from "./account.tsx";

export function SettingsPage() {
  const w = pageWords.value.settings;
  const now = settings.value;
  return (
    <main id="main" class="page settings" tabIndex={-1}>
      <h1>{w.title}</h1>
      <p class="note">{w.kept}</p>
      <Choice
        label={w.language}
        value={now.language}
        of={LANGUAGES}
        onPick={(language) => set({ language: language as Language })}
      />
      <label class="field">
        <span>{w.name}</span>
        <input
          type="text"
          maxLength={32}
          value={now.name}
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
      </label>
      <h2>{w.play}</h2>
      <Choice
        label={w.speed}
        value={String(now.pause)}
        of={w.speeds}
        onPick={(pause) => set({ pause: Number(pause) as Settings["pause"] })}
      />
      <Check
        label={w.confirmSingle}
        help={w.confirmSingleHelp}
        on={now.confirmSingle}
        onSet={(confirmSingle) => set({ confirmSingle })}
      />
      <Check label={w.autoPass} help={w.autoPassHelp} on={now.autoPass} onSet={(autoPass) => set({ autoPass })} />
      <Choice
        label={w.detail}
        value={now.detail}
        of={words.value.table.details}
        onPick={(detail) => set({ detail: detail as Settings["detail"] })}
      />
      <h2>{w.look}</h2>
      <Choice
        label={w.motion}
        value={now.motion}
        of={w.motions}
        onPick={(motion) => set({ motion: motion as Settings["motion"] })}
      />
      <Choice
        label={w.palette}
        value={now.palette}
        of={w.palettes}
        onPick={(palette) => set({ palette: palette as Settings["palette"] })}
      />
      <Choice
        label={w.cards}
        value={String(now.cards)}
        of={w.cardSizes}
        onPick={(cards) => set({ cards: Number(cards) as Settings["cards"] })}
      />
      <Check label={w.leftHanded} on={now.leftHanded} onSet={(leftHanded) => set({ leftHanded })} />
      <h2>{w.sound}</h2>
      <Check label={w.mute} on={now.mute} onSet={(mute) => set({ mute })} />
      <label class="field">
        <span>{w.volume}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={now.volume}
          onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
        />
      </label>
      <button type="button" class="plain" onClick={() => play("chime")}>
        {w.sample}
      </button>
      <h2>{w.account}</h2>
      <AccountPart />
    </main>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly of: { readonly [value: string]: string };
  readonly onPick: (value: string) => void;
}

function Choice({ label, value, of, onPick }: ChoiceProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {Object.entries(of).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  readonly label: ComponentChildren;
  readonly help?: string;
  readonly on: boolean;
  readonly onSet: (on: boolean) => void;
}

function Check({ label, help, on, onSet }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onSet(event.currentTarget.checked)} />
      <span>
        {label}
        {help === undefined ? null : <small>{help}</small>}
      </span>
    </label>
  );
}
