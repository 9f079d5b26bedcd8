import type { Tx } from "#platform/db/transaction";

/**
 * Cuts texts that name a person out of the answers that are kept for replays.
 *
 * Writes: the bodies of idempotency_keys.
 */
export async function eraseAnswers(
  { sql }: Tx,
  account_id: string,
  texts: readonly string[],
): Promise<void> {
  for (const text of texts) {
    const written = JSON.stringify(text).slice(1, -1);
    await sql`
      update idempotency_keys
      set body = replace(body::text, ${written}, 'erased')::jsonb
      where account_id = ${account_id} and body is not null
        and strpos(body::text, ${written}) > 0`;
  }
}
