import { eq, ne, sql } from "drizzle-orm";
import { keptQuery } from "#platform/db/kept-query";
import type { Read, Tx } from "#platform/db/transaction";
import type { NetworkCondition } from "./queries.ts";
import { accountNetworkStates } from "./tables.ts";

/** The state of a network that a test account has set for itself. */
export type AccountNetworkState = typeof accountNetworkStates.$inferSelect;

/** What an account has set of networks; always nothing in live mode. */
export async function readAccountNetworks(
  from: Pick<Read | Tx, "db">,
  account_id: string,
): Promise<AccountNetworkState[]> {
  return await statesOf(from).execute({ account_id });
}

const statesOf = keptQuery((read) =>
  read.db
    .select()
    .from(accountNetworkStates)
    .where(eq(accountNetworkStates.account_id, sql.placeholder("account_id")))
    .prepare("account networks"),
);

/** The networks as an account sees them that has set the state of some. */
export function withAccountStates<N extends { id: string; state: NetworkCondition; since: number }>(
  networks: readonly N[],
  states: readonly AccountNetworkState[],
): N[] {
  return networks.map((network) => {
    const set = states.find(({ network_id }) => network_id === network.id);
    return set === undefined ? network : { ...network, state: set.state, since: set.since };
  });
}

/**
 * Sets the state of a network for an account, and returns whether that is a change: of two callers
 * who set the same, one is told so.
 *
 * Writes: account_network_states.
 */
export async function writeAccountNetwork(
  { db }: Tx,
  wanted: AccountNetworkState,
): Promise<boolean> {
  const { state, since } = wanted;
  const changed = await db
    .insert(accountNetworkStates)
    .values(wanted)
    .onConflictDoUpdate({
      target: [accountNetworkStates.account_id, accountNetworkStates.network_id],
      set: { state, since },
      setWhere: ne(accountNetworkStates.state, state),
    })
    .returning({ state: accountNetworkStates.state });
  return changed.length > 0;
}
