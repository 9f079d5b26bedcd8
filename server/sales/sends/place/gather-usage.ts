import {
  openUsage,
  readUsage,
  sumUsage,
  type UsageName,
  type Use,
  usageName,
  usageOf,
} from "#accounts/keys";
import { balanceKey, CURRENCIES, type Locking } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import type { Facts } from "../order/facts.ts";
import type { SendOrder } from "../order/order.ts";
import type { Sale } from "../order/sale.ts";

/**
 * Reads the counters of a set's keys with caps: of the day and the month in which each order was
 * made. Read after the caps were locked, which every sale of the key does.
 */
export async function readCounters(
  from: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Map<string, bigint>> {
  const names = new Map(orders.flatMap(namesOf).map((name) => [usageOf(name), name]));
  return await readUsage(from, [...names.values()]);
}

/**
 * Adds missing counters while the caps and the balance are locked: the first sale of a day or
 * month, or since the key has caps, starts them as sums. A validation only sums.
 *
 * Writes: key_usage.
 */
export async function addMissing(
  from: Tx | Read,
  orders: readonly SendOrder[],
  { usage, caps, balances }: Pick<Facts, "usage" | "caps" | "balances">,
  locking: Locking,
): Promise<ReadonlyMap<string, bigint>> {
  const missing = new Map<string, UsageName>();
  for (const name of orders.flatMap(namesOf)) {
    const is_held =
      caps.has(balanceKey(name.key_id, name.currency)) &&
      balances.has(balanceKey(name.account_id, name.currency));
    if (is_held && !usage.has(usageOf(name))) missing.set(usageOf(name), name);
  }
  if (missing.size === 0) return usage;
  const names = [...missing.values()];
  const added = await (locking === "none" ? sumUsage(from, names) : openUsage(from as Tx, names));
  return new Map([...usage, ...added]);
}

/** What is counted of sales: those of keys that have caps in their currency. */
export function usesOf(sales: readonly Sale[], caps: Facts["caps"]): Use[] {
  return sales.flatMap(({ order, currency }) => {
    const { account, key, created, amount_minor } = order;
    if (key?.has_caps !== true || !caps.has(balanceKey(key.id, currency))) return [];
    return [{ account_id: account.id, key_id: key.id, currency, created, amount_minor }];
  });
}

/** An order may omit its currency, so the counters of both are read. */
function namesOf({ account, key, created }: SendOrder): UsageName[] {
  if (key?.has_caps !== true) return [];
  return CURRENCIES.flatMap((currency) => {
    const use = { account_id: account.id, key_id: key.id, currency, created };
    return [usageName(use, "day"), usageName(use, "month")];
  });
}
