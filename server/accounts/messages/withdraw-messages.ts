import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { messages } from "./tables.ts";

/**
 * Takes messages back that this transaction has queued, so that nobody is ever handed them.
 *
 * Writes: messages.
 */
export async function withdrawMessages(
  { db }: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .delete(messages)
    .where(and(eq(messages.account_id, account_id), isAnyOf(messages.id, ids)));
}
