import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";

/** Whose sessions are erased. */
interface Erased {
  readonly account_id: string;
  /** E.164: what was sold to it, or paid from it, is the person's. */
  readonly number: string | null;
  /** What is made from then on is of whoever has the number now. Unix milliseconds. */
  readonly erase_at: number | null;
}

/** Uuids of the sessions that have ended, and whether all have. */
interface ErasedSessions {
  readonly ids: string[];
  readonly is_done: boolean;
}

/**
 * Erases from the sessions of a number to whom they sold and what was written to the person; the
 * amounts stay. One that has not ended still needs its target, so it is left.
 *
 * Writes: checkout_sessions.
 */
export async function eraseSessions(
  { sql }: Tx,
  { account_id, number, erase_at }: Erased,
): Promise<ErasedSessions> {
  const until = lowestId(erase_at ?? 0);
  // Each arm is found by an index of its own.
  const rows = await sql<{ id: string; has_ended: boolean }[]>`
    select session.id, session.status in ('fulfilled', 'credited', 'expired') as has_ended
    from (
      select id from checkout_sessions
      where account_id = ${account_id} and target = ${number}::text and id < ${until}
      union
      select id from checkout_sessions
      where account_id = ${account_id} and token_phone = ${number}::text and id < ${until}
      union
      select id from checkout_sessions
      where account_id = ${account_id} and customer_phone = ${number}::text and id < ${until}
    ) as theirs
    join checkout_sessions session
      on session.account_id = ${account_id} and session.id = theirs.id
    order by session.id for no key update of session`;
  const ids = rows.flatMap(({ id, has_ended }) => (has_ended ? [id] : []));
  await sql`
    update checkout_sessions set
      target = case type when 'power' then ${ERASED_METER} else ${ERASED_PHONE} end,
      token_phone = null, customer_phone = null, sms_message = null, sms_text = null,
      meter = case when meter is null then null else meter
        || jsonb_build_object('number', ${ERASED_METER}::text, 'name_masked', null, 'suburb', null)
        end
    where account_id = ${account_id} and id = any(${ids}::uuid[])`;
  return { ids, is_done: ids.length === rows.length };
}
