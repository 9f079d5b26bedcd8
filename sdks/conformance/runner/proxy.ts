/**
 * What stands between an SDK and the service: passes requests on, counts them, and does once what a
 * step asks for: answer otherwise, cut, stall, or change a real answer.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createGate, type Socket } from "node:net";

/** One thing that is done to one request; after the last one requests pass. */
export type Fault =
  | { readonly pass: true }
  | { readonly answer: FixedAnswer }
  /** Nothing has reached the service. */
  | { readonly reset: "before" }
  /** The same, and who connects again before the next step is spoken to without TLS. */
  | { readonly reset: "before"; readonly and_then: "no TLS" }
  /** The service has done it, and its answer is lost. */
  | { readonly reset: "after" }
  /** Headers and half of the body, and then the end. */
  | { readonly cut: true }
  /** These bytes, and then the end of the connection. */
  | { readonly bytes: Uint8Array }
  /** Nothing comes, or after the headers nothing more. */
  | { readonly stall: "headers" | "body" }
  /** The body comes in small pieces, that many milliseconds apart. */
  | { readonly drip_ms: number }
  /** Values put into the real answer, by path. */
  | { readonly edit: Readonly<Record<string, unknown>> };

interface FixedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
}

export interface Hit {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body as it came, which of a file is no text. */
  readonly bytes: Uint8Array;
}

export interface FaultProxy {
  readonly url: string;
  /** What was asked since the last look. */
  readonly take: () => Hit[];
  /** What is done to the next requests, in their order. */
  readonly plan: (faults: readonly Fault[]) => void;
  readonly connections: () => number;
  readonly stop: () => Promise<void>;
}

interface Certified {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/**
 * `target` is the origin of the service; without one every request is answered by a fault. With a
 * certificate it speaks TLS.
 */
export async function startProxy(
  target: string | null,
  certified?: Certified,
): Promise<FaultProxy> {
  let hits: Hit[] = [];
  let faults: Fault[] = [];
  let connections = 0;
  let speaks_tls = true;
  const take = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await bodyOf(incoming);
    hits.push(hitOf(incoming, body));
    const fault = faults.shift() ?? { pass: true };
    speaks_tls &&= !("and_then" in fault);
    await carryOut(fault, { incoming, outgoing, body, target }).catch(() => {
      outgoing.destroy();
    });
  };
  const server = certified ? createSecureServer(certified, take) : createServer(take);
  const open = new Set<Socket>();
  const gate = createGate((socket) => {
    connections += 1;
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (speaks_tls) return void server.emit("connection", socket);
    socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n");
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  const { port } = gate.address() as AddressInfo;
  return {
    url: `${certified ? "https" : "http"}://127.0.0.1:${port}`,
    connections: () => connections,
    take() {
      const taken = hits;
      hits = [];
      return taken;
    },
    plan(next) {
      faults = [...next];
      speaks_tls = true;
    },
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => gate.close(() => resolve()));
    },
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly target: string | null;
}

interface Passed {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

async function carryOut(fault: Fault, exchange: Exchange): Promise<void> {
  const { outgoing, incoming } = exchange;
  if ("answer" in fault) return answerFixed(outgoing, fault.answer);
  if ("bytes" in fault) return void incoming.socket.end(fault.bytes);
  if ("stall" in fault && fault.stall === "headers") return;
  if ("reset" in fault && fault.reset === "before") return reset(incoming.socket);
  // What is to be edited must come as plain JSON, whatever the SDK would accept.
  const passed = await passOn(exchange, "edit" in fault ? { "accept-encoding": "identity" } : {});
  if ("reset" in fault) return reset(incoming.socket);
  const body = "edit" in fault ? edited(passed.body, fault.edit) : passed.body;
  const headers = { ...passed.headers, "content-length": String(body.length) };
  outgoing.writeHead(passed.status, headers);
  if ("cut" in fault) {
    outgoing.write(body.subarray(0, Math.floor(body.length / 2)));
    setTimeout(() => reset(incoming.socket), 50);
  } else if ("stall" in fault) outgoing.write(body.subarray(0, 1));
  else if ("drip_ms" in fault) await drip(outgoing, body, fault.drip_ms);
  else outgoing.end(body);
}

function answerFixed(outgoing: ServerResponse, fixed: FixedAnswer): void {
  const text = fixed.text ?? (fixed.body === undefined ? "" : JSON.stringify(fixed.body));
  const type = fixed.body === undefined ? "text/html" : "application/json";
  outgoing.writeHead(fixed.status, { "Content-Type": type, ...fixed.headers });
  outgoing.end(text);
}

function reset(socket: Socket): void {
  socket.resetAndDestroy();
}

function passOn(
  { incoming, body, target }: Exchange,
  changed: Readonly<Record<string, string>> = {},
): Promise<Passed> {
  const { promise, resolve, reject } = Promise.withResolvers<Passed>();
  const headers = { ...incoming.headers, ...changed, host: new URL(target ?? "").host };
  const onward = request(
    `${target}${incoming.url}`,
    { method: incoming.method ?? "GET", headers, agent: false },
    async (answer) => {
      const { "transfer-encoding": _, connection: __, ...kept } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, headers: kept, body: await bodyOf(answer) });
    },
  );
  onward.on("error", reject);
  onward.end(body);
  return promise;
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function hitOf({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Hit {
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const sent = { body: body.toString(), bytes: body };
  return { method, path: url, headers: Object.fromEntries(single), ...sent };
}

function edited(body: Buffer, changes: Readonly<Record<string, unknown>>): Buffer {
  const value = JSON.parse(body.toString());
  for (const [path, put] of Object.entries(changes)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const holder = names.reduce((held, name) => held[name], value);
    holder[last] = put;
  }
  return Buffer.from(JSON.stringify(value));
}

async function drip(outgoing: ServerResponse, body: Buffer, pause_ms: number): Promise<void> {
  for (let place = 0; place < body.length && !outgoing.destroyed; place += 1) {
    outgoing.write(body.subarray(place, place + 1));
    await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
  outgoing.end();
}
