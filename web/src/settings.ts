/** What a player sets once and finds again: kept in this browser, nowhere else. */
import type { Language } from "@blackrose/language";
import { effect, signal } from "@preact/signals";

export interface Settings {
  /** `pseudo` shows which words are not in the catalogue; for tests. */
  readonly language: Language | "pseudo";
  /** Of the usual pause for each thing that happens: 0 at once, 2 slowly. */
  readonly pause: 0 | 0.5 | 1 | 2;
  readonly motion: "system" | "full" | "none";
  readonly volume: number;
  readonly mute: boolean;
  /** Also a single choice waits for Confirm. */
  readonly confirmSingle: boolean;
  /** In games on this device: pass for me where I have nothing to answer with. */
  readonly autoPass: boolean;
  readonly detail: "chapters" | "lines" | "all";
  readonly palette: "rose" | "distinct" | "contrast";
  readonly cards: 0.85 | 1 | 1.2;
  readonly leftHanded: boolean;
  /** What I am called at a table. */
  readonly name: string;
}

const KEY = "blackrose.settings";

function usualLanguage(): Language {
  // Outside a browser, in a test of words, nobody has a language.
  if (typeof navigator === "undefined") return "en";
  const wanted = (navigator.languages ?? []).map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag === "en" || tag === "es" || tag === "fr") as Language | undefined) ?? "en";
}

function usual(): Settings {
  return {
    language: usualLanguage(),
    pause: 1,
    motion: "system",
    volume: 0.6,
    mute: false,
    confirmSingle: false,
    autoPass: true,
    detail: "lines",
    palette: "rose",
    cards: 1,
    leftHanded: false,
    name: "",
  };
}

/** What a setting may be, where not everything of its kind means something. */
const MEANS: { readonly [setting in keyof Settings]?: readonly Settings[setting][] } = {
  language: ["en", "es", "fr", "pseudo"],
  pause: [0, 0.5, 1, 2],
  motion: ["system", "full", "none"],
  detail: ["chapters", "lines", "all"],
  palette: ["rose", "distinct", "contrast"],
  cards: [0.85, 1, 1.2],
};

/** What was kept, as far as it still means something. */
export function meaningful(read: unknown): Partial<Settings> {
  if (typeof read !== "object" || read === null) return {};
  const known: object = usual();
  const meant = Object.entries(read).filter(
    ([setting, value]) =>
      typeof value === typeof Reflect.get(known, setting) &&
      (MEANS[setting as keyof Settings] as readonly unknown[] | undefined)?.includes(value) !== false,
  );
  return Object.fromEntries(meant) as Partial<Settings>;
}

function kept(): Partial<Settings> {
  try {
    return meaningful(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Somebody else wrote there, or the browser keeps nothing: the usual settings serve.
    return {};
  }
}

export const settings = signal<Settings>({ ...usual(), ...kept() });

/** The language games speak until the page is loaded again: their words in the others are not fetched. */
export const spoken: Language = settings.value.language === "pseudo" ? "en" : settings.value.language;

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Keeps the settings and shows them on the page. */
export function keepSettings(): void {
  effect(() => {
    const { value } = settings;
    try {
      localStorage.setItem(KEY, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const { documentElement: page } = document;
    page.lang = value.language === "pseudo" ? "en" : value.language;
    page.dataset["palette"] = value.palette;
    page.dataset["hand"] = value.leftHanded ? "left" : "right";
    page.style.setProperty("--speed", String(value.pause));
    page.style.setProperty("--card-scale", String(value.cards));
    page.toggleAttribute("data-still", value.motion === "none" || value.pause === 0);
  });
}
