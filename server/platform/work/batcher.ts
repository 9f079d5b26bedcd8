/**
 * A batcher gathers callers into sets without a timer: whatever waits while the sets before it are
 * in flight forms the next one. Alone, a caller waits for nothing; in a crowd, one statement serves
 * many. Source: docs/decisions/0007-the-sale-is-plural.md.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { Refusal } from "../refusal.ts";

/** How wide a batcher is. */
interface BatcherLimits {
  /** The largest set. */
  most: number;
  /** How many sets may be in flight at once. */
  sets_in_flight?: number;
  /** How many callers may wait; one more is refused `service_unavailable`. */
  waiting_max?: number;
}

interface Waiting<T, R> {
  order: T;
  resolve: (outcome: R) => void;
  reject: (cause: unknown) => void;
}

/**
 * Opens a batcher over `run`, which answers a set in its order, an `Error` for each one that fails.
 * A `run` that throws fails its whole set and nobody else.
 */
export function createBatcher<T, R>(
  { most, sets_in_flight = 1, waiting_max = 10_000 }: BatcherLimits,
  run: (set: T[]) => Promise<(R | Error)[]>,
): (order: T) => Promise<R> {
  const waiting: Waiting<T, R>[] = [];
  let in_flight = 0;
  // A set serves many callers, so it runs in nobody's async context.
  const inNeutralContext = AsyncLocalStorage.snapshot();

  async function runSets(): Promise<void> {
    while (waiting.length > 0) await runSet(waiting.splice(0, most), run);
    in_flight -= 1;
  }

  return (order) =>
    new Promise<R>((resolve, reject) => {
      if (waiting.length >= waiting_max) {
        reject(new Refusal("service_unavailable", { retry_after: 1 }));
        return;
      }
      waiting.push({ order, resolve, reject });
      if (in_flight >= sets_in_flight) return;
      in_flight += 1;
      // Callers of the same turn of the event loop share the first set. A microtask would come too
      // early: it runs between two requests that have arrived in the same turn.
      setImmediate(() => inNeutralContext(runSets));
    });
}

async function runSet<T, R>(
  set: Waiting<T, R>[],
  run: (set: T[]) => Promise<(R | Error)[]>,
): Promise<void> {
  try {
    const outcomes = await run(set.map(({ order }) => order));
    if (outcomes.length !== set.length)
      throw new Error(`${outcomes.length} outcomes came for a set of ${set.length}`);
    for (const [index, { resolve, reject }] of set.entries()) {
      const outcome = outcomes[index] as R | Error;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
  } catch (cause) {
    for (const { reject } of set) reject(cause);
  }
}
