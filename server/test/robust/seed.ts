/** `BLACKROSE_SEED=… npm test` draws the same again; what the network and the clock do is not in anybody's hand. */
import { freshLuck, type Luck } from "@blackrose/kernel";

export const SEED = process.env["BLACKROSE_SEED"] ?? String(Math.floor(Math.random() * 1e9));
export const LONG = process.env["BLACKROSE_LONG"] === "1";
export const luckOf = (name: string): Luck => freshLuck(`${SEED} ${name}`);
