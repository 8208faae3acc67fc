/** The page on the protocol is what the validators say. `node tools/protocol-page.ts` writes it anew. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { page, protocolPage } from "../protocol-page.ts";

test("docs/protocol.md tells what the server accepts today", () => {
  expect(readFileSync(page, "utf8")).toBe(protocolPage());
});
