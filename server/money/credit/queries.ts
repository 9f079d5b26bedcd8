import { eq } from "drizzle-orm";
import type { Balance } from "#money/ledger";
import { CURRENCIES, lockBalances } from "#money/ledger";
import type { Currency } from "#platform/context";
import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import {
  type AlertChannel,
  CHANNELS_DEFAULT,
  creditAlerts,
  creditProjections,
  SHORTFALL_DAYS_DEFAULT,
} from "./tables.ts";

/** An account's balances in one currency, and when it was last topped up. */
export interface CreditBalance extends Balance {
  readonly last_topup_at: number | null;
}

/** The balances of an account as they stand, without a lock. */
export async function readCredit(
  from: Read | Tx,
  account_id: string,
): Promise<Record<Currency, CreditBalance>> {
  const balance_keys = CURRENCIES.map((currency) => ({ account_id, currency }));
  const [balances, topups] = await Promise.all([
    lockBalances(from, balance_keys, "none"),
    readLastTopups(from, account_id),
  ]);
  const ofCurrency = (currency: Currency) => {
    const balance = [...balances.values()].find((row) => row.currency === currency);
    if (balance === undefined) throw new Error(`The account has no balance in ${currency}.`);
    return { ...balance, last_topup_at: topups.get(currency) ?? null };
  };
  return { USD: ofCurrency("USD"), ZWG: ofCurrency("ZWG") };
}

/** By currency; a currency that was never topped up is absent. */
async function readLastTopups(
  { sql }: Read | Tx,
  account_id: string,
): Promise<Map<string, number>> {
  const rows = await sql<{ currency: string; last_topup_at: string }[]>`
    select currency, max(created) as last_topup_at from credit_transactions
    where account_id = ${account_id} and type = 'topup' and type <> 'send'
    group by currency`;
  return new Map(rows.map((row) => [row.currency, readInstant(row.last_topup_at)]));
}

/** What of its alerts an account has set beside the amounts. */
export interface AlertSettings {
  /** Whether upcoming schedules are compared with the Credit. */
  readonly shortfall_projection: boolean;
  readonly shortfall_days: number;
  readonly channels: AlertChannel[];
}

/** What an account has set of its alerts, or what a new account has. */
export async function readCreditAlerts(
  { db }: Read | Tx,
  account_id: string,
): Promise<AlertSettings> {
  const [row] = await db
    .select({ alerts: creditAlerts, compared: creditProjections.account_id })
    .from(creditAlerts)
    .leftJoin(creditProjections, eq(creditProjections.account_id, creditAlerts.account_id))
    .where(eq(creditAlerts.account_id, account_id));
  if (row !== undefined) return { ...row.alerts, shortfall_projection: row.compared !== null };
  return {
    shortfall_projection: false,
    shortfall_days: SHORTFALL_DAYS_DEFAULT,
    channels: [...CHANNELS_DEFAULT],
  };
}
