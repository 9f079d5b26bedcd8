type Outcomes<S extends readonly unknown[]> = { -readonly [K in keyof S]: Awaited<S[K]> };

/**
 * Waits for statements of one transaction that go out together: the server runs one after the
 * other, each with a snapshot of its own, so the second sees what the first one locked. A wait for
 * the network between them takes longer than most of them do.
 *
 * Throws what the first one that failed in their order throws: the others fail because of it.
 */
export async function inOneFlight<const S extends readonly unknown[]>(
  statements: S,
): Promise<Outcomes<S>> {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((one) => one.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  return settled.map((one) => (one.status === "fulfilled" ? one.value : undefined)) as Outcomes<S>;
}
