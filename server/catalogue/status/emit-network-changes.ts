import { lockClocksForShare } from "#accounts/account";
import {
  lockUnemittedChange,
  markEmitted,
  presentNetwork,
  type UnemittedChange,
} from "#catalogue/networks";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { readQuarantined } from "#platform/work/quarantine";
import { type LeaseScope, LIVE_FIRST, type Queue } from "#platform/work/queue";

/** Which accounts to look at. Units: wall time in milliseconds. */
export interface SellersInput {
  readonly mode: "test" | "live";
  readonly network: string;
  /** When the network changed. */
  readonly at: number;
  /** Accounts up to this one were looked at before, in their order; null is the first look. */
  readonly after: string | null;
  readonly accounts_max: number;
}

/** Those of the next accounts that sold on the network lately. */
export interface SellersFound {
  readonly account_ids: readonly string[];
  /** The last account that was looked at; null when there was none left. */
  readonly last: string | null;
}

type FindSellers = (tx: Tx, wanted: SellersInput) => Promise<SellersFound>;

const NAME = "tell of networks";

/**
 * The queue of accounts to notify of a change of a network on which they recently sold. Leasing
 * notifies the next of them and returns them.
 *
 * An outage concerns every organisation at once, so the change itself is the outbox: accounts are
 * notified in order, some in each transaction, and an account that fails is passed over.
 * Writes: events, network_states. Source: docs/decisions/0026-the-monitor-of-networks.md.
 */
export function emitNetworkChanges(find: FindSellers): Queue<readonly string[]> {
  return {
    name: NAME,
    modes: LIVE_FIRST,
    async readDue(tx, scope) {
      const next = await readNext(tx, find, scope);
      return next?.sellers.map((account_id) => ({ account_id, row_id: account_id })) ?? [];
    },
    async lease(tx, scope) {
      const next = await readNext(tx, find, scope);
      if (next === null) return [];
      const { change, sellers, last } = next;
      await emit(tx, await eventsOf(tx, change, sellers));
      const told = last === null ? { notified_at: scope.now } : { notified_after: last };
      await markEmitted(tx, change, told);
      return [sellers];
    },
  };
}

interface NextSellers {
  readonly change: UnemittedChange;
  readonly sellers: readonly string[];
  /** The last account notified or passed over; null if none is left. */
  readonly last: string | null;
}

async function readNext(
  tx: Tx,
  find: FindSellers,
  { mode, limit, only, now }: LeaseScope,
): Promise<NextSellers | null> {
  const change = mode === null ? null : await lockUnemittedChange(tx, mode);
  if (change === null) return null;
  const { network, notified_after: after } = change;
  const found = await find(tx, {
    mode: change.mode,
    network: network.id,
    at: network.since,
    after,
    accounts_max: limit,
  });
  const quarantined = await readQuarantined(tx, NAME, now);
  const sellers = found.account_ids.filter((id) => !quarantined.has(id));
  if (only === null) return { change, sellers, last: found.last };
  const named = new Set(only.map(({ account_id }) => account_id));
  const told = sellers.filter((id) => named.has(id));
  return told.length === 0 ? null : { change, sellers: told, last: told.at(-1) ?? null };
}

/** A network has no id of an account's own: the event holds it as it was. */
async function eventsOf(
  tx: Tx,
  { mode, network, network_before }: UnemittedChange,
  account_ids: readonly string[],
): Promise<EventDraft[]> {
  const clocks = await lockClocksForShare(tx, account_ids);
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
