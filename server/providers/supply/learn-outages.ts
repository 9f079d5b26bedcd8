import type { Tx } from "#platform/db/transaction";
import type { Offer } from "#platform/values/offers";
import type { Outage } from "./supply.ts";

/** What an answer says of a supplier's power. */
export interface PowerAnswer extends Offer, Pick<Outage, "supplier"> {
  readonly says: "down" | "up";
}

/** Between two looks at a supplier that is down. */
export const LOOK_SECONDS = 60;

/**
 * Keeps for all processes which suppliers are down for an offer, and returns those offers that
 * somebody sells again. Of what is said at once an order that was taken counts more.
 *
 * Writes: supplier_offers.
 */
export async function learnOutages(tx: Tx, answers: readonly PowerAnswer[]): Promise<Offer[]> {
  const up = answers.filter(({ says }) => says === "up");
  const back = await setLooks(tx, up, "up");
  const down = answers.filter(
    (one) => one.says === "down" && !up.some((other) => nameOf(other) === nameOf(one)),
  );
  await setLooks(tx, down, "down");
  return back;
}

/** Only what changes is written, in one order, so that two who learn the same never deadlock. */
async function setLooks(
  { sql }: Tx,
  answers: readonly PowerAnswer[],
  says: PowerAnswer["says"],
): Promise<Offer[]> {
  if (answers.length === 0) return [];
  const is_down = says === "down";
  return await sql<Offer[]>`
    with changed as (
      select supplier, type, network, currency from supplier_offers
      where (probe_at is null) = ${is_down} and (supplier, type, network, currency) in (
        select * from unnest(
          ${answers.map(({ supplier }) => supplier)}::text[],
          ${answers.map(({ type }) => type)}::text[],
          ${answers.map(({ network }) => network)}::text[],
          ${answers.map(({ currency }) => currency)}::text[]))
      order by supplier, type, network, currency for update
    )
    update supplier_offers offer
    set probe_at = case when ${is_down} then svc_now() + make_interval(secs => ${LOOK_SECONDS}) end
    from changed
    where (offer.supplier, offer.type, offer.network, offer.currency)
      = (changed.supplier, changed.type, changed.network, changed.currency)
    returning offer.type, offer.network, offer.currency`;
}

function nameOf({ supplier, type, network, currency }: PowerAnswer): string {
  return [supplier, type, network, currency].join("/");
}
