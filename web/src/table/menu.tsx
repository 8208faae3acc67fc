/** What one seldom needs at a table. */
import { Icon } from "../look/icon.tsx";
import { set, settings } from "../settings.ts";
import { words } from "../words/index.ts";
import { useSitting } from "./sitting.ts";

export function Menu() {
  const { panel, sight, here, do: act } = useSitting();
  const w = words.value;
  const { table, you } = sight.value ?? {};
  const playing = table?.status === "playing" && (you?.seat ?? -1) >= 0;
  const own = playing ? table.chairs[you?.seat ?? 0] : null;
  const canNotify = "Notification" in globalThis && Notification.permission === "default";
  return (
    <div class="menu" role="group" aria-label={w.app.menu}>
      <button type="button" class="plain" onClick={() => set({ mute: !settings.value.mute })}>
        <Icon name={settings.value.mute ? "speaker-off" : "speaker"} />{" "}
        {settings.value.mute ? w.table.soundOn : w.table.soundOff}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => {
          panel.value = "text";
        }}
      >
        <Icon name="scroll-unfurled" /> {w.table.text}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => {
          panel.value = "keys";
        }}
      >
        <Icon name="keyboard" /> {w.table.keys}
      </button>
      {canNotify ? (
        <button type="button" class="plain" onClick={() => void Notification.requestPermission()}>
          <Icon name="hourglass" /> {w.table.notify}
        </button>
      ) : null}
      {own !== null && !here ? (
        <>
          <button type="button" class="plain" onClick={() => void act({ do: "propose", what: "pause" })}>
            <Icon name="hourglass" /> {w.table.pause}
          </button>
          <button
            type="button"
            class="plain"
            onClick={() => void act(own.standIn ? { do: "return" } : { do: "leave" })}
          >
            <Icon name="robot-golem" /> {own.standIn ? w.table.comeBack : w.table.standUp}
          </button>
        </>
      ) : null}
      {own !== null && !own.conceded ? (
        <button
          type="button"
          class="plain"
          onClick={() => {
            if (confirm(w.table.concedeAsk)) void act({ do: "concede" });
          }}
        >
          <Icon name="skull-crossed-bones" /> {w.table.concede}
        </button>
      ) : null}
      <a class="button plain" href="/settings">
        <Icon name="gears" /> {w.app.settings}
      </a>
      <a class="button plain" href="/">
        <Icon name="exit-door" /> {w.table.leave}
      </a>
    </div>
  );
}
