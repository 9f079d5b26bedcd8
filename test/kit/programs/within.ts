import { setTimeout as pause } from "node:timers/promises";
import { timeLimit } from "../time-limit.ts";

const END_WITHIN_MS = timeLimit(15_000);

/** Fails when something does not come in time, and shows what the program said last. */
export async function within<T>(work: Promise<T>, what: string, output: () => string): Promise<T> {
  const wake_signal = new AbortController();
  const late = pause(END_WITHIN_MS, null, { signal: wake_signal.signal }).then(
    () => Promise.reject(new Error(`${what} did not come.\n${output().slice(-4_000)}`)),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    wake_signal.abort();
  }
}
