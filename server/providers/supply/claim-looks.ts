import type { Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";
import { LOOK_SECONDS } from "./learn-outages.ts";
import { isSame, nameOfOffer, type Outage, type Supply, walletIn } from "./supply.ts";

/** An offer at one supplier. */
type Look = Offer & Pick<Outage, "supplier">;

/**
 * Says whether a send that waits for power may try a supplier: as it likes where the supplier is
 * not known to be down, and one send a minute where it is.
 */
export type LookGate = (look: Look) => boolean;

/**
 * Opens the gates for sends that wait for power. A supplier that is down is tried by one process,
 * with one send, however many wait for it. Nobody waits for a process that stands still meanwhile.
 *
 * Writes: supplier_offers; nothing while no supplier is down.
 */
export async function claimLooks(
  { sql }: Tx,
  supply: Supply,
  waiting: readonly Offer[],
): Promise<LookGate> {
  const due = supply.outages.filter((outage) => {
    // Behind a breaker others are asked first, so the look would be lost.
    const opens_at = walletIn(supply, outage)?.probe_at ?? 0;
    const is_due = Math.max(outage.probe_at, opens_at) <= supply.now;
    return is_due && waiting.some(isSame(outage));
  });
  const claimed =
    due.length === 0
      ? []
      : await sql<Look[]>`
          update supplier_offers offer
          set probe_at = svc_now() + make_interval(secs => ${LOOK_SECONDS})
          from (
            select supplier, type, network, currency from supplier_offers
            where probe_at <= svc_now() and (supplier, type, network, currency) in (
              select * from unnest(
                ${due.map(({ supplier }) => supplier)}::text[],
                ${due.map(({ type }) => type)}::text[],
                ${due.map(({ network }) => network)}::text[],
                ${due.map(({ currency }) => currency)}::text[]))
            for update skip locked
          ) as free
          where (offer.supplier, offer.type, offer.network, offer.currency)
            = (free.supplier, free.type, free.network, free.currency)
          returning offer.supplier, offer.type, offer.network, offer.currency`;
  const looks = new Set(claimed.map(nameOf));
  const down = new Set(supply.outages.map(nameOf));
  return (look) => !down.has(nameOf(look)) || looks.delete(nameOf(look));
}

function nameOf(look: Look): string {
  return `${look.supplier}/${nameOfOffer(look)}`;
}
