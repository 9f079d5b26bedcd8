import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { findDeliveriesOf } from "./queries.ts";
import { type DeliveryRow, webhookDeliveries } from "./tables.ts";

const PARAM = "delivery_id";

/**
 * The delivery that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function deliveryOfPath(ctx: Ctx, text: string): Promise<DeliveryRow> {
  const id = parseId("whd", text) ?? refuse("resource_missing", { param: PARAM });
  const { account } = ctx;
  const [row] = await ctx.read((read) => findDeliveriesOf(read, account.id, [id]));
  if (row !== undefined) return row;
  const missing = { account, table: webhookDeliveries, id, param: PARAM };
  return await ctx.read((read) => refuseMissing(read, missing));
}
