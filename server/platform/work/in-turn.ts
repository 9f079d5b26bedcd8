/** Runs work when it has a turn; null where its call was over before that. */
export type InTurn = <T>(
  run: (has_waited: boolean) => Promise<T>,
  signal: AbortSignal,
) => Promise<T | null>;

/**
 * Lets a number of callers run together, and the others in the order in which they came; null to
 * one whose call is over before it has a turn. Each hears whether it has waited.
 */
export function openTurns(most: number): InTurn {
  const waiting = new Set<() => void>();
  let running = 0;
  const turn = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const go = () => resolve(true);
      waiting.add(go);
      signal.addEventListener("abort", () => resolve(!waiting.delete(go)), { once: true });
    });
  return async (run, signal) => {
    if (signal.aborted) return null;
    const has_waited = running >= most;
    if (!has_waited) running += 1;
    else if (!(await turn(signal))) return null;
    try {
      return await run(has_waited);
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else {
        waiting.delete(next);
        next();
      }
    }
  };
}
