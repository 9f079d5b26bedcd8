import { writeInstant } from "#platform/db/columns";
import { insertMany } from "#platform/db/insert-many";
import type { Read, Tx } from "#platform/db/transaction";
import { startOfHarareMonth } from "#platform/time/instants";
import { powerPurchases } from "./tables.ts";

type Purchase = typeof powerPurchases.$inferInsert;

/** Keeps what was bought. Writes: power_purchases. */
export async function recordPurchases(tx: Tx, purchases: readonly Purchase[]): Promise<void> {
  await insertMany(tx, powerPurchases, purchases);
}

/** How many purchases an account has made since a time on its clock. */
export async function countPurchases(
  { sql }: Read | Tx,
  { account_id, since }: { account_id: string; since: number },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from power_purchases
    where account_id = ${account_id} and bought_at > ${writeInstant(since)}::timestamptz`;
  return row?.count ?? 0;
}

/**
 * The same for a set of meters, by the place in the set; zero where nothing was bought.
 *
 * Units: hundredths of a kilowatt hour.
 */
export async function readMonthPositions(
  { sql }: Tx,
  meters: readonly { account_id: string; meter: string; now: number }[],
): Promise<bigint[]> {
  if (meters.length === 0) return [];
  const rows = await sql<{ units: string }[]>`
    select coalesce(bought.units, 0) as units
    from unnest(
      ${meters.map(({ account_id }) => account_id)}::uuid[],
      ${meters.map(({ meter }) => meter)}::text[],
      ${meters.map(({ now }) => writeInstant(startOfHarareMonth(now)))}::text[]::timestamptz[]
    ) with ordinality as asked(account_id, meter, since, index)
    cross join lateral (
      select sum(units_centi)::bigint as units from power_purchases
      where account_id = asked.account_id and meter = asked.meter and bought_at >= asked.since
    ) as bought
    order by asked.index`;
  return rows.map(({ units }) => BigInt(units));
}

/**
 * The units that an account has bought for a meter in the Harare month of a time; null when it has
 * bought none, and nothing is known of where the meter stands.
 *
 * Units: hundredths of a kilowatt hour.
 */
export async function readMonthPosition(
  { sql }: Read | Tx,
  { account_id, meter, now }: { account_id: string; meter: string; now: number },
): Promise<bigint | null> {
  const since = writeInstant(startOfHarareMonth(now));
  const [row] = await sql<{ units: string | null }[]>`
    select sum(units_centi)::bigint as units from power_purchases
    where account_id = ${account_id} and meter = ${meter}
      and bought_at >= ${since}::timestamptz`;
  return row?.units == null ? null : BigInt(row.units);
}
