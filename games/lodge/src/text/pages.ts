/** Every card of every box as pages of Markdown, in three languages, with where its values come from. */
import { LANGUAGES, type Language } from "@blackrose/language";
import type { Avatar } from "../cards/avatar.ts";
import type { Box, Content } from "../cards/box.ts";
import { everythingIn } from "../cards/content.ts";
import type { GameEvent, Quest, Spell } from "../cards/says.ts";
import { facesOneWay, type Tables } from "../tables.ts";
import {
  type ActionEffectText,
  actionText,
  eventCardText,
  evocationText,
  grimoireText,
  mageText,
  questText,
  type RoomEffectText,
  roomText,
  type SideText,
  spellText,
} from "./cards.ts";
import { attachmentText } from "./standing.ts";
import { voices } from "./voices.ts";

const MADE = "Made from the declarations in `games/lodge/src/cards`; do not edit by hand.";

/** The same said in each language. */
const each = (said: (language: Language) => string): string[] =>
  LANGUAGES.map((language) => `- ${language}: ${said(language)}`);
const together = (name: (language: Language) => string): string => LANGUAGES.map(name).join(" · ");
const sources = (provenance: object): string =>
  Object.entries(provenance)
    .map(([what, from]) => `${what} ${String(from)}`)
    .join(", ");
const page = (title: string, intro: readonly string[], body: readonly string[]): string =>
  `${[`# ${title}`, "", MADE, ...intro.flatMap((line) => ["", line]), ...body].join("\n")}\n`;

const sideLine = ({ type, element, target, trigger, lines }: SideText): string =>
  [`*${type}, ${element}. ${target}.*`, ...(trigger === undefined ? [] : [`**${trigger}.**`]), ...lines].join(" ");

function spellSection(tables: Tables, spell: Spell): string[] {
  const texts = new Map(LANGUAGES.map((language) => [language, spellText(tables, spell, language)]));
  const text = (language: Language): ReturnType<typeof spellText> => texts.get(language) as never;
  const halves = "halves" in spell.sides;
  const symbol = spell.symbol ? ", with the symbol: 1 instability in the caster’s room" : "";
  const sides = text("en").sides.flatMap((_, i) => [
    "",
    halves
      ? `Half ${i + 1}`
      : facesOneWay(spell)
        ? ["Standard text", "Interrupt, from the hand"][i]
        : ["Light side", "Dark side"][i],
    "",
    ...each((language) => sideLine(text(language).sides[i])),
  ]);
  return [
    "",
    `## ${together((language) => text(language).name)}`,
    "",
    `\`${spell.id}\`, ${spell.provenance}${symbol}`,
    ...sides,
  ];
}

function schoolPage(tables: Tables, own: Content, school: Spell["school"]): string {
  const spells = own.spells.filter((spell) => spell.school === school);
  const title = together((language) => spellText(tables, spells[0], language).school);
  return page(
    title,
    [],
    spells.flatMap((spell) => spellSection(tables, spell)),
  );
}

function roomsPage(tables: Tables, own: Content): string {
  const body = own.rooms.flatMap((room) => {
    const text = (language: Language): ReturnType<typeof roomText> => roomText(tables, room, language);
    const { slots } = room;
    return [
      "",
      `## ${together((language) => text(language).name)}`,
      "",
      `\`${room.id}\`, ${together((language) => text(language).colour)}, ${slots} slots, ${text("en").points} PP; ${sources(room.provenance)}`,
      "",
      ...each((language) => {
        const { ruins, ...stands } = text(language);
        const { inRuins, rebuilt } = voices[language].about;
        const says = ({ target, cost, lines }: RoomEffectText): string =>
          [`*${target}.*`, ...(cost === undefined ? [] : [cost]), ...lines].join(" ");
        return ruins === undefined ? says(stands) : `**${inRuins}** ${says(ruins)} **${rebuilt}** ${says(stands)}`;
      }),
    ];
  });
  return page("Rooms · Salas · Salles", [], body);
}

