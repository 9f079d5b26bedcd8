import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { ERASED_METER, ERASED_PHONE } from "#platform/values/erased-target";

/** Whose quotes are erased. */
interface Erased {
  readonly account_id: string;
  /** Uuids of the person's sends that have ended. */
  readonly send_ids: readonly string[];
  /** The person's number and meters. */
  readonly targets: readonly string[];
  /** What is open then may still be used, by the next owner of the number. Unix milliseconds. */
  readonly erase_at: number | null;
}

/**
 * Erases the targets from the quotes that sends to a person carried, and from those for the person
 * that expired without a sale.
 *
 * Writes: quotes.
 */
export async function eraseQuotes(
  { sql }: Tx,
  { account_id, send_ids, targets, erase_at }: Erased,
): Promise<void> {
  await sql`
    update quotes set name_masked = null, suburb = null,
      target = case type when 'power' then ${ERASED_METER} else ${ERASED_PHONE} end
    where account_id = ${account_id} and (
      used_by = any(${[...send_ids]}::uuid[])
      or (used_by is null and target = any(${[...targets]}::text[])
        and expires_at < ${writeInstant(erase_at ?? 0)}))`;
}
