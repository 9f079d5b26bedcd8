import type { Tx } from "#platform/db/transaction";

/**
 * Erases to whom sends went from what the statement says of them; amounts and order stay.
 *
 * Writes: the descriptions of ledger_postings.
 */
export async function eraseDescriptions(
  { sql }: Tx,
  account_id: string,
  send_ids: readonly string[],
): Promise<void> {
  await sql`
    update ledger_postings set description = regexp_replace(description, '[+0-9]{11,13}', 'erased')
    where account_id = ${account_id} and source_id = any(${[...send_ids]}::uuid[])
      and (from_book = 'in_flight' or to_book = 'in_flight') and description is not null`;
}
