/** The Avatar's board: his life, his top card's back, the card he does now, his evocations and what he has claimed. */
import { Back, CELL } from "@blackrose/lodge/state";
import { mageName } from "@blackrose/lodge/text/index";
import { modelOf, ROSE } from "@blackrose/lodge/who";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useThing } from "../../ask/thing.tsx";
import type { Scene } from "../../face.ts";
import { Icon } from "../../look/icon.tsx";
import { AttachedSign, broughtTo } from "../attached.tsx";
import { Follower } from "../follower.tsx";
import {
  type AvatarPart,
  avatarKey,
  figuresOf,
  lifeOf,
  nameOfSeat,
  placeNamed,
  sayIn,
  seatKey,
  seen,
  tablesOf,
} from "../game.ts";
import { Cube, PartyMark, typeIcon } from "../signs.tsx";
import { words as plainWords } from "../words.ts";
import { cardsOf, revealedNow, slotsOf } from "./about.ts";
import { words } from "./words.ts";
import "./avatar.css";

export function AvatarSheet({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const [open, setOpen] = useState(false);
  const say = sayIn(scene.language);
  const mage = s.seats;
  const thing = useThing(seatKey(mage));
  const name = nameOfSeat(scene, mage);
  const left = lifeOf(scene, mage);
  return (
    <article
      {...thing.props}
      class={`l-sheet l-avatar${s.active === mage ? " l-acts" : ""}${open ? " l-open" : ""}`}
      aria-label={name}
    >
      <header>
        <PartyMark party={ROSE} size={22} />
        <strong class="l-sheet-name">{name}</strong>
        {s.crown === mage && (
          <span class="l-has-crown" role="img" aria-label={say.crown}>
            <Icon name="crown" />
          </span>
        )}
        <span class="l-life-count">
          <Icon name="hearts" />
          <span class="l-hidden-word">{say.health}</span>
          {left}
        </span>
        <span class="l-points">
          <span class="l-hidden-word">{say.power}</span>
          {s.power[ROSE]}
        </span>
      </header>
      <div class="l-life-bar">
        {s.damage[mage].map((party, i) => (
          <Cube key={`hurt${i}`} party={party} size={11} />
        ))}
        {Array.from({ length: Math.max(0, left) }, (_, i) => (
          <i key={i} />
        ))}
      </div>
      <Deck scene={scene} />
      <div class="l-followers">
        <span class="l-place">
          {s.mages[mage] >= 0 && <b>{mageName(tablesOf(scene), s.mages[mage], scene.language)}</b>}{" "}
          {s.at[mage] === CELL ? plainWords(scene.language).inCell : placeNamed(scene, s.at[mage])}
        </span>
        {broughtTo(scene, mage).map((lies) => (
          <AttachedSign key={s.attachments.indexOf(lies)} scene={scene} lies={lies} />
        ))}
      </div>
      <Revealed scene={scene} />
      <button
        type="button"
        class="l-unfold"
        aria-expanded={open}
        aria-label={plainWords(scene.language).unfold(name)}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
      />
    </article>
  );
}

/** What the back of the top card threatens: a trap or a protection, at being aimed at or hit. */
function BackSign({ back }: { readonly back: number }) {
  if (back === Back.none) return <Icon name="rose" />;
  const type = back === Back["trap when aimed at"] || back === Back["trap when hit"] ? "trap" : "protection";
  const aimed = back === Back["trap when aimed at"] || back === Back["protection when aimed at"];
  return (
    <>
      {typeIcon[type]({})}
      <Icon name={aimed ? "crosshair" : "drop"} />
    </>
  );
}

/** His cards and his evocations, a place each. */
function Deck({ scene }: { readonly scene: Scene }) {
  const s = seen(scene);
  const part = (name: AvatarPart): string => avatarKey(s, name);
  const { avatar } = words(scene.language);
  const { left, used, most } = cardsOf(scene);
  const loose = figuresOf(s, s.seats).filter((model) => !slotsOf(scene).some((figure) => modelOf(figure) === model));
  return (
    <div class="l-avatar-row">
      <span class="l-avatar-back" data-thing={part("back")} role="img" aria-label={avatar.backs[s.actionBack]}>
        <BackSign back={s.actionBack} />
      </span>
      <span class="l-avatar-count" data-thing={part("deck")} role="img" aria-label={avatar.left(left)}>
        <Icon name="card-pick" />
        {left}
      </span>
      <span class="l-avatar-pips" data-thing={part("deck")} role="img" aria-label={avatar.used(used, most)}>
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={i < used ? "l-used-up" : ""} />
        ))}
      </span>
      {slotsOf(scene).map((figure, slot) =>
        figure < 0 ? (
          <span key={slot} class="l-avatar-slot" data-thing={part("slot")}>
            {["I", "II", "III"][slot]}
          </span>
        ) : (
          <Follower key={slot} scene={scene} model={modelOf(figure)} />
        ),
      )}
      {loose.map((model) => (
        <Follower key={model} scene={scene} model={model} />
      ))}
      <span
        class="l-avatar-count"
        data-thing={part("claimed")}
        role="img"
        aria-label={avatar.claimed(s.claimed.length)}
      >
        <Icon name="tied-scroll" />
        {s.claimed.length}
      </span>
    </div>
  );
}

/** The card revealed last, with the sentence that is being read lit. */
function Revealed({ scene }: { readonly scene: Scene }) {
  const lit = useRef<HTMLSpanElement>(null);
  const revealed = revealedNow(scene);
  useLayoutEffect(() => {
    // Of a long card the sentence being read is in sight.
    const card = lit.current?.closest(".l-avatar-card");
    if (card != null && lit.current !== null) card.scrollTop = lit.current.offsetTop - card.clientHeight / 2;
  }, [revealed?.id, revealed?.effect, revealed?.line]);
  if (revealed === null) return null;
  const { text, effect, line } = revealed;
  return (
    <div class="l-avatar-card" data-thing={avatarKey(seen(scene), "card")}>
      <b>
        {text.symbol && "✦ "}
        {text.name}
      </b>
      {text.effects.map(({ is, lines }, i) => (
        <p key={is} class={effect >= 0 && i < effect ? "l-was-read" : ""}>
          <i>{is}</i>
          {lines.map((said, j) => {
            const now = i === effect && j === line;
            return (
              <span
                key={j}
                ref={now ? lit : null}
                class={now ? "l-read-now" : ""}
                aria-current={now ? "step" : undefined}
              >
                {" "}
                {said}
              </span>
            );
          })}
        </p>
      ))}
      {text.more !== undefined && <p>{text.more}</p>}
    </div>
  );
}
