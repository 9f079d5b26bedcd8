import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { moveExport } from "../rows/lifecycle.ts";
import { lockExport } from "../rows/queries.ts";
import { type DueExport, setExportDue } from "../rows/queue.ts";
import { type ExportRow, exportChunks, exports, exportWork } from "../rows/tables.ts";
import type { Step } from "./take-step.ts";

/** Source: spec/reporting/exports/models.tsp, `expires_at`. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Writes what a step has found: a part of the file with the id that the next one begins after, in
 * one transaction, so that a step that is taken again adds nothing twice.
 *
 * Writes: exports, export_chunks, export_work.
 */
export async function settleStep(tx: Tx, job: DueExport, step: Step): Promise<void> {
  const clock = (await lockClocksForShare(tx, [job.account_id])).get(job.account_id);
  const row = await lockExport(tx, job);
  if (clock === undefined || row === null || step.did === "nothing") return;
  const due_at = await transactionTime(tx);
  if (step.did === "wrote") return await keepPart(tx, { job, row, due_at }, step);
  if (step.did === "failed") {
    const { failure } = step;
    return row.status === "pending"
      ? await moveExport(tx, row, { to: "failed", by: "gave_up", failure })
      : undefined;
  }
  if (step.did === "lapsed") {
    const is_over = row.status === "ready" && (row.expires_at ?? clock.now) <= clock.now;
    return is_over ? await moveExport(tx, row, { to: "expired", by: "time_over" }) : undefined;
  }
  if (row.status !== "pending" || !row.is_ended) return;
  const { size, sha256 } = step;
  const set = { size, sha256, expires_at: clock.now + KEPT_MS };
  await moveExport(tx, row, { to: "ready", by: "written", set });
  await setExportDue(tx, job, due_at + KEPT_MS);
}

interface Held {
  readonly job: DueExport;
  readonly row: ExportRow;
  readonly due_at: number;
}

async function keepPart(
  tx: Tx,
  { job, row, due_at }: Held,
  { number, sealed, last_id, count, is_last }: Extract<Step, { did: "wrote" }>,
): Promise<void> {
  if (row.status !== "pending" || row.is_ended || row.chunk_count !== number) return;
  if (!(await isHeld(tx, job))) return;
  const { account_id, id: export_id } = row;
  await tx.db.insert(exportChunks).values({ account_id, export_id, number, sealed });
  await tx.db
    .update(exports)
    .set({
      last_id,
      rows: row.rows + count,
      chunk_count: number + 1,
      is_ended: is_last,
    })
    .where(and(eq(exports.account_id, account_id), eq(exports.id, export_id)));
  await setExportDue(tx, job, due_at);
}

/** Whether nothing has begun the step again since this worker did. */
async function isHeld({ db }: Tx, { account_id, export_id, tries }: DueExport): Promise<boolean> {
  const is_it = and(eq(exportWork.account_id, account_id), eq(exportWork.export_id, export_id));
  const [work] = await db.select({ tries: exportWork.tries }).from(exportWork).where(is_it);
  return work?.tries === tries;
}
