/** Names of things without articles, by the numbers of the table or the words of the cards. */
import type { Language } from "@blackrose/language";
import { calledMage, type Content } from "../cards/box.ts";
import { COLOURS, type School, type Spell, type Words } from "../cards/says.ts";
import type { Tables } from "../tables.ts";
import { voices } from "./voices.ts";

const said = (name: Words, language: Language): string => voices[language].speech.tidy(name[language]);

export const spellName = ({ spells, spellOf }: Tables, card: number, language: Language): string =>
  said(spells[spellOf[card]].name, language);
export const roomName = ({ content }: Tables, tile: number, language: Language): string =>
  said(content.rooms[tile].name, language);
export const evocationName = ({ figures }: Tables, figure: number, language: Language): string =>
  said(figures[figure].name, language);
export const questName = ({ content }: Tables, quest: number, language: Language): string =>
  said(content.quests[quest].name, language);
export const eventName = ({ content }: Tables, event: number, language: Language): string =>
  said(content.events[event].name, language);
export const attachmentName = ({ attachments }: Tables, kind: number, language: Language): string =>
  said(attachments[kind].is.name, language);
export const grimoireName = ({ content }: Tables, grimoire: number, language: Language): string =>
  said(content.grimoires[grimoire].name, language);
export const mageName = ({ content }: Tables, mage: number, language: Language): string =>
  said(calledMage(content.mages[mage]), language);

/** A school, the Forgotten or the personal spells. */
export function schoolName({ content }: Pick<Tables, "content">, school: Spell["school"], language: Language): string {
  const card = schoolOf(content, school);
  if (card !== undefined) return said(card.name, language);
  return voices[language].cards.names.decks[school as "forgotten" | "personal" | "action"];
}
/** A school that lies here, or of which cards here speak. */
export const schoolOf = (content: Content, school: string): School | undefined =>
  [...content.schools, ...(content.elsewhere?.schools ?? [])].find(({ id }) => id === school);
export const colourName = (colour: number, language: Language): string =>
  voices[language].cards.names.colour[COLOURS[colour]];

const EMPTY_WORDS: { readonly [language in Language]: RegExp } = {
  en: /^The | Room$/g,
  es: /^(?:Sala (?:de las?|de los|del|de)|El|La|Los|Las) /g,
  fr: /^(?:Salle (?:de la|des|du) |Salle (?:de l|d)['’]|Salle de |(?:Le|La|Les) |L['’])/g,
};
/** A room's name without the words that say no more than that it is one. */
export const plainRoom = (name: string, language: Language): string => name.replaceAll(EMPTY_WORDS[language], "");
