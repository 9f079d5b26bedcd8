import type { Read, Tx } from "#platform/db/transaction";
import { readNetworks } from "./queries.ts";

/** The first of these networks that live mode has none of that name of; null where it has all. */
export async function unknownNetworkOf(
  read: Pick<Read | Tx, "db" | "sql">,
  named: readonly { readonly network: string }[],
): Promise<string | null> {
  const known = (await readNetworks(read, "live")).map(({ id }) => id);
  return named.find(({ network }) => !known.includes(network))?.network ?? null;
}
