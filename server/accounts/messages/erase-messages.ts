import type { Tx } from "#platform/db/transaction";

/** What messages to somebody who is erased are about. */
interface ErasedMessages {
  /** Uuids. */
  readonly send_ids: readonly string[];
  /** E.164: the number of claim codes and links, which are about no send. */
  readonly phone: string | null;
}

/**
 * Erases to whom messages about these sends went, and what they said, and claim codes
 * and links to the person's number. One that is still on its way is left; says whether none is.
 *
 * Writes: messages.
 */
export async function eraseMessages(
  { sql }: Tx,
  account_id: string,
  { send_ids, phone }: ErasedMessages,
): Promise<boolean> {
  const is_theirs = sql`account_id = ${account_id} and (
    send_id = any(${[...send_ids]}::uuid[])
    or (purpose in ('claim_code', 'reward_link') and recipient = ${phone}))`;
  await sql`
    update messages set recipient = 'erased', target = null, body = null, sealed = false
    where ${is_theirs} and due_at is null`;
  const [left] = await sql`
    select from messages where ${is_theirs} and due_at is not null limit 1`;
  return left === undefined;
}
