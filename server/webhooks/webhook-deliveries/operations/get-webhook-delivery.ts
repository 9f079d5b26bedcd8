import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { deliveryOfPath } from "../rows/delivery-of-path.ts";
import { presentDelivery } from "../rows/present.ts";
import { findSent } from "../rows/queries.ts";

/** Shows one delivery with its tries. */
export async function getWebhookDelivery(
  ctx: Ctx,
  { path }: Input<"getWebhookDelivery">,
): Promise<Answer<"getWebhookDelivery">> {
  const row = await deliveryOfPath(ctx, path.delivery_id);
  const sent = await ctx.read((read) => findSent(read, ctx.account.id, [row]));
  return { status: 200, body: presentDelivery(row, ctx, sent.get(row.id)) };
}
