import { and, eq, lt } from "drizzle-orm";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { nextHarareDay, startOfHarareDay } from "#platform/time/instants";
import { isLeasable, type LeaseScope, type Mode, type QueueTable } from "#platform/work/queue";
import { creditProjections, creditShortfalls } from "./tables.ts";

/** The queue of accounts whose upcoming schedules are to be compared with their Credit. */
export const PROJECTION_TABLE: QueueTable = {
  queue: "project shortfalls",
  table: creditProjections,
  account_id: creditProjections.account_id,
  row_id: creditProjections.account_id,
  due_at: creditProjections.due_at,
  mode: creditProjections.mode,
  lease_until: null,
};

/** 06:00 in Harare. Source: spec/base/events/money.tsp. */
const HOUR_MS = 6 * 3_600_000;

/** How an account's time runs. */
interface Time {
  /** How far the account's clock is ahead of the wall. Milliseconds. */
  readonly ahead_ms: number;
}

/**
 * Begins to compare an account's schedules with its Credit each morning, or stops it, and forgets
 * of which days it was notified. An account that is compared already is left as it is.
 *
 * Writes: credit_projections, credit_shortfalls.
 */
export async function setProjection(
  tx: Tx,
  { account_id, mode, is_on }: { account_id: string; mode: Mode; is_on: boolean },
): Promise<void> {
  if (is_on) {
    const due_at = await nextMorning(tx, { ahead_ms: await lockAhead(tx, account_id) });
    const row = { account_id, mode, due_at };
    await tx.db.insert(creditProjections).values(row).onConflictDoNothing();
    return;
  }
  await tx.db.delete(creditProjections).where(eq(creditProjections.account_id, account_id));
  await tx.db.delete(creditShortfalls).where(eq(creditShortfalls.account_id, account_id));
}

/**
 * The accounts whose morning has come. Their rows are locked until the transaction ends, and those
 * that another worker holds are left to it.
 */
export async function dueProjections({ db }: Tx, scope: LeaseScope): Promise<string[]> {
  const rows = await db
    .select({ account_id: creditProjections.account_id })
    .from(creditProjections)
    .where(isLeasable(PROJECTION_TABLE, scope))
    .orderBy(creditProjections.due_at)
    .limit(scope.limit)
    .for("update", { skipLocked: true });
  return rows.map(({ account_id }) => account_id);
}

/** Compares again the next morning; the caller holds the clock. Writes: credit_projections. */
export async function renewProjection(tx: Tx, account_id: string, time: Time): Promise<void> {
  await tx.db
    .update(creditProjections)
    .set({ due_at: await nextMorning(tx, time) })
    .where(eq(creditProjections.account_id, account_id));
}

/** A day on which the Credit of a currency does not suffice any more. */
interface ShortDay {
  readonly currency: Currency;
  readonly on: string;
}

/**
 * Keeps of which days an account is notified, and returns those that are new; days that have passed
 * are forgotten.
 *
 * Writes: credit_shortfalls.
 */
export async function markShortfalls(
  { db }: Tx,
  { account_id, today }: { account_id: string; today: string },
  days: readonly ShortDay[],
): Promise<ShortDay[]> {
  const is_of_account = eq(creditShortfalls.account_id, account_id);
  await db.delete(creditShortfalls).where(and(is_of_account, lt(creditShortfalls.on_day, today)));
  if (days.length === 0) return [];
  const rows = days.map(({ currency, on }) => ({ account_id, currency, on_day: on }));
  const marked = await db
    .insert(creditShortfalls)
    .values(rows)
    .onConflictDoNothing()
    .returning({ currency: creditShortfalls.currency, on: creditShortfalls.on_day });
  return marked;
}

/** In wall time. Units: milliseconds. */
async function nextMorning(tx: Tx, { ahead_ms }: Time): Promise<number> {
  const now = (await transactionTime(tx)) + ahead_ms;
  const today = startOfHarareDay(now) + HOUR_MS;
  return (today > now ? today : nextHarareDay(now) + HOUR_MS) - ahead_ms;
}

/** Every writer of a due time holds the account's clock; that of a live account never moves. */
async function lockAhead({ sql }: Tx, account_id: string): Promise<number> {
  const [clock] = await sql<{ offset_seconds: string }[]>`
    select offset_seconds from account_clocks where account_id = ${account_id} for share`;
  return Number(clock?.offset_seconds ?? 0) * 1_000;
}
