/** The only writer of a line's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import type { EndedSend, SendOfParents, SendParents } from "#platform/work/reactions";
import { type BatchItemRow, batchItems } from "./rows/tables.ts";
import { setEndedBatchesDue } from "./rows/work.ts";

/** A batch, named. Uuids. */
export interface BatchName {
  readonly account_id: string;
  readonly id: string;
}

/** What became of a line that was to be sent. */
export type LineMove = Pick<BatchItemRow, "id" | "send_id" | "error"> & {
  readonly to: "sending" | "failed" | "skipped";
};

/** Locks the next lines of a locked batch that wait to be sent, in their order. */
export async function lockPending(
  { db }: Tx,
  { account_id, id }: BatchName,
  limit: number,
): Promise<BatchItemRow[]> {
  return await db
    .select()
    .from(batchItems)
    .where(
      and(
        eq(batchItems.account_id, account_id),
        eq(batchItems.batch_id, id),
        eq(batchItems.status, "pending"),
      ),
    )
    .orderBy(asc(batchItems.id))
    .limit(limit)
    .for("update");
}

/** Writes what became of locked lines that waited. Writes: batch_items. */
export async function moveLines(
  { sql }: Tx,
  { account_id }: BatchName,
  moves: readonly LineMove[],
): Promise<void> {
  if (moves.length === 0) return;
  const moved = await sql`
    update batch_items line set status = move.status, send_id = move.send_id,
      error = move.error::jsonb
    from unnest(
      ${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ to }) => to)}::text[],
      ${moves.map(({ send_id }) => send_id)}::uuid[],
      ${moves.map(({ error }) => (error === null ? null : JSON.stringify(error)))}::text[]
    ) as move(id, status, send_id, error)
    where line.account_id = ${account_id} and line.id = move.id and line.status = 'pending'`;
  if (moved.count !== moves.length) throw new Error("A line that was locked has been moved.");
}

/** Why lines end that are not sent, or whose sends take too long. */
type EndedBy = "batch_stopped" | "batch_cancelled" | "day_over";

const ENDS = {
  batch_stopped: "unsent",
  batch_cancelled: "cancelled",
  day_over: "unresolved",
} as const satisfies Record<EndedBy, Schemas["BatchItemStatus"]>;

/**
 * Ends every line of a locked batch that this ends; returns how many there were. Lines are locked
 * in one order, as everywhere.
 *
 * Writes: batch_items.
 */
export async function endLines(
  { sql }: Tx,
  { account_id, id }: BatchName,
  by: EndedBy,
): Promise<number> {
  const to = ENDS[by];
  const states = sourcesOf(LIFECYCLES.batch_item, { to, by });
  const ended = await sql`
    with ended as materialized (
      select id from batch_items
      where account_id = ${account_id} and batch_id = ${id} and status = any(${states})
      order by id for update
    )
    update batch_items line set status = ${to} from ended
    where line.account_id = ${account_id} and line.id = ended.id`;
  return ended.count;
}

/** What the end of a send does to the line that it was made for. */
const LINE_AFTER: Readonly<Record<string, Schemas["BatchItemStatus"]>> = {
  delivered: "delivered",
  failed_credited: "failed",
  failed: "failed",
  cancelled_credited: "cancelled",
};

/**
 * The lines that sends are made for: each ends with its send. One that was closed as unresolved
 * stays so, and one that failed stays failed when its send is delivered late.
 */
export const LINES_OF_SENDS: SendParents = { lock: lockLinesOf, move: endLinesOf };

/** What a line drew is available again when its send fails. */
async function lockLinesOf(
  { sql }: Tx,
  sends: readonly SendOfParents[],
): Promise<ReadonlyMap<string, string>> {
  await sql`
    select from batch_items line
    where (line.account_id, line.id) in (select * from unnest(
      ${sends.map(({ account_id }) => account_id)}::uuid[],
      ${sends.map(({ batch_item_id }) => batch_item_id)}::uuid[]))
      and line.status = 'sending'
    order by line.account_id, line.id
    for update of line`;
  return new Map();
}

async function endLinesOf(tx: Tx, sends: readonly EndedSend[]): Promise<void> {
  const ended = await tx.sql<Pick<BatchItemRow, "account_id" | "batch_id">[]>`
    update batch_items line set status = ended.status, failure_code = ended.failure_code
    from unnest(
      ${sends.map(({ account_id }) => account_id)}::uuid[],
      ${sends.map(({ batch_item_id }) => batch_item_id)}::uuid[],
      ${sends.map(({ status }) => LINE_AFTER[status] ?? null)}::text[],
      ${sends.map(({ failure_code }) => failure_code)}::text[]
    ) as ended(account_id, id, status, failure_code)
    where line.account_id = ended.account_id and line.id = ended.id
      and line.status = 'sending' and ended.status is not null
    returning line.account_id, line.batch_id`;
  await setEndedBatchesDue(tx, ended);
}
