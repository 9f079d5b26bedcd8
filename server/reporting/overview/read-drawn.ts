import { ADDED_TYPES } from "#money/ledger";
import type { Currency } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import type { OverviewScope } from "./read-sales.ts";

const DAY_MS = 86_400_000;
const PACE_DAYS = 7;
const DAYS_MAX = 9_999_999;

/**
 * What sales in a currency drew in the last seven days, without what came back. It is what Credit
 * has lost since then, and all that was added in them: two balances and a few rows, where the
 * sends of a week are many. Units: minor units.
 */
export async function readWeekDrawn(
  { sql }: Read,
  { account_id, now, currency }: OverviewScope & { readonly currency: Currency },
): Promise<bigint> {
  const first = lowestId(now - PACE_DAYS * DAY_MS);
  // The index of other currencies has this condition.
  const indexed = currency === "USD" ? sql`` : sql`and currency <> 'USD'`;
  const moved = sql`
    from credit_transactions
    where account_id = ${account_id} and currency = ${currency} and id >= ${first}`;
  const [row] = await sql<{ drawn: string }[]>`
    select (
        coalesce((
          select available_after_minor + reserved_after_minor - amount_minor
            - reserved_amount_minor
          ${moved} ${indexed}
          order by id limit 1
        ), available_minor + reserved_minor) + coalesce((
          -- The second condition is that of an index, which has few rows of a shop.
          select sum(amount_minor + reserved_amount_minor)
          ${moved} and type = any(${ADDED_TYPES}::text[]) and type <> 'send'
        ), 0) - available_minor - reserved_minor
      )::text as drawn
    from ledger_balances
    where account_id = ${account_id} and currency = ${currency} and last_posting_id >= ${first}`;
  return BigInt(row?.drawn ?? 0);
}

/** Days that an amount lasts at a week's pace, rounded down to a tenth; null without sales. */
export function runwayDays(available_minor: bigint, week_minor: bigint): number | null {
  if (week_minor <= 0n) return null;
  const tenths = (available_minor * BigInt(PACE_DAYS) * 10n) / week_minor;
  return Math.min(Number(tenths) / 10, DAYS_MAX);
}
