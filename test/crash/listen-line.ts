/**
 * The way of an event from the service to the program that `svc listen` forwards to: a line to the
 * service and a receiver. Both stop at a chosen step, so that a client or a server can be killed
 * there.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";

/** What an event passes, in this order; the receiver takes it after it was posted. */
export const LISTEN_STEPS = ["requested", "answered", "posted", "taken", "acknowledged"] as const;

export type ListenStep = (typeof LISTEN_STEPS)[number];

/** The nth pass of a step. */
export interface StepPass {
  readonly at: ListenStep;
  readonly pass: number;
}

export interface ListenLine {
  readonly service_url: string;
  readonly receiver_url: string;
  /** The ids of the events that the receiver took from each client, in their order. */
  readonly taken: readonly string[][];
  /** Begins a client: what arrives on new connections is its own. */
  readonly beginClient: () => void;
  /** Holds the client's next request for events; resolves when there is one. */
  readonly hold: () => Promise<void>;
  /** Lets it go on, and resolves when `kill` is done, which is called at this pass. */
  readonly killAt: (moment: StepPass, kill: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}

const PATH_OF_FEED = /\/events\?.*ending_before=/;

/** Opens a line to the fleet's server, and a receiver. */
export async function openListenLine(fleet: OpenFleet): Promise<ListenLine> {
  const taken: string[][] = [];
  const owners = new WeakMap<Socket, string[]>();
  const { hold, killAt, pause, passed } = openTrap();

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const is_feed = PATH_OF_FEED.test(request.url ?? "");
    if (is_feed) await pause();
    if (is_feed && (await passed("requested"))) return void request.socket.destroy();
    const headers = { authorization: request.headers.authorization ?? "" };
    const answer = await fetch(`${fleet.apis[0]?.origin}${request.url}`, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const is_cut = is_feed && (await passed("answered"));
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type, "content-length": body.length });
    // Of an answer over which the server dies, a part arrives.
    if (is_cut) response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
    else response.end(body);
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { id } = JSON.parse(String(Buffer.concat(parts))) as { id: string };
    if (await passed("posted")) return;
    owners.get(request.socket)?.push(id);
    if (await passed("taken")) return;
    await new Promise<void>((done) => response.writeHead(204).end(() => done()));
    await passed("acknowledged");
  }

  const line = await opened(passOn);
  const receiver = await opened(receive);
  receiver.server.on("connection", (socket) => owners.set(socket, taken.at(-1) ?? []));
  return {
    ...{ service_url: line.url, receiver_url: `${receiver.url}/webhooks`, taken },
    beginClient: () => void taken.push([]),
    ...{ hold, killAt },
    close() {
      for (const { server } of [line, receiver]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Holds requests for events, and kills at the pass that it is set to. */
function openTrap() {
  let gate: { readonly arrived: () => void; readonly opened: Promise<void> } | null = null;
  let open = () => {};
  let armed: { at: ListenStep; left: number; kill: () => Promise<void> } | null = null;
  return {
    hold(): Promise<void> {
      const [arrived, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      gate = { arrived: arrived.resolve, opened: opened.promise };
      open = opened.resolve;
      return arrived.promise;
    },
    killAt({ at, pass }: StepPass, kill: () => Promise<void>): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      armed = { at, left: pass, kill: () => kill().then(resolve, reject) };
      gate = null;
      open();
      return promise;
    },
    async pause(): Promise<void> {
      gate?.arrived();
      await gate?.opened;
    },
    /** Kills if this is the pass; says whether it was. */
    async passed(at: ListenStep): Promise<boolean> {
      if (armed?.at !== at) return false;
      armed.left -= 1;
      if (armed.left > 0) return false;
      const { kill } = armed;
      armed = null;
      await kill();
      return true;
    },
  };
}

async function opened(answer: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch {
      // A server that is away cuts the connection.
      request.socket.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}
