import { AuthorityChanged } from "#accounts/account";
import { countHit } from "#directory/blocklist";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { Refusal, refusalOf } from "#platform/refusal";
import type { ApprovalResult, ApprovedCall, Within } from "#platform/work/reactions";
import { wakeWorkers } from "#platform/work/worker";
import { DISPATCH } from "./dispatch/dispatch.ts";
import type { SendOrder } from "./order/order.ts";
import { readOrder } from "./order/read-order.ts";
import type { SendCreate } from "./order/type-of.ts";
import { confirmOrder } from "./place/confirm-order.ts";
import { placeSends } from "./place/place-sends.ts";

/**
 * Makes the sale that an agent asked for and a person approved: no threshold holds it any more.
 *
 * Refuses: as `createSend`. Throws `AuthorityChanged`. Writes: as `placeSends`.
 */
export async function carryOutSend(
  ctx: Ctx,
  { approval_id, mandate, body }: ApprovedCall,
  within: Within,
): Promise<void> {
  const asked = { ...(await readOrder(ctx, body as SendCreate)), approval_id, mandate };
  const order = await confirmOrder(ctx, asked);
  const selling = within((tx) => sell(tx, order));
  const refusal = await refusalOf(selling);
  if (refusal?.code === "target_blocked") await countHit(ctx, order.target);
  await selling;
  wakeWorkers(DISPATCH);
}

async function sell(tx: Tx, order: SendOrder): Promise<ApprovalResult> {
  const [outcome] = await placeSends(tx, [order], "wait");
  if (outcome?.kind === "placed") return { prefix: "snd", id: outcome.row.id };
  if (outcome?.kind === "outdated") throw AuthorityChanged;
  if (outcome?.kind !== "refused") throw new Error(`An approved sale is ${outcome?.kind}.`);
  throw new Refusal(outcome.refusal.code, outcome.refusal.detail);
}
