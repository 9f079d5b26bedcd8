import type { Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";

/** What a live supplier took for a send. */
export interface DrawnFloat extends Offer {
  readonly supplier: string;
  readonly supplier_minor: bigint;
}

/**
 * Keeps what sales took from the wallets of live suppliers, in the transaction that books it, so
 * that what is left can be expected. One row for each wallet, and no row that two sales share.
 *
 * Writes: supplier_float_sales.
 */
export async function drawFloat({ sql }: Tx, drawn: readonly DrawnFloat[]): Promise<void> {
  if (drawn.length === 0) return;
  await sql`
    insert into supplier_float_sales (supplier, wallet, currency, amount_minor, sales, at)
    select offer.supplier, offer.wallet, offer.currency, sum(drawn.amount_minor), count(*),
      svc_now()
    from unnest(
      ${drawn.map(({ supplier }) => supplier)}::text[],
      ${drawn.map(({ type }) => type)}::text[],
      ${drawn.map(({ network }) => network)}::text[],
      ${drawn.map(({ currency }) => currency)}::text[],
      ${drawn.map(({ supplier_minor }) => String(supplier_minor))}::bigint[]
    ) as drawn(supplier, type, network, currency, amount_minor)
    join supplier_offers offer using (supplier, type, network, currency)
    where offer.wallet is not null
    group by offer.supplier, offer.wallet, offer.currency`;
}
