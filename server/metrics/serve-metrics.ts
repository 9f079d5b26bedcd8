/**
 * Serves the metrics, and whether the program is ready, on a port of their own, which no load
 * balancer leads to.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { SettingError } from "#platform/setting-error";
import type { Metrics } from "./registry.ts";

export interface ServedMetrics {
  readonly port: number;
  close(): Promise<void>;
}

/** What keeps a program from its work. */
export type Unready =
  | "starting"
  | "shutting_down"
  | "database"
  | "tables"
  | "sealing_key"
  | "clock";

/** What is served. */
interface Served {
  readonly metrics: Metrics;
  readonly readUnready: () => Promise<readonly Unready[]>;
}

interface Address {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
}

/**
 * Answers `GET /metrics` and `GET /ready`, and nothing else.
 *
 * Refuses, as a `SettingError`: an address that cannot be listened on.
 */
export async function serveMetrics(
  { metrics, readUnready }: Served,
  address: Address,
): Promise<ServedMetrics> {
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    "/metrics": async (response) => {
      const { content_type, text } = await metrics.read();
      response.writeHead(200, { "Content-Type": content_type }).end(text);
    },
    "/ready": async (response) => {
      const missing = await readUnready();
      const ready = missing.length === 0;
      response.writeHead(ready ? 200 : 503, { "Content-Type": "application/json" });
      response.end(`${JSON.stringify({ ready, missing })}\n`);
    },
  };
  const server = createServer((request, response) => {
    const page = request.method === "GET" ? pages[request.url ?? ""] : undefined;
    if (page === undefined) {
      response.writeHead(404, { "Content-Type": "text/plain" });
      response.end("Metrics are at /metrics, and whether this program is ready at /ready.\n");
      return;
    }
    page(response).catch(() => response.writeHead(500).end());
  });
  const { host, port } = address;
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`SVC_METRICS_PORT ${port} on ${host} cannot be listened on: ${code}.`);
  }
  const bound = server.address();
  return {
    port: typeof bound === "object" && bound !== null ? bound.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
