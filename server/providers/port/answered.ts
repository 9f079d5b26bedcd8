import { assertOutsideTransaction } from "#platform/db/transaction";

/** A call to a system outside the service. */
export interface Asked<A> {
  /** Names the call in the error that a call inside a transaction throws. */
  readonly name: string;
  readonly deadline_ms: number;
  /** What it means when no answer comes in time. */
  readonly silence: A;
  /** What it means when the adapter throws, which is a bug of the adapter. */
  readonly thrown: A;
}

/** Makes an external call: never inside a transaction, and always answered within the deadline. */
export async function answered<A>(
  { name, deadline_ms, silence, thrown }: Asked<A>,
  ask: (signal: AbortSignal) => Promise<A>,
): Promise<{ readonly answer: A; readonly error: unknown }> {
  assertOutsideTransaction(name);
  const is_over = new AbortController();
  const waited = Promise.withResolvers<A>();
  const timer = setTimeout(() => waited.resolve(silence), deadline_ms);
  try {
    return { answer: await Promise.race([ask(is_over.signal), waited.promise]), error: null };
  } catch (error) {
    return { answer: thrown, error };
  } finally {
    clearTimeout(timer);
    is_over.abort(OVER);
  }
}

/** One for all calls: an error with its stack for each of them costs more than the rest of this. */
const OVER = new Error("The call is over.");
