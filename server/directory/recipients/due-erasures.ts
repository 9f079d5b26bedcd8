/** When people are to be erased: rows that come due by their accounts' clocks. */
import { and, eq } from "drizzle-orm";
import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type RecipientRow, recipientErasures } from "./tables.ts";

/** Source: spec/directory/recipients/operations.tsp. */
const ERASED_AFTER_MS = 7 * 86_400_000;

type RecipientName = Pick<RecipientRow, "account_id" | "id">;

/**
 * Makes the erasure of a person due, and says when that is on the account's clock.
 *
 * Units: milliseconds. Writes: recipient_erasures.
 */
export async function setErasure(tx: Tx, name: RecipientName): Promise<number> {
  const { now, ahead_ms, mode } = await clockOf(tx, name);
  const at = now + ERASED_AFTER_MS;
  const { account_id, id: recipient_id } = name;
  await insertMany(tx, recipientErasures, [
    { account_id, recipient_id, mode, due_at: at - ahead_ms },
  ]);
  return at;
}

/** Writes: recipient_erasures. */
export async function dropErasure({ db }: Tx, { account_id, id }: RecipientName): Promise<void> {
  await db
    .delete(recipientErasures)
    .where(
      and(eq(recipientErasures.account_id, account_id), eq(recipientErasures.recipient_id, id)),
    );
}

/** Whether the seven days of a recipient, who is locked, are over on the account's clock. */
export async function isOver(tx: Tx, row: RecipientName & Pick<RecipientRow, "erase_at">) {
  const { now } = await clockOf(tx, row);
  return row.erase_at !== null && row.erase_at <= now;
}

async function clockOf(tx: Tx, { account_id }: RecipientName): Promise<LockedClock> {
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`No clock row for account ${account_id}.`);
  return clock;
}
