import { and, asc, eq, isNull } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { refusalOf } from "#platform/refusal";
import { isErasedTarget } from "#platform/values/erased-target";
import { askBeforeRetry, findSends, retryOrder, type SendOrder, type SendRow } from "#sales/sends";
import { orderAgain } from "../rows/line-order.ts";
import { type BatchItemRow, type BatchRow, batches, batchItems } from "../rows/tables.ts";

/** The networks are asked about so many sends at once, and for so long in all. */
const ASKED_AT_ONCE = 16;
const ASKED_MS_MAX = 20_000;

/** A failed line, and the order that repeats it. */
export interface FailedLine {
  readonly line: BatchItemRow;
  readonly order: SendOrder;
}

/** Which lines are meant, and whether networks are asked. */
interface FailedChoice {
  /** Uuids of lines; null for all. */
  readonly only: ReadonlySet<string> | null;
  readonly asks: boolean;
}

/**
 * Finds the failed lines of a batch that were not repeated yet, asks their networks about those
 * that were sent, and leaves out what was delivered after all, or about which nobody answers.
 * Where networks are not asked, every one of them counts as not delivered.
 *
 * Writes: as `askBeforeRetry`, in transactions of its own.
 * Source: spec/sales/batches/operations.tsp.
 */
export async function findFailedLines(
  ctx: Ctx,
  { account_id, id }: BatchRow,
  { only, asks }: FailedChoice,
): Promise<FailedLine[]> {
  const { lines, sends } = await ctx.read(async (read) => {
    const failed = await read.db
      .select()
      .from(batchItems)
      .where(
        and(
          eq(batchItems.account_id, account_id),
          eq(batchItems.batch_id, id),
          eq(batchItems.status, "failed"),
          isNull(batchItems.retried_by),
        ),
      )
      .orderBy(asc(batchItems.id));
    const lines = failed.filter((line) => only === null || only.has(line.id));
    const ids = lines.flatMap((line) => repeatedBy(line) ?? []);
    return { lines, sends: ids.length === 0 ? [] : await findSends(read, account_id, ids) };
  });
  // The target of an erased recipient is not known any more.
  const known = sends.filter(({ target }) => !isErasedTarget(target));
  const undelivered = asks
    ? await askAll(ctx, known)
    : new Map(known.map((send) => [send.id, send]));
  return lines.flatMap((line) => {
    const repeated = repeatedBy(line);
    const failed = repeated === null ? null : undelivered.get(repeated);
    if (failed === undefined) return [];
    if (line.send_id === null || failed === null) return unsentOrder(ctx, line);
    const of_line = { name: line.ordered?.name ?? null, source: "batch" as const };
    return [{ line, order: { ...retryOrder(ctx, failed), ...of_line } }];
  });
}

/**
 * The failed send that a retry of a line repeats: the line's own, or the one that the line was to
 * repeat itself when it was refused.
 */
function repeatedBy({ send_id, retry_of }: BatchItemRow): string | null {
  return send_id ?? retry_of;
}

/** A line that was refused before it was sent is ordered as it was, without its reference. */
function unsentOrder(ctx: Ctx, line: BatchItemRow): FailedLine[] {
  if (line.ordered === null) return [];
  const { account, key, member, request_id, now } = ctx;
  const made = { account, key, request_id, created: now, id: mintId(now), metadata: line.metadata };
  const order = orderAgain(line.ordered, {
    ...made,
    member_id: member?.id ?? null,
    idempotency: null,
    source: "batch",
    retry_of: line.retry_of,
    draws_on: "available",
    batch_item: null,
    program_id: null,
    reward_id: null,
    asked: null,
    approval_id: null,
    client_reference: null,
    scheduled_for: null,
  });
  return [{ line, order }];
}

/** The failed sends whose networks say that they delivered nothing, by id. */
async function askAll(ctx: Ctx, sends: readonly SendRow[]): Promise<Map<string, SendRow>> {
  const undelivered = new Map<string, SendRow>();
  const give_up_at = performance.now() + ASKED_MS_MAX;
  for (let first = 0; first < sends.length; first += ASKED_AT_ONCE) {
    if (performance.now() > give_up_at) break;
    const asked = sends.slice(first, first + ASKED_AT_ONCE);
    const answers = await Promise.all(asked.map((send) => refusalOf(askBeforeRetry(ctx, send))));
    for (const [index, send] of asked.entries()) {
      if (answers[index] === null) undelivered.set(send.id, send);
    }
  }
  return undelivered;
}

/**
 * Locks those of some failed lines of a locked batch that nobody has repeated meanwhile, and
 * returns their ids.
 */
export async function lockUnretried(
  { db }: Tx,
  { account_id }: BatchRow,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: batchItems.id })
    .from(batchItems)
    .where(
      and(
        eq(batchItems.account_id, account_id),
        isAnyOf(batchItems.id, ids),
        isNull(batchItems.retried_by),
      ),
    )
    .orderBy(asc(batchItems.id))
    .for("update");
  return new Set(rows.map(({ id }) => id));
}

/**
 * Lines name the lines that repeat them, and their batch the newest that does.
 *
 * Writes: batch_items, batches.
 */
export async function markRetried(
  { db, sql }: Tx,
  { account_id, id }: BatchRow,
  {
    lines,
    retried_by,
  }: { lines: readonly { id: string; retried_by: string }[]; retried_by: string },
): Promise<void> {
  await sql`
    update batch_items line set retried_by = again.retried_by
    from unnest(
      ${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.retried_by)}::uuid[]
    ) as again(id, retried_by)
    where line.account_id = ${account_id} and line.id = again.id`;
  await db
    .update(batches)
    .set({ retried_by })
    .where(and(eq(batches.account_id, account_id), eq(batches.id, id)));
}
