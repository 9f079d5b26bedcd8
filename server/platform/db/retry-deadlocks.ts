import { DEADLOCK, meaningOf, sqlState } from "./errors.ts";

const RETRIES_MAX = 2;

/** Tries a whole transaction again after a deadlock, and after nothing else. */
export async function retryDeadlocks<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || retries === RETRIES_MAX) throw meaningOf(error);
    }
  }
}
