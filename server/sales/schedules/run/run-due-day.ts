import { findKeyFacts } from "#accounts/keys";
import { readCredit } from "#money/credit";
import { lockBalances } from "#money/ledger";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { isOver, isValid, readThreshold, sumLines } from "#sales/batches";
import { type DayCause, type DayMove, moveDay } from "../lifecycle.ts";
import type { Occurrence } from "../occurrence.ts";
import { retryLater } from "../rows/days.ts";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";
import { LINES_MAX, type PreparedRun, prepareRun, type RunSeller } from "./prepare-run.ts";
import { sellRun, setResult } from "./sell-run.ts";

/** What cannot be run at this moment is tried again after this time. */
const RETRY_MS = 5 * 60_000;

/** A day of a locked schedule whose time has come. */
export interface DueDay {
  readonly schedule: ScheduleRow;
  readonly day: Occurrence & { readonly row: ScheduleDayRow };
}

/**
 * Runs a day whose time has come, to the people and by the limits of this moment. Without Credit it
 * is skipped or waits, as the schedule says; where nobody can receive it, or its key's cap is
 * reached, it is tried again until it is too late.
 *
 * Writes: as `sellRun`; schedule_days, events.
 */
export async function runDueDay(
  tx: Tx,
  due: DueDay,
  { account, now }: { account: AccountFacts; now: number },
): Promise<void> {
  const { schedule, day } = due;
  const { api_key_id, member_id, request_id } = schedule;
  const keys = await findKeyFacts(tx, account.id, api_key_id === null ? [] : [api_key_id]);
  const key = keys.get(api_key_id ?? "") ?? null;
  const member = member_id === null ? null : { id: member_id };
  const seller: RunSeller = { account, key, member, now, request_id };
  const prepared = await prepareRun(tx, due, seller);
  if (!isSellable(prepared)) return await retryLater(tx, day.row, { at: now + RETRY_MS });
  const threshold = await readThreshold(tx, account.id);
  const needs_minor = isOver(threshold, sumLines(prepared.lines)) ? 0n : costOf(prepared);
  const cause = { account, now, request: null };
  if (needs_minor > (await lockAvailable(tx, schedule))) {
    return await withoutCredit(tx, due, { ...cause, needs_minor });
  }
  const by = day.status === "waiting_topup" ? "topped_up" : "run";
  const run = { ...due, prepared, threshold, by, source: "schedule" } as const;
  await sellRun(tx, run, { ...seller, request: null });
}

/** Gives a day up that has become too late. Writes: schedule_days, schedules. */
export async function missDay(tx: Tx, { schedule, day }: DueDay, cause: DayCause): Promise<void> {
  const ended = { ended_at: cause.now, retry_at: null, needs_minor: null };
  const move = { schedule, before: day.row, to: "missed", by: "too_late", with: ended } as const;
  await moveDay(tx, move, cause);
  await setResult(tx, schedule, { last_result: "missed" });
}

/** Whether there is a batch in it that its key may make. */
function isSellable({ raw, lines, over_cap }: PreparedRun): boolean {
  return raw.length <= LINES_MAX && over_cap === null && lines.some(isValid);
}

function costOf({ lines }: PreparedRun): bigint {
  return sumLines(lines).reduce((sum, { cost_minor }) => sum + cost_minor, 0n);
}

/** The balance is held until the run has reserved of it. */
async function lockAvailable(tx: Tx, { account_id, currency }: ScheduleRow): Promise<bigint> {
  await lockBalances(tx, [{ account_id, currency }], "wait");
  return (await readCredit(tx, account_id))[currency].available_minor;
}

async function withoutCredit(
  tx: Tx,
  { schedule, day }: DueDay,
  { needs_minor, ...cause }: DayCause & { needs_minor: bigint },
): Promise<void> {
  const before = day.row;
  const retry_at = cause.now + RETRY_MS;
  if (day.status === "waiting_topup") {
    return await retryLater(tx, before, { at: retry_at, needs_minor });
  }
  const waits = schedule.on_insufficient === "retry_after_topup";
  const move: DayMove = waits
    ? {
        schedule,
        before,
        to: "waiting_topup",
        by: "credit_missing",
        with: { retry_at, needs_minor, runs_at: day.at },
      }
    : { schedule, before, to: "skipped", by: "credit_missing", with: { ended_at: cause.now } };
  await moveDay(tx, move, cause);
  await setResult(tx, schedule, { last_result: move.to });
}
