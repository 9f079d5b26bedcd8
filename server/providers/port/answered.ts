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

/** An adapter that hears that its call is over knows immediately whether anything had left. */
const GRACE_MS = 100;

/**
 * Makes an external call: never inside a transaction, and always answered by the deadline, or a
 * moment later. What still waits for a connection by then has not left, and is no silence.
 */
export async function answered<A>(
  { name, deadline_ms, silence, thrown }: Asked<A>,
  ask: (signal: AbortSignal) => Promise<A>,
): Promise<{ readonly answer: A; readonly error: unknown }> {
  assertOutsideTransaction(name);
  const is_over = new AbortController();
  const waited = Promise.withResolvers<A>();
  let timer = setTimeout(() => {
    is_over.abort(OVER);
    timer = setTimeout(() => waited.resolve(silence), GRACE_MS);
  }, deadline_ms);
  try {
    const said = await Promise.race([ask(is_over.signal), waited.promise]);
    // That we have ended a call is no answer of theirs, but for what says that nothing had left.
    const is_late = is_over.signal.aborted && Object(said).kind !== "not_taken";
    return { answer: is_late ? silence : said, error: null };
  } catch (error) {
    return is_over.signal.aborted ? { answer: silence, error: null } : { answer: thrown, error };
  } finally {
    clearTimeout(timer);
    is_over.abort(OVER);
  }
}

/** One for all calls: an error with its stack for each of them costs more than the rest of this. */
const OVER = new Error("The call is over.");
