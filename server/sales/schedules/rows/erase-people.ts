import type { Tx } from "#platform/db/transaction";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";

/** Whom schedules must not name any more. */
interface ErasedOfSchedules {
  readonly account_id: string;
  /** Uuid of the recipient. */
  readonly recipient_id: string;
  /** The person's numbers and meters. */
  readonly targets: readonly string[];
}

/**
 * Takes a person out of schedules, also where the person is named by number or meter. A schedule of
 * nobody else is paused, and loses the meter and the number.
 *
 * Writes: schedules, schedule_people, schedule_work. Source: spec/directory/recipients/models.tsp.
 */
export async function erasePeople(
  { sql }: Tx,
  { account_id, recipient_id, targets }: ErasedOfSchedules,
): Promise<void> {
  const named = [...targets];
  // Schedules are locked before what belongs to them, as everybody does.
  const found = await sql<{ id: string }[]>`
    select id from schedules schedule
    where account_id = ${account_id} and (
      meter = any(${named}) or token_phone = any(${named})
      or id in (
        select schedule_id from schedule_people person where person.account_id = ${account_id}
          and (recipient_id = ${recipient_id} or phone = any(${named})
            or meter = any(${named}) or token_phone = any(${named}))))
    order by id for no key update`;
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`
    delete from schedule_people
    where account_id = ${account_id} and schedule_id = any(${ids}::uuid[])
      and (recipient_id = ${recipient_id} or phone = any(${named})
        or meter = any(${named}) or token_phone = any(${named}))`;
  const paused = await sql<{ id: string }[]>`
    update schedules schedule set active = false,
      meter = case when meter is null then null else ${ERASED_METER} end,
      token_phone = case when token_phone is null then null else ${ERASED_PHONE} end
    where account_id = ${account_id} and id = any(${ids}::uuid[]) and group_id is null
      and not exists (
        select from schedule_people person
        where person.account_id = schedule.account_id and person.schedule_id = schedule.id)
    returning id`;
  await sql`
    delete from schedule_work
    where account_id = ${account_id} and schedule_id = any(${paused.map(({ id }) => id)}::uuid[])`;
}
