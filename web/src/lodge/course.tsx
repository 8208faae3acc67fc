/** The course of the game: turn and phase, power and moons, events, quests, the Library. */
import { marksOf } from "@blackrose/lodge/options";
import { Phase } from "@blackrose/lodge/state";
import { ROSE } from "@blackrose/lodge/who";
import {
  eventCardText,
  moonName,
  type PhaseName,
  phaseName,
  questText,
  schoolName,
  ui,
} from "@blackrose/lodge/text/index";
import { signal } from "@preact/signals";
import { useOffers, useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import {
  contentOf,
  eventKey,
  nameOfParty,
  questKey,
  questsSeen,
  seatsOf,
  seen,
  tablesOf,
  sayIn,
  shownSchools,
} from "./game.ts";
import { Cube, PartyMark, schoolIcon, schoolTint } from "./signs.tsx";
import { words } from "./words.ts";

/** Whether the decks are shown where room is scarce and none of them is asked for. */
const unfolded = signal(false);

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
      <span {...moon.props} class="l-moon-now">
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
      <button
        type="button"
        class="l-to-library"
        aria-label={say.library}
        aria-expanded={unfolded.value}
        onClick={() => {
          unfolded.value = !unfolded.value;
        }}
      >
        <Icon name="bookshelf" />
      </button>
    </div>
  );
}

function PhaseMark({ scene, phase, at }: { readonly scene: Scene; readonly phase: PhaseName; readonly at: number }) {
  const s = seen(scene);
  const thing = useThing(`phase:${phase}`);
  const now = s.phase === at;
  return (
    <li
      {...thing.props}
      class={now ? "l-now" : s.phase > at ? "l-past" : ""}
      aria-current={now ? "step" : undefined}
      aria-label={phaseName(phase, scene.language)}
    >
      <span>{words(scene.language).shortPhase[at - 1]}</span>
    </li>
  );
}

// --- power ---

/** Where the track lies in its drawing. */
const TRACK = { width: 350, height: 47, line: 33 };

