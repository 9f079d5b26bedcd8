import { asc, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Offer } from "#platform/values/offers";
import { nameOfOffer, type SupplierOffer } from "./supply.ts";
import { supplierOffers, supplierRoutes, supplierSwitches } from "./tables.ts";

/** Who of the staff changes something, and why. */
export interface StaffWord {
  readonly by: string;
  readonly reason: string;
}

/**
 * Keeps what the suppliers sell that a program is bound to, in the order of the default route.
 *
 * Writes: supplier_offers; nothing where nothing has changed.
 */
export async function bindOffers(
  tx: Tx,
  offers: readonly SupplierOffer[],
): Promise<{ is_changed: boolean }> {
  const { db } = tx;
  const wanted = offers.map(({ supplier, type, network, currency, wallet }, place) => {
    return { supplier, type, network, currency, wallet, place };
  });
  const known = await db.select().from(supplierOffers).orderBy(asc(supplierOffers.place));
  if (JSON.stringify(known.map(wordsOf)) === JSON.stringify(wanted.map(wordsOf))) {
    return { is_changed: false };
  }
  await db.delete(supplierOffers);
  if (wanted.length > 0) await db.insert(supplierOffers).values(wanted).onConflictDoNothing();
  return { is_changed: true };
}

function wordsOf({ place, supplier, wallet, ...offer }: SupplierOffer & { place: number }) {
  return [place, supplier, nameOfOffer(offer), wallet];
}

/** Sets who sells an offer from now on. Writes: supplier_routes. */
export async function setRoute(
  tx: Tx,
  { offer, suppliers, by, reason }: StaffWord & { offer: Offer; suppliers: readonly string[] },
): Promise<void> {
  const { type, network, currency } = offer;
  await tx.db.insert(supplierRoutes).values({
    ...{ type, network, currency, suppliers: [...suppliers], set_by: by, reason },
    version: sql`(select coalesce(max(version), 0) + 1 from supplier_routes
      where type = ${type} and network = ${network} and currency = ${currency})`,
    set_at: await transactionTime(tx),
  });
}

/**
 * Pauses a supplier, or lets it go on. A paused one gets no new orders, and is asked about those
 * that it has.
 *
 * Writes: supplier_switches.
 */
export async function switchSupplier(
  tx: Tx,
  { supplier, is_paused, by, reason }: StaffWord & { supplier: string; is_paused: boolean },
): Promise<void> {
  await tx.db.insert(supplierSwitches).values({
    ...{ supplier, is_paused, set_by: by, reason },
    version: sql`(select coalesce(max(version), 0) + 1 from supplier_switches
      where supplier = ${supplier})`,
    set_at: await transactionTime(tx),
  });
}
