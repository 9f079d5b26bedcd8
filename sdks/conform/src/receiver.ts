/** Takes webhooks, judges them, and passes them on to the program that they are for. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { headersOf, type Webhook } from "./exchange.ts";
import { bytesOf, type Listening, listening } from "./proxy.ts";

export interface ReceiverOptions {
  readonly port: number;
  /** Where each webhook goes on to; null answers it here. */
  readonly forward_to: URL | null;
  readonly onWebhook: (webhook: Webhook) => void;
  readonly onTooLarge: () => void;
}

/** As long as the service waits for an answer. */
const ANSWER_WITHIN_MS = 10_000;
const RECEIVED = 200;
const NOT_FORWARDED = 502;

export async function startReceiver(options: ReceiverOptions): Promise<Listening> {
  return await listening(options.port, (incoming, outgoing) => take(incoming, outgoing, options));
}

async function take(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { forward_to, onWebhook, onTooLarge }: ReceiverOptions,
): Promise<void> {
  const body = await bytesOf(incoming);
  if (incoming.method !== "POST") return void outgoing.writeHead(405, { Allow: "POST" }).end();
  const headers = headersOf(incoming.headers);
  if (body === null) onTooLarge();
  else onWebhook({ headers, body, received_ms: Date.now() });
  const status = forward_to === null ? RECEIVED : await forwarded(forward_to, headers, body);
  outgoing.writeHead(status).end();
}

async function forwarded(
  url: URL,
  { host: _, connection: __, "content-length": ___, ...headers }: Webhook["headers"],
  body: Buffer | null,
): Promise<number> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const sent = { method: "POST", headers, body: new Uint8Array(body ?? []), signal };
  return await fetch(url, { ...sent, redirect: "manual" }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => NOT_FORWARDED,
  );
}
