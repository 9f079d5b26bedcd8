import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";

/** Whose lines are erased, in every form in which lines name the person. */
interface ErasedOfLines {
  readonly account_id: string;
  /** The recipient's wire id. */
  readonly recipient: string;
  /** Other values of `recipient` that mean the same person. */
  readonly also_named: readonly string[];
  /** The person's numbers and meters, as lines may write them that name no other recipient. */
  readonly targets: readonly string[];
  /** E.164: lines to it that name nobody wait for the person. */
  readonly number: string | null;
  /** What is made from then on is of whoever has the number now. Unix milliseconds. */
  readonly erase_at: number | null;
  /** Uuids of the person's sends that have ended. */
  readonly send_ids: readonly string[];
}

/**
 * Takes a person out of the lines that were sent, and out of those that never became a send; what
 * was sold, and for how much, stays in the books. False while a line of the person still waits: it
 * is kept, under the recipient's id alone, until it has been dealt with.
 *
 * Writes: batch_items. Source: spec/directory/recipients/models.tsp.
 */
export async function eraseLines({ sql }: Tx, erased: ErasedOfLines): Promise<boolean> {
  const { account_id, recipient, also_named, targets, send_ids, number, erase_at } = erased;
  const named = [recipient, ...also_named];
  const until = lowestId(erase_at ?? 0);
  await sql`
    update batch_items
    set target = case when type = 'power' then ${ERASED_METER} else ${ERASED_PHONE} end,
      ordered = null, client_reference = null, metadata = '{}',
      error = error || '{"message": "The recipient has been erased."}'
    where account_id = ${account_id} and (
      send_id = any(${send_ids as string[]}::uuid[])
      or (send_id is null and status <> 'pending'
        and (ordered ->> 'recipient' = any(${named}::text[])
          or (target = any(${targets as string[]}::text[])
            and ordered ->> 'recipient' is null and id < ${until}))))`;
  const { count } = await sql`
    update batch_items
    set ordered = ordered || jsonb_build_object('recipient', ${recipient}::text, 'name', null)
    where account_id = ${account_id} and status = 'pending'
      and ordered ->> 'recipient' = any(${named}::text[])`;
  const [waiting] = await sql`
    select from batch_items
    where account_id = ${account_id} and status = 'pending' and target = ${number}::text
      and ordered ->> 'recipient' is null and id < ${until} limit 1`;
  return count === 0 && waiting === undefined;
}
