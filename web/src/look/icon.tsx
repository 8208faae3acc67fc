/** A drawing in the colour of the text around it. It says nothing by itself: words or a label stand beside it. */
/** Where the sheet of all icons lies; made when the client is built. */
const SHEET = "/icons.svg";

/** Lays the sheet into the page: an icon that appears later is drawn at once, and nothing is asked for or read again. */
export async function layIcons(): Promise<void> {
  const answer = await fetch(SHEET).catch(() => null);
  if (!answer?.ok) return;
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.style.display = "none";
  document.body.prepend(sheet);
}

interface IconProps {
  /** A name of the Game Icons set, written out somewhere in a file that uses icons or lists them. */
  readonly name: string;
  readonly class?: string;
  /** Inside a drawing: where it stands and how large. In a line of text it is as high as a letter. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

export function Icon({ name, class: of, x, y, size }: IconProps) {
  const placed = { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) };
  const sized = size === undefined ? {} : { width: size, height: size };
  return (
    <svg
      class={of === undefined ? "icon" : `icon ${of}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      {...placed}
      {...sized}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
