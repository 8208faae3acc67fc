/** A page, or a part of one, that is fetched when it is wanted. */
import type { ComponentChild, ComponentType } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { fetchPageWords, words } from "../words/index.ts";
import { Trouble } from "./trouble.tsx";
import { Waiting } from "./waiting.tsx";

/** `meanwhile` is shown until it has come. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: () => ComponentChild = () => <Waiting text={words.value.app.loading} />,
): (props: P) => ComponentChild {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, drawAgain] = useState(0);
    const [lost, setLost] = useState(false);
    // Asked for before anything is painted: whoever waits for a page need not wait for a frame as well.
    useLayoutEffect(() => {
      if (loaded !== null) return;
      load().then(
        (page) => {
          loaded = page;
          drawAgain((n) => n + 1);
        },
        () => setLost(true),
      );
    }, []);
    if (lost) return <Trouble title={words.value.problems.unreachable} help={words.value.app.brokenHelp} />;
    const Page = loaded;
    if (Page !== null) return <Page {...props} />;
    return meanwhile();
  };
}

/** With the words of pages. */
export const laterPage = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: () => ComponentChild,
): ((props: P) => ComponentChild) =>
  later(async () => {
    const [page] = await Promise.all([load(), fetchPageWords()]);
    return page;
  }, meanwhile);
