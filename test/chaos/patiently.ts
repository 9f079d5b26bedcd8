import { setTimeout as pause } from "node:timers/promises";

const WITHIN_MS = 60_000;
const AGAIN_MS = 250;

/** Does what needs the database, again and again while it is away. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(AGAIN_MS);
  }
}
