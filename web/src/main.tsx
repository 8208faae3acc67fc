import { render } from "preact";
import { App } from "./app.tsx";
import { stayOffline } from "./offline/update.tsx";
import { followLinks } from "./route.ts";
import { keepSettings } from "./settings.ts";
import { speak } from "./words/index.ts";

keepSettings();
followLinks();
stayOffline();
void speak().then(() => render(<App />, document.getElementById("table") as HTMLElement));
