import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { type SendRow, sends } from "../rows/tables.ts";
import { unreportedIn } from "../unreported.ts";

/** A Credit transaction of a send that the caller has locked. */
interface NamedTransaction {
  readonly send: SendRow;
  /** Uuid. */
  readonly transaction_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
}

/**
 * Has a send name a Credit transaction that neither its sale nor its end has made. The next event
 * about the send reports it.
 *
 * Writes: sends.
 */
export async function nameTransaction(
  { db }: Tx,
  { send: before, transaction_id, at }: NamedTransaction,
): Promise<void> {
  const { account_id, id } = before;
  const credit_transaction_ids = [...before.credit_transaction_ids, transaction_id];
  const { unreported } = unreportedIn({ before, after: { ...before, credit_transaction_ids }, at });
  await db
    .update(sends)
    .set({ credit_transaction_ids, unreported })
    .where(and(eq(sends.account_id, account_id), eq(sends.id, id)));
}
