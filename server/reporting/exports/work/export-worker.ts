import { ERRORS } from "@svc/generated/errors";
import { refusalOf } from "#platform/refusal";
import { namedMeaning } from "#platform/wire/error-envelope";
import { type LeaseDeps, leaseRows } from "#platform/work/lease-rows";
import { quarantineRow } from "#platform/work/quarantine";
import type { WorkerDefinition } from "#platform/work/worker";
import { type DueExport, EXPORT_QUEUE, EXPORT_TABLE, HAS_DUE_EXPORTS } from "../rows/queue.ts";
import { settleStep } from "./settle-step.ts";
import { type Step, type StepDeps, takeStep } from "./take-step.ts";

/** What the worker is handed. */
export type ExportWorkerDeps = StepDeps & Pick<LeaseDeps, "log">;

export const EXPORTS = EXPORT_QUEUE.name;

/** Parts that are made at once: the rest of the program goes on beside them. */
const CONCURRENCY = 2;
/** A step that ended with its process was begun as well. */
const TRIES_MAX = 3;
const FAULT = { code: "internal_error" as const, message: ERRORS.internal_error.meaning };

/**
 * The worker of exports. A step is one part of one file, so those of several accounts take turns,
 * and a process that dies leaves the file as it was before the part.
 */
export function exportWorker(deps: ExportWorkerDeps): WorkerDefinition<DueExport, Step> {
  const { database } = deps;
  return {
    name: EXPORTS,
    concurrency: CONCURRENCY,
    isDue: HAS_DUE_EXPORTS,
    table: EXPORT_TABLE,
    lease: (wanted) => leaseRows(deps, EXPORT_QUEUE, wanted),
    talk: (job) => stepOrFailure(deps, job),
    settle: (done) =>
      database.transact("settle exports", async (tx) => {
        for (const { job, answer } of done) await settleStep(tx, job, answer);
      }),
    quarantine: ({ mode, account_id, export_id: row_id }, err) =>
      quarantineRow(deps, { queue: EXPORTS, mode, account_id, row_id }, err),
  };
}

/**
 * What the caller's own words cause fails at once: a filter may name what was removed since. What
 * throws is quarantined for a while, and fails when it was begun three times.
 */
async function stepOrFailure(deps: StepDeps, job: DueExport): Promise<Step> {
  if (job.tries > TRIES_MAX) return { did: "failed", failure: FAULT };
  let step: Step = { did: "nothing" };
  const refusal = await refusalOf(
    takeStep(deps, job).then((taken) => {
      step = taken;
    }),
  );
  if (refusal === null) return step;
  const { code, detail } = refusal;
  // Where the database is away or a lock is held, nobody is at fault.
  if (ERRORS[code].status >= 500 || code === "concurrent_update") throw refusal;
  const message = detail.message ?? namedMeaning(detail.param ?? null, ERRORS[code].meaning);
  return { did: "failed", failure: { code, message } };
}
