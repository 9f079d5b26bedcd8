/** A server in front of another one, which changes what passes as a test asks for it. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Passing {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answering extends Passing {
  readonly status: number;
}

interface Changes {
  readonly request?: (sent: Passing) => Passing;
  readonly answer?: (answered: Answering) => Answering;
}

export interface Tampering {
  readonly url: string;
  /** What is done from now on. */
  readonly change: (changes: Changes) => void;
  readonly stop: () => Promise<void>;
}

const OF_BODY = ["content-length", "transfer-encoding", "connection", "keep-alive"];

export async function startTampering(target: string): Promise<Tampering> {
  let changes: Changes = {};
  const server = createServer((incoming, outgoing) => {
    pass(target, changes, { incoming, outgoing }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    change(next) {
      changes = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

async function pass(
  target: string,
  {
    request: changeRequest = (sent) => sent,
    answer: changeAnswer = (answered) => answered,
  }: Changes,
  { incoming, outgoing }: Exchange,
): Promise<void> {
  const came = { headers: plain(incoming.headers), body: await textOf(incoming) };
  const sent = changeRequest(came);
  const host = new URL(target).host;
  const headers = { ...sent.headers, host, "accept-encoding": "identity" };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${target}${incoming.url}`, { method: incoming.method ?? "GET", headers, agent: false })
    .once("response", resolve)
    .once("error", reject)
    .end(sent.body);
  const answer = await promise;
  const {
    status,
    headers: changed,
    body,
  } = changeAnswer({
    status: answer.statusCode ?? 0,
    headers: plain(answer.headers),
    body: await textOf(answer),
  });
  outgoing.writeHead(status, { ...changed }).end(body);
}

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_BODY.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
