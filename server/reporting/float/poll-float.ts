import { raiseAlarm } from "#platform/alarm";
import type { Database } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Log } from "#platform/log";
import type { Supplier, WalletBalance } from "#providers/port";
import { writeBalances, writeUnread } from "./write-balances.ts";

export interface PollingDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "error" | "warn">;
}

/**
 * Asks a supplier what is left in its wallets, and compares that with the books: the time
 * (a transaction), the question (none), what it means (a transaction). Doing it twice, or at once
 * in two processes, is harmless: an older balance than the last is dropped.
 *
 * Writes: supplier_wallets, supplier_float_readings, product_networks; takes supplier_float_sales.
 */
export async function pollFloat({ database, log }: PollingDeps, supplier: Supplier): Promise<void> {
  const { name } = supplier.adapter;
  const asked_at = await database.transact("time of a balance", (tx) => transactionTime(tx));
  const told = soundOf(await supplier.readBalances());
  const alarms = await database.transact("keep balances", (tx) =>
    told === null
      ? writeUnread(tx, { supplier: name })
      : writeBalances(tx, { supplier: name, asked_at, told }),
  );
  for (const { alarm, wallet } of alarms) {
    raiseAlarm(log, alarm, { mode: "live", supplier: name, wallet });
  }
}

/** A list that names a wallet twice, or none, tells nothing. */
function soundOf(told: readonly WalletBalance[] | null): readonly WalletBalance[] | null {
  if (told === null || told.length === 0) return null;
  const names = new Set(told.map(({ wallet }) => wallet));
  return names.size === told.length ? told : null;
}
