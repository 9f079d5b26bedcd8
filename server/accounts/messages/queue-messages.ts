import { wall } from "#platform/clock";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { type MessageBody, sealBody } from "./body.ts";
import { type MessageRow, messages } from "./tables.ts";

/** A message that somebody is to get. */
export interface MessageDraft
  extends MessageBody,
    Pick<MessageRow, "account_id" | "channel" | "purpose" | "send_id" | "recipient" | "created"> {
  /** The number whose script a simulated gateway plays; null for what always arrives. */
  readonly plays: string | null;
}

/**
 * Writes messages into the outbox, in the transaction of their cause; the caller holds the clocks
 * of their accounts. What they say is sealed, because some of them hold a token.
 *
 * Returns their ids, in the order of the drafts. Writes: messages.
 */
export async function queueMessages(
  tx: Tx,
  drafts: readonly MessageDraft[],
  { secret_key }: { secret_key: string },
): Promise<string[]> {
  const rows = drafts.map(({ plays, subject, text, ...draft }) => {
    const id = mintId(draft.created);
    return {
      ...draft,
      id,
      status: "queued" as const,
      target: plays,
      sealed: sealBody({ subject, text }, { message_id: id, secret_key }),
      due_at: wall(),
      status_at: draft.created,
    };
  });
  await insertMany(tx, messages, rows);
  return rows.map(({ id }) => id);
}
