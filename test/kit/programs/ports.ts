import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below what systems hand out to outgoing connections, so that nobody takes a port of a killed
 * program.
 */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES_MAX = 100;

let next = FIRST + ((process.pid * 97) % (LAST - FIRST));

/** Finds a port that nobody listens on. */
export async function findPort(): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    next = next >= LAST ? FIRST : next + 1;
    if (await isFree(next)) return next;
  }
  throw new Error(`No port is free between ${FIRST} and ${LAST}.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
