/**
 * The order of what is committed, across clusters. A position is the number of the transaction that
 * wrote a row plus an offset, which rises when the rows come from a cluster that had counted
 * further: after a restore, new rows follow the old ones.
 * Source: docs/decisions/0029-restores.md.
 */
import { sql } from "drizzle-orm";
import { pgSequence } from "drizzle-orm/pg-core";
import type { Tx } from "./transaction.ts";

/**
 * The offset is the last value of a sequence that nobody draws from: a default can read it without
 * a query, and a dump carries it along.
 */
export const positionOffset = pgSequence("position_offset");

/** SQL of the position of what the present transaction writes. */
export const WRITTEN_NOW = sql.raw(
  "pg_current_xact_id()::text::bigint + coalesce(pg_sequence_last_value('position_offset'), 0)",
);

/** Read once a statement, whatever the number of rows. */
const OFFSET = "(select coalesce(pg_sequence_last_value('position_offset'), 0))";

/**
 * SQL of the position below which everything is complete: no transaction under way can still write
 * there.
 */
export const COMPLETE_BELOW = `(pg_snapshot_xmin(pg_current_snapshot())::text::bigint + ${OFFSET})`;

/** SQL of the lowest position that nothing written in this cluster has reached. */
const NOT_REACHED = `(pg_snapshot_xmax(pg_current_snapshot())::text::bigint + ${OFFSET})`;

/**
 * Raises the offset when the tables hold positions that this cluster cannot have written: they were
 * restored. Says whether it did. Everything that is written from then on follows what they hold.
 * A cell in which others write gives `lock_ms`, how long they may wait for it.
 *
 * Writes: the offset, which no rollback takes back.
 */
export async function continueOrder(
  { sql: statement }: Tx,
  tables: readonly string[],
  { lock_ms = 0 }: { readonly lock_ms?: number } = {},
) {
  // Looked at without a lock, because nearly every start finds nothing to do.
  if (!(await isAhead(statement, tables))) return false;
  // A look at many rows takes as long as it takes.
  await statement`set local statement_timeout = 0`;
  await statement`select set_config('lock_timeout', ${String(lock_ms)}, true)`;
  // Writers are kept out, so that none of them takes the old offset past the new one.
  await statement.unsafe(`lock table ${tables.join(", ")} in share row exclusive mode`);
  if (!(await isAhead(statement, tables))) return false;
  // Only what is ahead is looked at, by its index: a cell that is brought accounts serves others.
  const highest = tables
    .map(
      (table) => `(select max(commit_position) from ${table}
        where commit_position >= ${NOT_REACHED})`,
    )
    .join(", ");
  await statement.unsafe(
    `select setval('position_offset', greatest(${highest}) + 1
      - pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`,
  );
  return true;
}

/** Positions and the end of the snapshot are read at one moment, so no running writer is ahead. */
async function isAhead(statement: Tx["sql"], tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const found = await statement`
      select from ${statement(table)}
      where commit_position >= ${statement.unsafe(NOT_REACHED)} limit 1`;
    if (found.length > 0) return true;
  }
  return false;
}
