import { raiseCatalogueVersion } from "#catalogue/version";
import type { Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";
import type { Suppliers } from "#providers/port";
import { bindOffers, isServing, readSupply, routeOf, type Supply } from "#providers/supply";
import { supplierOffers } from "./live-offers.ts";
import type { LiveState } from "./tables.ts";

/**
 * Binds the service to suppliers: keeps what they sell, and how live organisations can be served.
 *
 * Writes: supplier_offers, product_networks, catalogue_versions; nothing where nothing has changed.
 */
export async function followSuppliers(tx: Tx, suppliers: Suppliers): Promise<void> {
  const { is_changed } = await bindOffers(tx, supplierOffers(suppliers));
  await (is_changed ? followSupply(tx) : reviewSupply(tx));
}

/**
 * As `followSupply`, for whoever has changed nothing of the supply: time alone may have. Nothing is
 * locked while every state is right, so nobody waits for a program that stands still.
 *
 * Writes: product_networks, catalogue_versions; nothing where nothing has changed.
 */
export async function reviewSupply(tx: Tx): Promise<void> {
  const served = await readServed(tx);
  if (changedOf(await readSupply(tx), served).length > 0) await followSupply(tx);
}

/**
 * Writes down how live organisations can be served, product by product and network by network.
 * Whoever changes anything of the supply ends with this.
 *
 * Writes: product_networks, catalogue_versions; nothing where nothing has changed.
 */
export async function followSupply(tx: Tx): Promise<void> {
  const served = await lockServed(tx);
  await writeLiveStates(tx, changedOf(await readSupply(tx), served));
}

/** Those that are served otherwise than is written, and how. */
function changedOf(supply: Supply, served: readonly Served[]): (Served & { state: LiveState })[] {
  return served.flatMap((row) => {
    const state = stateOf(supply, row);
    return state === row.live_state ? [] : [{ ...row, state }];
  });
}

function stateOf(supply: Supply, offer: Offer): LiveState {
  const route = routeOf(supply, offer);
  if (route.length === 0) return "not_offered";
  return route.some((seller) => isServing(supply, seller)) ? "up" : "down";
}

interface Served extends Offer {
  readonly product_id: string;
  readonly live_state: LiveState;
}

/** One follows at a time: whoever waited reads what the one before it has committed. */
async function lockServed(tx: Tx): Promise<readonly Served[]> {
  return await readServed(tx, tx.sql`for no key update of sold`);
}

async function readServed({ sql }: Tx, lock = sql``): Promise<readonly Served[]> {
  return await sql<Served[]>`
    select sold.product_id, sold.network_id as network, product.type, product.currency,
      sold.live_state
    from product_networks sold join products product on product.id = sold.product_id
    order by sold.product_id, sold.network_id ${lock}`;
}

async function writeLiveStates(
  tx: Tx,
  changed: readonly (Served & { state: LiveState })[],
): Promise<void> {
  if (changed.length === 0) return;
  await tx.sql`
    update product_networks sold set live_state = written.state
    from unnest(
      ${changed.map(({ product_id }) => product_id)}::text[],
      ${changed.map(({ network }) => network)}::text[],
      ${changed.map(({ state }) => state)}::text[]
    ) as written(product_id, network_id, state)
    where sold.product_id = written.product_id and sold.network_id = written.network_id`;
  await raiseCatalogueVersion(tx);
}
