/** A pooler as PgBouncer is one: it tells clients a process of its own, and hands out servers. */

import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

interface PoolerOptions {
  /** Of PostgreSQL. */
  readonly socket: string;
  readonly user: string;
  readonly database: string;
  /** What a server is startup for at its start. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether a client keeps its server for longer than a transaction. */
  readonly keeps_session: boolean;
  /** Refuses clients that ask for more than a name, in these words. */
  readonly refusal?: string;
}

export interface FakePooler {
  readonly url: string;
  close(): Promise<void>;
}

interface Server {
  readonly socket: Socket;
  client: Socket | null;
}

const PROTOCOL = 196_608;

/** Opens one on a port of this machine. */
export async function openFakePooler(options: PoolerOptions): Promise<FakePooler> {
  const idle: Server[] = [];
  const opened = new Set<Socket>();

  async function take(client: Socket): Promise<Server> {
    const server = idle.pop() ?? (await openServer(options, release));
    opened.add(server.socket);
    server.client = client;
    return server;
  }

  function release(server: Server): void {
    if (options.keeps_session) return;
    server.client?.emit("released");
    server.client = null;
    idle.push(server);
  }

  const listener = createServer((client) => {
    opened.add(client);
    let mine: Promise<Server> | null = null;
    client.on("released", () => {
      mine = null;
    });
    client.on("error", () => client.destroy());
    client.once("data", () => {
      if (options.refusal !== undefined) return client.end(errorOf(options.refusal));
      client.write(Buffer.concat([frame("R", [0, 0, 0, 0]), frame("K", [9, 9, 9, 9, 0, 0, 0, 1])]));
      client.write(frame("Z", [73]));
      client.on("data", (bytes) => {
        mine ??= take(client);
        void mine.then(({ socket }) => socket.write(bytes));
      });
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    url: `postgres://${options.user}@127.0.0.1:${port}/${options.database}`,
    async close() {
      for (const socket of opened) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** A connection that is ready; `onIdle` hears of each end of a transaction after that. */
async function openServer(
  { socket: path, user, database, settings }: PoolerOptions,
  onIdle: (server: Server) => void,
): Promise<Server> {
  const socket = connect(path);
  const server: Server = { socket, client: null };
  const startup = { user, database, ...settings };
  const text = Object.entries(startup).flat();
  const body = Buffer.from(`${text.join("\0")}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + head.length);
  head.writeInt32BE(PROTOCOL, 4);
  socket.write(Buffer.concat([head, body]));
  await new Promise<void>((ready) => {
    let rest = Buffer.alloc(0);
    let is_ready = false;
    socket.on("data", (bytes) => {
      server.client?.write(bytes);
      rest = Buffer.concat([rest, Buffer.from(bytes as Buffer)]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const is_idle = rest[0] === 90 && rest[5] === 73;
        rest = rest.subarray(1 + rest.readInt32BE(1));
        if (!is_idle) continue;
        if (is_ready) onIdle(server);
        is_ready = true;
        ready();
      }
    });
  });
  return server;
}

function frame(type: string, content: readonly number[] | Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, Buffer.from(content)]);
}

function errorOf(words: string): Buffer {
  return frame("E", Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${words}\0\0`));
}
