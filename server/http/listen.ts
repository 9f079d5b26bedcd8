/** The port of the program: claimed early, served later, closed in order. */
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  Socket,
} from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener, RequestError } from "@hono/node-server";
import { SettingError } from "#platform/setting-error";
import { codeOfBroken, refuseBroken, refuseOnSocket } from "./broken-requests.ts";
import { ARRIVAL_LIMITS, type ArrivalLimits, watchSlowBodies } from "./slow-bodies.ts";

export interface Address {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
}

export interface Listening {
  /**
   * Serves for `serve_ms` more, with `Connection: close` on every answer, so that clients leave by
   * themselves. Then takes no new connection, lets requests under way finish, and cuts off what is
   * left `within_ms` later.
   */
  close(options: { serve_ms?: number; within_ms: number }): Promise<void>;
}

interface ListenOptions {
  /** Where refusals send their readers. */
  readonly docs_url?: string;
  readonly limits?: ArrivalLimits;
  /** What paths may begin with, and is taken off: a router knows this program by it. */
  readonly prefix?: string;
  /** Whether browsers must come by https alone from their first answer on. */
  readonly https_only?: boolean;
  /** Headers that every answer has, whoever makes it. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Fetch = Parameters<typeof getRequestListener>[0];

const IDLE_SWEEP_MS = 50;
/** Of this host alone: what else is below its domain is not ours to say. */
const HTTPS_FOR_A_YEAR = "max-age=31536000";

const COMPLAINTS: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT ${port} on ${host} is in use: stop what listens there, or set PORT to another one.`,
  EACCES: ({ port }) => `PORT ${port} is not allowed to this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/**
 * Tries the address before anything else is started, and answers the port to serve.
 *
 * Refuses, as a `SettingError`: an address that cannot be listened on.
 */
export async function bindPort(address: Address): Promise<number> {
  const server = createNetServer();
  await listenOn(server, address);
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Serves requests on the address until it is closed. What is no request, and what takes too long to
 * come, is refused on its connection.
 *
 * Refuses: `malformed_request`, `headers_too_large`, `request_timeout`.
 */
export async function listen(
  fetch: Fetch,
  address: Address,
  { docs_url = "/docs", limits = ARRIVAL_LIMITS, prefix = "", ...others }: ListenOptions = {},
): Promise<Listening> {
  const errorHandler = (error: unknown) => {
    const is_broken = error instanceof RequestError;
    return refuseBroken(is_broken ? "malformed_request" : "internal_error", docs_url);
  };
  const options = {
    headersTimeout: limits.head_ms,
    connectionsCheckingInterval: limits.sweep_ms,
    // Bodies are timed by their size.
    requestTimeout: 0,
    // Without a Host the adapter refuses, in words of ours.
    requireHostHeader: false,
  };
  const server = createServer(options, getRequestListener(fetch, { errorHandler }));
  const slow_bodies = watchSlowBodies(limits, ({ socket }) => {
    refuseOnSocket(socket, "request_timeout", docs_url);
  });
  server.prependListener("request", slow_bodies.watch);
  setHeaders(server, others);
  if (prefix !== "") takeOff(server, prefix);
  const leaving = askClientsToLeave(server);
  server.on("clientError", (error, stream) => {
    const code = codeOfBroken(error);
    if (code === null || !(stream instanceof Socket)) stream.destroy();
    else refuseOnSocket(stream, code, docs_url);
  });
  await listenOn(server, address);
  return {
    async close({ serve_ms = 0, within_ms }) {
      leaving.start();
      if (serve_ms > 0) await sleep(serve_ms);
      await closeServer(server, within_ms);
      slow_bodies.close();
    },
  };
}

function setHeaders(
  server: Server,
  { https_only = false, headers = {} }: Pick<ListenOptions, "https_only" | "headers">,
): void {
  const strict = https_only ? { "Strict-Transport-Security": HTTPS_FOR_A_YEAR } : {};
  const set = Object.entries({ ...headers, ...strict });
  if (set.length === 0) return;
  server.prependListener("request", (_request, response) => {
    for (const [name, value] of set) response.setHeader(name, value);
  });
}

function takeOff(server: Server, prefix: string): void {
  server.prependListener("request", (request) => {
    const { url = "" } = request;
    if (url.startsWith(`${prefix}/`)) request.url = url.slice(prefix.length);
  });
}

/** An HTTP server is a network server too. */
async function listenOn(server: NetServer, address: Address): Promise<void> {
  const { host, port } = address;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    const complain = COMPLAINTS[error.code ?? ""];
    reject(complain === undefined ? error : new SettingError(complain(address)));
  });
  server.listen({ host, port }, resolve);
  await promise;
}

/**
 * Answers end their connections once this has begun: those under way, and all that follow. A
 * connection that is closed between two requests is one that a client may just be using.
 */
function askClientsToLeave(server: Server): { start(): void } {
  const under_way = new Set<ServerResponse>();
  let has_begun = false;
  server.prependListener("request", (_request, response) => {
    if (has_begun) {
      response.shouldKeepAlive = false;
      return;
    }
    under_way.add(response);
    response.once("close", () => under_way.delete(response));
  });
  return {
    start() {
      has_begun = true;
      for (const response of under_way) response.shouldKeepAlive = false;
    },
  };
}

async function closeServer(server: Server, within_ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that is kept alive becomes idle when its request ends, which may be after the
  // close.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), within_ms);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}
