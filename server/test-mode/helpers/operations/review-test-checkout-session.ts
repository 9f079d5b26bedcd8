import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { wakeWorkers } from "#platform/work/worker";
import {
  askBeforeResend,
  creditSession,
  lockWithSend,
  presentSession,
  refuseUnqueried,
  resendSession,
  type SessionRow,
  sessionOfPath,
} from "#sales/checkout-sessions";
import { DISPATCH } from "#sales/sends";

/** Decides about a checkout session in review of a test account, as staff would. */
export async function reviewTestCheckoutSession(
  ctx: Ctx,
  { path, body: { action } }: Input<"reviewTestCheckoutSession">,
): Promise<Answer<"reviewTestCheckoutSession">> {
  const found = await sessionOfPath(ctx, path.session_id);
  refuseUnreviewed(found);
  const queried_id = action === "send" ? await askBeforeResend(ctx, found) : null;
  const { account, now, request_id } = ctx;
  const request = causedBy(ctx);
  const after = await ctx.transact("review a test checkout session", async (tx) => {
    const { session, send } = await lockWithSend(tx, ctx, path.session_id);
    refuseUnreviewed(session);
    if (action === "credit") return await creditSession(tx, session, { at: now, request });
    refuseUnqueried(send, queried_id);
    const cause = { account, now, request_id, request };
    return (await resendSession(tx, session, { cause, to: null })) ?? refuseUnsold(session);
  });
  wakeWorkers(DISPATCH);
  return { status: 200, body: presentSession(after, ctx) };
}

function refuseUnreviewed({ status }: SessionRow): void {
  if (status === "in_review") return;
  const message = `The session is ${status}, and not in review.`;
  refuse("invalid_transition", { message, meta: { status } });
}

function refuseUnsold({ status }: SessionRow): never {
  const message = "What was paid for cannot be sold any more. Add it to the Credit.";
  return refuse("invalid_transition", { message, meta: { status } });
}
