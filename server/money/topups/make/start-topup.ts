import { and, eq } from "drizzle-orm";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { hasRoom, type Moment } from "#platform/work/lease";
import type { PaymentProvider, StartAnswer } from "#providers/payments";
import { moveTopup } from "../lifecycle.ts";
import { nextLook } from "../next-look.ts";
import { newPaymentOf } from "../payment-of.ts";
import { holdClock } from "../rows/hold-clock.ts";
import { lockTopup } from "../rows/queries.ts";
import { type TopupRow, topups, topupWork } from "../rows/tables.ts";
import { refuseUnstarted } from "./refuse-unstarted.ts";

/** For so long nobody else looks at a payment that is being started. */
export const START_MS = 60_000;

/**
 * Starts the payment of a top-up that has just been written, outside of any transaction, and keeps
 * what the provider answered. It is done once: a start without an answer is traced by the worker.
 *
 * Refuses: `provider_invalid_response`, `provider_unavailable`; the top-up stays pending.
 * Writes: topups, topup_work, events, in a transaction of its own.
 */
export async function startTopup(
  ctx: Ctx,
  row: TopupRow,
  { provider, from }: { provider: PaymentProvider; from: Moment },
): Promise<TopupRow> {
  const lease = { from, length_ms: START_MS };
  // Whoever was frozen since the commit must not start what somebody may have found unstarted.
  if (!hasRoom(lease, provider.adapter.deadline_ms)) return refuseUnstarted();
  const answer = await provider.start(newPaymentOf(row, ctx.config));
  if (answer.kind === "no_answer" || answer.kind === "invalid") {
    await ctx.record((tx) => endStart(tx, row));
    if (answer.kind === "no_answer") return refuseUnstarted();
    return refuse("provider_invalid_response");
  }
  // Whatever has become of the caller's authority meanwhile, the payment was started.
  return await ctx.record((tx) => settleStart(tx, ctx, row, answer));
}

/** The start is over, and what has become of it is not known. */
async function endStart({ db }: Tx, { account_id, id }: TopupRow): Promise<void> {
  await db
    .update(topups)
    .set({ starting_until: null })
    .where(and(eq(topups.account_id, account_id), eq(topups.id, id)));
}

async function settleStart(
  tx: Tx,
  ctx: Ctx,
  { account_id, id }: TopupRow,
  answer: Extract<StartAnswer, { kind: "started" | "refused" }>,
): Promise<TopupRow> {
  const { mode } = ctx.account;
  const clock = await holdClock(tx, { account_id, mode });
  const before = await lockTopup(tx, account_id, id);
  // A reset has removed it meanwhile.
  if (before === null) return refuseUnstarted();
  if (before.status !== "pending" || before.redirect_url !== null) return before;
  const now = clock.wall_now + clock.ahead_ms;
  if (answer.kind === "refused") return await failUnstarted(tx, ctx, before, now);
  const { redirect_url, status_url } = answer;
  const is_this = and(eq(topups.account_id, account_id), eq(topups.id, id));
  await tx.db.update(topups).set({ redirect_url, status_url }).where(is_this);
  const { test_step_ms: step_ms } = ctx.config;
  const wait_ms = nextLook({ ...before, mode, now, queries: 0, has_ended: false, step_ms });
  await tx.db
    .update(topupWork)
    .set({ due_at: clock.wall_now + (wait_ms ?? 0) })
    .where(and(eq(topupWork.account_id, account_id), eq(topupWork.topup_id, id)));
  return { ...before, redirect_url, status_url };
}

/** The provider has said no, so nobody can pay it. */
async function failUnstarted(tx: Tx, ctx: Ctx, before: TopupRow, at: number): Promise<TopupRow> {
  const { account_id, id } = before;
  await tx.db
    .delete(topupWork)
    .where(and(eq(topupWork.account_id, account_id), eq(topupWork.topup_id, id)));
  const step = { to: "failed", by: "payment_failed" } as const;
  const failed = { with: { failure_code: "provider_error" as const }, request: causedBy(ctx) };
  return await moveTopup(tx, { before, ...step, ...failed, at }, ctx.config);
}
