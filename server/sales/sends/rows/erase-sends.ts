import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";

/** A person decides what is in review; only late proof leads on from the others. */
const ENDED = LIFECYCLES.send.settled.filter((status) => status !== "requires_review");
const NOWHERE = [ERASED_PHONE, ERASED_METER];

/** Whose sends are erased. */
interface ErasedOfSends {
  readonly account_id: string;
  /** Uuid of the recipient. */
  readonly id: string;
  /** E.164: what went to it, or was told to it, is the person's where nobody else is named. */
  readonly number: string | null;
  /** What is made from then on is of whoever has the number now. Unix milliseconds. */
  readonly erase_at: number | null;
}

/** Uuids of the sends that have ended, and whether all have. */
interface ErasedSends {
  readonly ids: string[];
  /** Sends to others, of which the number was told. */
  readonly told_ids: string[];
  readonly is_done: boolean;
}

/**
 * Erases from the sends of a recipient, and from those to the number that name nobody, to whom they
 * went and what was written to the person; the amounts stay in the books. A send that has not
 * ended, or is asked about once more, still needs its target, so it is left.
 *
 * Writes: sends, send_answers, token_resends. Source: spec/directory/recipients/operations.tsp.
 */
export async function eraseSends({ sql }: Tx, erased: ErasedOfSends): Promise<ErasedSends> {
  const { account_id, id: recipient_id, number, erase_at } = erased;
  const until = lowestId(erase_at ?? 0);
  // Each arm is found by an index of its own.
  const rows = await sql<{ id: string; is_open: boolean; is_told: boolean }[]>`
    select send.id, theirs.is_told,
      (send.status <> all(${ENDED}::text[]) or exists (select from send_dispatches work
        where work.account_id = ${account_id} and work.send_id = send.id)) as is_open
    from (
      select id, bool_and(is_told) as is_told from (
        select id, false as is_told from sends
        where account_id = ${account_id} and recipient_id = ${recipient_id}
        union all
        select id, false from sends
        where account_id = ${account_id} and target = ${number}::text
          and recipient_id is null and id < ${until}
        union all
        select id, false from sends
        where account_id = ${account_id} and power is not null
          and power ->> 'token_phone' = ${number}::text
          and recipient_id is null and id < ${until}
        union all
        select id, true from sends
        where account_id = ${account_id} and notify_number = ${number}::text and id < ${until}
      ) as arm group by id
    ) as theirs
    join sends send on send.account_id = ${account_id} and send.id = theirs.id`;
  const ended = rows.filter(({ is_open }) => !is_open);
  const ids = ended.filter(({ is_told }) => !is_told).map(({ id }) => id);
  const told_ids = ended.filter(({ is_told }) => is_told).map(({ id }) => id);
  await sql`
    update sends set
      target = case type when 'power' then ${ERASED_METER} else ${ERASED_PHONE} end,
      notify_number = null, sms_message = null, mandate = null,
      power = power || ${JSON.stringify(NOBODY)}::text::jsonb, unreported = null
    where account_id = ${account_id} and id = any(${ids}::uuid[])
      and target <> all(${NOWHERE}::text[])`;
  await sql`
    update sends set notify_number = null, sms_message = null, unreported = null
    where account_id = ${account_id} and id = any(${told_ids}::uuid[])`;
  await sql`
    update send_answers set evidence = jsonb_set(evidence, '{vended,target}', '"erased"')
    where account_id = ${account_id} and send_id = any(${ids}::uuid[])
      and evidence #> '{vended,target}' is not null`;
  // They count for a day; otherwise only another resend to the same number deletes them.
  await sql`
    delete from token_resends
    where account_id = ${account_id} and (
      send_id = any(${[...ids, ...told_ids]}::uuid[])
      or (phone = ${number}::text and id < ${until}))`;
  return { ids, told_ids, is_done: ended.length === rows.length };
}

/** The electricity side of a send of nobody. */
const NOBODY = {
  name_masked: null,
  suburb: null,
  token_phone: null,
  token_email: null,
  texts: { token: "", notice: "" },
};
