import { join } from "node:path";

/** The folder of the whole project: rules to look up, measurements to run. */
export const root = join(import.meta.dirname, "..", "..");
