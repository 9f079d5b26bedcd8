import { and, eq } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { harareDay, startOfHarareDay, startOfHarareMonth } from "#platform/time/instants";
import { keyMonths } from "./tables.ts";

const CURRENCIES = ["USD", "ZWG"] as const;

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

interface KeyUsage {
  readonly spent: ReadonlyMap<string, SpentByKey>;
  /** Null where no more days are over than were when it was read last. */
  readonly over: SoldDays | null;
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
export async function keyUsage(read: Read, key: KeyAt): Promise<KeyUsage> {
  const { account_id, key_id, now } = key;
  const month_starts = startOfHarareMonth(now);
  const period = harareDay(now).slice(0, 7);
  const known = await readKnown(read, key, period);
  const from = known?.until ?? month_starts;
  const until = Math.max(from, startOfHarareDay(now - OVER_AFTER_MS));
  const rows = await read.sql<SoldRow[]>`
    select currency, sum(sold)::text as sold, sum(over)::text as over,
      sum(today)::text as today, sum(returned)::text as returned
    from (
      select currency, amount_minor as sold, 0 as returned,
        case when id < ${lowestId(until)} then amount_minor else 0 end as over,
        case when id >= ${lowestId(startOfHarareDay(now))} and not credit_returned
          then amount_minor else 0 end as today
      from sends
      where account_id = ${account_id} and api_key_id = ${key_id} and id >= ${lowestId(from)}
      union all
      select currency, 0, amount_minor, 0, 0 from sends
      where account_id = ${account_id} and api_key_id = ${key_id} and credit_returned
        and id >= ${lowestId(month_starts)}
    ) as one
    group by currency`;
  const before = known?.sold_minor ?? new Map<string, bigint>();
  const spent = new Map<string, SpentByKey>();
  const sold_minor = new Map<string, bigint>();
  for (const currency of new Set([...before.keys(), ...rows.map((row) => row.currency)])) {
    const row = rows.find((one) => one.currency === currency) ?? NOTHING;
    const before_minor = before.get(currency) ?? 0n;
    sold_minor.set(currency, before_minor + BigInt(row.over));
    const month_minor = before_minor + BigInt(row.sold) - BigInt(row.returned);
    spent.set(currency, { month_minor, today_minor: BigInt(row.today) });
  }
  const last = await readLastSend(read, key, { from, until });
  return {
    spent,
    over: last === null ? null : { period, until, sold_minor, last },
  };
}

const NOTHING = { sold: "0", over: "0", today: "0", returned: "0" };

interface SoldRow {
  readonly currency: string;
  /** Since the days that were written down, whether or not it came back. */
  readonly sold: string;
  /** Of that, on days that are over. */
  readonly over: string;
  /** Without what came back. */
  readonly today: string;
  /** In the whole month. */
  readonly returned: string;
}

/** What holds the days that are read: as long as it stands, they are as they were. */
async function readLastSend(
  { sql }: Read,
  { account_id, key_id }: KeyAt,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<string | null> {
  const [last] = await sql<{ id: string }[]>`
    select id from sends
    where account_id = ${account_id} and api_key_id = ${key_id}
      and id >= ${lowestId(from)} and id < ${lowestId(until)}
    order by id desc limit 1`;
  return last?.id ?? null;
}

/**
 * Writes down what days that are over have sold. A reset of a test account deletes the send that
 * this holds, and then what stands here. Writes: key_months.
 */
export async function keepSoldDays(
  { sql }: Tx,
  { account_id, key_id }: Pick<KeyAt, "account_id" | "key_id">,
  { period, until, sold_minor, last }: SoldDays,
): Promise<void> {
  const held = await sql`
    select from sends where account_id = ${account_id} and id = ${last} for share`;
  if (held.count === 0) return;
  const minors = CURRENCIES.map((currency) => String(sold_minor.get(currency) ?? 0n));
  // Of two readers, the one that has read further stays.
  await sql`
    insert into key_months (account_id, key_id, period, until, currency, sold_minor)
    select ${account_id}::uuid, ${key_id}::uuid, ${period}, ${writeInstant(until)}::timestamptz,
      sold.currency, sold.minor
    from unnest(${[...CURRENCIES]}::text[], ${minors}::bigint[]) as sold(currency, minor)
    on conflict (account_id, key_id, period, currency) do update
    set until = excluded.until, sold_minor = excluded.sold_minor
    where key_months.until < excluded.until`;
}

async function readKnown({ db }: Read, { account_id, key_id }: KeyAt, period: string) {
  const rows = await db
    .select()
    .from(keyMonths)
    .where(
      and(
        eq(keyMonths.account_id, account_id),
        eq(keyMonths.key_id, key_id),
        eq(keyMonths.period, period),
      ),
    );
  const [first] = rows;
  if (first === undefined) return null;
  // All currencies are written together.
  const sold_minor = new Map<string, bigint>(rows.map((row) => [row.currency, row.sold_minor]));
  return { until: first.until, sold_minor };
}
