import { setTimeout as sleep } from "node:timers/promises";
import type { Schemas } from "@svc/generated/routes";
import { type SQL, sql } from "drizzle-orm";
import { APPROVALS, approvalDeadlines } from "#accounts/approvals";
import { DECIDE_TEST_APPLICATIONS, dealerApplicationDeadlines } from "#accounts/dealer";
import { keyDeadlines } from "#accounts/keys";
import { MESSAGES, messages } from "#accounts/messages";
import { recipientErasures } from "#directory/recipients";
import { creditProjections, testCreditRestores } from "#money/credit";
import { TOPUPS, topupWork } from "#money/topups";
import type { Ctx } from "#platform/context";
import { keptQuery } from "#platform/db/kept-query";
import type { Read } from "#platform/db/transaction";
import { readHasWorkers } from "#platform/work/heartbeat";
import { wakeWorkers } from "#platform/work/worker";
import { EXPORTS, exportWork } from "#reporting/exports";
import { END_REWARDS } from "#rewards/giving";
import { CLOSE_PROGRAMS, programWork } from "#rewards/programs";
import { END_REFERRALS, referralDeadlines } from "#rewards/referrals";
import { END_LINKS, rewardLinkDeadlines } from "#rewards/reward-links";
import { rewardDeadlines } from "#rewards/rewards";
import { BATCH_LINES_QUEUE, batchWork } from "#sales/batches";
import { CHECKOUT_DEADLINES, checkoutDeadlines } from "#sales/checkout-sessions";
import { disputeDeadlines, RESOLVE_TEST_DISPUTES } from "#sales/disputes";
import { SCHEDULES_QUEUE, scheduleWork } from "#sales/schedules";
import { DISPATCH, sendDispatches } from "#sales/sends";
import {
  countUnfedEvents,
  DELIVER,
  FAN_OUT,
  REPLAY,
  webhookDispatches,
  webhookReplays,
} from "#webhooks/webhook-deliveries";
import type { DueTable } from "./due-tables.ts";

type Work = Schemas["TestClockWork"];

/** What a caller may wait for in one request; a webhook endpoint alone may take longer. */
const WAIT_MS_MAX = 5_000;
const LOOK_MS = 50;

/** Events are not listed: their feeds keep a position, and no due time for each. */
const TABLES: Readonly<Record<Exclude<Work["kind"], "event">, DueTable>> = {
  send: sendDispatches,
  batch: batchWork,
  schedule: scheduleWork,
  message: messages,
  webhook_delivery: webhookDispatches,
  webhook_replay: webhookReplays,
  key: keyDeadlines,
  recipient: recipientErasures,
  test_credit: testCreditRestores,
  credit_projection: creditProjections,
  topup: topupWork,
  agent_approval: approvalDeadlines,
  program: programWork,
  reward: rewardDeadlines,
  referral: referralDeadlines,
  reward_link: rewardLinkDeadlines,
  export: exportWork,
  dispute: disputeDeadlines,
  dealer_application: dealerApplicationDeadlines,
  checkout_session: checkoutDeadlines,
};

const WORKERS = [
  SCHEDULES_QUEUE,
  BATCH_LINES_QUEUE,
  CLOSE_PROGRAMS,
  END_REWARDS,
  END_REFERRALS,
  END_LINKS,
  RESOLVE_TEST_DISPUTES,
  DECIDE_TEST_APPLICATIONS,
  CHECKOUT_DEADLINES,
  DISPATCH,
  TOPUPS,
  APPROVALS,
  MESSAGES,
  FAN_OUT,
  REPLAY,
  DELIVER,
  EXPORTS,
];

/**
 * Waits until the workers have done everything that an account has due, and returns what they have
 * not finished in time. Where no worker runs there is nothing to wait for.
 */
export async function waitUntilDone(ctx: Pick<Ctx, "read">, account_id: string): Promise<Work[]> {
  const deadline = performance.now() + WAIT_MS_MAX;
  const has_workers = await ctx.read(readHasWorkers);
  for (;;) {
    const work = await ctx.read((read) => readStillRunning(read, account_id));
    if (work.length === 0 || !has_workers || performance.now() > deadline) return work;
    for (const name of WORKERS) wakeWorkers(name);
    await sleep(LOOK_MS);
  }
}

/** Counts the work that an account has due, by kind; a kind without any is left out. */
export async function readStillRunning(read: Read, account_id: string): Promise<Work[]> {
  const [rows, unfed] = await Promise.all([
    dueWork(read).execute({ account_id }),
    countUnfedEvents(read, account_id),
  ]);
  const due = rows.map(({ kind, count }) => ({ kind, count }));
  const event: Work = { kind: "event", count: unfed };
  return [...due, event].filter(({ count }) => count > 0);
}

/** One row for each kind. */
const dueWork = keptQuery((read) => {
  const counts = Object.entries(TABLES).map(([kind, table]) => countDue(kind, table));
  const work = sql`(${sql.join(counts, sql` union all `)}) as work`;
  const columns = { kind: sql<Work["kind"]>`kind`, count: sql<number>`count` };
  return read.db.select(columns).from(work).prepare("due work");
});

function countDue(kind: string, table: DueTable): SQL {
  return sql`
    select ${kind}::text as kind, count(*)::int as count from ${table}
    where account_id = ${sql.placeholder("account_id")} and due_at <= svc_now()`;
}
