/** The course of the game: turn and phase, power and moons, events, quests, the Library. */
import { UNKNOWN } from "@blackrose/kernel";
import { SCHOOLS } from "@blackrose/lodge/cards/says";
import { marksOf } from "@blackrose/lodge/options";
import { Phase, ROSE } from "@blackrose/lodge/state";
import { FORGOTTEN } from "@blackrose/lodge/tables";
import { eventCardText, moonName, type PhaseName, phaseName, questText, schoolName } from "@blackrose/lodge/text/index";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { content, eventKey, nameOfParty, questKey, type Seen, seen, tables, sayIn } from "./game.ts";
import { PartyMark, schoolIcon } from "./signs.tsx";
import { words } from "./words.ts";

// --- turn, moon, phases ---

const PHASES = (Object.keys(Phase) as PhaseName[]).slice(1);

export function Ribbon({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const { language } = scene;
  const say = sayIn(language);
  const moon = useThing("moon");
  return (
    <div class="l-ribbon">
      <span class="l-turn-count">
        <small>{say.turn}</small> {s.turn === 0 ? "–" : s.turn}
      </span>
      <span {...moon.props} class={`l-moon-now l-moon-${s.moon}`} title={moonName(s.moon, language)}>
        {[1, 2, 3].map((one) => (
          <Icon key={one} name="moon" class={one <= s.moon ? "l-risen" : ""} />
        ))}
        <span class="l-hidden-word">{moonName(s.moon, language)}</span>
      </span>
      <ol class="l-phases">
        {PHASES.map((phase, i) => (
          <PhaseMark key={phase} scene={scene} phase={phase} at={i + 1} />
        ))}
      </ol>
    </div>
  );
}

function PhaseMark({ scene, phase, at }: { readonly scene: Scene; readonly phase: PhaseName; readonly at: number }) {
  const s = seen(scene);
  const thing = useThing(`phase:${phase}`);
  const name = phaseName(phase, scene.language);
  const now = s.phase === at;
  return (
    <li
      {...thing.props}
      class={now ? "l-now" : s.phase > at ? "l-past" : ""}
      aria-current={now ? "step" : undefined}
      title={name}
    >
      <b>{at}</b>
      <span>{words(scene.language).shortPhase[at - 1]}</span>
    </li>
  );
}

// --- power ---

const TRACK = 400;

export function PowerTrack({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  const [second, third, end] = marksOf(s);
  const parties = [...s.mages.keys(), ROSE];
  const most = Math.max(end, ...parties.map((party) => s.power[party]));
  const x = (points: number): number => 14 + (points / most) * (TRACK - 28);
  const lanes = placed(s, parties);
  return (
    <svg class="l-power-track" viewBox={`0 0 ${TRACK} 46`} role="img" aria-label={say.power}>
      <line class="l-track" x1={x(0)} x2={x(most)} y1="35" y2="35" />
      {Array.from({ length: most + 1 }, (_, points) => (
        <line
          key={points}
          class={points % 5 === 0 ? "l-tick l-five" : "l-tick"}
          x1={x(points)}
          x2={x(points)}
          y1={points % 5 === 0 ? 31.5 : 33}
          y2={points % 5 === 0 ? 38.5 : 37}
        />
      ))}
      {[second, third, end].map((mark, i) => (
        <g key={mark} class={`l-mark${s.moon > i + 1 ? " l-passed" : ""}`}>
          <line x1={x(mark)} x2={x(mark)} y1="27" y2="40" />
          {i === 2 ? (
            <Icon name="rose" x={x(mark) - 5} y={36.5} size={9} />
          ) : (
            <Icon name="moon" x={x(mark) - 11} y={37.5} size={8} />
          )}
          <text x={i === 2 ? x(mark) - 7 : x(mark) + 2} y="45" text-anchor={i === 2 ? "end" : "start"}>
            {mark}
          </text>
        </g>
      ))}
      {lanes.map(({ party, lane, of }) => (
        <PowerToken key={party} scene={scene} party={party} x={x(s.power[party])} lane={lane} of={of} />
      ))}
    </svg>
  );
}

/** Those with the same points stand on one another. */
function placed(
  s: Seen,
  parties: readonly number[],
): { readonly party: number; readonly lane: number; readonly of: number }[] {
  return parties.map((party) => {
    const same = parties.filter((one) => s.power[one] === s.power[party]);
    return { party, lane: same.indexOf(party), of: same.length };
  });
}

interface PowerTokenProps {
  readonly scene: Scene;
  readonly party: number;
  readonly x: number;
  readonly lane: number;
  readonly of: number;
}

function PowerToken({ scene, party, x, lane, of }: PowerTokenProps) {
  const s = seen(scene);
  const thing = useThing(party === ROSE ? "rose" : `power:P${party + 1}`);
  const high = of <= 2 ? 13 : of <= 4 ? 7 : 3.6;
  const y = 33 - 13 - lane * high;
  return (
    <g {...thing.props} class="l-power-token" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
      <title>{`${nameOfParty(scene, party)}: ${s.power[party]}`}</title>
      <PartyMark party={party} x={-7} y={-3} size={14} />
    </g>
  );
}

// --- events ---

export function Events({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  return (
    <section class="l-events" aria-label={say.events}>
      {s.eventBoard.map((event, space) =>
        event < 0 ? (
          <div key={space} class="l-event l-empty">
            {space + 1}
          </div>
        ) : (
          <EventCard key={space} scene={scene} event={event} />
        ),
      )}
    </section>
  );
}

export function EventCard({
  scene,
  event,
  long = false,
}: {
  readonly scene: Scene;
  readonly event: number;
  readonly long?: boolean;
}) {
  const thing = useThing(eventKey(event));
  const text = eventCardText(tables, content.events[event], scene.language);
  const told = [...(text.trigger === undefined ? [] : [`${text.trigger}:`]), ...text.lines].join(" ");
  return (
    <div
      {...thing.props}
      class={`l-event l-phase-${content.events[event].phase.replace(" ", "-")}${long ? " l-long" : ""}`}
      title={long ? undefined : told}
    >
      <strong>
        {text.crown && <Icon name="crown" />} {text.name}
      </strong>
      <span class="l-event-values" title={text.phase}>
        ↘{text.enters} ↗{text.leaves}
      </span>
      {long && <p>{told}</p>}
    </div>
  );
}

// --- quests ---

/** One's own quests, to be read by oneself alone. */
export function Quests({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const seat = scene.viewer;
  if (seat < 0) return null;
  const say = sayIn(scene.language);
  const open = s.quests[seat].filter((quest) => quest !== UNKNOWN);
  return (
    <section class="l-quests" aria-label={say.quests}>
      {s.toSolve[seat].map((quest) => (
        <QuestCard key={`done${quest}`} scene={scene} quest={quest} solved />
      ))}
      {open.map((quest) => (
        <QuestCard key={quest} scene={scene} quest={quest} />
      ))}
      {open.length + s.toSolve[seat].length === 0 && <p class="l-no-quest">{words(scene.language).noQuest}</p>}
    </section>
  );
}

interface QuestProps {
  readonly scene: Scene;
  readonly quest: number;
  readonly solved?: boolean;
  readonly long?: boolean;
}

export function QuestCard({ scene, quest, solved = false, long = false }: QuestProps) {
  const s = seen(scene);
  const thing = useThing(questKey(quest));
  const text = questText(tables, content.quests[quest], scene.language);
  const { tasks = 1 } = content.quests[quest];
  const done = scene.viewer < 0 ? 0 : s.progress[scene.viewer].filter((one) => one === quest).length;
  const told = `${text.task} → ${text.lines.join(" ")}`;
  return (
    <div {...thing.props} class={`l-quest${solved ? " l-solved" : ""}${long ? " l-long" : ""}`} title={told}>
      <strong>
        <Icon name={solved ? "check-mark" : "tied-scroll"} /> {text.name}
        {tasks > 1 && !solved ? ` ${done}/${tasks}` : ""}
      </strong>
      <b>+{text.points}</b>
      <p>{long ? told : text.task}</p>
    </div>
  );
}

// --- decks ---

export function Library({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  const word = words(scene.language);
  return (
    <section class="l-library" aria-label={say.library}>
      {[...SCHOOLS, "forgotten" as const].map((school, i) => (
        <Deck
          key={school}
          scene={scene}
          school={school}
          left={i === FORGOTTEN ? s.forgotten.length : (s.library[i]?.length ?? 0)}
          gone={s.discards[i]?.length ?? 0}
        />
      ))}
      <PlainDeck thing="deck:quests" label={word.questDeck} left={s.questDecks[s.moon - 1]?.length ?? 0} quest />
      <PlainDeck thing="deck:events" label={word.eventDeck} left={s.eventDecks[s.moon - 1]?.length ?? 0} />
    </section>
  );
}

interface DeckProps {
  readonly scene: Scene;
  readonly school: (typeof SCHOOLS)[number] | "forgotten";
  readonly left: number;
  readonly gone: number;
}

function Deck({ scene, school, left, gone }: DeckProps) {
  const thing = useThing(`school:${school}`);
  const name = schoolName(school, scene.language);
  return (
    <div
      {...thing.props}
      class={`l-deck l-school-${school}`}
      title={`${name}: ${left}${gone > 0 ? ` (+${gone})` : ""}`}
      role="img"
      aria-label={`${name}: ${left}`}
    >
      {schoolIcon[school]({})}
      <b>{left}</b>
      {gone > 0 && <small>{gone}</small>}
    </div>
  );
}

function PlainDeck({
  thing: key,
  label,
  left,
  quest = false,
}: {
  readonly thing: string;
  readonly label: string;
  readonly left: number;
  readonly quest?: boolean;
}) {
  const thing = useThing(key);
  return (
    <div
      {...thing.props}
      class="l-deck l-plain"
      title={`${label}: ${left}`}
      role="img"
      aria-label={`${label}: ${left}`}
    >
      {quest ? <Icon name="tied-scroll" /> : <Icon name="evil-moon" />}
      <b>{left}</b>
    </div>
  );
}
