import assert from "node:assert/strict";
import { getTableName } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { writeInstant } from "../db/columns.ts";
import type { Tx } from "../db/transaction.ts";
import { inScope, type LeaseScope, type Queue, type RowName } from "./queue.ts";

/** What is purged of a table. */
interface Purged {
  readonly table: PgTable & { account_id: AnyPgColumn; created: AnyPgColumn };
  /** What was created before this moment. Units: milliseconds. */
  readonly before: (wall_ms: number) => number;
}

/**
 * A purge as a queue, whose rows are the accounts that have something too old: what cannot be
 * deleted of one holds up no other. Leasing deletes, and returns how many rows that were.
 *
 * Writes: the table.
 */
export function purgeQueue(name: string, purged: Purged): Queue<number> {
  const { indexes } = getTableConfig(purged.table);
  const is_by_age = indexes.some(({ config }) => config.method === "brin");
  assert(is_by_age, `${name} reads the whole table: an index by the age of its rows is missing`);
  return {
    name,
    modes: [null],
    readDue: (tx, scope) => readAccounts(tx, { ...purged, name }, scope),
    async lease(tx, scope) {
      const count = await purgeOlder(tx, { ...purged, name }, scope);
      return count > 0 ? [count] : [];
    },
  };
}

interface NamedPurge extends Purged {
  readonly name: string;
}

async function readAccounts(
  { sql }: Tx,
  { table, before, name: queue }: NamedPurge,
  scope: LeaseScope,
): Promise<RowName[]> {
  const is_wanted = inScope({ sql }, { ...OF, queue }, scope);
  return await sql<{ account_id: string; row_id: string }[]>`
    select distinct account_id, account_id as row_id from ${sql(getTableName(table))} purged
    where created < ${writeInstant(before(scope.now))} and ${is_wanted}
    limit ${scope.limit}`;
}

const OF = { account_id: "purged.account_id", row_id: "purged.account_id", mode: null };

/** Some rows a transaction: a purge holds no lock for long. */
async function purgeOlder(
  { sql }: Tx,
  { table, before, name: queue }: NamedPurge,
  scope: LeaseScope,
): Promise<number> {
  const name = sql(getTableName(table));
  const is_wanted = inScope({ sql }, { ...OF, queue }, scope);
  // A row that a reader with a lock, or another purge, holds is left for the next time.
  const purged = await sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} purged
      where created < ${writeInstant(before(scope.now))} and ${is_wanted}
      limit ${scope.limit}
      for update skip locked
    ))`;
  return purged.count;
}
