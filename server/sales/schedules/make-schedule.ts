import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type IdPrefix, mintId } from "#platform/ids";
import { makerAmong } from "#platform/maker";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { openDays } from "./open-days.ts";
import type { ReadSchedule } from "./read/read-schedule.ts";
import { sellerAmong } from "./rows/days.ts";
import { type ScheduleRow, schedulePeople, schedules } from "./rows/tables.ts";
import type { Person } from "./run/people.ts";

/** Source: spec/sales/schedules/operations.tsp. */
const SCHEDULES_MAX = 5_000;

/** A schedule to make. */
export interface NewSchedule extends ReadSchedule {
  readonly metadata: Record<string, string> | null | undefined;
  /** What else it belongs to, and is changed with; null for none. */
  readonly owner: { readonly prefix: IdPrefix; readonly id: string } | null;
}

/**
 * Makes a schedule for whoever calls, with its people, and announces the day that runs soon.
 *
 * Refuses: `limit_reached`, `invalid_metadata`.
 * Writes: schedules, schedule_people, schedule_days, schedule_work, events, messages.
 */
export async function makeSchedule(
  ctx: Ctx,
  tx: Tx,
  { settings, people, metadata, owner }: NewSchedule,
): Promise<ScheduleRow> {
  const { account, now, request_id } = ctx;
  const maker = makerAmong(ctx);
  const clocks = await lockClocksForShare(tx, [account.id]);
  const clock = clocks.get(account.id);
  if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
  await refuseTooMany(tx, account.id);
  const row: ScheduleRow = {
    ...settings,
    account_id: account.id,
    id: mintId(now),
    owner_prefix: owner?.prefix ?? null,
    owner_id: owner?.id ?? null,
    created_by_id: maker.id,
    created_by_kind: maker.kind,
    ...sellerAmong(ctx),
    request_id,
    last_batch_id: null,
    last_result: null,
    opened_until: now,
    metadata: mergeMetadata({}, metadata),
    created: now,
  };
  await insertMany(tx, schedules, [row]);
  await writePeople(tx, row, people);
  if (row.active) {
    await openDays(tx, row, { account, now, request: causedBy(ctx) }, { clock, is_busy: false });
  }
  return row;
}

/** Writes the people of a schedule that has none. Writes: schedule_people. */
export async function writePeople(
  tx: Tx,
  { account_id, id, currency }: ScheduleRow,
  people: readonly Person[],
): Promise<void> {
  const rows = people.map(({ name_of: _, recipient, ...person }, place) => ({
    ...person,
    account_id,
    schedule_id: id,
    currency,
    place,
    recipient_id: recipient?.id ?? null,
  }));
  await insertMany(tx, schedulePeople, rows);
}

/** Whoever makes one takes the lock of the list, and counts in a following statement. */
async function refuseTooMany({ sql }: Tx, account_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`schedules/${account_id}`}, 0))`;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from schedules where account_id = ${account_id}`;
  if ((row?.count ?? 0) < SCHEDULES_MAX) return;
  refuse("limit_reached", {
    message: `An account can have at most ${SCHEDULES_MAX} schedules. Delete one first.`,
    meta: { limit: "schedules", max: SCHEDULES_MAX },
  });
}
