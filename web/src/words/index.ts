/** The words of the table around a game, in the language set. English is at hand; another language is fetched when it is wanted. */
import type { Language } from "@blackrose/language";
import { computed, effect, signal } from "@preact/signals";
import { settings } from "../settings.ts";
import { en, type Words } from "./en.ts";
import type { PageWords } from "./pages-en.ts";
import { pseudo } from "./pseudo.ts";

export type { Words } from "./en.ts";

export const LANGUAGES: { readonly [language in Language]: string } = {
  en: "English",
  es: "Español",
  fr: "Français",
};

const loaders: { readonly [language in Language | "pseudo"]: () => Promise<Words> } = {
  en: () => Promise.resolve(en),
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  pseudo: () => Promise.resolve(pseudo(en)),
};

/** Those of the pages around it; whoever wants one fetches them along (`look/later.tsx`). */
const pages: { readonly [language in Language | "pseudo"]: () => Promise<PageWords> } = {
  en: async () => (await import("./pages-en.ts")).en,
  es: async () => (await import("./pages-es.ts")).es,
  fr: async () => (await import("./pages-fr.ts")).fr,
  pseudo: async () => pseudo((await import("./pages-en.ts")).en),
};

const spoken = signal<{ readonly language: Language; readonly words: Words }>({ language: "en", words: en });

export const words = computed<Words>(() => spoken.value.words);

const paged = signal<PageWords | null>(null);

/** For what is fetched with them: nobody else may count on their being here. */
export const pageWords = computed<PageWords>(() => paged.value as PageWords);

export async function fetchPageWords(): Promise<void> {
  paged.value ??= await pages[settings.peek().language]();
}

/** The language the games speak. */
export const language = computed<Language>(() => spoken.value.language);

/** Speaks the language set; resolves when it is at hand. When another is set, the page starts over in it. */
export async function speak(): Promise<void> {
  const { language: wanted } = settings.peek();
  // Without a network one language is as good as another.
  const fetched = await loaders[wanted]().catch(() => en);
  spoken.value = { language: wanted === "pseudo" ? "en" : wanted, words: fetched };
  effect(() => {
    if (settings.value.language !== wanted) location.reload();
  });
}

/** What a table or the server refuses, in the language set; a code without words here is told as it came. */
export function refusalIn(code: string, sentence: string): string {
  const { refusals = {} } = paged.peek() ?? {};
  return code in refusals ? refusals[code as keyof typeof refusals] : sentence;
}

const row = computed(() => new Intl.ListFormat(language.value, { type: "conjunction" }));

/** Names in a row, as the language writes them. */
export const listed = (names: readonly string[]): string => row.value.format(names);
