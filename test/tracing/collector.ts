/** A collector on this machine, which keeps the spans that a program sends it by OTLP. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as OTLP writes it in JSON. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

export interface Collector {
  readonly url: string;
  /** Every span that came, in the order of arrival. */
  readonly spans: SentSpan[];
  /** All that came, as text. */
  readonly texts: string[];
  close(): Promise<void>;
}

export async function openCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { resourceSpans } = JSON.parse(text) as Sent;
    texts.push(text);
    for (const { scopeSpans } of resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(request.url === "/v1/traces" ? 200 : 404).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    texts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
