import type { Tx } from "#platform/db/transaction";

/**
 * Erases to whom messages about these sends went, and what they said. One that is still on its way
 * is left; says whether none is.
 *
 * Writes: messages.
 */
export async function eraseMessages(
  { sql }: Tx,
  account_id: string,
  send_ids: readonly string[],
): Promise<boolean> {
  await sql`
    update messages set recipient = 'erased', target = null, body = null, sealed = false
    where account_id = ${account_id} and send_id = any(${[...send_ids]}::uuid[])
      and due_at is null`;
  const [left] = await sql`
    select from messages
    where account_id = ${account_id} and send_id = any(${[...send_ids]}::uuid[])
      and due_at is not null limit 1`;
  return left === undefined;
}