function evocationsPage(tables: Tables, own: Content): string {
  const body = own.evocations.flatMap((kind) => {
    const text = (language: Language): ReturnType<typeof evocationText> => evocationText(tables, kind, language);
    const { move, attack, health, figures } = kind;
    return [
      "",
      `## ${together((language) => text(language).name)}`,
      "",
      `\`${kind.id}\`, ${together((language) => text(language).archetype)}, movement ${move}, attack ${attack}, health ${health}, ${figures} in the box; ${kind.provenance}`,
      ...(text("en").lines.length === 0 ? [] : ["", ...each((language) => text(language).lines.join(" "))]),
    ];
  });
  return page("Evocations · Evocaciones · Évocations", [], body);
}

/** What cards attach: forms, jinxes and the like. */
function attachedPage(tables: Tables, own: Content): string {
  const body = own.attachments.flatMap(({ id, name, copies, provenance }) => {
    const kind = tables.attachmentNumber.get(id) as number;
    return [
      "",
      `## ${together((language) => voices[language].speech.tidy(name[language]))}`,
      "",
      `\`${id}\`${copies === undefined ? "" : `, ${copies} in the box`}; ${provenance}`,
      "",
      ...each((language) => attachmentText(tables, kind, language).join(" ")),
    ];
  });
  return page("What is attached · Lo que se añade · Ce qui s’attache", [], body);
}

function magesPage(tables: Tables, own: Content): string {
  const { mages, grimoires } = own;
  const sheets = mages.flatMap((mage) => {
    const text = (language: Language): ReturnType<typeof mageText> => mageText(tables, mage, language);
    const { name, health, hand, plainHand, move, attack, quests, guest, favourite, personal } = text("en");
    return [
      "",
      `## ${name}`,
      "",
      `\`${mage.id}\`${guest ? ", guest" : ""}, health ${health}, hand ${hand}${plainHand === hand ? "" : ` (${plainHand} where everyone moves and attacks with 2)`}, movement ${move}, attack ${attack}${quests === undefined ? "" : `, quests ${quests}`}; ${sources(mage.provenance)}`,
      ...(favourite === undefined && personal === undefined
        ? []
        : [
            "",
            ...each((language) =>
              [text(language).favourite, text(language).personal].filter((one) => one !== undefined).join("; "),
            ),
          ]),
    ];
  });
  const lists = grimoires.flatMap((grimoire) => {
    const text = (language: Language): ReturnType<typeof grimoireText> => grimoireText(tables, grimoire, language);
    return [
      "",
      `## ${together((language) => text(language).name)}`,
      "",
      `\`${grimoire.id}\`, ${together((language) => text(language).school)}; ${grimoire.provenance}`,
      "",
      ...each((language) => text(language).spells.join(", ")),
    ];
  });
  return page("Mages and grimoires · Magos y grimorios · Mages et grimoires", [], [...sheets, ...lists]);
}

const MOONS = [
  "First moon · Primera luna · Première lune",
  "Second moon · Segunda luna · Deuxième lune",
  "Third moon · Tercera luna · Troisième lune",
];

function questsPage(tables: Tables, own: Content, moon: number): string {
  const body = own.quests
    .filter((quest) => quest.moon === moon)
    .flatMap((quest: Quest) => {
      const text = (language: Language): ReturnType<typeof questText> => questText(tables, quest, language);
      return [
        "",
        `## ${together((language) => text(language).name)}`,
        "",
        `\`${quest.id}\`, ${quest.points} PP${quest.fourOrMore ? ", four players or more" : ""}; ${sources(quest.provenance)}`,
        "",
        ...each((language) => {
          const { task, mode, target, lines } = text(language);
          return [`**${task}**`, ...(mode === undefined ? [] : [`${mode}.`]), `*${target}.*`, ...lines].join(" ");
        }),
      ];
    });
  return page(`Quests · Misiones · Quêtes: ${MOONS[moon - 1]}`, [], body);
}

const eventLines = (tables: Tables, events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    const text = (language: Language): ReturnType<typeof eventCardText> => eventCardText(tables, event, language);
    const where = event.space === null ? "" : `, space ${event.space}`;
    return [
      "",
      `## ${together((language) => text(language).name)}`,
      "",
      `\`${event.id}\`${event.crown ? ", Crown" : ""}${where}, in ${event.enters}, out ${event.leaves}; ${sources(event.provenance)}`,
      "",
      ...each((language) => {
        const { phase, trigger, lines } = text(language);
        return [`*${phase}.*`, ...(trigger === undefined ? [] : [`**${trigger}.**`]), ...lines].join(" ");
      }),
    ];
  });

