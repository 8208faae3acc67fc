/** What the table has to agree on: taking back, pausing, how to go on after a fault. */
import { Icon } from "../look/icon.tsx";
import { listed, words } from "../words/index.ts";
import { nameOf } from "./names.ts";
import { useSitting } from "./sitting.ts";

export function Proposals() {
  const { sight, link, do: act } = useSitting();
  const w = words.value.table;
  const { table, you } = sight.value ?? {};
  if (table === undefined || you === undefined) return null;
  const { proposal, status } = table;
  const named = (seat: number): string => nameOf(table.chairs[seat], seat);
  const seated = you.seat >= 0;
  // Until somebody answers again. Whoever plays alone has done it.
  const wentBack =
    link.undoneTo.value === table.step && table.chairs.filter((chair) => chair.is === "person").length > 1;
  return (
    <>
      {status === "fault" ? (
        <div class="banner warn" role="alert">
          <Icon name="stop-sign" />
          <p>
            <b>{w.fault}</b> {w.faultHelp}
          </p>
          {seated && proposal === null ? (
            <>
              <button type="button" class="second" onClick={() => void act({ do: "propose", what: "fault-undo" })}>
                {w.faultUndo}
              </button>
              <button type="button" class="second" onClick={() => void act({ do: "propose", what: "fault-skip" })}>
                {w.faultSkip}
              </button>
            </>
          ) : null}
        </div>
      ) : null}
      {status === "paused" ? (
        <div class="banner" role="status">
          <Icon name="hourglass" />
          <p>{w.paused}</p>
          {seated && proposal === null ? (
            <button type="button" class="main" onClick={() => void act({ do: "propose", what: "resume" })}>
              {w.resume}
            </button>
          ) : null}
        </div>
      ) : null}
      {wentBack && proposal === null ? (
        <div class="banner" role="status">
          <Icon name="anticlockwise-rotation" />
          <p>{w.wentBack}</p>
        </div>
      ) : null}
      {proposal === null ? null : (
        <div class="banner" role="alert">
          <Icon name="talk" />
          <p>
            {w.proposals[proposal.what](named(proposal.by))} {w.missing(listed(proposal.missing.map(named)))}
          </p>
          {proposal.missing.includes(you.seat) ? (
            <>
              <button
                type="button"
                class="main"
                onClick={() => void act({ do: "vote", proposal: proposal.id, yes: true })}
              >
                {w.agree}
              </button>
              <button
                type="button"
                class="second"
                onClick={() => void act({ do: "vote", proposal: proposal.id, yes: false })}
              >
                {w.decline}
              </button>
            </>
          ) : null}
        </div>
      )}
    </>
  );
}
