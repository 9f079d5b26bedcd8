import { and, eq, exists, isNotNull, or } from "drizzle-orm";
import { lockClocksForShare, readAccountFacts } from "#accounts/account";
import { recipients } from "#directory/recipients";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";
import { findSchedules } from "./rows/queries.ts";
import { schedulePeople } from "./rows/tables.ts";
import { pauseWithoutPeople } from "./write/pause-without-people.ts";

/** Whom schedules must not name any more. */
interface ErasedOfSchedules {
  readonly account_id: string;
  /** Uuid of the recipient. */
  readonly recipient_id: string;
  /** E.164: who is named by nothing else is the person. */
  readonly phone: string | null;
}

/**
 * Takes a person out of schedules, also where only the number is named. A schedule that is for no
 * other person is paused, and one that buys for a meter and texts the number loses both. Meters are
 * not followed, since households share them. Others on a list stay, and lose the number as that of
 * their token; who has no number would be sold no power without it, so there it is left.
 *
 * Writes: as `pauseWithoutPeople`, schedule_people. Source: spec/directory/recipients/models.tsp,
 * docs/decisions/0036-the-directory.md.
 */
export async function erasePeople(tx: Tx, erased: ErasedOfSchedules): Promise<void> {
  const { account_id } = erased;
  const ids = await lockNaming(tx, erased);
  if (ids.length === 0) return;
  const emptied_ids = await deletePerson(tx, erased, ids);
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const account = await readAccountFacts(tx, account_id);
  if (account === null || clock === undefined) throw new Error(`no row for ${account_id}`);
  for (const row of await findSchedules(tx, account_id, emptied_ids)) {
    if (row.active) await pauseWithoutPeople(tx, row, { account, clock });
  }
  await tx.sql`
    update schedules set meter = ${ERASED_METER}, token_phone = ${ERASED_PHONE}
    where account_id = ${account_id} and id = any(${emptied_ids}::uuid[]) and meter is not null`;
}

/**
 * Locks the schedules that name a person, and returns their ids. Those that they share runs with
 * are locked too, all in the order of their ids, as whoever pauses a schedule does.
 */
async function lockNaming(
  { sql }: Tx,
  { account_id, recipient_id, phone }: ErasedOfSchedules,
): Promise<string[]> {
  const found = await sql<{ id: string }[]>`
    select id from schedules where account_id = ${account_id} and token_phone = ${phone}::text
    union
    select schedule_id from schedule_people where account_id = ${account_id}
      and (recipient_id = ${recipient_id} or phone = ${phone}::text
        or token_phone = ${phone}::text)`;
  const ids = found.map(({ id }) => id);
  await sql`
    select from schedules
    where account_id = ${account_id} and (
      id = any(${ids}::uuid[])
      or id in (
        select part.schedule_id from schedule_days part
        where part.account_id = ${account_id} and part.into_schedule_id = any(${ids}::uuid[]))
      or id in (
        select part.into_schedule_id from schedule_days part
        where part.account_id = ${account_id} and part.schedule_id = any(${ids}::uuid[])))
    order by id for no key update`;
  return ids;
}

/** Takes the person out of locked schedules; returns those that are for no other person. */
async function deletePerson(
  { sql, db }: Tx,
  { account_id, recipient_id, phone }: ErasedOfSchedules,
  ids: readonly string[],
): Promise<string[]> {
  const listed = isAnyOf(schedulePeople.schedule_id, ids);
  await sql`
    delete from schedule_people
    where account_id = ${account_id} and schedule_id = any(${[...ids]}::uuid[])
      and (recipient_id = ${recipient_id} or (recipient_id is null and phone = ${phone}::text))`;
  const { account_id: of_account, id, phone: own_number } = recipients;
  const has_recipients_number = exists(
    db
      .select({ id })
      .from(recipients)
      .where(
        and(eq(of_account, account_id), eq(id, schedulePeople.recipient_id), isNotNull(own_number)),
      ),
  );
  if (phone !== null) {
    await db
      .update(schedulePeople)
      .set({ token_phone: null })
      .where(
        and(
          ...[eq(schedulePeople.account_id, account_id), listed],
          eq(schedulePeople.token_phone, phone),
          or(isNotNull(schedulePeople.phone), has_recipients_number),
        ),
      );
  }
  const emptied = await sql<{ id: string }[]>`
    select id from schedules schedule
    where account_id = ${account_id} and id = any(${[...ids]}::uuid[]) and group_id is null
      and (meter is null or token_phone = ${phone}::text)
      and not exists (
        select from schedule_people person
        where person.account_id = schedule.account_id and person.schedule_id = schedule.id)
    order by id`;
  return emptied.map((row) => row.id);
}
