import { countHit } from "#directory/blocklist";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import type { OrderRefusal, SendOrder } from "../order/order.ts";

/**
 * Refuses the request of an order; what the blocklist stopped is counted there.
 *
 * Refuses: as told. Writes: blocked_targets, in a transaction of its own.
 */
export async function refuseOrder(
  ctx: Ctx,
  { target }: Pick<SendOrder, "target">,
  { code, detail }: OrderRefusal,
): Promise<never> {
  if (code === "target_blocked") await countHit(ctx, target);
  throw new Refusal(code, detail);
}
