import type { Database } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { leaseRows } from "#platform/work/lease-rows";
import { quarantineRow } from "#platform/work/quarantine";
import type { Done, WorkerDefinition } from "#platform/work/worker";
import { expireApproval } from "../expire-approval.ts";
import {
  APPROVAL_QUEUE,
  APPROVAL_TABLE,
  type DueApproval,
  HAS_DUE_APPROVALS,
  postponeApprovals,
} from "../queue.ts";
import { type RunContext, runApproved } from "./run-approved.ts";

/** What the worker is handed. */
export type ApprovalWorkerDeps = Omit<RunContext, "read" | "record"> & {
  readonly database: Database;
};

export const APPROVALS = APPROVAL_QUEUE.name;

const CONCURRENCY = 16;
/** What could not be carried out now is tried again after this time. */
const LATER_MS = 30_000;

/**
 * The worker of approvals: requests that nobody decided expire, and those that were approved are
 * carried out if whoever approved them did not get that far.
 */
export function approvalWorker(
  deps: ApprovalWorkerDeps,
): WorkerDefinition<DueApproval, "done" | "later"> {
  const { database } = deps;
  const ctx: RunContext = { ...deps, read: database.read, record: database.record };
  return {
    name: APPROVALS,
    concurrency: CONCURRENCY,
    isDue: HAS_DUE_APPROVALS,
    table: APPROVAL_TABLE,
    lease: (wanted) => leaseRows(deps, APPROVAL_QUEUE, wanted),
    async talk(job) {
      await database.transact("expire an approval", (tx) => expireApproval(tx, job));
      return await runApproved(ctx, job);
    },
    settle: (done) => postpone(database, done),
    quarantine: ({ mode, account_id, approval_id: row_id }, err) =>
      quarantineRow(deps, { queue: APPROVALS, mode, account_id, row_id }, err),
  };
}

async function postpone(
  database: Database,
  all: readonly Done<DueApproval, "done" | "later">[],
): Promise<void> {
  const names = all.flatMap(({ job, answer }) => (answer === "later" ? [job] : []));
  if (names.length === 0) return;
  await database.transact("postpone approvals", async (tx) =>
    postponeApprovals(tx, { names, due_at: (await transactionTime(tx)) + LATER_MS }),
  );
}
