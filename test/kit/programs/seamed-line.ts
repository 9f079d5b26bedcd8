/**
 * The line to a mail server as one program knows it: each mail passes two seams, before the server
 * has all of it and before the program hears that it was taken. What is dead sends no mail.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { SeamedAddress } from "./seamed-address.ts";
import type { Reach } from "./seams.ts";

/** Behind this the server has the whole mail, and replies what became of it. */
const END_OF_MAIL = "\r\n.\r\n";

/** Opens a line before the server at `to`; the URL is the same but for its port. */
export async function seamedLine(
  { name, to }: { name: string; to: string },
  reach: Reach,
): Promise<SeamedAddress> {
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  const server = createServer((near) => {
    const { hostname, port } = new URL(to);
    const far = connect({ host: hostname, port: Number(port) });
    for (const socket of [near, far]) hold(socket);
    void passOn({ name, near, far, reach }).finally(() => {
      near.destroy();
      far.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: String(url),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface Line {
  readonly name: string;
  readonly near: Socket;
  readonly far: Socket;
  readonly reach: Reach;
}

/** Both ways together; each passes on what it reads in the order in which it came. */
async function passOn({ name, near, far, reach }: Line): Promise<void> {
  let is_sent = false;
  const there = async () => {
    let tail = "";
    for await (const chunk of near) {
      tail = (tail + String(chunk)).slice(-END_OF_MAIL.length);
      if (tail === END_OF_MAIL) {
        await reach(`${name} mail/asked`, { is_idle: false });
        is_sent = true;
      }
      far.write(chunk);
    }
  };
  const back = async () => {
    for await (const chunk of far) {
      if (is_sent) await reach(`${name} mail/answered`, { is_idle: false });
      is_sent = false;
      near.write(chunk);
    }
  };
  // A connection that one side has cut is over.
  await Promise.race([there(), back()]).catch(() => {});
}
