/** The port of the program: claimed early, served later, closed in order. */
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as NetServer } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { SettingError } from "#platform/settings";

export interface Address {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
}

export interface Listening {
  /** Takes no new connection, lets requests under way finish, and cuts off what is left then. */
  close(options: { within_ms: number }): Promise<void>;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

const IDLE_SWEEP_MS = 50;

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
export async function claimPort(address: Address): Promise<number> {
  const server = createServer();
  await listenOn(server, address);
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Serves requests on the address until it is closed. */
export async function listen(fetch: Fetch, address: Address): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server;
  await listenOn(server, address);
  return { close: ({ within_ms }) => closeServer(server, within_ms) };
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
