/** A moment that is seen by itself: it lies over the board for a while, or until somebody presses it. */
import { Icon } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { useSitting } from "./sitting.ts";
import "./sign.css";

/** The narrator says the same words, so a screen reader passes it by. */
export function SignOver() {
  const { showing } = useSitting();
  const { value } = showing.sign;
  if (value === null) return null;
  const { icon, title, lines, Body } = value;
  return (
    <div class="table-sign-over" aria-hidden="true">
      <button
        type="button"
        class="table-sign"
        tabIndex={-1}
        title={words.value.table.goOn}
        onClick={() => showing.goOn()}
        key={title}
      >
        <Icon name={icon} />
        <strong>{title}</strong>
        {Body === undefined ? null : <Body />}
        {lines.map((line) => (
          <span class="table-sign-line" key={line}>
            {line}
          </span>
        ))}
      </button>
    </div>
  );
}
