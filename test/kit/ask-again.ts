import type { Answered } from "./api.ts";

/**
 * Asks as a client does that is told to come again: many who wait for one row on a busy machine
 * may wait for longer than anybody does, and then nothing was written.
 */
export async function askAgain<T extends Pick<Answered, "error">>(
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.error?.code !== "concurrent_update") return answer;
  }
}
