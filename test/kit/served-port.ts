/** The server of this worker on a port of this machine, for programs that are not of ours. */
import { openDocs } from "@svc/server/docs-site/docs.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { Hono } from "hono";
import { testServer } from "./server.ts";

const LOOPBACK = "127.0.0.1";

export interface ServedPort {
  readonly origin: string;
  /** A document of the contract, with the address of this port. */
  readonly document: (path: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function servePort(): Promise<ServedPort> {
  const { hono } = await testServer();
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const origin = `http://${LOOPBACK}:${port}`;
  const docs = new Hono();
  // The server of the test has another address than this one.
  openDocs(origin).mount(docs);
  const server = await listen(hono.fetch, { host: LOOPBACK, port });
  return {
    origin,
    document: async (path) => await (await docs.request(path)).text(),
    close: () => server.close({ within_ms: 0 }),
  };
}
