/** What is sold live follows the routes of staff, in a program that runs. */
import { routedOffers } from "#catalogue/products";
import type { Database } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";
import type { Suppliers } from "#providers/port";
import { readSupply } from "#providers/supply";

interface Following {
  /** Hears what is sold, before this returns and whenever it was read anew. */
  readonly onOffers: (offers: readonly Offer[]) => void;
  readonly every_ms?: number;
}

/** A route that staff change is known to callers within a second. */
const EVERY_MS = 1_000;

/** Reads what is sold live, now and each second; nothing is read where nobody could sell it. */
export async function followOffers(
  database: Pick<Database, "read">,
  suppliers: Suppliers,
  { onOffers, every_ms = EVERY_MS }: Following,
): Promise<{ stop(): void }> {
  let is_over = suppliers.live.length === 0;
  async function look(): Promise<void> {
    if (!is_over) onOffers(routedOffers(suppliers, await database.read(readSupply)));
  }
  async function lookOn(): Promise<void> {
    // A database that is away changes no route: what was read last still holds.
    await look().catch(() => {});
    if (!is_over) setTimeout(lookOn, every_ms).unref();
  }
  await look();
  if (!is_over) setTimeout(lookOn, every_ms).unref();
  return {
    stop() {
      is_over = true;
    },
  };
}
