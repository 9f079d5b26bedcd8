import { lockAccountFacts, lockClocksForShare } from "#accounts/account";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import type { PaymentState } from "#providers/payments";
import { openReview } from "../open-review.ts";
import { declinePayment } from "../pay/decline-payment.ts";
import { paySession } from "../pay/pay-session.ts";
import { lockPayment, updatePayment } from "../rows/payment-queries.ts";
import type { PaymentRow } from "../rows/payment-tables.ts";
import { lockSession } from "../rows/queries.ts";
import type { SessionRow } from "../rows/tables.ts";
import { checkoutPaymentOf } from "./checkout-payment-of.ts";
import { errorOfFailure } from "./error-of-failure.ts";
import { type CheckoutAlarm, type Judgement, judgeLook } from "./judge-look.ts";
import type { PaymentJob } from "./lease-payments.ts";
import { nextPaymentLook } from "./next-payment-look.ts";

/**
 * Settles what was seen of a payment, unless the lease was lost meanwhile; then whoever has it
 * looks again. Returns what somebody has to be alarmed of.
 *
 * Writes: checkout_payments, and as `paySession`, `declinePayment` and
 * `openReview`.
 */
export async function settleLook(
  tx: Tx,
  { row: leased, lease_owner }: PaymentJob,
  state: PaymentState,
): Promise<CheckoutAlarm | null> {
  const { account_id, session_id } = leased;
  const account = await lockAccountFacts(tx, account_id);
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const session = await lockSession(tx, account_id, session_id);
  const before = await lockPayment(tx, leased);
  if (session === null || before?.lease_owner !== lease_owner) return null;
  if (clock === undefined || account === null) throw new Error(`no account ${account_id}`);
  const { now } = clock;
  const look = { session, is_active: account.status === "active", state, now };
  const judgement = judgeLook(before, look);
  const changes = await carryOut(tx, before, { session, account, judgement, now });
  await updatePayment(tx, before, {
    ...changes,
    ...workOf({ ...before, ...changes }, judgement, now),
  });
  return judgement.alarm;
}

interface Judged {
  readonly session: SessionRow;
  readonly account: AccountFacts;
  readonly judgement: Judgement;
  readonly now: number;
}

/** Does what was decided with the session, and returns what changes of the payment. */
async function carryOut(
  tx: Tx,
  row: PaymentRow,
  { session, account, judgement, now }: Judged,
): Promise<Partial<PaymentRow>> {
  const cause = { account, now, request_id: session.request_id, request: null };
  switch (judgement.do) {
    case "take": {
      const { paid, review } = judgement;
      const payment = checkoutPaymentOf(row, paid.provider_reference);
      await paySession(tx, session, { payment, review, cause });
      return receivedOf("paid", paid);
    }
    case "keep_surplus":
      return receivedOf("surplus", judgement.paid);
    case "fail": {
      const { failure_code } = judgement;
      if (session.status === "open") {
        await declinePayment(tx, session, { code: errorOfFailure(failure_code), cause });
      }
      return { state: "failed", failure_code };
    }
    case "reverse":
      if (row.state === "paid" && (session.status === "paid" || session.status === "resent")) {
        await openReview(tx, session, { reason: "fraud_check", at: now, request: null });
      }
      return { is_reversed: true };
    case "wait":
      return judgement.learned;
  }
}

function receivedOf(
  state: "paid" | "surplus",
  { amount_minor: received_minor, provider_reference }: Extract<PaymentState, { kind: "paid" }>,
): Partial<PaymentRow> {
  return { state, received_minor, provider_reference, failure_code: null };
}

/** A hint that came during the look is followed at once, whatever the look has found. */
function workOf(row: PaymentRow, judgement: Judgement, now: number): Partial<PaymentRow> {
  const queries = row.queries + 1;
  const is_taken = row.state === "paid" || row.state === "surplus";
  const is_over = is_taken || (judgement.do === "fail" && judgement.is_final);
  const wait_ms = is_over ? null : nextPaymentLook({ queries, age_ms: now - row.created });
  const due_at = row.is_notified ? now : wait_ms === null ? null : now + wait_ms;
  return { queries, due_at, is_notified: false, lease_owner: null, lease_until: null };
}
