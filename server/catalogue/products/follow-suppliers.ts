import type { Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/offers";
import type { Suppliers } from "#providers/port";
import { liveOffers } from "./live-offers.ts";
import type { LiveState } from "./tables.ts";

/**
 * Writes down how live organisations can be served, product by product and network by network.
 *
 * Writes: product_networks; nothing where nothing has changed.
 */
export async function followSuppliers(tx: Tx, suppliers: Suppliers): Promise<void> {
  const sold = liveOffers(suppliers);
  await writeLiveStates(tx, (offer) => (sold.some(isSame(offer)) ? "up" : "not_offered"));
}

function isSame({ network, type, currency }: Offer): (other: Offer) => boolean {
  return (other) => other.network === network && other.type === type && other.currency === currency;
}

interface Served extends Offer {
  readonly product_id: string;
  readonly live_state: LiveState;
}

async function writeLiveStates({ sql }: Tx, stateOf: (offer: Offer) => LiveState): Promise<void> {
  const rows = await sql<Served[]>`
    select sold.product_id, sold.network_id as network, product.type, product.currency,
      sold.live_state
    from product_networks sold join products product on product.id = sold.product_id`;
  const changed = rows.flatMap((row) => {
    const state = stateOf(row);
    return state === row.live_state ? [] : [{ ...row, state }];
  });
  if (changed.length === 0) return;
  await sql`
    update product_networks sold set live_state = written.state
    from unnest(
      ${changed.map(({ product_id }) => product_id)}::text[],
      ${changed.map(({ network }) => network)}::text[],
      ${changed.map(({ state }) => state)}::text[]
    ) as written(product_id, network_id, state)
    where sold.product_id = written.product_id and sold.network_id = written.network_id`;
}
