import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { findEvents } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { transactionTime } from "#platform/db/transaction-time";
import { refuseMissing } from "#platform/missing";
import { placeDeliveries } from "../feeds/place-deliveries.ts";
import { refuseUnsendable } from "../replays/refuse-unsendable.ts";
import { DELIVERY, deliveryOfPath } from "../rows/delivery-of-path.ts";
import { presentDelivery } from "../rows/present.ts";
import type { DeliveryRow } from "../rows/tables.ts";

/** Sends the event of a delivery to its endpoint again, as a new delivery. */
export async function redeliverWebhookDelivery(
  ctx: Ctx,
  { path }: Input<"redeliverWebhookDelivery">,
): Promise<Answer<"redeliverWebhookDelivery">> {
  const before = await deliveryOfPath(ctx, path.delivery_id);
  await refuseForgotten(ctx, before);
  return await ctx.transact("redeliver", (tx) =>
    once(ctx, tx, async () => {
      await lockClocksForShare(tx, [ctx.account.id]);
      const { endpoint_id, event_id, event_type, payload } = before;
      const endpoint = await refuseUnsendable(ctx, tx, { endpoint_id, types: [event_type] });
      const named = { account_id: ctx.account.id, endpoint_id, event_id, event_type };
      const is_test = before.trigger === "test";
      const trigger = is_test ? ("test" as const) : ("redelivery" as const);
      const body = is_test ? payload : null;
      const wanted = { ...named, url: endpoint.url, trigger, payload: body, now: ctx.now };
      const [row] = await placeDeliveries(tx, [wanted], await transactionTime(tx));
      if (row === undefined) throw new Error(`no delivery was queued for endpoint ${endpoint_id}`);
      return { status: 202 as const, body: presentDelivery(row, ctx) };
    }),
  );
}

/** An event that is no longer kept cannot be sent again. */
async function refuseForgotten(ctx: Ctx, row: DeliveryRow): Promise<void> {
  if (row.trigger === "test") return;
  const { account } = ctx;
  const [event] = await ctx.read((read) => findEvents(read, account.id, [row.event_id]));
  if (event !== undefined) return;
  await ctx.read((read) => refuseMissing(read, { ...DELIVERY, account, id: row.id }));
}
