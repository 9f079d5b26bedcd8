/** A webhook receiver on this machine: keeps what it receives, and answers as scripted. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Schemas } from "@svc/generated/routes";

/** A request as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  /** The very bytes, as text. */
  readonly text: string;
  /** What they say. */
  readonly event: Schemas["Event"];
}

/** A sink's response: a status, or a function of the test. */
export type SinkAnswer = number | ((answer: ServerResponse, received: Received) => void);

export interface Sink {
  readonly url: string;
  readonly received: Received[];
  /** Uses this response from then on. */
  answers(answer: SinkAnswer): void;
  /** The types of what it was sent, in the order of arrival. */
  types(): string[];
  /** Cuts off open connections. */
  close(): Promise<void>;
}

/** Opens a sink, which answers 200 by default. */
export async function openSink(first: SinkAnswer = 200): Promise<Sink> {
  const received: Received[] = [];
  let answer = first;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const one = { headers: request.headers, text, event: JSON.parse(text) };
    received.push(one);
    if (typeof answer === "number") response.writeHead(answer).end("heard");
    else answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers(next) {
      answer = next;
    },
    types: () => received.map(({ event }) => event.type),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
