/** Bodies that do not end, sent from many addresses to the doors of a server. */
import { connect, type Socket } from "node:net";

/** How many addresses of this machine take part; the tills have one of their own. */
const ADDRESSES = 64;
const FIRST_ADDRESS = 2;
/** What is sent of a body that goes on byte by byte. */
const SLOW_BYTES = 20;
/** No body of the contract is longer. */
const BLANKS = Buffer.alloc(8_388_608, " ");
/** How often the server answers somebody else before a body that was not refused is held. */
const LOOKS = 8;

/** One request whose body does not end. */
interface Unfinished {
  /** What is asked for; its body is replaced. */
  readonly request: Request;
  /** Units: bytes. */
  readonly declared: number;
  /** Which of the addresses sends it. */
  readonly from: number;
}

export interface Flood {
  /** Sends a body up to its last byte; resolves if it is answered all the same. */
  readonly sendMost: (one: Unfinished) => Promise<void>;
  /** Sends the first bytes of a body; each drip sends one more. */
  readonly sendSlowly: (one: Unfinished) => void;
  readonly drip: () => void;
  /** Sends bodies until one is refused: less memory than it takes is left to it. */
  readonly fill: (one: Omit<Unfinished, "from">) => Promise<void>;
  readonly close: () => void;
}

/** The addresses, by their numbers. */
export const FLOODING = Array.from({ length: ADDRESSES }, (_, at) => at);

/** Opens a flood of the server on a port of this machine; `look` is answered by the server. */
export function openFlood(port: number, look: () => Promise<unknown>): Flood {
  const sockets: Socket[] = [];
  const slow: Socket[] = [];

  function open({ request, declared, from }: Unfinished): Socket {
    const localAddress = `127.0.0.${FIRST_ADDRESS + from}`;
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    // Who is refused before the body has come may be hung up on.
    socket.on("error", () => socket.destroy()).resume();
    socket.write(headOf(request, declared));
    sockets.push(socket);
    return socket;
  }

  function sendMost(one: Unfinished): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = open(one).once("data", () => resolve());
    socket.write(BLANKS.subarray(0, one.declared - 1));
    return promise;
  }

  async function hasRefused(one: Unfinished): Promise<boolean> {
    const refused = sendMost(one).then(() => true);
    const looked = async () => {
      for (let looks = 0; looks < LOOKS; looks += 1) await look();
      return false;
    };
    return await Promise.race([refused, looked()]);
  }

  return {
    sendMost,
    sendSlowly(one) {
      const socket = open(one);
      socket.write(BLANKS.subarray(0, SLOW_BYTES));
      slow.push(socket);
    },
    drip() {
      for (const socket of slow) if (socket.writable) socket.write(" ");
    },
    async fill(one) {
      let from = 0;
      while (!(await hasRefused({ ...one, from }))) from = (from + 1) % ADDRESSES;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function headOf({ method, url, headers }: Request, declared: number): string {
  const { pathname, search, host } = new URL(url);
  const sent = new Headers(headers);
  sent.set("host", host);
  sent.set("content-type", "application/json");
  sent.set("content-length", String(declared));
  const lines = [...sent].map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${pathname}${search} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}
