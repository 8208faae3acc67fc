/** The mages' sheets: everything everyone may know of a player, in a small space. */
import { CELL, NONE } from "@blackrose/lodge/state";
import { mageName, questName, unableTo } from "@blackrose/lodge/text/index";
import { useState } from "preact/hooks";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { seatColour } from "../look/seats.ts";
import { type Count, COUNTS, countKey, countNamed, countOf } from "./counts.ts";
import {
  contentOf,
  figuresOf,
  healthOf,
  lifeOf,
  nameOfSeat,
  placeNamed,
  questKey,
  questsSeen,
  seatKey,
  seatsOf,
  seen,
  tablesOf,
  sayIn,
} from "./game.ts";
import { Tasks } from "./course.tsx";
import { AttachedSign, broughtTo } from "./attached.tsx";
import { Follower } from "./follower.tsx";
import { rebirth } from "./rebirth.ts";
import { Cube, PartyMark } from "./signs.tsx";
import { Slots } from "./slots.tsx";
import { words } from "./words.ts";

export function Sheets({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const [open, setOpen] = useState(NONE);
  // One's own first, then clockwise.
  const start = Math.max(0, scene.viewer);
  const order = seatsOf(s).map((_, i) => (start + i) % s.seats);
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
      {s.avatarAfter >= 0 && <Avatar scene={scene} />}
    </section>
  );
}

/** His board comes when there is one. */
function Avatar({ scene }: { readonly scene: Scene }) {
  const come = rebirth();
  return come === undefined ? null : <come.AvatarSheet scene={scene} />;
}

const SIGNS: { readonly [count in Count]: string } = {
  actions: "boot-prints",
  hand: "card-pick",
  grimoire: "spell-book",
  memories: "brain",
  quests: "tied-scroll",
  completed: "check-mark",
  trophies: "trophy",
  tokens: "key",
  cubes: "cubes",
};

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
  const health = healthOf(scene, seat);
  const left = lifeOf(scene, seat);
  const asked = scene.waiting.includes(seat);
  const name = nameOfSeat(scene, seat);
  return (
    <article
      {...thing.props}
      class={`l-sheet${seat === scene.viewer ? " l-mine" : ""}${seat === s.active ? " l-acts" : ""}${asked ? " l-asked" : ""}${open ? " l-open" : ""}`}
      style={{ "--party": seatColour(seat) }}
      aria-label={name}
    >
      <header>
        <PartyMark party={seat} size={22} />
        <strong class="l-sheet-name">{name}</strong>
        {s.crown === seat && (
          <span class="l-has-crown" data-thing={countKey(seat, "crown")} role="img" aria-label={say.crown}>
            <Icon name="crown" />
          </span>
        )}
        {s.first === seat && s.first !== s.crown && (
          <span class="l-is-first" data-thing={countKey(seat, "first")} role="img" aria-label={say.firstPlayer}>
            1
          </span>
        )}
        <span class="l-life-count" data-thing={countKey(seat, "health")}>
          <Icon name="hearts" />
          <span class="l-hidden-word">{say.health}</span>
          {health === 0 ? "–" : left}
        </span>
        <span class="l-points">
          <span class="l-hidden-word">{say.power}</span>
          {s.power[seat]}
        </span>
      </header>
      <div class="l-life-bar">
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
          {COUNTS.map((count) => {
            const value = countOf(s, seat, count);
            return (
              <div key={count} data-thing={countKey(seat, count)} class={value === 0 ? "l-none" : ""}>
                <dt>
                  <Icon name={SIGNS[count]} />
                  <span class="l-hidden-word">{countNamed(count, scene.language)}</span>
                </dt>
                <dd>
                  {value}
                  {count === "quests" && s.toSolve[seat].length > 0 && (
                    <span class="l-to-solve"> +{s.toSolve[seat].length}✓</span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <Followers scene={scene} seat={seat} />
      <button
        type="button"
        class="l-unfold"
        aria-expanded={open}
        aria-label={word.unfold(name)}
        onClick={(event) => {
          event.stopPropagation();
          unfold();
        }}
      />
    </article>
  );
}

/** Who the mage is and where, its evocations, quests that lie open, and what it cannot do now. */
function Followers({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const s = seen(scene);
  const word = words(scene.language);
  const mage = s.mages[seat];
  const place = s.at[seat] === CELL ? (s.cells[seat] >= 0 ? word.inCell : "") : placeNamed(scene, s.at[seat]);
  return (
    <div class="l-followers">
      <span class="l-place">
        {mage === NONE ? "" : <b>{mageName(tablesOf(scene), mage, scene.language)}</b>} {place}
      </span>
      {figuresOf(s, seat).map((model) => (
        <Follower key={model} scene={scene} model={model} />
      ))}
      {[...s.toSolve[seat], ...questsSeen(s, seat)].map((quest, i) =>
        seat === scene.viewer ? null : (
          <OpenQuest
            key={`${quest}-${i}`}
            scene={scene}
            quest={quest}
            solved={i < s.toSolve[seat].length}
            seat={seat}
          />
        ),
      )}
      {broughtTo(scene, seat).map((lies) => (
        <AttachedSign key={s.attachments.indexOf(lies)} scene={scene} lies={lies} />
      ))}
      {unableTo(s, seat, scene.language).map((ban) => (
        <span key={ban} class="l-ban">
          <Icon name="cancel" /> <span class="l-ban-word">{ban}</span>
        </span>
      ))}
    </div>
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
  const thing = useThing(questKey(scene, quest));
  const { points, tasks = 1 } = contentOf(scene).quests[quest];
  const done = s.progress[seat].filter((one) => one === quest).length;
  return (
    <span {...thing.props} class={`l-open-quest${solved ? " l-solved" : ""}`}>
      <Icon name="tied-scroll" />
      <span class="l-hidden-word">{questName(tablesOf(scene), quest, scene.language)}</span>
      {solved ? "✓" : tasks > 1 && <Tasks done={done} of={tasks} party={seat} />}
      <small>{points}</small>
    </span>
  );
}
