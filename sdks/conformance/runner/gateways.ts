/** Proxies as they stand between a till and the internet: one open, one that asks for a sign-in. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export interface Gateways {
  /** Host and port of each. */
  readonly open: string;
  readonly guarded: string;
  /** Which tunnels were opened since the last look, each with who signed in for it. */
  readonly take: () => string[];
  readonly stop: () => Promise<void>;
}

const SIGN_IN = "till:pa@ss";

/** Whatever host is asked for, a tunnel leads to this port. */
export async function startGateways(to_port: number): Promise<Gateways> {
  let tunnels: string[] = [];
  const note = (tunnel: string): void => {
    tunnels.push(tunnel);
  };
  const [open, guarded] = await Promise.all([
    startGateway((request, socket) => {
      note(String(request.url));
      joinPort(to_port, socket);
    }),
    startGateway((request, socket) => {
      if (signInOf(request) !== SIGN_IN) return refuse(socket);
      note(`${request.url} as ${SIGN_IN}`);
      joinPort(to_port, socket);
    }),
  ]);
  return {
    open: open.host,
    guarded: guarded.host,
    take() {
      const taken = tunnels;
      tunnels = [];
      return taken;
    },
    async stop() {
      await Promise.all([open.stop(), guarded.stop()]);
    },
  };
}

type Take = (request: IncomingMessage, socket: Socket) => void;

async function startGateway(take: Take) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((_, response) => {
    response.writeHead(405).end();
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket.on("error", () => socket.destroy()));
  });
  server.on("connect", (request: IncomingMessage, socket: Socket) => take(request, socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function signInOf({ headers }: IncomingMessage): string | null {
  const [scheme = "", word = ""] = (headers["proxy-authorization"] ?? "").split(" ");
  return scheme === "Basic" ? Buffer.from(word, "base64").toString() : null;
}

function refuse(socket: Socket): void {
  const asked = 'Proxy-Authenticate: Basic realm="till"\r\nContent-Length: 0\r\n';
  socket.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${asked}Connection: close\r\n\r\n`);
}

function joinPort(port: number, socket: Socket): void {
  const onward = connect(port, "127.0.0.1", () => {
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
}
