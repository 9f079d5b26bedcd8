import { lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { hasRoom } from "#platform/work/lease";
import { leaseRows } from "#platform/work/lease-rows";
import { quarantineRow } from "#platform/work/quarantine";
import {
  isAnyDue,
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import type { Done, WorkerDefinition } from "#platform/work/worker";
import { readBody } from "./body.ts";
import { type GatewayWord, judgeMessage } from "./judge-message.ts";
import { type SettledMessage, writeLeases, writeSettled } from "./lifecycle.ts";
import { lockDue } from "./lock-due.ts";
import { writeMailPage } from "./mail-page.ts";
import { plainWords } from "./mail-words.ts";
import type { MessageJob, MessageMove, MessageWorkerDeps } from "./message-job.ts";
import { DEATHS_MAX, liveMessageWaits, testMessageWaits } from "./message-waits.ts";
import { messages } from "./tables.ts";
import { warnOfGateways } from "./warn-of-gateways.ts";

export const MESSAGES = "messages";

/** Maximum messages leased, handed over and settled in one set. */
const SET_MAX = 256;
/** Two sets are under way in one process: one is leased while the other is settled. */
const CONCURRENCY = 2 * SET_MAX;
/** A lease outlives the deadline of any gateway. */
const LEASE_MS = 60_000;

/**
 * The worker that hands messages to the gateways and asks for their reports: lease (a transaction),
 * talk (none), settle (a transaction). A message whose answer is lost is handed over again under
 * the same reference: a customer may read it twice, and never not at all.
 */
export function messageWorker(
  deps: MessageWorkerDeps,
): WorkerDefinition<MessageJob, GatewayWord | null> {
  return {
    name: MESSAGES,
    concurrency: CONCURRENCY,
    leased_max: SET_MAX,
    isDue: isAnyDue(MESSAGE_TABLE),
    table: MESSAGE_TABLE,
    lease: (wanted) => leaseRows(deps, MESSAGE_QUEUE, wanted),
    talk: (job) => talkOf(deps, job),
    settle(done) {
      warnOfGateways(deps, done);
      return deps.database.transact("settle messages", (tx) => settleMessages(tx, deps, done));
    },
    settledWith: ({ mode }) => mode,
    quarantine: ({ mode, row: { account_id, id: row_id } }, err) =>
      quarantineRow(deps, { queue: MESSAGES, mode, account_id, row_id }, err),
  };
}

const MESSAGE_TABLE: QueueTable = {
  queue: MESSAGES,
  table: messages,
  account_id: messages.account_id,
  row_id: messages.id,
  due_at: messages.due_at,
  mode: messages.mode,
  lease_until: messages.lease_until,
};

/** The outbox as a queue, in which each message is a row. */
const MESSAGE_QUEUE: Queue<MessageJob> = {
  name: MESSAGES,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, MESSAGE_TABLE, scope),
  lease: leaseMessages,
};

/** Leases messages that are due; what somebody else holds is not due for this caller. */
async function leaseMessages(tx: Tx, scope: LeaseScope): Promise<MessageJob[]> {
  const { now: wall_now, from } = scope;
  const { due, clocks } = await passOverMoving(scope, async (asked) => {
    const due = await lockDue(tx, MESSAGE_TABLE, asked);
    const account_ids = due.map(({ account_id }) => account_id);
    const clocks = await lockClocksForShare(tx, account_ids, { skip_moving: true });
    return { found: { due, clocks }, moving: movingOf(due, clocks) };
  });
  const lease_owner = mintId(wall_now);
  const lease_until = wall_now + LEASE_MS;
  const jobs = due.flatMap((row): MessageJob[] => {
    const clock = clocks.get(row.account_id);
    if (clock === undefined) return [];
    const is_first = row.status === "queued";
    // Whoever held it has died, and the try that it took with it does not count.
    const is_again = row.lease_owner !== null;
    const counted = {
      tries: row.tries + (is_first && !is_again ? 1 : 0),
      queries: row.queries + (is_first ? 0 : 1),
      deaths: row.deaths + (is_again ? 1 : 0),
      unanswered: row.unanswered + (is_first && is_again ? 1 : 0),
    };
    const leased = { lease_owner, lease_until };
    const lease = { from, length_ms: LEASE_MS };
    return [{ row: { ...row, ...counted, ...leased }, lease, mode: clock.mode }];
  });
  await writeLeases(
    tx,
    jobs.map(({ row }) => row),
    { owner: lease_owner, until: lease_until },
  );
  return jobs;
}

/** The answer where no gateway is configured. */
const NOT_TAKEN: GatewayWord = { kind: "not_taken" };

/**
 * Hands a message over, or asks for its report, outside of any transaction; null where the lease
 * leaves no time for the answer, and the message is left to the next lease. One that workers die
 * with is given up.
 */
async function talkOf(
  { gateways, config }: Pick<MessageWorkerDeps, "gateways" | "config">,
  { row, mode, lease }: MessageJob,
): Promise<GatewayWord | null> {
  const gateway = gateways[row.channel][mode];
  if (row.deaths >= DEATHS_MAX) return { kind: "given_up" };
  if (!hasRoom(lease, gateway?.adapter.deadline_ms ?? 0)) return null;
  const { id: reference, recipient, target: plays, provider_reference } = row;
  if (row.status !== "queued") {
    const gateway_reference = provider_reference ?? "";
    const sent = { reference, gateway_reference, phone: recipient, plays };
    return (await gateways.sms[mode]?.report(sent)) ?? NOT_TAKEN;
  }
  const { subject, text, words = plainWords(text) } = readBody(row, config);
  if (row.channel === "sms") {
    const message = { reference, phone: recipient, text, plays, attempt: row.tries };
    return (await gateways.sms[mode]?.submit(message)) ?? NOT_TAKEN;
  }
  const host = new URL(config.public_url).host;
  const html = await writeMailPage({ subject: subject ?? "", words, host });
  const mail = { reference, email: recipient, subject: subject ?? "", text, html };
  return (await gateways.email[mode]?.submit(mail)) ?? NOT_TAKEN;
}

async function settleMessages(
  tx: Tx,
  { config, onMoved }: Pick<MessageWorkerDeps, "config" | "onMoved">,
  all: readonly Done<MessageJob, GatewayWord | null>[],
): Promise<void> {
  const done = all.flatMap(({ job, answer }) => (answer === null ? [] : [{ job, answer }]));
  if (done.length === 0) return;
  const clocks = await lockClocksForShare(
    tx,
    done.map(({ job }) => job.row.account_id),
  );
  const wall_now = await transactionTime(tx);
  const moved = done.flatMap(({ job, answer }) => {
    const { row } = job;
    const now = clocks.get(row.account_id)?.now;
    if (now === undefined) return [];
    const step_ms = config.test_step_ms;
    const waits = job.mode === "test" ? testMessageWaits(step_ms) : liveMessageWaits();
    return [{ before: row, after: judgeMessage(row, answer, { now, wall_now, waits }) }];
  });
  const settled = await writeSettled(
    tx,
    moved.map(({ after }) => after),
  );
  const moves = moved.flatMap(({ before, after }) =>
    before.status === after.status || !settled.has(after.id) ? [] : [moveOf(after)],
  );
  if (moves.length > 0) await onMoved(tx, moves);
}

function moveOf({ provider_reference, status_at, ...row }: SettledMessage): MessageMove {
  const { account_id, id, send_id, purpose, status } = row;
  const is_taken = provider_reference !== null;
  return { account_id, id, send_id, purpose, status, is_taken, at: status_at };
}
