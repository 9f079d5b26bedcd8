/**
 * The invariants of the ledger, as the night watch looks for them. The first look at a database
 * sees all of it; each one after sees the accounts that were written to since the one before.
 */
import type { Read, Tx } from "@svc/server/platform/db/transaction.ts";
import {
  type Breach,
  findBreaches,
  type Invariants,
} from "@svc/server/reporting/night-watch/find-breaches.ts";
import {
  ENTRY_INVARIANTS,
  LEDGER_INVARIANTS,
} from "@svc/server/reporting/night-watch/ledger-invariants.ts";
import { accountsScope } from "@svc/server/reporting/night-watch/scopes.ts";
import { NAMED } from "./wire.ts";

export type { Breach };

type Reader = Pick<Read | Tx, "sql">;

/** The breaches of double entry, balances and chains; none in a sound database. */
export function checkEntries(read: Reader): Promise<Breach[]> {
  return check(read, ENTRY_INVARIANTS);
}

/** The breaches of the whole ledger, and of what it says about sends; none in a sound database. */
export function checkLedger(read: Reader): Promise<Breach[]> {
  return check(read, LEDGER_INVARIANTS);
}

/** By invariants and database, the oldest transaction that the last look may not have seen. */
const looked = new Map<Invariants, Map<string, string>>();

async function check({ sql }: Reader, invariants: Invariants): Promise<Breach[]> {
  const [mark] = await sql<{ database: string; newer: string }[]>`
    select concat_ws('/', system_identifier, current_database()) as database,
      pg_snapshot_xmin(pg_current_snapshot())::text as newer
    from pg_control_system()`;
  if (mark === undefined) throw new Error("The database names itself.");
  const marks = looked.get(invariants) ?? new Map<string, string>();
  looked.set(invariants, marks);
  const since = marks.get(mark.database);
  marks.set(mark.database, mark.newer);
  if (since === undefined) return await findBreaches({ sql }, invariants);
  const ids = await accountsSince(sql, since);
  if (ids.length === 0) return [];
  return await findBreaches({ sql: planned(sql) }, invariants, accountsScope(ids));
}

/** It takes ten times longer to plan than to answer: in tests it is planned once a connection. */
function planned(sql: Reader["sql"]): Reader["sql"] {
  const named = (text: string, values: string[]) => sql.unsafe(text, values, NAMED);
  return { unsafe: named } as unknown as Reader["sql"];
}

/** What the invariants are about; whatever else they read hangs on a row of one of these. */
const MONEY = [
  ...["checkout_sessions", "credit_reservations", "ledger_balances", "ledger_postings"],
  ...["programs", "rewards", "send_dispatches", "sends", "topups"],
];
const WRITTEN = MONEY.map(
  (table) => `select account_id from ${table} where xmin::text::bigint >= $1::bigint`,
).join(" union ");

/** The accounts of which a row about money was written since. */
async function accountsSince(sql: Reader["sql"], since: string): Promise<string[]> {
  const found = await sql.unsafe<{ account_id: string }[]>(WRITTEN, [since], NAMED);
  return found.map(({ account_id }) => account_id);
}
