import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { PaymentState } from "#providers/payments";
import { moveTopup, type Told } from "../lifecycle.ts";
import { nextLook } from "../next-look.ts";
import { receiveTopup } from "../receive-topup.ts";
import { holdClock } from "../rows/hold-clock.ts";
import { lockTopup, lockTopupWork } from "../rows/queries.ts";
import { type TopupRow, type TopupWorkRow, topups, topupWork } from "../rows/tables.ts";
import { judgePayment, type PaymentAlarm, type Verdict } from "./judge-payment.ts";
import type { TopupJob } from "./lease-topups.ts";

/** What settling needs beside the transaction. */
export interface Settling extends Told {
  readonly test_step_ms: number;
}

/**
 * Settles what was seen of a payment, unless the lease was lost meanwhile; then whoever has it
 * looks again. Returns what somebody has to be alarmed of.
 *
 * Writes: topups, topup_work, events, the ledger.
 */
export async function settleTopup(
  tx: Tx,
  { row: leased, mode, lease_owner }: TopupJob,
  { state, settling }: { state: PaymentState; settling: Settling },
): Promise<PaymentAlarm | null> {
  const { account_id, id } = leased;
  const clock = await holdClock(tx, { account_id, mode });
  const before = await lockTopup(tx, account_id, id);
  if (before === null) return null;
  const work = await lockTopupWork(tx, before);
  if (work?.lease_owner !== lease_owner) return null;
  const now = clock.wall_now + clock.ahead_ms;
  const verdict = judgePayment(before, { state, mode, now });
  const after = await carryOut(tx, before, { verdict, now, told: settling });
  const has_ended = before.status !== after.status;
  const looked = { ...after, mode, now, has_ended, queries: work.queries + 1 };
  const is_final = verdict.do === "fail" && verdict.is_final;
  const wait_ms = is_final ? null : nextLook({ ...looked, step_ms: settling.test_step_ms });
  await writeWork(tx, work, { wall_now: clock.wall_now, wait_ms });
  return "alarm" in verdict ? verdict.alarm : null;
}

async function carryOut(
  tx: Tx,
  before: TopupRow,
  { verdict, now: at, told }: { verdict: Verdict; now: number; told: Told },
): Promise<TopupRow> {
  const moved = { before, at, request: null };
  switch (verdict.do) {
    case "receive": {
      const { received } = verdict;
      return await receiveTopup(tx, before, { received, at, request: null }, told);
    }
    case "fail": {
      const { failure_code, mismatch } = verdict;
      const failed = { to: "failed", by: "payment_failed" } as const;
      const move = { ...moved, ...failed, with: { failure_code, ...mismatch } };
      return await moveTopup(tx, move, told);
    }
    case "expire":
      return await moveTopup(tx, { ...moved, to: "expired", by: "time_over", with: {} }, told);
    case "wait":
      return await learn(tx, before, verdict.learned);
  }
}

async function learn(
  { db }: Tx,
  before: TopupRow,
  learned: Extract<Verdict, { do: "wait" }>["learned"],
): Promise<TopupRow> {
  if (Object.keys(learned).length === 0) return before;
  const { account_id, id } = before;
  await db
    .update(topups)
    .set(learned)
    .where(and(eq(topups.account_id, account_id), eq(topups.id, id)));
  return { ...before, ...learned };
}

/** A hint that came during the look is followed at once, whatever the look has found. */
async function writeWork(
  { db }: Tx,
  { account_id, topup_id, is_notified, queries }: TopupWorkRow,
  { wall_now, wait_ms }: { wall_now: number; wait_ms: number | null },
): Promise<void> {
  const is_this = and(eq(topupWork.account_id, account_id), eq(topupWork.topup_id, topup_id));
  if (wait_ms === null && !is_notified) {
    await db.delete(topupWork).where(is_this);
    return;
  }
  const due_at = wall_now + (is_notified ? 0 : (wait_ms ?? 0));
  const freed = { lease_owner: null, lease_until: null };
  await db
    .update(topupWork)
    .set({ due_at, queries: queries + 1, is_notified: false, ...freed })
    .where(is_this);
}
