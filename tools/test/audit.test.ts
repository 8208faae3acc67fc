/** The registry is asked for known holes: a serious one fails, and a registry that cannot say is named as such. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { audit } from "../audit.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What the audit counts and says, with a registry that knows these advisories, or answers with this status. */
async function audited(
  said: object | number,
): Promise<{ passed: number; failed: number; line: string; asked: number }> {
  let asked = 0;
  const registry = createServer((request, response) => {
    request.resume();
    const bulk = request.url?.endsWith("/advisories/bulk") ?? false;
    if (bulk) asked++;
    const status = typeof said === "number" ? said : bulk ? 200 : 404;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(bulk ? said : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const { port } = registry.address() as { port: number };
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${port}/`);
  vi.stubEnv("npm_config_fetch_retries", "0");
  // npm remembers what an advisory said.
  const cache = mkdtempSync(join(tmpdir(), "blackrose-audit-"));
  vi.stubEnv("npm_config_cache", cache);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const { passed, failed } = await audit();
    return { passed, failed, line: log.mock.calls.flat().join("\n"), asked };
  } finally {
    registry.closeAllConnections();
    registry.close();
    log.mockRestore();
    rmSync(cache, { recursive: true });
  }
}

/** A hole in every version of something we ship. */
const hole = (severity: string) => ({
  ws: [
    { id: 1, url: "https://registry.test/1", title: "A hole", severity, vulnerable_versions: "*", cwe: [], cvss: {} },
  ],
});

test("a serious hole fails, and says how to read on", async () => {
  for (const severity of ["high", "critical"]) {
    const { passed, failed, line, asked } = await audited(hole(severity));
    expect({ passed, failed, asked }).toEqual({ passed: 0, failed: 1, asked: 1 });
    expect(line).toMatch(/^✗ audit: [1-9]\d* serious holes? in what we ship; npm audit/);
  }
});

test("nothing known, or nothing serious, passes", async () => {
  expect(await audited({})).toMatchObject({ passed: 1, failed: 0, line: "✓ audit" });
  expect(await audited(hole("moderate"))).toMatchObject({ passed: 1, failed: 0, line: "✓ audit" });
});

test("a registry that has no audit is told apart from one that cannot be asked; neither passes nor fails", async () => {
  expect(await audited(404)).toMatchObject({
    passed: 0,
    failed: 0,
    line: expect.stringContaining("no audit endpoint"),
  });
  expect(await audited(405)).toMatchObject({
    passed: 0,
    failed: 0,
    line: expect.stringContaining("no audit endpoint"),
  });
  expect(await audited(503)).toMatchObject({
    passed: 0,
    failed: 0,
    line: expect.stringContaining("could not be asked"),
  });
});
