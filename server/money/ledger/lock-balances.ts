import type { Currency } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { type BalanceKey, balanceKey } from "./moves.ts";
import type { Balance } from "./posting.ts";

/** How rows are read: `wait` for a stranger's lock, `try` and leave them out, or take no lock. */
export type Locking = "wait" | "try" | "none";

interface Row {
  readonly account_id: string;
  readonly currency: Currency;
  readonly available: string;
  readonly reserved: string;
  readonly in_flight: string;
  readonly sequence: string;
  readonly last_posting_id: string | null;
  readonly low: string | null;
  readonly low_armed: boolean;
}

/**
 * Locks the balances of a set of balances until the transaction ends, and returns them by
 * `balanceKey`.
 * A balance is absent when there is none, or, with `try`, when a stranger holds it.
 */
export async function lockBalances(
  { sql }: Tx | Read,
  balance_keys: readonly BalanceKey[],
  locking: Locking,
): Promise<Map<string, Balance>> {
  if (balance_keys.length === 0) return new Map();
  const lock = {
    wait: sql`for no key update`,
    try: sql`for no key update skip locked`,
    none: sql``,
  }[locking];
  const sorted = inLockOrder(balance_keys);
  // Rows are locked in the order of the arrays, and as the last locks of a transaction, so that two
  // sets never wait for each other. Each row is found by the index for itself, and the arrays stand
  // in selects of their own: one kept plan serves sets and tables of every size.
  const rows = await sql<Row[]>`
    select held.account_id, held.currency, held.available, held.reserved, held.in_flight,
      held.sequence, held.last_posting_id, held.low, held.low_armed
    from unnest(
      (select ${sorted.map(({ account_id }) => account_id)}::uuid[]),
      (select ${sorted.map(({ currency }) => currency)}::text[])
    ) as wanted(account_id, currency)
    cross join lateral (
      select account_id, currency, available_minor as available, reserved_minor as reserved,
        in_flight_minor as in_flight, sequence, last_posting_id, low_minor as low, low_armed
      from ledger_balances balance
      where balance.account_id = wanted.account_id and balance.currency = wanted.currency
      ${lock}
    ) as held`;
  return new Map(rows.map((row) => [balanceKey(row.account_id, row.currency), balanceOf(row)]));
}

/** Each balance once, in the order of organisation and currency. */
function inLockOrder(balance_keys: readonly BalanceKey[]): BalanceKey[] {
  const named = new Map(
    balance_keys.map((balance_key) => [
      balanceKey(balance_key.account_id, balance_key.currency),
      balance_key,
    ]),
  );
  const sorted = [...named].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([, balance_key]) => balance_key);
}

function balanceOf({ account_id, currency, ...row }: Row): Balance {
  return {
    account_id,
    currency,
    available_minor: BigInt(row.available),
    reserved_minor: BigInt(row.reserved),
    in_flight_minor: BigInt(row.in_flight),
    sequence: Number(row.sequence),
    last_posting_id: row.last_posting_id,
    low_minor: row.low === null ? null : BigInt(row.low),
    low_armed: row.low_armed,
  };
}
