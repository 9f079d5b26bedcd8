import { and, eq, lt } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { harareDay, startOfHarareDay, startOfHarareMonth } from "#platform/time/instants";
import { keyMonths } from "./tables.ts";

/** What a key has spent of a currency. Units: minor units of face amount. */
export interface SpentByKey {
  readonly today_minor: bigint;
  readonly month_minor: bigint;
}

/** The days of a month that are over, with what was sold on them; whether or not it came back. */
export interface SoldDays {
  readonly period: string;
  /** Units: milliseconds. */
  readonly until: number;
  readonly sold_minor: ReadonlyMap<string, bigint>;
  /** The last send of these days. Uuid. */
  readonly last: string;
}

interface KeyAt {
  readonly account_id: string;
  readonly key_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Nothing is written any more under an id as old as this. */
const OVER_AFTER_MS = 3 * 86_400_000;

/**
 * Sums what a key has sold today and this month, by currency, without the sends whose Credit came
 * back; a currency without sends is absent. What days that are over have sold was written down
 * when they were read last, and what came back of it has an index to itself.
 *
 * The sends live above this module, and a cap is shown by the same sum that a sale is refused
 * by, so the statements name their table instead of asking their module.
 */
export async function keyUsage(
  read: Read,
  key: KeyAt,
): Promise<{ readonly spent: Map<string, SpentByKey>; readonly over: SoldDays | null }> {
  const { account_id, key_id, now } = key;
  const month_starts = startOfHarareMonth(now);
  const period = harareDay(now).slice(0, 7);
  const known = await readKnown(read, key, period);
  const from = known?.until ?? month_starts;
  const until = Math.max(from, startOfHarareDay(now - OVER_AFTER_MS));
  const of_key = read.sql`account_id = ${account_id} and api_key_id = ${key_id}`;
  const [sold, returned, [last]] = await Promise.all([
    read.sql<{ currency: string; over: string; sold: string; today: string }[]>`
      select currency, sum(amount_minor)::text as sold,
        coalesce(sum(amount_minor) filter (where id < ${lowestId(until)}), 0)::text as over,
        coalesce(sum(amount_minor) filter (
          where id >= ${lowestId(startOfHarareDay(now))} and not credit_returned
        ), 0)::text as today
      from sends
      where account_id = ${account_id} and ${of_key} and id >= ${lowestId(from)}
      group by currency`,
    read.sql<{ currency: string; returned: string }[]>`
      select currency, sum(amount_minor)::text as returned from sends
      where account_id = ${account_id} and ${of_key} and credit_returned
        and id >= ${lowestId(month_starts)}
      group by currency`,
    read.sql<{ id: string }[]>`
      select id from sends
      where account_id = ${account_id} and ${of_key}
        and id >= ${lowestId(from)} and id < ${lowestId(until)}
      order by id desc limit 1`,
  ]);
  const before = known?.sold_minor ?? new Map<string, bigint>();
  const over = added(
    before,
    sold.map(({ currency, over: minor }) => [currency, minor]),
  );
  const month = added(
    before,
    sold.map(({ currency, sold: minor }) => [currency, minor]),
  );
  const net = added(
    month,
    returned.map(({ currency, returned: minor }) => [currency, `-${minor}`]),
  );
  const today = new Map(sold.map(({ currency, today: minor }) => [currency, BigInt(minor)]));
  return {
    spent: new Map(
      [...net].map(([currency, month_minor]) => [
        currency,
        { month_minor, today_minor: today.get(currency) ?? 0n },
      ]),
    ),
    over: last === undefined ? null : { period, until, sold_minor: over, last: last.id },
  };
}

/**
 * Writes down what days that are over have sold. A reset of a test account deletes the send that
 * this holds, and then what stands here. Writes: key_months.
 */
export async function keepSoldDays(
  { db, sql }: Tx,
  { account_id, key_id }: Pick<KeyAt, "account_id" | "key_id">,
  { period, until, sold_minor, last }: SoldDays,
): Promise<void> {
  const held = await sql`
    select from sends where account_id = ${account_id} and id = ${last} for share`;
  if (held.count === 0) return;
  const written = {
    until,
    usd_minor: sold_minor.get("USD") ?? 0n,
    zwg_minor: sold_minor.get("ZWG") ?? 0n,
  };
  await db
    .insert(keyMonths)
    .values({ account_id, key_id, period, ...written })
    .onConflictDoUpdate({
      target: [keyMonths.account_id, keyMonths.key_id, keyMonths.period],
      set: written,
      // Of two readers, the one that has read further stays.
      setWhere: lt(keyMonths.until, until),
    });
}

async function readKnown({ db }: Read, { account_id, key_id }: KeyAt, period: string) {
  const [row] = await db
    .select()
    .from(keyMonths)
    .where(
      and(
        eq(keyMonths.account_id, account_id),
        eq(keyMonths.key_id, key_id),
        eq(keyMonths.period, period),
      ),
    );
  if (row === undefined) return null;
  const sold_minor = new Map([
    ["USD", row.usd_minor],
    ["ZWG", row.zwg_minor],
  ]);
  return { until: row.until, sold_minor };
}

function added(
  before: ReadonlyMap<string, bigint>,
  rows: readonly (readonly [string, string])[],
): Map<string, bigint> {
  const sums = new Map(before);
  for (const [currency, minor] of rows) {
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(minor));
  }
  return sums;
}
