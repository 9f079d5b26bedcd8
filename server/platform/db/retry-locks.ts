import { setTimeout as pause } from "node:timers/promises";
import { isOfLock } from "./errors.ts";

/** How long is waited before each further try. Units: milliseconds. */
const PAUSES = [25, 50, 100, 200, 400];

/**
 * Tries a whole transaction again that found a row locked. Each try takes a place of its own, so
 * that whoever waits for a row keeps neither a place nor a connection from others.
 */
export async function retryLocks<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause_ms of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isOfLock(error)) throw error;
    }
    await pause(pause_ms);
  }
  return await attempt();
}
