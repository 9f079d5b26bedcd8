import { holdClocks } from "#accounts/account";
import {
  holdUntoldChange,
  presentNetwork,
  type UntoldChange,
  writeTold,
} from "#catalogue/networks";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";

/** Which accounts to look at. Units: wall time in milliseconds. */
export interface SellersWanted {
  readonly mode: "test" | "live";
  readonly network: string;
  /** When the network changed. */
  readonly at: number;
  /** Accounts up to this one were looked at before; null is the first look. */
  readonly after: string | null;
  readonly accounts_max: number;
}

/** Those of the next accounts that sold on the network lately. */
export interface SellersFound {
  readonly account_ids: readonly string[];
  /** The last account that was looked at; null when there was none left. */
  readonly last: string | null;
}

type FindSellers = (tx: Tx, wanted: SellersWanted) => Promise<SellersFound>;

const ACCOUNTS_MAX = 500;

/**
 * Tells the next accounts of a change of a network on which they sold lately. A step that a chore
 * repeats; it returns 0 when nothing is left to tell.
 *
 * An outage concerns every organisation at once, so that the change is the outbox, and accounts are
 * told in their order, some in each transaction.
 * Units: wall time in milliseconds. Writes: events, network_states. Source: contract.md 15.
 */
export function tellOfNetworks(find: FindSellers): (tx: Tx, wall_ms: number) => Promise<number> {
  return async (tx, wall_ms) => {
    const change = await holdUntoldChange(tx);
    if (change === null) return 0;
    const { mode, network, told_after: after } = change;
    const { account_ids, last } = await find(tx, {
      mode,
      network: network.id,
      at: network.since,
      after,
      accounts_max: ACCOUNTS_MAX,
    });
    await emit(tx, await eventsOf(tx, change, account_ids));
    await writeTold(tx, change, last === null ? { told_at: wall_ms } : { told_after: last });
    return 1;
  };
}

/** A network has no id of an account's own: the event holds it as it was. */
async function eventsOf(
  tx: Tx,
  { mode, network, network_before }: UntoldChange,
  account_ids: readonly string[],
): Promise<EventDraft[]> {
  const clocks = await holdClocks(tx, account_ids);
  const livemode = mode === "live";
  const snapshot = presentNetwork(network, { livemode });
  const before = presentNetwork(network_before, { livemode });
  return account_ids.flatMap((account_id) => {
    const clock = clocks.get(account_id);
    if (clock === undefined) return [];
    return {
      account_id,
      type: `network.availability.${network.state === "up" ? "restored" : "degraded"}` as const,
      object: { snapshot },
      sequence: 1,
      previous_attributes: differenceOf(before, snapshot),
      request: null,
      created: clock.now,
    };
  });
}
