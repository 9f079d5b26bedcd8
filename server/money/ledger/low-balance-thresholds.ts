import type { Currency } from "#platform/context";
import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { lockBalances } from "./lock-balances.ts";
import { CURRENCIES } from "./moves.ts";

/** The amount that an organisation watches in one currency. Units: minor units. */
export interface LowMark {
  readonly currency: Currency;
  /** Null when it is not watched. */
  readonly low_minor: bigint | null;
}

/**
 * Sets what an organisation watches. A fall below it is told from now on; where less is available
 * already, only once as much as 110 % of it has been.
 *
 * Writes: ledger_balances, but no balance. Source: spec/money/credit/alerts.tsp.
 */
export async function markLowBalances(
  tx: Tx,
  account_id: string,
  marks: readonly LowMark[],
): Promise<void> {
  const balance_keys = marks.map(({ currency }) => ({ account_id, currency }));
  await lockBalances(tx, balance_keys, "wait");
  await tx.sql`
    update ledger_balances balance
    set low_minor = mark.low_minor,
      low_armed = coalesce(balance.available_minor >= mark.low_minor, false)
    from unnest(
      ${marks.map(({ currency }) => currency)}::text[],
      ${marks.map(({ low_minor }) => (low_minor === null ? null : String(low_minor)))}::bigint[]
    ) as mark(currency, low_minor)
    where balance.account_id = ${account_id} and balance.currency = mark.currency`;
}

/** What an organisation watches, and when it was told last. */
export async function readLowBalanceThresholds(
  { sql }: Read | Tx,
  account_id: string,
): Promise<Record<Currency, LowMark & { readonly notified_at: number | null }>> {
  const rows = await sql<{ currency: Currency; low: string | null; notified_at: string | null }[]>`
    select currency, low_minor as low, low_notified_at as notified_at from ledger_balances
    where account_id = ${account_id}`;
  const marks = CURRENCIES.map((currency) => {
    const { low = null, notified_at = null } = rows.find((row) => row.currency === currency) ?? {};
    return {
      currency,
      low_minor: low === null ? null : BigInt(low),
      notified_at: notified_at === null ? null : readInstant(notified_at),
    };
  });
  const [usd, zwg] = marks as [(typeof marks)[0], (typeof marks)[0]];
  return { USD: usd, ZWG: zwg };
}
