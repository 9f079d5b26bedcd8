import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { readOrder } from "../order/read-order.ts";
import { validateSend } from "../place/validate-send.ts";
import { sellSend } from "../sell-send.ts";

/**
 * Sells airtime, data or power: send, charge and work are committed before the answer. What an
 * agent may not sell by itself becomes a request for approval in place of the sale.
 */
export async function createSend(
  ctx: Ctx,
  { body }: Input<"createSend">,
): Promise<Answer<"createSend">> {
  if (body.validate_only !== true) return await sellSend(ctx, body);
  return { status: 200, body: await validateSend(ctx, await readOrder(ctx, body)) };
}
