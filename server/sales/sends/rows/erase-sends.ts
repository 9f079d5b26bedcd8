import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Tx } from "#platform/db/transaction";
import { ERASED_METER, ERASED_PHONE } from "#platform/erased-target";
import { waitingStates } from "#platform/lifecycle";

const OPEN = waitingStates(LIFECYCLES.send);

/**
 * Erases from the sends of a recipient to whom they went and what was written to the person; the
 * amounts stay in the books. A send that has not ended still needs its target, so it is left.
 * Returns the ids of those that have ended, and whether all have.
 *
 * Writes: sends, send_answers. Source: spec/directory/recipients/operations.tsp.
 */
export async function eraseSends(
  { sql }: Tx,
  { account_id, id: recipient_id }: { account_id: string; id: string },
): Promise<{ ids: string[]; is_done: boolean }> {
  await sql`
    update sends set
      target = case type when 'power' then ${ERASED_METER} else ${ERASED_PHONE} end,
      notify_number = null, sms_message = null,
      power = power || ${JSON.stringify(NOBODY)}::text::jsonb, unreported = null
    where account_id = ${account_id} and recipient_id = ${recipient_id}
      and not (status = any(${OPEN}::text[]))
      and target <> all(${[ERASED_PHONE, ERASED_METER]}::text[])`;
  const rows = await sql<{ id: string; is_open: boolean }[]>`
    select id, status = any(${OPEN}::text[]) as is_open from sends
    where account_id = ${account_id} and recipient_id = ${recipient_id}`;
  const ids = rows.filter(({ is_open }) => !is_open).map(({ id }) => id);
  await sql`
    update send_answers set evidence = jsonb_set(evidence, '{vended,target}', '"erased"')
    where account_id = ${account_id} and send_id = any(${ids}::uuid[])
      and evidence #> '{vended,target}' is not null`;
  return { ids, is_done: ids.length === rows.length };
}

/** The electricity side of a send of nobody. */
const NOBODY = {
  name_masked: null,
  suburb: null,
  token_phone: null,
  token_email: null,
  texts: { token: "", notice: "" },
};
