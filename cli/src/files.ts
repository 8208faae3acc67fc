/** Files: read with a sentence for whatever may be wrong with them, written whole or not at all. */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Problem } from "./problem.ts";

export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Problem(`${path}: it cannot be read: ${reason(error)}.`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const what = text.trim() === "" ? "it is empty" : reason(error);
    throw new Problem(`${path}: this is no JSON, or only a part of it: ${what}.`);
  }
}

/** Beside the file first, then in its place in one move: whoever looks finds the old file or the new, never half of one. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.part`;
  try {
    writeFileSync(beside, text, { flush: true });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Problem(`${path}: it cannot be written: ${reason(error)}.`);
  }
}

const KNOWN: { readonly [code: string]: string } = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  EACCES: "permission is missing",
  EPERM: "permission is missing",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== undefined && code in KNOWN) return KNOWN[code];
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}
