import assert from "node:assert/strict";
import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { MESSAGES } from "#accounts/messages";
import { raiseAlarm } from "#platform/alarm";
import type { Database, Tx } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Config } from "#platform/settings/config";
import { hasRoom, momentNow } from "#platform/work/lease";
import { leaseRows } from "#platform/work/lease-rows";
import { isAnyDue, LIVE_FIRST, type Queue } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { type Done, type WorkerDefinition, wakeWorkers } from "#platform/work/worker";
import type { AnsweredBalance, MeterAnswer, SupplierOutcome, Suppliers } from "#providers/port";
import {
  lockSends,
  lockWork,
  nameDueSends,
  SEND_TABLE,
  type SendName,
  type SendWork,
} from "../attempts/dispatch-queries.ts";
import { freeWork } from "../attempts/dispatch-writes.ts";
import { liveWaits, testWaits, waitsOfRounds } from "../attempts/waits.ts";
import { canMoveSend } from "../lifecycle.ts";
import type { SendRow } from "../rows/tables.ts";
import { type Closing, closeSends } from "../settle/close-sends.ts";
import { settleSends } from "../settle/settle-sends.ts";
import type { Settlement } from "../settle/settlement.ts";
import { balancesIn } from "./balances-in.ts";
import { askDeferred, settleDeferred } from "./confirm-deferred.ts";
import { learnOfWallets } from "./learn-of-wallets.ts";
import { type Job, leaseSends } from "./lease-sends.ts";
import { quarantineSend } from "./quarantine-send.ts";

/** What dispatch depends on. */
export interface SendDispatcherDeps {
  readonly database: Pick<Database, "transact">;
  readonly suppliers: Suppliers;
  readonly config: Pick<Config, "test_step_ms" | "secret_key">;
  readonly log: Log;
  readonly reactions: Reactions;
  /** Compares with the books what sales have left in the wallets of live suppliers. */
  readonly noteBalances: (balances: readonly AnsweredBalance[]) => Promise<void>;
}

/** What settles jobs; what they say of wallets is noted behind that, by the worker. */
export type SettlingDeps = Omit<SendDispatcherDeps, "suppliers" | "noteBalances">;

/** The result of the call to a supplier; null if no call was needed. */
export type Answer = SupplierAnswer | MeterAnswer;

interface SupplierAnswer {
  readonly kind: "supplier";
  readonly outcome: SupplierOutcome;
  readonly duration_ms: number | null;
  /** True if no supplier was called and the outcome is our own conclusion. */
  readonly is_presumed: boolean;
}

/** Maximum sends leased, handed over and settled in one set. */
const SET_MAX = 256;
/** Two sets are under way in one process: one is leased while the other is settled. */
const CONCURRENCY = 2 * SET_MAX;

export const DISPATCH = SEND_TABLE.queue;

/**
 * The worker that hands sends over and settles what comes back: lease (a transaction), talk (none),
 * settle (a transaction). Any number of processes may run it.
 *
 * Source: docs/decisions/0025-attempts.md.
 */
export function dispatchWorker(deps: SendDispatcherDeps): WorkerDefinition<Job, Answer | null> {
  return {
    name: DISPATCH,
    concurrency: CONCURRENCY,
    leased_max: SET_MAX,
    spare: { count: SET_MAX / 2, accountOf: ({ send }) => send.account_id },
    isDue: isAnyDue(SEND_TABLE),
    table: SEND_TABLE,
    lease: (wanted) => leaseRows(deps, sendQueue(deps), wanted),
    talk: (job) => talkOf(deps, job),
    settle: (jobs) => settleJobs(deps, jobs),
    // A test account that is reset or whose clock moves holds its rows for seconds. What has a
    // transaction of its own is a set of its own, so that its failure settles no answer again.
    settledWith: ({ mode, task }) => `${mode} ${ALONE.find((one) => one === task.do) ?? "answers"}`,
    async after(jobs) {
      await learnOfWallets(deps, jobs);
      const balances = balancesIn(jobs);
      if (balances.length > 0) await deps.noteBalances(balances);
    },
    quarantine: (job, err) =>
      quarantineSend(deps, { job, err }, (answer) => settleJobs(deps, [{ job, answer }])),
  };
}

