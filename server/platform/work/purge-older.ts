import assert from "node:assert/strict";
import { getTableName } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { writeInstant } from "../db/columns.ts";
import type { Tx } from "../db/transaction.ts";
import { lowestId } from "../ids.ts";
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
 * Writes: the table. Source: docs/decisions/0130-purges-by-ids.md.
 */
export function purgeQueue(name: string, { table, before }: Purged): Queue<number> {
  const by = orderOf(table);
  assert(by !== null, `${name} reads the whole table: it has no index by account and age`);
  const find = (tx: Tx, scope: LeaseScope) =>
    findOld({ tx, scope, by, queue: name, table: getTableName(table), before });
  return {
    name,
    modes: [null],
    async readDue(tx, scope) {
      const { owners, old, is_wanted } = find(tx, scope);
      return await tx.sql<RowName[]>`
        with recursive ${owners}
        select owner.account_id, owner.account_id as row_id from owners owner
        where owner.account_id is not null and exists (select ${old}) and ${is_wanted}
        limit ${scope.limit}`;
    },
    async lease(tx, scope) {
      const { owners, old, is_wanted, order } = find(tx, scope);
      // Some rows a transaction: a purge holds no lock for long. A row that a reader with a lock,
      // or another purge, holds is left for the next time.
      const { count } = await tx.sql`
        delete from ${tx.sql(getTableName(table))} where ctid = any(array(
          with recursive ${owners}
          select old.place from owners owner cross join lateral (
            select purged.ctid as place ${old}
            order by ${order} limit ${scope.limit} for update skip locked
          ) old
          where ${is_wanted} limit ${scope.limit}))`;
      return count > 0 ? [count] : [];
    },
  };
}

/** What the rows of an account are in the order of: ids begin with their time. */
type Order = "id" | "created";

/** The order in which an index has the rows of each account, if one has. */
function orderOf(table: PgTable): Order | null {
  const { primaryKeys, indexes } = getTableConfig(table);
  const keys = primaryKeys.map(({ columns }) => columns.map(({ name }) => name));
  const others = indexes.map(({ config }) =>
    config.columns.map((column) => ("name" in column ? (column.name ?? null) : null)),
  );
  const has = (order: Order, of: readonly (readonly (string | null)[])[]) =>
    of.some(([first, second]) => first === "account_id" && second === order);
  if (has("id", keys)) return "id";
  return has("created", others) ? "created" : null;
}

interface Sought {
  readonly tx: Tx;
  readonly scope: LeaseScope;
  readonly by: Order;
  readonly queue: string;
  readonly table: string;
  readonly before: Purged["before"];
}

/**
 * Parts of a statement: the accounts of a table, found by a step into its index for each; the old
 * rows of one, which come first there; and whose turn it is.
 */
function findOld({ tx: { sql }, scope, by, queue, table, before }: Sought) {
  const oldest = before(scope.now);
  const owner = { account_id: "owner.account_id", row_id: "owner.account_id", mode: null };
  const of_ids = by === "id" ? sql`and purged.id < ${lowestId(oldest)}` : sql``;
  return {
    owners: sql`owners as (
      (select account_id from ${sql(table)} order by account_id limit 1)
      union all
      select (
        select account_id from ${sql(table)} further
        where further.account_id > owners.account_id order by account_id limit 1
      ) from owners where owners.account_id is not null
    )`,
    // An id may be older than what it names.
    old: sql`
      from ${sql(table)} purged where purged.account_id = owner.account_id ${of_ids}
        and purged.created < ${writeInstant(oldest)}`,
    order: by === "id" ? sql`purged.id` : sql`purged.created`,
    is_wanted: inScope({ sql }, { queue, ...owner }, scope),
  };
}
