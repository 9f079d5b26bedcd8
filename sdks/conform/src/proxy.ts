/** Stands between a client and the service, changes nothing, and keeps what passes. */
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as requestPlain,
  type ServerResponse,
} from "node:http";
import { request as requestSecure } from "node:https";
import type { AddressInfo } from "node:net";
import { decodedBody } from "./decoded-body.ts";
import { type Exchange, headersOf } from "./exchange.ts";

/** A body that is longer passes, and is not judged. */
const BODY_BYTES_MAX = 32 * 1024 * 1024;
/** What belongs to one connection, and is not passed on to the next. */
const OF_CONNECTION = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization"],
  ...["te", "trailer", "transfer-encoding", "upgrade", "proxy-connection"],
]);

export interface ProxyOptions {
  /** The address below which the base path of the contract begins. */
  readonly target: URL;
  readonly port: number;
  /** Sent with requests that carry no Authorization. */
  readonly key: string | null;
  readonly onExchange: (exchange: Exchange) => void;
  readonly onUnanswered: () => void;
  readonly onTooLarge: () => void;
}

export interface Listening {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function startProxy(options: ProxyOptions): Promise<Listening> {
  return await listening(options.port, (incoming, outgoing) => pass(incoming, outgoing, options));
}

/** A server on the loopback interface; nobody else is to use somebody's key. */
export async function listening(
  port: number,
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The bytes of a stream; null when they are more than are kept, which pass all the same. */
export async function bytesOf(
  stream: AsyncIterable<Buffer>,
  onPart: (part: Buffer) => void = () => {},
): Promise<Buffer | null> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    onPart(part);
    bytes += part.length;
    if (bytes <= BODY_BYTES_MAX) parts.push(part);
    else parts = [];
  }
  return bytes > BODY_BYTES_MAX ? null : Buffer.concat(parts);
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ProxyOptions,
): Promise<void> {
  const started_ms = performance.now();
  const { method = "GET", url: target = "/" } = incoming;
  const sent = sentHeaders(incoming, options);
  const onward = onwardRequest(options.target, { method, target, headers: sent });
  // A client that has gone away, or its bytes, end the request to the service too.
  outgoing.once("close", () => void (outgoing.writableFinished || onward.destroy()));
  try {
    const sending = sentOn(incoming, onward);
    const { answer, raw } = await passedBack(onward, outgoing);
    // A service may refuse a request before it has all of it, and nobody waits for the rest.
    const request_body = incoming.complete ? await sending : null;
    const headers = headersOf(answer.headers);
    if (raw === null) return options.onTooLarge();
    options.onExchange({
      ...{ method, target, request_body, headers, started_ms, ended_ms: performance.now() },
      request_headers: headersOf(sent),
      status: answer.statusCode ?? 0,
      body: decodedBody(raw, headers["content-encoding"]),
    });
  } catch {
    options.onUnanswered();
    // The client learns what it would have learnt without the proxy: nobody answered.
    outgoing.destroy();
  }
}

/** The body of a request; null of one that is too large, or whose end nobody waited for. */
async function sentOn(incoming: IncomingMessage, onward: ClientRequest): Promise<Buffer | null> {
  try {
    const body = await bytesOf(incoming, (part) => void (onward.writable && onward.write(part)));
    if (onward.writable) onward.end();
    return body;
  } catch {
    return null;
  }
}

async function passedBack(onward: ClientRequest, outgoing: ServerResponse) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    onward.once("response", resolve).on("error", reject);
  });
  outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedHeaders(answer));
  const raw = await bytesOf(answer, (part) => outgoing.write(part));
  outgoing.end();
  return { answer, raw };
}

function sentHeaders(
  { headers }: IncomingMessage,
  { target, key }: ProxyOptions,
): Record<string, string | string[]> {
  const sent = headersOnward(headers);
  const coding = headers["transfer-encoding"];
  // Node frames the body of each method by this header, and of some without it not at all.
  if (coding !== undefined) sent["transfer-encoding"] = coding;
  const with_key = key === null || sent.authorization !== undefined ? {} : keyHeader(key);
  return { ...sent, ...with_key, host: target.host };
}

function keyHeader(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}

function headersOnward(headers: IncomingMessage["headers"]): Record<string, string | string[]> {
  const onward: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OF_CONNECTION.has(name)) onward[name] = value;
  }
  return onward;
}

/** As they came, in their order and spelling. */
function passedHeaders({ rawHeaders }: IncomingMessage): string[] {
  const passed: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (!OF_CONNECTION.has(name.toLowerCase())) passed.push(name, rawHeaders[index + 1] ?? "");
  }
  return passed;
}

interface Onward {
  readonly method: string;
  readonly target: string;
  readonly headers: Record<string, string | string[]>;
}

/** Each request has a connection of its own, so that none meets one that is just being closed. */
function onwardRequest(base: URL, { method, target, headers }: Onward) {
  const request = base.protocol === "https:" ? requestSecure : requestPlain;
  const path = `${base.pathname.replace(/\/$/, "")}${target}`;
  const { hostname, port } = base;
  return request({ hostname: bare(hostname), port, path, method, headers, agent: false });
}

/** An address of IPv6 stands in brackets only in a URL. */
function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}
