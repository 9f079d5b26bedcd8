import { type LockedClock, readAccountFacts } from "#accounts/account";
import { readCredit } from "#money/credit";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { isDayOf } from "../cadence.ts";
import { LATE_MS_MAX, type Occurrence, occurrenceOf, type TimedSchedule } from "../occurrence.ts";
import { openDays } from "../open-days.ts";
import { forgetDays } from "../rows/days.ts";
import { readPayday } from "../rows/payday.ts";
import { findOpenDays } from "../rows/queries.ts";
import type { ScheduleDayRow, ScheduleRow, ScheduleWorkRow } from "../rows/tables.ts";
import { NO_WAIT, setScheduleDue } from "../rows/work.ts";
import { missDay, runDueDay } from "../run/run-due-day.ts";
import { pauseWithoutKey } from "./pause-without-key.ts";

/** Schedules of an account that is suspended wait. */
const SUSPENDED_MS = 60_000;

type StoredDay = Occurrence & { readonly row: ScheduleDayRow };

/** A schedule whose time has come, locked. */
export interface DueSchedule {
  readonly row: ScheduleRow;
  readonly work: ScheduleWorkRow;
  readonly clock: LockedClock;
}

/**
 * Takes the next step of a locked schedule: runs the soonest day whose time has come, one a
 * transaction, and stores and announces the days to come.
 *
 * Writes: as `runDueDay`, `missDay`, `openDays` and `pauseWithoutKey`.
 */
export async function stepSchedule(tx: Tx, { row, work, clock }: DueSchedule): Promise<void> {
  const account = await readAccountFacts(tx, row.account_id);
  if (account === null) throw new Error(`no row for account ${row.account_id}`);
  const { now } = clock;
  if (account.status !== "active") {
    return await setScheduleDue(tx, row, { at: now + SUSPENDED_MS, waits: NO_WAIT }, clock);
  }
  if (await pauseWithoutKey(tx, row, { account, clock })) return;
  const cause = { account, now, request: null };
  // Days are stored first: those that a clock has leapt over are among them.
  await openDays(tx, row, cause, { clock, is_busy: true });
  const due = await findDue(tx, row, { work, clock });
  const [first] = due;
  if (first !== undefined) await endDay(tx, { row, day: first }, { account, work, clock });
  await openDays(tx, row, cause, { clock, is_busy: due.length > 1 });
}

/** The days whose time has come, soonest first; one that the cadence has no more is forgotten. */
async function findDue(
  tx: Tx,
  row: ScheduleRow,
  { work, clock }: Pick<DueSchedule, "work" | "clock">,
): Promise<StoredDay[]> {
  const schedule: TimedSchedule = { ...row, payday_day: await readPayday(tx, row.account_id) };
  const rows = await findOpenDays(tx, row.account_id, [row.id]);
  const astray = rows.filter((day) => isAstray(schedule, day)).map((day) => day.original_date);
  await forgetDays(tx, row, astray);
  const available_minor = await readAvailable(tx, row, work);
  return rows
    .filter(({ original_date }) => !astray.includes(original_date))
    .map((day): StoredDay => ({ ...occurrenceOf(row, day.original_date, day), row: day }))
    .filter((day) => isDue(day, { now: clock.now, available_minor }))
    .toSorted((one, other) => one.at - other.at);
}

function isAstray(schedule: TimedSchedule, { status, original_date }: ScheduleDayRow): boolean {
  return status === "planned" && !isDayOf(schedule, original_date);
}

/** Credit that has come for one of the days that wait is not enough for a dearer one. */
function isDue(
  { at, row: { status, needs_minor, retry_at } }: StoredDay,
  { now, available_minor }: { now: number; available_minor: bigint },
): boolean {
  if (at > now) return false;
  const is_covered = needs_minor !== null && needs_minor <= available_minor;
  if (status === "waiting_topup" && is_covered) return true;
  return retry_at === null || retry_at <= now || now - at >= LATE_MS_MAX;
}

/** The Credit that runs may wait for; it is not read while none does. */
async function readAvailable(
  tx: Tx,
  { account_id, currency }: ScheduleRow,
  { waits_minor }: ScheduleWorkRow,
): Promise<bigint> {
  if (waits_minor === null) return 0n;
  return (await readCredit(tx, account_id))[currency].available_minor;
}

/** A day runs, or it is given up: a test clock that leapt over it does not make it late. */
async function endDay(
  tx: Tx,
  { row: schedule, day }: { row: ScheduleRow; day: StoredDay },
  { account, work, clock }: Pick<DueSchedule, "work" | "clock"> & { account: AccountFacts },
): Promise<void> {
  const { now, ahead_ms } = clock;
  const was_tried = day.row.retry_at !== null;
  const leapt_ms = was_tried ? 0 : Math.max(0, ahead_ms - work.ahead_ms);
  const due = { schedule, day };
  if (now - day.at - leapt_ms < LATE_MS_MAX) return await runDueDay(tx, due, { account, now });
  await missDay(tx, due, { account, now, request: null });
}
