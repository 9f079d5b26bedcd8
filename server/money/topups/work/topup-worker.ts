import { type Alarm, raiseAlarm } from "#platform/alarm";
import type { Database } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import type { Log } from "#platform/log";
import type { Config } from "#platform/settings/config";
import { hasRoom } from "#platform/work/lease";
import { leaseRows } from "#platform/work/lease-rows";
import { quarantineRow } from "#platform/work/quarantine";
import { isAnyDue, LIVE_FIRST, type Queue, readDueRows } from "#platform/work/queue";
import type { Done, WorkerDefinition } from "#platform/work/worker";
import { type FindPayments, type PaymentState, providerOf } from "#providers/payments";
import { paymentOf } from "../payment-of.ts";
import { leaseTopups, TOPUP_TABLE, type TopupJob } from "./lease-topups.ts";
import { settleTopup } from "./settle-topup.ts";

/** What the worker of top-ups is handed. */
export interface TopupWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "warn" | "error">;
  readonly config: Pick<Config, "public_url" | "test_step_ms">;
  readonly findPayments: FindPayments;
}

export const TOPUPS = TOPUP_TABLE.queue;

const SET_MAX = 32;

const QUEUE: Queue<TopupJob> = {
  name: TOPUPS,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, TOPUP_TABLE, scope),
  lease: leaseTopups,
};

/**
 * The worker that looks whether payments have arrived: lease (a transaction), talk (none), settle
 * (a transaction). It never starts a payment: one whose start was not answered is traced.
 *
 * Source: docs/decisions/0046-topups.md.
 */
export function topupWorker(deps: TopupWorkerDeps): WorkerDefinition<TopupJob, PaymentState> {
  return {
    name: TOPUPS,
    concurrency: SET_MAX,
    isDue: isAnyDue(TOPUP_TABLE),
    table: TOPUP_TABLE,
    lease: (wanted) => leaseRows(deps, QUEUE, wanted),
    talk: (job) => lookAt(deps, job),
    settle: (done) => settleAll(deps, done),
    quarantine: ({ mode, row: { account_id, id: row_id } }, err) =>
      quarantineRow(deps, { queue: TOPUPS, mode, account_id, row_id }, err),
  };
}

/** Without somebody to ask, or with too little of the lease left, nothing was heard. */
const NO_ANSWER: PaymentState = { kind: "no_answer" };

async function lookAt(
  { findPayments, config }: Pick<TopupWorkerDeps, "findPayments" | "config">,
  { row, mode, lease }: TopupJob,
): Promise<PaymentState> {
  const { currency, method, status_url } = row;
  const provider = providerOf(findPayments({ mode, currency }), method);
  if (provider === null || !hasRoom(lease, provider.adapter.deadline_ms)) return NO_ANSWER;
  const question = method === "card" && status_url === null ? "trace" : "poll";
  return await provider.ask(question, paymentOf(row, config));
}

/** Each in a transaction of its own: one that cannot be settled holds up no other. */
async function settleAll(
  { database, log, config: settling }: TopupWorkerDeps,
  done: readonly Done<TopupJob, PaymentState>[],
): Promise<void> {
  for (const { job, answer: state } of done) {
    const alarm: Alarm | null = await database.transact("settle a top-up", (tx) =>
      settleTopup(tx, job, { state, settling }),
    );
    const { account_id, id } = job.row;
    const object_id = formatId("top", id);
    if (alarm !== null) raiseAlarm(log, alarm, { mode: job.mode, account_id, object_id });
  }
}
