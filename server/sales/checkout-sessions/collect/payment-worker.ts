import { raiseAlarm } from "#platform/alarm";
import type { Database } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import type { Log } from "#platform/log";
import type { Config } from "#platform/settings/config";
import { hasRoom } from "#platform/work/lease";
import { leaseRows } from "#platform/work/lease-rows";
import { quarantineRow } from "#platform/work/quarantine";
import { isAnyDue, type Queue, readDueRows } from "#platform/work/queue";
import { type Done, type WorkerDefinition, wakeWorkers } from "#platform/work/worker";
import type { FindPayments, PaymentState } from "#providers/payments";
import { DISPATCH } from "#sales/sends";
import { leasePayments, PAYMENT_TABLE, type PaymentJob } from "./lease-payments.ts";
import { paymentOf } from "./payment-of.ts";
import { settleLook } from "./settle-look.ts";

/** What the worker of payments is handed. */
export interface PaymentWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "warn" | "error">;
  readonly config: Pick<Config, "public_url">;
  readonly findPayments: FindPayments;
}

export const CHECKOUT_PAYMENTS = PAYMENT_TABLE.queue;

const SET_MAX = 32;

const QUEUE: Queue<PaymentJob> = {
  name: CHECKOUT_PAYMENTS,
  modes: [null],
  readDue: (tx, scope) => readDueRows(tx, PAYMENT_TABLE, scope),
  lease: leasePayments,
};

/**
 * The worker that looks whether customers of live sessions have paid: lease (a transaction), talk
 * (none), settle (a transaction). It never starts a payment: one whose start was not answered is
 * traced.
 *
 * Source: docs/decisions/0065-live-checkout.md.
 */
export function paymentWorker(deps: PaymentWorkerDeps): WorkerDefinition<PaymentJob, PaymentState> {
  return {
    name: CHECKOUT_PAYMENTS,
    concurrency: SET_MAX,
    isDue: isAnyDue(PAYMENT_TABLE),
    table: PAYMENT_TABLE,
    lease: (wanted) => leaseRows(deps, QUEUE, wanted),
    talk: (job) => lookAt(deps, job),
    settle: (done) => settleAll(deps, done),
    quarantine: ({ row: { account_id, id: row_id } }, err) =>
      quarantineRow(deps, { queue: CHECKOUT_PAYMENTS, mode: "live", account_id, row_id }, err),
  };
}

async function lookAt(
  { findPayments, config }: Pick<PaymentWorkerDeps, "findPayments" | "config">,
  { row, lease }: PaymentJob,
): Promise<PaymentState> {
  const { card } = findPayments({ mode: "live", currency: row.currency });
  // Without somebody to ask, or with too little of the lease left, nothing was heard.
  if (card === null || card.adapter.integration !== row.provider) return { kind: "no_answer" };
  if (!hasRoom(lease, card.adapter.deadline_ms)) return { kind: "no_answer" };
  const question = row.status_url === null ? "trace" : "poll";
  return await card.ask(question, paymentOf(row, config.public_url));
}

/** Each in a transaction of its own: one that cannot be settled holds up no other. */
async function settleAll(
  { database, log }: PaymentWorkerDeps,
  done: readonly Done<PaymentJob, PaymentState>[],
): Promise<void> {
  for (const { job, answer: state } of done) {
    const alarm = await database.transact("settle a payment of a checkout session", (tx) =>
      settleLook(tx, job, state),
    );
    const { account_id, session_id } = job.row;
    const object_id = formatId("cs", session_id);
    if (alarm !== null) raiseAlarm(log, alarm, { mode: "live", account_id, object_id });
  }
  wakeWorkers(DISPATCH);
}
