// The browser that tests look at pages with: the machine's own Chromium, or Debian's package where it may be installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  process.env.BLACKROSE_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where Chromium is, or null. */
export const findBrowser = (): string | null =>
  places.find((place) => place !== undefined && existsSync(place)) ?? null;

/** Finds it, and installs it where it is missing and we are allowed to: on Debian, as root. */
export function setUpBrowser(): string | null {
  const found = findBrowser();
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  console.error("Installing Chromium for the browser tests, once…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = () =>
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env, stdio: "ignore" }).status;
  if (install() !== 0) {
    spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
    install();
  }
  return findBrowser();
}
