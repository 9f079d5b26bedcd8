import { countHit } from "#directory/blocklist";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import type { OrderRefusal, SendOrder } from "../order/order.ts";

/**
 * Refuses the request of an order, and counts it on the blocklist if that is the reason.
 *
 * Refuses: with the given code. Writes: blocked_targets, in a transaction of its own.
 */
export async function refuseOrder(
  ctx: Ctx,
  { target }: Pick<SendOrder, "target">,
  { code, detail }: OrderRefusal,
): Promise<never> {
  if (code === "target_blocked") await countHit(ctx, target);
  throw new Refusal(code, detail);
}
