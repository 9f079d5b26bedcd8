import { setTimeout as pause } from "node:timers/promises";
import { isOfLock } from "./errors.ts";

/** How long is waited before each further try. Units: milliseconds. */
const PAUSES = [25, 50, 100, 200, 400];

/**
 * Tries a whole transaction again that found a row or a table locked: a few times, and then until
 * `within_ms` have passed. Each try takes a place of its own, so that whoever waits for a row keeps
 * neither a place nor a connection from others.
 */
export async function retryLocks<T>(attempt: () => Promise<T>, within_ms = 0): Promise<T> {
  const until_ms = performance.now() + within_ms;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const is_last = tries >= PAUSES.length && performance.now() >= until_ms;
      if (is_last || !isOfLock(error)) throw error;
    }
    await pause(PAUSES[tries] ?? PAUSES.at(-1));
  }
}
