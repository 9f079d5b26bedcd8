import { lockAccountFacts, lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { lockSession } from "../rows/queries.ts";
import type { SessionRow } from "../rows/tables.ts";
import { declinePayment } from "./decline-payment.ts";
import { paySession } from "./pay-session.ts";
import { testPaymentOf } from "./test-payment.ts";

/**
 * Plays the payment of a session of a test account, as its page asks for it: the page takes one
 * until the session expires, and does nothing afterwards. Returns whether it did anything.
 *
 * Writes: as `paySession` and `declinePayment`.
 */
export async function payOnPage(
  tx: Tx,
  { account_id, id }: Pick<SessionRow, "account_id" | "id">,
  outcome: "paid" | "failed",
): Promise<boolean> {
  const account = await lockAccountFacts(tx, account_id);
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock?.mode !== "test" || account?.status !== "active") return false;
  const before = await lockSession(tx, account_id, id);
  if (before?.status !== "open" || clock.now >= before.expires_at) return false;
  const cause = { account, now: clock.now, request_id: before.request_id, request: null };
  if (outcome === "paid") await paySession(tx, before, { payment: testPaymentOf(before), cause });
  else await declinePayment(tx, before, { code: "card_declined", cause });
  return true;
}
