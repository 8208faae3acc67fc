/** The mages' sheets: everything everyone may know of a player, in a small space. */
import { UNKNOWN } from "@blackrose/kernel";
import { CELL, figureOf, NONE } from "@blackrose/lodge/state";
import { mageName, questName, unableTo } from "@blackrose/lodge/text/index";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { seatColour } from "../look/seats.ts";
import {
  content,
  figureNamed,
  figuresOf,
  healthOf,
  lifeOf,
  mageOf,
  modelKey,
  nameOfSeat,
  placeNamed,
  questKey,
  seatKey,
  seen,
  tables,
  sayIn,
} from "./game.ts";
import { Cube, figureIcon, PartyMark } from "./signs.tsx";
import { Slots } from "./slots.tsx";
import { words } from "./words.ts";

export function Sheets({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const [open, setOpen] = useState(NONE);
  // One's own first, then clockwise.
  const start = Math.max(0, scene.viewer);
  const order = [...s.mages.keys()].map((_, i) => (start + i) % s.seats);
  return (
    <section class={`l-sheets l-of-${s.seats}`} aria-label={words(scene.language).sheets}>
      {order.map((seat) => (
        <Sheet
          key={seat}
          scene={scene}
          seat={seat}
          open={open === seat}
          unfold={() => setOpen(open === seat ? NONE : seat)}
        />
      ))}
    </section>
  );
}

interface SheetProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly open: boolean;
  readonly unfold: () => void;
}

function Sheet({ scene, seat, open, unfold }: SheetProps) {
  const s = seen(scene);
  const word = words(scene.language);
  const say = sayIn(scene.language);
  const thing = useThing(seatKey(seat));
  const mage = mageOf(s, seat);
  const health = healthOf(s, seat);
  const left = lifeOf(s, seat);
  const asked = scene.waiting.includes(seat);
  const counts: readonly (readonly [string, ComponentChild, ComponentChild])[] = [
    [say.actions, <Icon name="boot-prints" />, s.actions[seat]],
    [word.handSize, <Icon name="card-pick" />, s.hands[seat].length],
    [say.grimoire, <Icon name="spell-book" />, s.grimoires[seat].length],
    [say.memories, <Icon name="brain" />, s.memories[seat].length],
    [say.quests, <Icon name="tied-scroll" />, s.quests[seat].length + s.toSolve[seat].length],
    [say.completed, <Icon name="check-mark" />, s.completed[seat].length],
    [say.trophies, <Icon name="trophy" />, s.trophies[seat]],
    [word.roomTokens, <Icon name="key" />, s.won[seat].length],
    [say.cubes, <Icon name="cubes" />, s.supply[seat]],
  ];
  return (
    <article
      {...thing.props}
      class={`l-sheet${seat === scene.viewer ? " l-mine" : ""}${seat === s.active ? " l-acts" : ""}${asked ? " l-asked" : ""}${open ? " l-open" : ""}`}
      style={{ "--party": seatColour(seat) }}
      aria-label={nameOfSeat(scene, seat)}
    >
      <header>
        <PartyMark party={seat} size={22} />
        <span class="l-sheet-name">
          <strong>{nameOfSeat(scene, seat)}</strong>
          <small>{mage === null ? "" : mageName(tables, s.mages[seat], scene.language)}</small>
        </span>
        {s.crown === seat && (
          <span class="l-has-crown" title={say.crown}>
            <Icon name="crown" />
          </span>
        )}
        {s.first === seat && s.first !== s.crown && (
          <span class="l-is-first" title={say.firstPlayer}>
            1
          </span>
        )}
        <span class="l-life-count" title={say.health}>
          <Icon name="hearts" />
          {health === 0 ? "–" : left}
        </span>
        <span class="l-points" title={say.power}>
          {s.power[seat]}
        </span>
      </header>
      <div class="l-life-bar" title={`${say.health} ${left}/${health}`}>
        {s.damage[seat].map((party, i) => (
          <Cube key={`hurt${i}`} party={party} size={11} />
        ))}
        {Array.from({ length: Math.max(0, left) }, (_, i) => (
          <i key={i} />
        ))}
      </div>
      <div class="l-sheet-row">
        <Slots scene={scene} seat={seat} />
        <dl class="l-counts">
          {counts.map(([label, icon, value]) => (
            <div key={label} title={label} class={value === 0 ? "l-none" : ""}>
              <dt>
                {icon}
                <span class="l-hidden-word">{label}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Followers scene={scene} seat={seat} />
      <button
        type="button"
        class="l-unfold"
        aria-expanded={open}
        aria-label={word.unfold(nameOfSeat(scene, seat))}
        onClick={(event) => {
          event.stopPropagation();
          unfold();
        }}
      />
    </article>
  );
}

/** Where the mage is, its evocations, quests that lie open, and what it cannot do now. */
function Followers({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const s = seen(scene);
  const word = words(scene.language);
  const bans = [
    ...unableTo(s, seat, scene.language),
    ...(s.abomination[seat] === 1 ? [sayIn(scene.language).abomination] : []),
  ];
  return (
    <div class="l-followers">
      <span class="l-place">
        {s.at[seat] === CELL
          ? s.cells[seat] >= 0
            ? word.inCell
            : ""
          : s.at[seat] >= 0
            ? placeNamed(scene, s.at[seat])
            : ""}
      </span>
      {figuresOf(s, seat).map((model) => (
        <Follower key={model} scene={scene} model={model} />
      ))}
      {[...s.toSolve[seat], ...s.quests[seat]].map((quest, i) =>
        quest === UNKNOWN || seat === scene.viewer ? null : (
          <OpenQuest
            key={`${quest}-${i}`}
            scene={scene}
            quest={quest}
            solved={i < s.toSolve[seat].length}
            seat={seat}
          />
        ),
      )}
      {bans.map((ban) => (
        <span key={ban} class="l-ban" title={ban}>
          <Icon name="cancel" /> <span class="l-ban-word">{ban}</span>
        </span>
      ))}
    </div>
  );
}

function Follower({ scene, model }: { readonly scene: Scene; readonly model: number }) {
  const s = seen(scene);
  const figure = figureOf(model);
  const thing = useThing(modelKey(model));
  return (
    <span {...thing.props} class="l-follower" title={figureNamed(figure, scene.language)}>
      {figureIcon[tables.figures[figure].id]({})}
      {lifeOf(s, model)}
    </span>
  );
}

function OpenQuest({
  scene,
  quest,
  solved,
  seat,
}: {
  readonly scene: Scene;
  readonly quest: number;
  readonly solved: boolean;
  readonly seat: number;
}) {
  const s = seen(scene);
  const thing = useThing(questKey(quest));
  const { points, tasks = 1 } = content.quests[quest];
  const done = s.progress[seat].filter((one) => one === quest).length;
  return (
    <span
      {...thing.props}
      class={`l-open-quest${solved ? " l-solved" : ""}`}
      title={questName(tables, quest, scene.language)}
    >
      <Icon name="tied-scroll" />
      {solved ? "✓" : tasks > 1 ? `${done}/${tasks}` : ""}
      <small>{points}</small>
    </span>
  );
}
