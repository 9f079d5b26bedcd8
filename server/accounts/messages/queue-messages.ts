import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { countParts } from "#providers/sms";
import { type MessageBody, writeBody } from "./body.ts";
import { dueAfterQuietHours } from "./quiet-hours.ts";
import { type MessageRow, messages } from "./tables.ts";

/** A message that somebody is to get. */
export interface MessageDraft
  extends MessageBody,
    Pick<
      MessageRow,
      "account_id" | "mode" | "channel" | "purpose" | "send_id" | "recipient" | "created"
    > {
  /** The number whose script a simulated gateway plays; null for what always arrives. */
  readonly plays: string | null;
  /** Its id, where its cause names it already; left out, it is minted. */
  readonly id?: string;
  /** The secret key, for a message that holds a token; null for any other. */
  readonly seal_with: string | null;
}

/**
 * Writes messages into the outbox, in the transaction of their cause. They are due at once, so that
 * no clock has to be held, or when the quiet hours are over. What holds a token is sealed.
 *
 * Returns their ids, in the order of the drafts. Writes: messages.
 */
export async function queueMessages(tx: Tx, drafts: readonly MessageDraft[]): Promise<string[]> {
  if (drafts.length === 0) return [];
  const now = await transactionTime(tx);
  const rows = drafts.map(({ plays, seal_with, subject, text, words, ...draft }) => {
    const id = draft.id ?? mintId(draft.created);
    return {
      ...draft,
      id,
      status: "queued" as const,
      target: plays,
      body: writeBody({ subject, text, words }, { message_id: id, seal_with }),
      sealed: seal_with !== null,
      parts: draft.channel === "sms" ? countParts(text).parts : null,
      due_at: dueAfterQuietHours(draft, now),
      status_at: draft.created,
    };
  });
  await insertMany(tx, messages, rows);
  return rows.map(({ id }) => id);
}