const eventsPage = (tables: Tables, own: Content, moon: number): string =>
  page(
    `Events · Eventos · Événements: ${MOONS[moon - 1]}`,
    [],
    eventLines(
      tables,
      own.events.filter((event) => event.moon === moon),
    ),
  );

/** The Avatar's action cards, moon after moon. */
function actionsPage(tables: Tables, { card, actions }: Avatar): string {
  const body = actions.flatMap((action) => {
    const text = (language: Language): ReturnType<typeof actionText> => actionText(tables, action, language);
    return [
      "",
      `## ${together((language) => text(language).name)}`,
      "",
      `\`${action.id}\`, moon ${action.moon}${action.symbol ? ", symbol" : ""}; ${action.provenance}`,
      "",
      ...each((language) => {
        const { effects, more, back } = text(language);
        const told = ({ is, lines }: ActionEffectText): string => `*${is}.* ${lines.join(" ")}`;
        return [
          ...effects.map(told),
          ...(more === undefined ? [] : [more]),
          ...(back === undefined ? [] : [told(back)]),
        ].join(" ");
      }),
    ];
  });
  const { health, move, attack, provenance } = card;
  return page(
    `The Avatar · El Avatar · L’Avatar: ${together((language) => voices[language].speech.tidy(card.name[language]))}`,
    [`\`${card.id}\`, health ${health}, movement ${move}, attack ${attack}; ${provenance}`],
    body,
  );
}

/** The pages of a box by the names of their files. `own`: what is in it; its cards may speak of others, which the tables know. */
function pagesOf(tables: Tables, own: Content): Map<string, string> {
  const made = new Map<string, string>();
  const add = (file: string, cards: readonly unknown[], text: () => string): void => {
    if (cards.length > 0) made.set(file, text());
  };
  for (const school of [...own.schools.map(({ id }) => id), "forgotten", "personal"]) {
    const spells = own.spells.filter((spell) => spell.school === school);
    add(`${school}.md`, spells, () => schoolPage(tables, own, school));
  }
  add("rooms.md", own.rooms, () => roomsPage(tables, own));
  add("evocations.md", own.evocations, () => evocationsPage(tables, own));
  add("attached.md", own.attachments, () => attachedPage(tables, own));
  add("mages.md", [...own.mages, ...own.grimoires], () => magesPage(tables, own));
  for (const moon of [1, 2, 3]) {
    const ofMoon = (card: { readonly moon: number }): boolean => card.moon === moon;
    add(`quests-${moon}.md`, own.quests.filter(ofMoon), () => questsPage(tables, own, moon));
    add(`events-${moon}.md`, own.events.filter(ofMoon), () => eventsPage(tables, own, moon));
  }
  return made;
}

/** What the modes of a box bring: an Avatar, and events in place of the box's. */
function pagesOfModes(tables: Tables, box: Box): Map<string, string> {
  const made = new Map<string, string>();
  for (const { id, called, avatar, decks } of box.modes ?? []) {
    if (avatar !== undefined) made.set(`${id}.md`, actionsPage(tables, avatar));
    if (decks?.events === undefined) continue;
    const title = together((language) => voices[language].speech.tidy(called[language]));
    made.set(`${id}-events.md`, page(`Events · Eventos · Événements: ${title}`, [], eventLines(tables, decks.events)));
  }
  return made;
}

/** Each page by its file's name, box by box. `tables`: of everything there is in them. */
export function pages(tables: Tables, boxes: readonly Box[]): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const links = boxes.flatMap((box) => {
    const own = [...pagesOf(tables, everythingIn([box], {})), ...pagesOfModes(tables, box)].map(
      ([file, text]) => [`${box.id}/${file}`, text] as const,
    );
    for (const [file, text] of own) made.set(file, text);
    const list = own.map(([file, text]) => `- [${text.slice(2, text.indexOf("\n"))}](${file})`);
    return ["", `## ${voices.en.speech.tidy(box.name.en)}`, "", ...list];
  });
  made.set(
    "README.md",
    page(
      "The cards of the Lodge",
      [
        "Each text is made from what the card declares, one sentence for each of its lines, in English, Spanish and French. Provenance: `stated` in a rulebook, `public` elsewhere, `designed` by us.",
      ],
      links,
    ),
  );
  return made;
}
