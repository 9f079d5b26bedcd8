import type { Answer, Input } from "@svc/generated/routes";
import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import { refusalOfRetry } from "../order/judge-retry.ts";
import { retryOrder } from "../order/retry-order.ts";
import { askBeforeRetry } from "../place/ask-before-retry.ts";
import { refuseOrder } from "../place/refuse-order.ts";
import { placeSend } from "../place/send-batcher.ts";
import { presentSend } from "../present/present.ts";
import { findSends } from "../rows/queries.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";
import type { SendRow } from "../rows/tables.ts";

/** Repeats a failed sale, once the network has confirmed that it did not deliver it. */
export async function retrySend(
  ctx: Ctx,
  { path }: Input<"retrySend">,
): Promise<Answer<"retrySend">> {
  const { account } = ctx;
  const send_id = sendIdOfPath(path.send_id);
  const failed = await ctx.read(async (read) => {
    const [found] = await findSends(read, account.id, [send_id]);
    return found ?? (await refuseMissingSend(read, { account, send_id }));
  });
  refuseOthers(failed);
  await askBeforeRetry(ctx, failed);
  const order = retryOrder(ctx, failed);
  const outcome = await placeSend(ctx, order);
  switch (outcome.kind) {
    case "placed":
      return { status: 202, body: presentSend(outcome.row, ctx) };
    case "replay":
      throw ReplayNeeded;
    case "refused":
      return await refuseOrder(ctx, order, outcome.refusal);
    default:
      throw new Error(`A retry on its own, without a reference, is not ${outcome.kind}.`);
  }
}

/** Judged again under the send's lock, after the network was asked. */
function refuseOthers({ late_delivered_at, ...failed }: SendRow): void {
  const is_late_delivered = late_delivered_at !== null;
  const refusal = refusalOfRetry({ ...failed, is_late_delivered, is_asked_about: false });
  if (refusal !== null) throw new Refusal(refusal.code, refusal.detail);
}
