import { readAccountFacts } from "#accounts/account";
import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { closeBatch } from "../end/close-batch.ts";
import { stopBatch } from "../end/stop-batch.ts";
import { endLines } from "../line-lifecycle.ts";
import { countLines } from "../rows/queries.ts";
import type { BatchRow } from "../rows/tables.ts";
import { setBatchDue } from "../rows/work.ts";
import { placeLines } from "./place-lines.ts";

/** A batch ends a day after it began at the latest. Source: spec/sales/batches/operations.tsp. */
const DAY_MS = 24 * 3_600_000;
/** The end of its sends is looked for after a share of the time that it has run, within bounds. */
const LOOK_MS_MIN = 250;
const LOOK_MS_MAX = 30_000;
const LOOK_SHARE = 20;
/** Sales of an account that is suspended wait. */
const SUSPENDED_MS = 60_000;

/**
 * Takes the next step of a locked batch whose time has come: sends its next lines, looks for its
 * end, or cancels it when nobody has approved it. It is due again until it has ended.
 *
 * Writes: as `placeLines`, `closeBatch` and `stopBatch`; batch_work.
 */
export async function stepBatch(tx: Tx, batch: BatchRow, now: number): Promise<void> {
  const account = await readAccountFacts(tx, batch.account_id);
  if (account === null) throw new Error(`no row for account ${batch.account_id}`);
  const cause = { account, now, request: null, api_key_id: batch.api_key_id };
  if (batch.status === "requires_approval") {
    await stopBatch(tx, cause, { batch, by: "approval_lapsed" });
    return;
  }
  if (isDayOver(batch, now)) return await closeUnresolved(tx, cause, batch);
  if (account.status !== "active") return await setBatchDue(tx, batch, { wait_ms: SUSPENDED_MS });
  const placed = await placeLines(tx, batch, { account, now });
  if (placed > 0) return await setBatchDue(tx, batch, { wait_ms: 0 });
  await closeIfEnded(tx, cause, batch);
}

function isDayOver({ processing_at }: BatchRow, now: number): boolean {
  return processing_at !== null && now - processing_at >= DAY_MS;
}

async function closeIfEnded(tx: Tx, cause: ReservationCause, batch: BatchRow): Promise<void> {
  const counts = (await countLines(tx, batch.account_id, [batch.id])).get(batch.id) ?? {};
  const is_open = (counts.pending ?? 0) + (counts.sending ?? 0) > 0;
  if (!is_open) return void (await closeBatch(tx, cause, { batch, counts }));
  const ran_ms = cause.now - (batch.processing_at ?? cause.now);
  const look_ms = Math.min(LOOK_MS_MAX, Math.max(LOOK_MS_MIN, ran_ms / LOOK_SHARE));
  await setBatchDue(tx, batch, { wait_ms: Math.ceil(Math.min(look_ms, DAY_MS - ran_ms)) });
}

/** What has no end by then is left to its send; what was never sent is not sent any more. */
async function closeUnresolved(tx: Tx, cause: ReservationCause, batch: BatchRow): Promise<void> {
  await endLines(tx, batch, "batch_stopped");
  await endLines(tx, batch, "day_over");
  const counts = (await countLines(tx, batch.account_id, [batch.id])).get(batch.id) ?? {};
  await closeBatch(tx, cause, { batch, counts });
}
