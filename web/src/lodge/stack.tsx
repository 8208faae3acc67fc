/** The effect being read, sentence by sentence, and beneath it those it interrupts. */
import type { Source } from "@blackrose/lodge/text/index";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useThing } from "../ask/thing.tsx";
import type { Scene } from "../face.ts";
import { Icon } from "../look/icon.tsx";
import { iconOfRoom, nameOfSeat, partyOfMage, seen } from "./game.ts";
import { answeredIn, readingsIn } from "./readings.ts";
import { PartyMark, schoolIcon, schoolTint } from "./signs.tsx";
import { words } from "./words.ts";

export function Stack({ scene }: { readonly scene: Scene }) {
  const readings = readingsIn(scene).toReversed();
  const word = words(scene.language);
  const answered = answeredIn(scene);
  if (readings.length === 0 && answered === null) return null;
  return (
    <section class="l-stack" aria-label={word.underWay}>
      {answered !== null && (
        <div class="l-window">
          <p>
            <Icon name="hourglass" /> {word.window(scene.waiting.map((seat) => nameOfSeat(scene, seat)))}
          </p>
          {answered.deeds.map((deed) => (
            <p key={deed} class="l-deed">
              <b>{answered.before ? word.before : word.after}</b> {deed}
            </p>
          ))}
        </div>
      )}
      {readings.map((reading, i) => (
        <Read key={`${readings.length - i}${reading.thing}`} scene={scene} reading={reading} top={i === 0} />
      ))}
    </section>
  );
}

interface ReadProps {
  readonly scene: Scene;
  readonly reading: Source;
  readonly top: boolean;
}

function Read({ scene, reading, top }: ReadProps) {
  const thing = useThing(reading.thing);
  const { kind, lines, at, name, seat, side } = reading;
  // The board has the room itself: here it is only told of.
  const props = thing.offered ? {} : { onClick: thing.props.onClick, onContextMenu: thing.props.onContextMenu };
  const read = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // In a long effect the sentence being read is in sight.
    const stack = top ? read.current?.closest(".l-stack") : null;
    if (stack != null && read.current !== null) stack.scrollTop = read.current.offsetTop - stack.clientHeight / 2;
  }, [top, at]);
  return (
    <div {...props} class={`l-reading l-school-${kind}${top ? " l-top" : " l-under"}`} style={schoolTint(scene, kind)}>
      <header>
        {seat >= 0 && <PartyMark party={partyOfMage(seen(scene), seat)} size={16} />}
        {kind === "room" ? (
          <Icon name={iconOfRoom(scene, reading.thing)} />
        ) : kind === "quest" ? (
          <Icon name="tied-scroll" />
        ) : kind === "event" ? (
          <Icon name="evil-moon" />
        ) : kind === "evocation" ? (
          <Icon name="minions" />
        ) : kind === "action" ? (
          <Icon name="rose" />
        ) : (
          schoolIcon(scene, kind)
        )}
        <strong>{name}</strong>
        {side !== null && <span class="l-half-mark">{side === 1 ? "☾" : "☀"}</span>}
        {!top && at >= 0 && (
          <small>
            {at + 1}/{lines.length}
          </small>
        )}
      </header>
      {top && (
        <ol>
          {lines.map((line, i) => (
            <li
              key={i}
              ref={i === at ? read : null}
              class={i === at ? "l-reads" : i < at ? "l-was-read" : ""}
              aria-current={i === at ? "step" : undefined}
            >
              {line}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
