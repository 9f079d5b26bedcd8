import { and, eq } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { checkoutDeadlines, type SessionRow } from "./tables.ts";

type SessionName = Pick<SessionRow, "account_id" | "id">;

/** Writes when somebody looks at a session next; the caller holds the account's clock. */
export async function planDeadline(
  { db }: Tx,
  { account_id, id: session_id }: SessionName,
  { mode, ahead_ms, at }: Pick<LockedClock, "mode" | "ahead_ms"> & { readonly at: number },
): Promise<void> {
  await db
    .insert(checkoutDeadlines)
    .values({ account_id, session_id, mode, due_at: at - ahead_ms });
}

/** Nobody needs to look at it any more. */
export async function dropDeadline({ db }: Tx, { account_id, id }: SessionName): Promise<void> {
  const { account_id: of, session_id } = checkoutDeadlines;
  await db.delete(checkoutDeadlines).where(and(eq(of, account_id), eq(session_id, id)));
}
