import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";

/** Somebody to be erased, and what was sent or given to the person. Uuids. */
interface Erased {
  readonly account_id: string;
  readonly id: string;
  readonly external_id: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly meters: readonly string[];
  /** Sends and rewards. */
  readonly result_ids: readonly string[];
}

/** A number ends in these, in whatever form a request wrote it. */
const NATIONAL_DIGITS = 9;

/**
 * Erases from the requests of agents what was asked for and for whom; that there was one, its
 * amount and its decision stay. What a request would have texted or mailed to the person counts
 * where it names no recipient. Requests have ended long before anybody is erased. Returns the ids
 * of those requests.
 *
 * Writes: agent_approvals.
 */
export async function eraseApprovals(
  { sql }: Tx,
  { account_id, id, external_id, phone, email, meters, result_ids }: Erased,
): Promise<string[]> {
  const refs = [formatId("rcp", id), ...(external_id === null ? [] : [`ext:${external_id}`])];
  const targets = phone === null ? [...meters] : [phone, ...meters];
  const rows = await sql<{ id: string }[]>`
    update agent_approvals set
      request = '{}', fingerprint = '', target = null, reason = null, mandate = null
    where account_id = ${account_id} and (
      target = any(${targets}::text[]) or result_id = any(${[...result_ids]}::uuid[])
      or request ->> 'recipient' = any(${refs}::text[])
      or request -> 'recipient' ->> 'external_id' = ${external_id}::text
      or right(
        regexp_replace(request -> 'recipient' ->> 'phone', '\\D', '', 'g'), ${NATIONAL_DIGITS}
      ) = right(${phone}::text, ${NATIONAL_DIGITS})
      or (request ->> 'recipient' is null and (
        right(${phone}::text, ${NATIONAL_DIGITS}) in (
          right(regexp_replace(request ->> 'token_phone', '\\D', '', 'g'), ${NATIONAL_DIGITS}),
          right(regexp_replace(request ->> 'notify_number', '\\D', '', 'g'), ${NATIONAL_DIGITS}))
        or lower(request ->> 'token_email') = lower(${email}::text)))
    ) returning id`;
  return rows.map((row) => row.id);
}
