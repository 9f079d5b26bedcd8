import type { Tx } from "#platform/db/transaction";

/**
 * Counts one more match of each of these rules, whose programs the caller has locked.
 *
 * Writes: program_rules.
 */
export async function countMatches(
  { sql }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update program_rules set matched_count = matched_count + 1
    where account_id = ${account_id} and id = any(${ids as string[]}::uuid[])`;
}
