/**
 * A queue is a table of rows of accounts that come due. Its rows are leased in sets by mode, live
 * first; `lease-rows.ts` is the only caller of `lease`. Source: docs/reliability.md.
 */
import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { writeInstant } from "../db/columns.ts";
import { isAtRest } from "../db/tables.ts";
import type { Tx } from "../db/transaction.ts";
import type { Moment } from "./lease.ts";

export type Mode = "live" | "test";

/** A row of a queue; where the rows are accounts, `row_id` is the account too. */
export interface RowName {
  readonly account_id: string;
  readonly row_id: string;
}

/** Which rows are to be leased. */
export interface LeaseScope {
  /** Null where the queue does not tell the modes apart. */
  readonly mode: Mode | null;
  readonly limit: number;
  /** The database's time. Units: milliseconds. */
  readonly now: number;
  /** These rows alone, as far as they are due; null for whichever are due. */
  readonly only: readonly RowName[] | null;
  /** The rows of this account alone; null for all accounts. */
  readonly account_id: string | null;
  /** Accounts whose rows are left to the next time. */
  readonly passed_over?: readonly string[];
  /** Accounts that have enough under way; a queue whose worker has spare places leaves them out. */
  readonly full?: readonly string[];
  /** A moment before the transaction began; leases are counted from it. */
  readonly from: Moment;
}

/** One queue: how its rows are named, and what leasing them does. */
export interface Queue<Leased> {
  readonly name: string;
  /** In the order in which they are leased. */
  readonly modes: readonly (Mode | null)[];
  /** Names rows that are due, without locking them. */
  readDue(tx: Tx, scope: LeaseScope): Promise<readonly RowName[]>;
  /** Leases rows that are due, or does their work at once; waits for no row that is locked. */
  lease(tx: Tx, scope: LeaseScope): Promise<readonly Leased[]>;
  /** How much of the limit something takes; 1 if not said. */
  sizeOf?(leased: Leased): number;
}

/** The table of a queue. */
export interface QueueTable {
  readonly queue: string;
  readonly table: PgTable;
  readonly account_id: AnyPgColumn;
  readonly row_id: AnyPgColumn;
  readonly due_at: AnyPgColumn;
  /** Null where all rows are of one mode. */
  readonly mode: AnyPgColumn | null;
  /** Null where a row is locked for as long as its work takes. */
  readonly lease_until: AnyPgColumn | null;
}

export const LIVE_FIRST: readonly Mode[] = ["live", "test"];

const SVC_NOW = sql`svc_now()`;

/** Whether any row of a queue's table is due now, as SQL; each mode is a step into its index. */
export function isAnyDue(named: QueueTable): SQL {
  const modes = named.mode === null ? [null] : LIVE_FIRST;
  const found = modes.map((mode) => {
    const is_due = isLeasable(named, { mode, only: null, account_id: null, now: SVC_NOW });
    return sql`exists (select from ${named.table} where ${is_due})`;
  });
  return sql.join(found, sql` or `);
}

/** Which rows may be leased, by the time that was read or by the statement's own. */
type LeasableScope = Pick<LeaseScope, "mode" | "only" | "account_id" | "passed_over"> & {
  readonly now: number | SQL;
};

/** Whether a row may be leased: it is due, of the scope, leased by nobody and not held back. */
export function isLeasable(named: QueueTable, scope: LeasableScope): SQL | undefined {
  const { due_at, mode, lease_until } = named;
  const is_free = lease_until && or(isNull(lease_until), lte(lease_until, scope.now));
  return and(
    mode === null || scope.mode === null ? undefined : eq(mode, scope.mode),
    lte(due_at, scope.now),
    is_free ?? undefined,
    isInScope(named, scope),
  );
}

/** Whether a row is of the scope's account and names, not passed over and not quarantined. */
function isInScope(
  { queue, account_id, row_id }: Pick<QueueTable, "queue" | "account_id" | "row_id">,
  { only, now, passed_over = [], ...scope }: LeasableScope,
): SQL | undefined {
  const instant = typeof now === "number" ? sql`${writeInstant(now)}` : now;
  return and(
    scope.account_id === null ? undefined : eq(account_id, scope.account_id),
    passed_over.length === 0
      ? undefined
      : sql`${account_id} <> all(${listOf(passed_over)}::uuid[])`,
    only === null
      ? undefined
      : sql`(${account_id}, ${row_id}) in (select * from unnest(
          ${listOf(only.map((row) => row.account_id))}::uuid[],
          ${listOf(only.map((row) => row.row_id))}::uuid[]))`,
    isNotHeldBack({ queue, account_id, row_id }, instant),
  );
}

/**
 * Whether a row of a queue is not set aside, and its account not at rest; the columns may be any
 * SQL that names them.
 */
export function isNotHeldBack(
  {
    queue,
    account_id,
    row_id,
  }: Record<"account_id" | "row_id", SQL | AnyPgColumn> & { readonly queue: string },
  instant: SQL = SVC_NOW,
): SQL {
  return sql`not exists (
    select from quarantined_rows quarantined
    where quarantined.account_id = ${account_id} and quarantined.queue = ${queue}
      and quarantined.row_id = ${row_id} and quarantined.until > ${instant})
    and not ${isAtRest(sql`${account_id}`)}`;
}

/** Names the rows of a queue's table that are due, each once. */
export async function readDueRows(
  { db }: Tx,
  named: QueueTable,
  scope: LeaseScope,
): Promise<RowName[]> {
  const { table, account_id, row_id, due_at } = named;
  const rows = await db
    .select({ account_id, row_id })
    .from(table)
    .where(isLeasable(named, scope))
    .orderBy(due_at)
    .limit(scope.limit);
  const names = rows as RowName[];
  return [...new Map(names.map((row) => [`${row.account_id} ${row.row_id}`, row])).values()];
}

/**
 * The same as `isInScope`, with the mode, for statements that are not built by Drizzle. The names
 * are those of columns, with their table.
 */
export function inScope(
  { sql: statement }: Pick<Tx, "sql">,
  named: { queue: string; account_id: string; row_id: string; mode: string | null },
  { mode, only, account_id, now, passed_over = [] }: LeaseScope,
) {
  const [account, row] = [statement(named.account_id), statement(named.row_id)];
  return statement`
    ${named.mode === null ? statement`true` : statement`${statement(named.mode)} = ${mode}`}
    ${account_id === null ? statement`` : statement`and ${account} = ${account_id}`}
    ${
      passed_over.length === 0
        ? statement``
        : statement`and ${account} <> all(${[...passed_over]}::uuid[])`
    }
    ${
      only === null
        ? statement``
        : statement`and (${account}, ${row}) in (select * from unnest(
            ${only.map((one) => one.account_id)}::uuid[],
            ${only.map((one) => one.row_id)}::uuid[]))`
    }
    and not exists (
      select from quarantined_rows quarantined
      where quarantined.account_id = ${account} and quarantined.queue = ${named.queue}
        and quarantined.row_id = ${row} and quarantined.until > ${writeInstant(now)})
    and not exists (
      select from account_moves moves where moves.account_id = ${account}
        and moves.state <> 'planned')`;
}

function listOf(ids: readonly string[]): string {
  return `{${ids.join(",")}}`;
}