export function PowerTrack({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  const marks = marksOf(s);
  const parties = [...seatsOf(s), ROSE];
  const most = Math.max(marks[2], ...parties.map((party) => s.power[party]));
  const x = (points: number): number => 16 + (points / most) * (TRACK.width - 32);
  return (
    <svg
      class="l-power-track"
      viewBox={`0 0 ${TRACK.width} ${TRACK.height}`}
      role="group"
      aria-label={`${say.power}: ${moonName(s.moon, scene.language)}`}
    >
      {[0, ...marks.slice(0, 2)].map((from, i) => (
        <line
          key={from}
          class={`l-track${s.moon > i ? " l-risen" : ""}`}
          x1={x(from)}
          x2={x(i === 2 ? most : marks[i])}
          y1={TRACK.line}
          y2={TRACK.line}
        />
      ))}
      {Array.from({ length: most + 1 }, (_, points) => (
        <line
          key={points}
          class="l-tick"
          x1={x(points)}
          x2={x(points)}
          y1={TRACK.line - (points % 5 === 0 ? 3.5 : 1.8)}
          y2={TRACK.line + (points % 5 === 0 ? 3.5 : 1.8)}
        />
      ))}
      {marks.map((mark, i) => (
        <g key={mark} class={`l-mark${s.moon > i + 1 ? " l-passed" : ""}`}>
          <line x1={x(mark)} x2={x(mark)} y1={TRACK.line - 8} y2={TRACK.line + 5} />
          <Icon name={i === 2 ? "rose" : "moon"} x={x(mark) - 12} y={TRACK.line + 3.5} size={10.5} />
          <text x={x(mark) + 1} y={TRACK.line + 12.5}>
            {mark}
          </text>
        </g>
      ))}
      {parties.map((party) => (
        <PowerToken key={party} scene={scene} party={party} x={x(s.power[party])} />
      ))}
    </svg>
  );
}

/** A mage's sheet tells more and is larger: only the Black Rose is asked here. */
function PowerToken({ scene, party, x }: { readonly scene: Scene; readonly party: number; readonly x: number }) {
  const s = seen(scene);
  const rose = useThing("rose");
  // Those with the same points stand together, in two rows.
  const same = [...seatsOf(s), ROSE].filter((one) => s.power[one] === s.power[party]);
  const lane = same.indexOf(party);
  const middle = (Math.ceil(same.length / 2) - 1) / 2;
  const at = [x + (Math.floor(lane / 2) - middle) * 10, TRACK.line - 12 - (lane % 2) * 13];
  return (
    <g
      {...(party === ROSE ? rose.props : { "data-thing": `power:P${party + 1}` })}
      class="l-power-token"
      style={{ transform: `translate(${at[0].toFixed(1)}px, ${at[1].toFixed(1)}px)` }}
      role="img"
      aria-label={`${nameOfParty(scene, party)}: ${s.power[party]}`}
    >
      {party === ROSE && <circle class="l-around" cy="4" r="13" />}
      <PartyMark party={party} x={-7} y={-3} size={14} />
    </g>
  );
}

// --- events ---

export function Events({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  return (
    <section
      class={`l-events${s.eventBoard.every((event) => event < 0) ? " l-no-events" : ""}`}
      aria-label={say.events}
    >
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
  const thing = useThing(eventKey(scene, event));
  const text = eventCardText(tablesOf(scene), contentOf(scene).events[event], scene.language);
  const { colon } = ui(scene.language);
  const told = [...(text.trigger === undefined ? [] : [`${text.trigger}${colon}`]), ...text.lines].join(" ");
  return (
    <div {...thing.props} class={`l-event${long ? " l-long" : ""}`}>
      <strong>
        {text.crown && <Icon name="crown" />} {text.name}
      </strong>
      <span class="l-event-values">
        ↘{text.enters} ↗{text.leaves}
      </span>
      <p>{told}</p>
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
  const open = questsSeen(s, seat);
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

/** The cubes on the spaces of a task, and the spaces still free. */
export function Tasks({ done, of, party }: { readonly done: number; readonly of: number; readonly party: number }) {
  return (
    <span class="l-tasks" role="img" aria-label={`${done}/${of}`}>
      {Array.from({ length: of }, (_, i) => (i < done ? <Cube key={i} party={party} size={10} /> : <i key={i} />))}
    </span>
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
  const thing = useThing(questKey(scene, quest));
  const text = questText(tablesOf(scene), contentOf(scene).quests[quest], scene.language);
  const { tasks = 1 } = contentOf(scene).quests[quest];
  const done = scene.viewer < 0 ? 0 : s.progress[scene.viewer].filter((one) => one === quest).length;
  const told = `${text.task} → ${text.lines.join(" ")}`;
  return (
    <div {...thing.props} class={`l-quest${solved ? " l-solved" : ""}${long ? " l-long" : ""}`}>
      <strong>
        <Icon name={solved ? "check-mark" : "tied-scroll"} /> {text.name}
        {tasks > 1 && !solved && <Tasks done={done} of={tasks} party={scene.viewer} />}
      </strong>
      <b>+{text.points}</b>
      <p>{told}</p>
    </div>
  );
}

// --- decks ---

export function Library({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const say = sayIn(scene.language);
  const word = words(scene.language);
  const offers = useOffers((thing) => thing.startsWith("school:") || thing.startsWith("deck:"));
  return (
    <section class={unfolded.value || offers ? "l-library l-unfolded" : "l-library"} aria-label={say.library}>
      {shownSchools(scene).map((school) => (
        <Deck
          key={school}
          scene={scene}
          school={contentOf(scene).schools[school].id}
          left={s.library[school].length}
          gone={s.discards[school].length}
        />
      ))}
      <Deck scene={scene} school="forgotten" left={s.forgotten.length} gone={0} />
      <PlainDeck thing="deck:quests" label={word.questDeck} left={s.questDecks[s.moon - 1]?.length ?? 0} quest />
      <PlainDeck thing="deck:events" label={word.eventDeck} left={s.eventDecks[s.moon - 1]?.length ?? 0} />
    </section>
  );
}

interface DeckProps {
  readonly scene: Scene;
  readonly school: string;
  readonly left: number;
  readonly gone: number;
}

function Deck({ scene, school, left, gone }: DeckProps) {
  const thing = useThing(`school:${school}`);
  const name = schoolName(tablesOf(scene), school, scene.language);
  return (
    <div
      {...thing.props}
      class={`l-deck l-school-${school}`}
      style={schoolTint(scene, school)}
      role="img"
      aria-label={`${name}: ${left}`}
    >
      {schoolIcon(scene, school)}
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
    <div {...thing.props} class="l-deck" role="img" aria-label={`${label}: ${left}`}>
      {quest ? <Icon name="tied-scroll" /> : <Icon name="evil-moon" />}
      <b>{left}</b>
    </div>
  );
}
