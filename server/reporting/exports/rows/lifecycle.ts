/** The only writer of an export's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { canMove } from "#platform/lifecycle";
import { type ExportRow, exportChunks, exports, exportWork } from "./tables.ts";

type ExportStep = (typeof LIFECYCLES.export.steps)[number];

/** One step of an export, whose row the caller has locked. */
interface ExportMove {
  readonly to: ExportStep["to"];
  readonly by: ExportStep["by"];
  readonly set?: Partial<Pick<ExportRow, "size" | "sha256" | "expires_at">>;
  readonly failure?: Schemas["Failure"];
}

/**
 * Moves an export along one step of its lifecycle. What has failed or expired has no file and no
 * further work.
 *
 * Writes: exports; export_chunks and export_work, unless its file is ready.
 */
export async function moveExport(
  { db }: Tx,
  { account_id, id, status: from }: ExportRow,
  { to, by, set = {}, failure }: ExportMove,
): Promise<void> {
  if (!canMove(LIFECYCLES.export, { from, to, by })) {
    throw new Error(`Export ${id} does not move from ${from} to ${to} by ${by}.`);
  }
  const failed = failure && { failure_code: failure.code, failure_message: failure.message };
  await db
    .update(exports)
    .set({ status: to, ...set, ...failed })
    .where(and(eq(exports.account_id, account_id), eq(exports.id, id)));
  if (to === "ready") return;
  for (const table of [exportChunks, exportWork]) {
    await db.delete(table).where(and(eq(table.account_id, account_id), eq(table.export_id, id)));
  }
}