const ALONE: readonly Job["task"]["do"][] = ["confirm", "give_up"];

/** The queue of sends: leasing one decides its next step, and writes it down. */
function sendQueue({ suppliers }: Pick<SendDispatcherDeps, "suppliers">): Queue<Job> {
  return {
    name: DISPATCH,
    modes: LIVE_FIRST,
    readDue: nameDueSends,
    lease: (tx, scope) => leaseSends(tx, { scope, suppliers }),
  };
}

/** Leases one send, due or not, unless it is leased already. */
export function leaseJobs(
  { database, suppliers }: Pick<SendDispatcherDeps, "database" | "suppliers">,
  { only }: { only: SendName },
): Promise<Job[]> {
  const from = momentNow();
  return database.transact("claim sends", (tx) =>
    leaseSends(tx, { scope: { ...only, from }, suppliers }),
  );
}

/**
 * Calls the job's supplier, outside any transaction. No call is made if its answer could arrive
 * after the lease: by then another worker queries the hand-over and may give it up.
 */
export async function talkOf(
  { log }: Pick<SendDispatcherDeps, "log">,
  job: Job,
): Promise<Answer | null> {
  const { send, supplier, lease, task } = job;
  if (task.do === "give_up") return null;
  if (task.do === "confirm") return await askDeferred(job);
  if (task.do === "presume_silence" || supplier === null) {
    return presumed({ kind: "no_answer", reason: "reset" });
  }
  if (isHeldOff(job)) return presumed({ kind: "not_taken", reason: "down" });
  const named = { send_id: send.id, account_id: send.account_id, attempt: task.attempt_id };
  const called = { supplier: supplier.adapter.name, ...named };
  if (!hasRoom(lease, supplier.adapter.deadline_ms)) {
    log.warn(called, "a lease ran out before its call, which is not made");
    // Nothing was sent, so nothing was received; a query is left to the next holder of the lease.
    return task.do === "submit" ? presumed({ kind: "not_taken", reason: "connect" }) : null;
  }
  const { error, ...answer } = await supplier.talk(task.do, task.order);
  if (error !== null) log.error({ err: error, ...called }, "a supplier's port threw");
  return { kind: "supplier", ...answer, is_presumed: false };
}

/** A network that its test account has taken down takes no sales, and answers questions. */
function isHeldOff({ is_network_down, task }: Pick<Job, "is_network_down" | "task">): boolean {
  return is_network_down && task.do === "submit";
}

function presumed(outcome: SupplierOutcome): SupplierAnswer {
  return { kind: "supplier", outcome, duration_ms: null, is_presumed: true };
}

/** Records the results of a set of jobs: answers in one transaction, everything else in another. */
export async function settleJobs(
  deps: SettlingDeps,
  done: readonly Done<Job, Answer | null>[],
): Promise<void> {
  const answered = done.flatMap(({ job, answer }) =>
    answer?.kind === "supplier" ? [{ job, answer }] : [],
  );
  const deferred = done.flatMap(({ job, answer }) =>
    answer === null || answer.kind === "supplier" ? [] : [{ job, answer }],
  );
  const given_up = done.flatMap(({ job }) => (job.task.do === "give_up" ? [job] : []));
  if (answered.length > 0) await settleAnswers(deps, answered);
  for (const { job, answer } of deferred) {
    await deps.database.transact("settle a meter", (tx) =>
      settleDeferred(tx, job, { answer, ...deps }),
    );
  }
  // Both lock sends before balances, so neither may come after the other in one transaction.
  if (given_up.length > 0) {
    await deps.database.transact("give sends up", (tx) => giveUp(tx, given_up, deps.reactions));
  }
}

