/** Serves the metrics on a port of their own, which no load balancer leads to. */
import { once } from "node:events";
import { createServer } from "node:http";
import { SettingError } from "#platform/settings";
import type { Metrics } from "./registry.ts";

export interface ServedMetrics {
  readonly port: number;
  close(): Promise<void>;
}

interface Address {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
}

/**
 * Answers `GET /metrics`, and nothing else.
 *
 * Refuses, as a `SettingError`: an address that cannot be listened on.
 */
export async function serveMetrics(metrics: Metrics, address: Address): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain" });
      response.end("Metrics are at /metrics.\n");
      return;
    }
    metrics.read().then(
      ({ content_type, text }) => {
        response.writeHead(200, { "Content-Type": content_type });
        response.end(text);
      },
      () => response.writeHead(500).end(),
    );
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
