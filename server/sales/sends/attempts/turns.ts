/**
 * Accounts take turns: who has ten thousand sends due keeps no other from a supplier that is free.
 * Source: docs/decisions/0025-attempts.md.
 */
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { LeaseScope } from "#platform/work/queue";
import { sendDispatches } from "../rows/dispatch-tables.ts";

type SendWork = typeof sendDispatches.$inferSelect;

/** Accounts with due work that are looked for; further ones wait for what is due before theirs. */
const ACCOUNTS_MOST = 1_000;
/** Work of one account that is looked at for what is due, the oldest sales first. */
const LOOKED_AT_MOST = 1_000;

/**
 * Locks due work of those who have little or nothing at the front of the queue: of each account as
 * much as its turns in a lease may come to, the oldest sales first. Work that was locked at the
 * front may be among it.
 *
 * Callers may rely on it that rows which somebody else has locked are skipped, and that it costs a
 * walk over the oldest work of each account that has some, however much is due of the accounts that
 * fill the front. An account of which that much waits for a later time has no turn in it.
 */
export async function lockOfOthers(
  { db }: Tx,
  {
    front,
    is_leasable,
    mode,
    limit,
    full = [],
  }: Pick<LeaseScope, "mode" | "limit" | "full"> & {
    readonly front: readonly SendWork[];
    readonly is_leasable: SQL | undefined;
  },
): Promise<SendWork[]> {
  const ahead = accountsWithHalf(front, limit);
  const left_out = `{${[...ahead, ...full].join(",")}}`;
  // What is found without a lock is judged again by the statement that locks it.
  const due = db.$with("due", getTableColumns(sendDispatches)).as(sql`
    with recursive owners as (
      (select account_id, mode from send_dispatches order by account_id limit 1)
      union all
      select next.account_id, next.mode from owners cross join lateral (
        select later.account_id, later.mode from send_dispatches later
        where later.account_id > owners.account_id
        order by later.account_id limit 1) next
    ), others as materialized (
      select owners.account_id, found.send_ids from owners cross join lateral (
        select array_agg(first.send_id order by first.send_id) as send_ids from (
          select send_dispatches.send_id from (
            select * from send_dispatches work where work.account_id = owners.account_id
            order by work.send_id limit ${LOOKED_AT_MOST}
          ) send_dispatches where ${is_leasable}
          order by send_dispatches.send_id limit ${limit}) first) found
      where owners.mode = ${mode} and owners.account_id <> all(${left_out}::uuid[])
        and found.send_ids is not null
      limit ${ACCOUNTS_MOST}
    ), shares as materialized (
      select ceil(${limit}::numeric / greatest(count(*) + ${ahead.length}::integer, 1))::integer
        as size
      from others
    )
    select turns.* from others cross join shares cross join lateral (
      select * from send_dispatches
      where send_dispatches.account_id = others.account_id
        and send_dispatches.send_id = any(others.send_ids[1:shares.size]) and ${is_leasable}
      for update skip locked) turns`);
  return await db.with(due).select().from(due);
}

/** The accounts that have half of a lease at the front: no turn of theirs stands further back. */
function accountsWithHalf(front: readonly SendWork[], limit: number): string[] {
  const owners = Map.groupBy(front, ({ account_id }) => account_id);
  return [...owners].flatMap(([account_id, { length }]) => (2 * length >= limit ? account_id : []));
}

/** The oldest of each account, then the next of each; pure. */
export function takeTurns(works: readonly SendWork[], limit: number): SendWork[] {
  const once = new Map(works.map((work) => [work.send_id, work]));
  const in_order = [...once.values()].toSorted(byDueTime);
  const owners = Map.groupBy(in_order, ({ account_id }) => account_id);
  return [...owners.values()]
    .flatMap((owned) => owned.map((work, turn) => ({ work, turn })))
    .toSorted((one, other) => one.turn - other.turn || byDueTime(one.work, other.work))
    .slice(0, limit)
    .map(({ work }) => work);
}

function byDueTime(one: SendWork, other: SendWork): number {
  return one.due_at - other.due_at || (one.send_id < other.send_id ? -1 : 1);
}