async function settleAnswers(
  { database, config, log, reactions }: SettlingDeps,
  answered: readonly Done<Job, SupplierAnswer>[],
): Promise<void> {
  const settled = await database.transact("settle sends", async (tx) => {
    const clocks = await lockClocksForShare(
      tx,
      answered.map(({ job }) => job.send.account_id),
    );
    const settlements = answered.map(({ job, answer }) => {
      const { now } = clockOf(clocks, job);
      return settlementOf(job, { answer, now, config });
    });
    return await settleSends(tx, settlements, { reactions });
  });
  wakeWorkers(MESSAGES);
  // Another supplier may be handed at once what the first has not taken.
  if (answered.some(({ answer }) => answer.outcome.kind === "not_taken")) wakeWorkers(DISPATCH);
  for (const [index, { job }] of answered.entries()) {
    const { send, mode, task } = job;
    const attempt = "attempt_id" in task ? task.attempt_id : null;
    const named = { send_id: send.id, account_id: send.account_id, attempt };
    const one = settled[index];
    if (one == null) log.warn(named, "an answer came after its lease");
    else if (one.alarm !== null) raiseAlarm(log, one.alarm, { mode, ...named });
    if (one != null) noteDelivery(log, job, one.row);
  }
}

/** Its supplier did not answer: what it waited says nothing of us. */
const UNANSWERED: readonly SendRow["status"][] = ["unknown", "requires_review"];

/** How long a send took from its acceptance, or from when it was to go, until it was delivered. */
function noteDelivery(log: Log, { send, mode }: Job, row: SendRow): void {
  if (row.status !== "delivered" || row.delivered_at === null) return;
  if (row.queued_until !== null || UNANSWERED.includes(send.status)) return;
  const duration_ms = row.delivered_at - (row.scheduled_for ?? row.created);
  log.debug({ mode, duration_ms }, "a send was delivered");
}

function clockOf(clocks: ReadonlyMap<string, LockedClock>, { send }: Job): LockedClock {
  const clock = clocks.get(send.account_id);
  assert(clock !== undefined, `no clock row for account ${send.account_id}`);
  return clock;
}

function settlementOf(
  job: Job,
  {
    answer,
    now,
    config,
  }: { answer: SupplierAnswer; now: number } & Pick<SendDispatcherDeps, "config">,
): Settlement {
  const { send, mode, lease_owner, supplier, task } = job;
  const attempt_id = "attempt_id" in task ? task.attempt_id : null;
  const is_submit = task.do === "submit" || (task.do === "presume_silence" && attempt_id !== null);
  const { outcome, duration_ms, is_presumed } = answer;
  return {
    outcome,
    duration_ms,
    is_presumed,
    account_id: send.account_id,
    send_id: send.id,
    kind: is_submit ? "submit" : "query",
    attempt_id,
    lease_owner,
    now,
    supplier: supplier?.adapter ?? NO_SUPPLIER,
    secret_key: config.secret_key,
    waits: waitsOf(job, config),
    mode,
  };
}

/** In test mode a wait is a step, but for what is held off by a network that plays dead. */
function waitsOf(
  job: Job,
  { test_step_ms }: Pick<SendDispatcherDeps["config"], "test_step_ms">,
): Settlement["waits"] {
  if (job.mode === "live") return waitsOfRounds(liveWaits(), job.sellers);
  return isHeldOff(job) ? liveWaits() : testWaits(test_step_ms);
}

/** Without a supplier, silence proves nothing. */
const NO_SUPPLIER = {
  name: "nobody",
  is_simulated: false,
  refusal_is_proof: false,
  not_found_is_proof: false,
} as const;

/**
 * Fails the sends that were given up, unless they have moved since. One whose meter was changed
 * is judged again, because the old meter alone may have been blocked.
 */
async function giveUp(tx: Tx, jobs: readonly Job[], reactions: Reactions): Promise<void> {
  const names = jobs.map(({ send }) => ({ account_id: send.account_id, send_id: send.id }));
  const clocks = await lockClocksForShare(
    tx,
    names.map(({ account_id }) => account_id),
  );
  const sends = await lockSends(tx, names);
  const works = await lockWork(tx, names);
  const changed: SendWork[] = [];
  const closings = jobs.flatMap((job): Closing[] => {
    const send = sends.get(job.send.id);
    const work = works.get(job.send.id);
    if (send === undefined || job.task.do !== "give_up") return [];
    if (work?.lease_owner !== job.lease_owner) return [];
    if (!canMoveSend(send.status, "failed_credited")) return [];
    if (send.target !== job.send.target) {
      changed.push(work);
      return [];
    }
    const { failure_code } = job.task;
    return [{ send, to: "failed_credited", at: clockOf(clocks, job).now, failure_code }];
  });
  await freeWork(tx, changed);
  await closeSends(tx, closings, { reactions });
}
