import type { Ctx, Currency } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Read } from "#platform/db/transaction";
import { pricePaid } from "#providers/tariff";

/** Minimum purchases of a day for them to be shown. Source: spec/catalogue/power/models.tsp. */
const PER_DAY_MIN = 5;
const DAY_SECONDS = 86_400;

/** An anonymous purchase. */
export interface ObservedPurchase {
  /** Harare day. */
  readonly day: string;
  readonly amount_minor: bigint;
  readonly units_centi: bigint;
  /** Millionths of the currency for a kilowatt hour, all in. */
  readonly price_micro: bigint;
  /** Its position among those of the day, which reveals nothing of the buyer. */
  readonly mark: string;
}

/** Where a page begins: after this purchase. */
export type ObservedPlace = Pick<ObservedPurchase, "day" | "mark">;

/** The median price of a day. */
export interface ObservedDay {
  readonly day: string;
  readonly price_micro: bigint;
  readonly purchases: number;
}

interface Watch {
  readonly mode: Ctx["account"]["mode"];
  readonly currency: Currency;
  readonly now: number;
  readonly days: number;
}

/** The newest purchases of days with enough of them that no buyer can be identified. */
export async function readObserved(
  { sql }: Read,
  { limit, after, ...watch }: Watch & { limit: number; after: ObservedPlace | null },
): Promise<ObservedPurchase[]> {
  const { day: edge = null, mark = null } = after ?? {};
  const rows = await sql<(ObservedPlace & { amount_minor: string; units_centi: string })[]>`
    with seen as (${seenOf({ sql }, watch)}),
    told as (select day from seen group by day having count(*) >= ${PER_DAY_MIN}::integer),
    placed as (
      select day, left(md5(send_id::text), 16) as mark, amount_minor, units_centi
      from seen join told using (day)
    )
    select day, mark, amount_minor, units_centi from placed
    where ${edge}::text is null or day < ${edge} or (day = ${edge} and mark > ${mark})
    order by day desc, mark limit ${limit}`;
  return rows.map(({ day, mark: place, ...row }) => {
    const [amount_minor, units_centi] = [BigInt(row.amount_minor), BigInt(row.units_centi)];
    const price_micro = pricePaid(amount_minor, units_centi);
    return { day, mark: place, amount_minor, units_centi, price_micro };
  });
}

/** The median price of each day on which there were enough purchases, oldest first. */
export async function readObservedDays({ sql }: Read, watch: Watch): Promise<ObservedDay[]> {
  const rows = await sql<{ day: string; price: string; purchases: number }[]>`
    with seen as (${seenOf({ sql }, watch)})
    select day, count(*)::integer as purchases,
      round((percentile_cont(0.5) within group (order by price))::numeric)::bigint as price
    from seen group by day having count(*) >= ${PER_DAY_MIN}::integer order by day`;
  return rows.map(({ day, price, purchases }) => ({ day, price_micro: BigInt(price), purchases }));
}

/** The median price of all purchases of the days that are shown; null when none is. */
export async function readMedian(
  { sql }: Read,
  watch: Watch,
): Promise<{ price_micro: bigint | null; purchases: number }> {
  const [row] = await sql<{ price: string | null; purchases: number }[]>`
    with seen as (${seenOf({ sql }, watch)}),
    told as (select day from seen group by day having count(*) >= ${PER_DAY_MIN}::integer)
    select count(*)::integer as purchases,
      round((percentile_cont(0.5) within group (order by price))::numeric)::bigint as price
    from seen join told using (day)`;
  const price_micro = row?.price == null ? null : BigInt(row.price);
  return { price_micro, purchases: row?.purchases ?? 0 };
}

/** Across all organisations of a mode, which is why nothing of a buyer leaves it. */
function seenOf({ sql }: Pick<Read, "sql">, { mode, currency, now, days }: Watch) {
  const since = writeInstant(now - days * DAY_SECONDS * 1_000);
  const until = writeInstant(now);
  return sql`
    select to_char(bought_at at time zone 'Africa/Harare', 'YYYY-MM-DD') as day, send_id,
      amount_minor, units_centi, amount_minor * 1000000.0 / units_centi as price
    from power_purchases
    where mode = ${mode} and currency = ${currency} and units_centi > 0
      and bought_at > ${since}::timestamptz and bought_at <= ${until}::timestamptz`;
}
