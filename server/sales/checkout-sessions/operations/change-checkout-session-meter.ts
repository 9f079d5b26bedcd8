import type { Answer, Input } from "@svc/generated/routes";
import { confirmMeter } from "#catalogue/meters";
import { causedBy } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { wakeWorkers } from "#platform/work/worker";
import { DISPATCH, findSends, hasFailed, type SendRow } from "#sales/sends";
import { changeMeter } from "../change-meter.ts";
import { askBeforeResend, refuseUnqueried } from "../end/ask-before-resend.ts";
import { lockWithSend } from "../end/lock-with-send.ts";
import type { OtherMeter } from "../end/resend-session.ts";
import { presentSession } from "../present.ts";
import { refuseBlocked, refuseUnchangeable } from "../refuse-unchangeable.ts";
import { isPaymentReversed } from "../rows/payment-queries.ts";
import { sessionOfPath } from "../rows/session-of-path.ts";
import type { SessionRow } from "../rows/tables.ts";

/** Corrects the meter of a session: what was paid for goes to the new one, once. */
export async function changeCheckoutSessionMeter(
  ctx: Ctx,
  { path, body: { meter } }: Input<"changeCheckoutSessionMeter">,
): Promise<Answer<"changeCheckoutSessionMeter">> {
  const found = await sessionOfPath(ctx, path.session_id);
  refuseUnchangeable(ctx, { session: found, ...(await standingOf(ctx, found)), meter });
  await refuseBlocked(ctx, meter);
  const to = await confirm(ctx, found, meter);
  const queried_id = await askBeforeResend(ctx, found);
  const answer = await ctx.transact("change the meter of a session", (tx) =>
    once(ctx, tx, async () => {
      const { session, send } = await lockWithSend(tx, ctx, path.session_id);
      refuseUnqueried(send, queried_id);
      const is_reversed = await isPaymentReversed(tx, session);
      refuseUnchangeable(ctx, { session, send, meter, is_reversed });
      const after = await change(tx, ctx, { session, send, to });
      return { status: 200 as const, body: presentSession(after, ctx) };
    }),
  );
  wakeWorkers(DISPATCH);
  return answer;
}

/** The newest send of a session, and whether the money for it went back. */
async function standingOf(ctx: Ctx, session: SessionRow) {
  return await ctx.read(async (read) => {
    const [send] = await findSends(read, ctx.account.id, session.send_ids.slice(-1));
    return { send: send ?? null, is_reversed: await isPaymentReversed(read, session) };
  });
}

/** Refuses: as `confirmMeter`. */
async function confirm(ctx: Ctx, session: SessionRow, number: string): Promise<OtherMeter> {
  const asked = { number, currency: session.currency, param: "meter" };
  const { account_id: _, ...meter } = (await confirmMeter(ctx, asked)).row;
  return { target: number, meter };
}

async function change(
  tx: Tx,
  ctx: Ctx,
  { session, send, to }: { session: SessionRow; send: SendRow | null; to: OtherMeter },
): Promise<SessionRow> {
  const { account, now, request_id } = ctx;
  const cause = { account, now, request_id, request: causedBy(ctx) };
  const is_unsold = session.status !== "open" && (send === null || hasFailed(send));
  return await changeMeter(tx, session, { ctx, cause, send: is_unsold ? null : send, to });
}
