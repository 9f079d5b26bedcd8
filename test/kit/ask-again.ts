import type { Answered } from "./api.ts";

/** A row, or a connection, was waited for too long. */
const TOO_BUSY: readonly (string | undefined)[] = ["concurrent_update", "service_unavailable"];

/**
 * Asks as a client does that is told to come again: many who wait for one row on a busy machine
 * may wait for longer than anybody does, and then nothing was written.
 */
export async function askAgain<T extends Pick<Answered, "error">>(
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (!TOO_BUSY.includes(answer.error?.code)) return answer;
  }
}
