import { render } from "preact";
import { App, expectTable } from "./app.tsx";
import { noticePresses } from "./look/after-paint.ts";
import { layIcons } from "./look/icon.tsx";
import { stayOffline } from "./offline/update.tsx";
import { followLinks } from "./route.ts";
import { keepSettings } from "./settings.ts";
import { speak } from "./words/index.ts";

keepSettings();
noticePresses();
followLinks();
expectTable();
stayOffline();
void layIcons();
void speak().then(() => render(<App />, document.getElementById("table") as HTMLElement));
