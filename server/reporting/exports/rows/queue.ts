import { and, eq, type SQL, sql } from "drizzle-orm";
import { arePairs } from "#platform/db/are-pairs";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import {
  isAnyDue,
  isLeasable,
  type LeaseScope,
  LIVE_FIRST,
  type Mode,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import type { ExportName } from "./queries.ts";
import { exportWork } from "./tables.ts";

/** An export that is worked on. */
export interface DueExport extends ExportName {
  readonly mode: Mode;
  /** How often its next step was begun, this time included. */
  readonly tries: number;
}

/** Longer than the hash of the longest file takes. */
const LEASE_MS = 300_000;

export const EXPORT_TABLE: QueueTable = {
  queue: "exports",
  table: exportWork,
  account_id: exportWork.account_id,
  row_id: exportWork.export_id,
  due_at: exportWork.due_at,
  mode: exportWork.mode,
  lease_until: exportWork.lease_until,
};

/** The queue of exports: one to be written, or one whose file is to be deleted, is a row. */
export const EXPORT_QUEUE: Queue<DueExport> = {
  name: EXPORT_TABLE.queue,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, EXPORT_TABLE, scope),
  lease: leaseExports,
};

/** Whether any export is due. */
export const HAS_DUE_EXPORTS = isAnyDue(EXPORT_TABLE);

/**
 * Leases exports that are due; what somebody else holds is not due for this caller. One of an
 * account at a time: who has many does not keep the others waiting.
 */
async function leaseExports({ db }: Tx, scope: LeaseScope): Promise<DueExport[]> {
  const rows = await db
    .select()
    .from(exportWork)
    .where(and(isLeasable(EXPORT_TABLE, scope), hasTurn(scope)))
    .orderBy(exportWork.due_at)
    .limit(scope.limit)
    .for("update", { skipLocked: true });
  const due = rows.filter(
    ({ account_id }, at) => at === rows.findIndex((row) => row.account_id === account_id),
  );
  const pairs = due.map(({ account_id, export_id: id }) => ({ account_id, id }));
  if (pairs.length > 0) {
    await db
      .update(exportWork)
      .set({ lease_until: scope.now + LEASE_MS, tries: sql`${exportWork.tries} + 1` })
      .where(arePairs(exportWork.account_id, exportWork.export_id, pairs));
  }
  return due.map(({ account_id, export_id, mode, tries }) => {
    return { account_id, export_id, mode, tries: tries + 1 };
  });
}

/** Whether no other export of the account is leased, but for those that are quarantined. */
function hasTurn({ now }: LeaseScope): SQL {
  return sql`not exists (
    select from export_work other
    where other.account_id = ${exportWork.account_id}
      and other.export_id <> ${exportWork.export_id} and other.lease_until > ${writeInstant(now)}
      and not exists (
        select from quarantined_rows quarantined
        where quarantined.account_id = other.account_id
          and quarantined.queue = ${EXPORT_TABLE.queue}
          and quarantined.row_id = other.export_id and quarantined.until > ${writeInstant(now)}))`;
}

/** An export whose step is done is due again then, and nobody's. Writes: export_work. */
export async function setExportDue(
  { db }: Tx,
  { account_id, export_id }: ExportName,
  due_at: number,
): Promise<void> {
  await db
    .update(exportWork)
    .set({ due_at, lease_until: null, tries: 0 })
    .where(and(eq(exportWork.account_id, account_id), eq(exportWork.export_id, export_id)));
}
