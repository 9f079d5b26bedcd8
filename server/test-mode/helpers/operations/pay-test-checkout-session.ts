import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import {
  declinePayment,
  lockSessionOfPath,
  paySession,
  presentSession,
  type SessionRow,
  testPaymentOf,
} from "#sales/checkout-sessions";
import { DISPATCH } from "#sales/sends";

/** Pays a checkout session of a test account as its customer would, or declines the card. */
export async function payTestCheckoutSession(
  ctx: Ctx,
  { path, body }: Input<"payTestCheckoutSession">,
): Promise<Answer<"payTestCheckoutSession">> {
  const { account, now, request_id } = ctx;
  const cause = { account, now, request_id, request: causedBy(ctx) };
  const is_declined = body?.outcome === "failed";
  const after = await ctx.transact("pay a test checkout session", async (tx) => {
    const before = await lockSessionOfPath(tx, ctx, path.session_id);
    refusePaid(before, is_declined);
    if (is_declined) return await declinePayment(tx, before, { code: "card_declined", cause });
    return await paySession(tx, before, { payment: testPaymentOf(before), cause });
  });
  wakeWorkers(DISPATCH);
  return { status: 200, body: presentSession(after, ctx) };
}

/** A late payment still counts; a late refusal of a card changes nothing. */
function refusePaid({ status }: SessionRow, is_declined: boolean): void {
  if (status === "open" || (status === "expired" && !is_declined)) return;
  const message = `The session is ${status}: it takes no such payment.`;
  refuse("invalid_transition", { message, meta: { status } });
}
