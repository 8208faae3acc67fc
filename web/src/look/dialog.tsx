/** A sheet over the page. Escape and the cross close it; the focus goes back to where it was. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

export function Dialog({ title, class: of = "", children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet ${of}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <header class="sheet-head">
        <h2>{title}</h2>
        <button type="button" class="plain round" aria-label={words.value.app.close} onClick={onClose}>
          <Icon name="cancel" />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
