import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** The port wished for if nobody listens there, or else any that is free. */
export async function freePort(wished = 0): Promise<number> {
  const probe = createServer();
  const outcome = Promise.race([once(probe, "listening"), once(probe, "error").then(() => null)]);
  probe.listen(wished, "127.0.0.1");
  if ((await outcome.catch(() => null)) === null) return freePort();
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
