/** The client's files, when they are built: what carries a hash in its name is kept for ever, everything else asked for again. */
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { tell } from "./door.ts";
import { Problem } from "./problem.ts";

const FOREVER = "public, max-age=31536000, immutable";

export async function pages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, "index.html"));
  if (built) {
    const hashed = `${join(folder, "assets")}${sep}`;
    await app.register(files, {
      root: folder,
      cacheControl: false,
      // The build has laid them beside (web/tools/compress.ts).
      preCompressed: true,
      setHeaders(reply, path) {
        reply.header("cache-control", path.startsWith(hashed) ? FOREVER : "no-cache");
      },
    });
  }
  // The client knows its own addresses: every page is the one page.
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === "GET" && request.headers.accept?.includes("text/html");
    if (built && page && !request.url.startsWith("/api/")) return reply.sendFile("index.html");
    const sentence =
      built || !page ? "There is nothing here." : "The pages are not built yet; docs/operating.md tells how.";
    return tell(reply, new Problem(404, "not-found", sentence));
  });
}

/** An address with a stray `%` is one like any other: most likely nothing is there, and whoever asks is told so in the usual way. */
export function readable(url: string): string {
  const [path] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
