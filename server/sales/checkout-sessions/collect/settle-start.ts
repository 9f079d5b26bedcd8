import { lockAccountFacts, lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { PromptAnswer, StartAnswer } from "#providers/payments";
import { declinePayment } from "../pay/decline-payment.ts";
import { lockPayment, updatePayment } from "../rows/payment-queries.ts";
import type { PaymentFailure, PaymentRow } from "../rows/payment-tables.ts";
import { lockSession } from "../rows/queries.ts";
import { errorOfFailure } from "./error-of-failure.ts";
import { nextPaymentLook } from "./next-payment-look.ts";

/** What a provider has answered to the start of a payment. */
export type StartedPayment = StartAnswer | PromptAnswer;

/**
 * Keeps what came of the start of a payment, unless a look at it has found more meanwhile. What was
 * not answered, or in words that are not known, is traced.
 *
 * Writes: checkout_payments, checkout_sessions.
 */
export async function settleStart(
  tx: Tx,
  { account_id, session_id, id }: PaymentRow,
  answer: StartedPayment,
): Promise<PaymentRow | null> {
  const account = await lockAccountFacts(tx, account_id);
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const session = await lockSession(tx, account_id, session_id);
  const before = await lockPayment(tx, { account_id, id });
  if (before === null || session === null) return null;
  if (clock === undefined || account === null) throw new Error(`no account ${account_id}`);
  if (before.state !== "pending" || before.status_url !== null) return before;
  const { now } = clock;
  const changes = changesOf(answer, now);
  await updatePayment(tx, before, { starting_until: null, ...changes });
  if (changes.failure_code !== undefined && session.status === "open") {
    const cause = { account, now, request_id: session.request_id, request: null };
    const code = errorOfFailure(changes.failure_code);
    await declinePayment(tx, session, { code, cause });
  }
  return { ...before, ...changes, starting_until: null };
}

type Changes = Partial<PaymentRow> & { failure_code?: PaymentFailure };

function changesOf(answer: StartedPayment, now: number): Changes {
  const wait_ms = nextPaymentLook({ queries: 0, age_ms: 0 }) ?? 0;
  const due_at = now + wait_ms;
  switch (answer.kind) {
    case "started": {
      const { redirect_url, status_url } = answer;
      return { redirect_url, status_url, due_at };
    }
    case "prompted": {
      const { status_url, instructions, authorization } = answer;
      const code = authorization?.code ?? null;
      const code_expires = authorization?.expires ?? null;
      return { status_url, instructions, code, code_expires, due_at };
    }
    case "refused": {
      const why = "why" in answer && answer.why !== "other" ? answer.why : "provider_error";
      const is_certain = !("is_certain" in answer) || answer.is_certain;
      return { state: "failed", failure_code: why, due_at: is_certain ? null : due_at };
    }
    default:
      return { due_at };
  }
}
