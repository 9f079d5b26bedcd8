import type { Answer, Input } from "@svc/generated/routes";
import { ReplayNeeded } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { askBeforeRetry } from "../ask-before-retry.ts";
import { placeSend } from "../lane.ts";
import { hasFailed } from "../lifecycle.ts";
import { presentSend } from "../present.ts";
import { findSends } from "../queries.ts";
import { retryOrder } from "../retry-order.ts";
import { refuseMissingSend, sendIdOfPath } from "../send-of-path.ts";
import type { SendRow } from "../tables.ts";

/** Sells again what has failed, once the network has said that it did not deliver it. */
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
  const outcome = await placeSend(ctx, retryOrder(ctx, failed));
  switch (outcome.kind) {
    case "placed":
      return { status: 202, body: presentSend(outcome.row, ctx) };
    case "replay":
      throw ReplayNeeded;
    case "refused":
      throw new Refusal(outcome.refusal.code, outcome.refusal.detail);
    default:
      throw new Error(`A retry on its own, without a reference, is not ${outcome.kind}.`);
  }
}

/** What has not failed, and what was retried already; the same is judged again under its lock. */
function refuseOthers(send: SendRow): void {
  if (send.late_delivered_at !== null) refuseDelivered(send);
  if (!hasFailed(send)) {
    const message = `Only a send that failed can be retried; this one is ${send.status}.`;
    refuse("send_not_retryable", { message, meta: { reason: "not_failed" } });
  }
  if (send.retried_by === null) return;
  refuse("send_not_retryable", {
    message: "This send was retried already; the new send is in `resource`.",
    resource: formatId("snd", send.retried_by),
    meta: { reason: "already_retried" },
  });
}

function refuseDelivered({ id }: SendRow): never {
  return refuse("send_delivered_late", { resource: formatId("snd", id) });
}
