/** What a caller's server would be: keeps the webhooks that it is sent, byte by byte. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  /** The id of the event. */
  readonly event: string;
  readonly type: string;
  readonly body_base64: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Receiver {
  readonly url: string;
  /** The webhook of an event, by its id; an error when it does not come. */
  readonly of: (event: string) => Promise<Received>;
  readonly stop: () => Promise<void>;
}

const WITHIN_MS = 15_000;

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const body = Buffer.concat(parts);
    received.push({
      event: JSON.parse(body.toString()).id,
      type: String(request.headers["svc-event"]),
      body_base64: body.toString("base64"),
      headers: Object.fromEntries(headers),
    });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    async of(event) {
      const until_ms = performance.now() + WITHIN_MS;
      while (performance.now() < until_ms) {
        const place = received.findIndex((one) => one.event === event);
        const [found] = place < 0 ? [] : received.splice(place, 1);
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      const types = received.map((one) => one.type).join(", ");
      throw new Error(`No webhook of ${event} came; there were: ${types}`);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
