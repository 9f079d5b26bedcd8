import { sql } from "drizzle-orm";
import { countPurchases } from "#catalogue/utility";
import type { Ctx } from "#platform/context";
import { readInstant, writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { nextHarareDay, startOfHarareDay } from "#platform/time/instants";
import { meterQuotas } from "./tables.ts";

/** Maximum meter confirmations per key and minute. Source: spec/catalogue/meters.tsp. */
const PER_MINUTE = 30;
/**
 * Maximum meter confirmations per account and Harare day.
 * Source: docs/decisions/0012-power-and-the-utility.md.
 */
const PER_DAY = 1_000;
const DEALER_PER_DAY = 5_000;
/** Additional confirmations per power sale delivered in the last 24 hours, in live mode. */
const PER_DELIVERED = 3;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Which ration is used up. */
export interface UsedUp {
  readonly window: "minute" | "day";
  readonly limit: number;
  /** Units: seconds. */
  readonly retry_after: number;
}

/**
 * Takes one confirmation from the ration of the key and from the account's; from neither when one
 * of them is used up. Null when there was one. Of a signed-in person it is
 * theirs; where neither asks, another holder stands for it.
 * Windows are of the database's time, whatever the account's clock shows.
 *
 * Callers may rely on it that of any number who draw at once no more get one than are left: each
 * holds the row that it counts in until its transaction ends.
 * Writes: meter_quotas.
 */
export async function consumeQuota(
  tx: Tx,
  { account, key, member, now }: Pick<Ctx, "account" | "key" | "member" | "now">,
  keyless_holder_id: string | null,
): Promise<UsedUp | null> {
  const holder_id = key?.id ?? member?.id ?? keyless_holder_id;
  if (holder_id === null) throw new Error("Nobody's ration of a minute is drawn.");
  const drawn_at = await transactionTime(tx);
  const account_id = account.id;
  const minute = {
    holder_id,
    opened_at: drawn_at,
    closed_before: drawn_at - MINUTE_MS,
    limit: account.limits.meters_per_minute ?? PER_MINUTE,
  };
  const day_at = startOfHarareDay(drawn_at);
  const day = {
    holder_id: account_id,
    opened_at: day_at,
    closed_before: day_at - 1,
    limit: await dailyLimit(tx, { account, now }),
  };
  const in_minute = await draw(tx, account_id, minute);
  if (!in_minute.is_drawn) {
    const left_ms = in_minute.window_at + MINUTE_MS - drawn_at;
    return { window: "minute", limit: minute.limit, retry_after: seconds(left_ms) };
  }
  const in_day = await draw(tx, account_id, day);
  if (in_day.is_drawn) return null;
  return {
    window: "day",
    limit: day.limit,
    retry_after: seconds(nextHarareDay(drawn_at) - drawn_at),
  };
}

interface Window {
  readonly holder_id: string;
  /** Where a new window begins. */
  readonly opened_at: number;
  /** A window that began at this time or earlier is over. */
  readonly closed_before: number;
  readonly limit: number;
}

async function draw(
  { db }: Tx,
  account_id: string,
  { holder_id, opened_at, closed_before, limit }: Window,
): Promise<{ is_drawn: boolean; window_at: number }> {
  const opened = writeInstant(opened_at);
  const closed = writeInstant(closed_before);
  // The count stops one past the limit, which is how the caller learns that it was passed.
  const [row] = await db.execute<{ used: number; window_at: string }>(sql`
    insert into ${meterQuotas} as held (account_id, holder_id, window_at, used)
    values (${account_id}, ${holder_id}, ${opened}, 1)
    on conflict (account_id, holder_id) do update set
      used = case when held.window_at <= ${closed}::timestamptz then 1
        else least(held.used, ${limit}::integer) + 1 end,
      window_at = case when held.window_at <= ${closed}::timestamptz then ${opened}::timestamptz
        else held.window_at end
    returning used, window_at`);
  if (row === undefined) throw new Error("the count of a meter quota returned no row");
  return { is_drawn: row.used <= limit, window_at: readInstant(row.window_at) };
}

async function dailyLimit(tx: Tx, { account, now }: Pick<Ctx, "account" | "now">): Promise<number> {
  const { id: account_id, mode, discounts, limits } = account;
  const is_dealer = discounts.length > 0;
  if (mode === "test") return limits.meters_per_day ?? PER_DAY;
  const base = limits.meters_per_day ?? (is_dealer ? DEALER_PER_DAY : PER_DAY);
  const delivered = await countPurchases(tx, { account_id, since: now - DAY_MS });
  return base + PER_DELIVERED * delivered;
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}
