import { and, eq, lte, sql as raw } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import type { BatchCounts } from "./counts.ts";
import { type BatchRow, batches, batchWork } from "./tables.ts";

/** The batches of an account that have these ids; others' are absent. */
export async function findBatches(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<BatchRow[]> {
  return await db
    .select()
    .from(batches)
    .where(and(eq(batches.account_id, account_id), isAnyOf(batches.id, ids)));
}

/** Locks a batch until the transaction ends; null when the account has none of this id. */
export async function lockBatch(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<BatchRow | null> {
  // Who moves a batch, or sends lines of it, holds this; its lines are locked after it.
  const [row] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.account_id, account_id), eq(batches.id, id)))
    .for("no key update");
  return row ?? null;
}

/**
 * Counts the lines of batches by status, all in one statement; a status without any is absent.
 * What has ended says how it ended, so that a list of old batches reads none of their lines.
 */
export async function countLines(
  { sql }: Pick<Read | Tx, "sql">,
  account_id: string,
  batch_ids: readonly string[],
): Promise<Map<string, BatchCounts>> {
  if (batch_ids.length === 0) return new Map();
  const rows = await sql<{ batch_id: string; counts: BatchCounts }[]>`
    select batch.id as batch_id, coalesce(batch.counts_at_end, counted.counts) as counts
    from unnest((select ${batch_ids as string[]}::uuid[])) as asked(id)
    join batches batch on batch.account_id = ${account_id} and batch.id = asked.id
    cross join lateral (
      select coalesce(jsonb_object_agg(status, count), '{}') as counts from (
        select status, count(*) from batch_items line
        where batch.counts_at_end is null
          and line.account_id = batch.account_id and line.batch_id = batch.id
        group by status
      ) as of_status
    ) as counted`;
  return new Map(rows.map(({ batch_id, counts }) => [batch_id, counts]));
}

/**
 * Locks a batch whose work is due; null when somebody else holds it, or has put it off. Whoever
 * has the batch has its work, and reads both in statements after the lock.
 */
export async function lockDueBatch(
  { db, sql }: Tx,
  { account_id, row_id }: { account_id: string; row_id: string },
): Promise<BatchRow | null> {
  const locked = await sql`
    select from batches where account_id = ${account_id} and id = ${row_id}
    for no key update skip locked`;
  if (locked.count === 0) return null;
  const [row] = await db
    .select({ batch: batches })
    .from(batches)
    .innerJoin(
      batchWork,
      and(eq(batchWork.account_id, batches.account_id), eq(batchWork.batch_id, batches.id)),
    )
    .where(
      and(
        eq(batches.account_id, account_id),
        eq(batches.id, row_id),
        lte(batchWork.due_at, raw`date_trunc('milliseconds', svc_now())`),
      ),
    );
  return row?.batch ?? null;
}
