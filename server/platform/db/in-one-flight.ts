import { sqlState } from "./errors.ts";

/** How every statement behind the failed one fails. */
const ABORTED = "25P02";

type Outcomes<S extends readonly unknown[]> = { -readonly [K in keyof S]: Awaited<S[K]> };

/**
 * Waits for statements of one transaction that go out together: the server runs one after the
 * other, each with a snapshot of its own, so the second sees what the first one locked. A wait for
 * the network between them takes longer than most of them do.
 *
 * Throws what the first one that failed in their order throws: the others fail because of it. Work
 * of several statements may send its second behind the failure of a later one: that the transaction
 * is aborted is thrown only where nothing says why.
 */
export async function inOneFlight<const S extends readonly unknown[]>(
  statements: S,
): Promise<Outcomes<S>> {
  const settled = await Promise.allSettled(statements);
  const failed = settled.filter((one) => one.status === "rejected");
  const cause = failed.find(({ reason }) => sqlState(reason) !== ABORTED) ?? failed[0];
  if (cause !== undefined) throw cause.reason;
  return settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)) as Outcomes<S>;
}
