import type { Ctx } from "#platform/context";
import { findByPath, type PathObject } from "#platform/path-object";
import { findDeliveriesOf } from "./queries.ts";
import { type DeliveryRow, webhookDeliveries } from "./tables.ts";

/** How a path names a delivery. */
export const DELIVERY: PathObject = {
  table: webhookDeliveries,
  prefix: "whd",
  param: "delivery_id",
};

/**
 * The delivery that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function deliveryOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<DeliveryRow> {
  return await read((tx) => findByPath(tx, DELIVERY, { account, written }, findDeliveriesOf));
}
