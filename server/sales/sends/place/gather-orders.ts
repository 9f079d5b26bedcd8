import { findChanged } from "#accounts/account";
import { readSellableProducts, type SellableProduct } from "#catalogue/products";
import { lockQuotes } from "#catalogue/quotes";
import { findBlocked, type NamedTarget } from "#directory/blocklist";
import { type BookedTo, findBookable } from "#directory/cost-centers";
import { type AccountRecipientRef, findByRefs } from "#directory/recipients";
import { lockReservations, type ReservationName } from "#money/credit";
import { type Locking, lockBalances } from "#money/ledger";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Read, Tx } from "#platform/db/transaction";
import type { Facts } from "../order/facts.ts";
import { reservationOf, type SendOrder } from "../order/order.ts";
import { slugOf } from "../order/sale.ts";
import { gatherAgents } from "./gather-agents.ts";
import { gatherCaps, gatherDuplicates, gatherRecipientUse } from "./gather-caps.ts";
import { gatherHolders, lockNames } from "./gather-locks.ts";
import { addMissing, readCounters } from "./gather-usage.ts";
import { lockRetried } from "./lock-retried.ts";

/**
 * Takes the name locks and rows that a set of orders needs, then reads what it is judged by.
 *
 * The statements go out in one flight and run one after the other, each with a snapshot of its
 * own, so every figure is read after the lock that guards it. `locking` is `try` in a batch, where
 * nothing may wait; `wait` for orders on their own; `none` for a look that changes nothing.
 */
export async function gatherOrders(
  from: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
  cache: CachedProducts | null = null,
): Promise<Facts> {
  const [
    names,
    retried,
    quotes,
    holders,
    reserved,
    caps,
    counters,
    recipient_used,
    listed,
    balances,
    bookable,
    blocked,
    recipients,
    { changed, catalogue_version },
  ] = await inOneFlight([
    lockNames(from, orders, locking),
    lockRetried(from, orders, locking),
    lockQuotes(from, quotesOf(orders), { is_look: locking === "none" }),
    gatherHolders(from, orders),
    lockReservations(from, reservationsOf(orders), { is_look: locking === "none" }),
    gatherCaps(from, orders, locking),
    readCounters(from, orders),
    gatherRecipientUse(from, orders),
    cache === null ? readSellableProducts(from, [...new Set(orders.map(slugOf))]) : null,
    lockBalances(from, balanceKeysOf(orders), locking),
    // After the balances: whoever changes these facts takes the same lock.
    findBookable(from, bookedTo(orders)),
    findBlocked(from, orders.map(targetOf)),
    findByRefs(from, recipientsOf(orders)),
    findChanged(from, orders),
  ]);
  return {
    outdated: changed,
    products: listed ?? (await cachedProducts(from, cache, catalogue_version)),
    busy_names: names.union(caps.busy),
    ...holders,
    retried,
    quotes,
    bookable,
    blocked,
    reserved,
    recipients,
    caps: caps.limits,
    recipient_used,
    balances,
    ...(await gatherBehind(from, orders, { counters, caps: caps.limits, balances }, locking)),
    ...(await gatherAgents(from, orders, holders.references)),
  };
}

/** The catalogue as a batcher caches it, with the version at which it was read. */
export interface CachedProducts {
  /** Null before the first set. */
  version: number | null;
  products: readonly SellableProduct[];
}

/** Read again when the version that the set found is another one: as new as that, or newer. */
async function cachedProducts(
  from: Tx | Read,
  cache: CachedProducts | null,
  version: number | null,
): Promise<readonly SellableProduct[]> {
  if (cache !== null && version !== null && cache.version === version) return cache.products;
  const products = await readSellableProducts(from);
  if (cache !== null) Object.assign(cache, { version, products });
  return products;
}

/** What the lock of the balance guards: two sales of one organisation are judged in turn. */
async function gatherBehind(
  from: Tx | Read,
  orders: readonly SendOrder[],
  { counters, caps, balances }: Pick<Facts, "caps" | "balances"> & { counters: Facts["usage"] },
  locking: Locking,
): Promise<Pick<Facts, "usage" | "duplicates">> {
  return {
    usage: await addMissing(from, orders, { usage: counters, caps, balances }, locking),
    duplicates: await gatherDuplicates(from, orders),
  };
}

function quotesOf(orders: readonly SendOrder[]): { account_id: string; quote_id: string }[] {
  return orders.flatMap(({ account, power }) =>
    power?.quote_id == null ? [] : [{ account_id: account.id, quote_id: power.quote_id }],
  );
}

function reservationsOf(orders: readonly SendOrder[]): ReservationName[] {
  const named = orders.flatMap((order) => {
    const reservation_id = reservationOf(order);
    return reservation_id === null ? [] : [{ account_id: order.account.id, reservation_id }];
  });
  return [...new Map(named.map((one) => [one.reservation_id, one])).values()];
}

function targetOf({ account, target }: SendOrder): NamedTarget {
  return { account_id: account.id, target };
}

function recipientsOf(orders: readonly SendOrder[]): AccountRecipientRef[] {
  return orders.flatMap(({ account, recipient, new_recipient }) =>
    recipient === null || new_recipient !== undefined
      ? []
      : [{ account_id: account.id, ref: recipient }],
  );
}

/** A repeated sale stays booked to what the first one was, archived meanwhile or not. */
function bookedTo(orders: readonly SendOrder[]): BookedTo[] {
  return orders.flatMap(({ account, cost_center_id, retry_of }) =>
    cost_center_id === null || retry_of !== null
      ? []
      : [{ account_id: account.id, cost_center_id }],
  );
}

function balanceKeysOf(orders: readonly SendOrder[]): { account_id: string; currency: string }[] {
  return orders.flatMap((order) => {
    const named = order.currency ?? currencyOfSlug(order.product);
    return named === null ? [] : [{ account_id: order.account.id, currency: named }];
  });
}

/** A slug is `<type>-<currency>`; an order that names neither is refused without a balance. */
function currencyOfSlug(product: string | null): string | null {
  return product?.split("-").at(-1)?.toUpperCase() ?? null;
}
