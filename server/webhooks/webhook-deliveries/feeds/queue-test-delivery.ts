import type { EventType } from "@svc/generated/events";
import type { Schemas } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy, eventFixture, eventRows, presentEvents } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { refuse } from "#platform/refusal";
import { legacyBody } from "#webhooks/formats";
import type { EndpointRow } from "#webhooks/webhook-endpoints";
import type { DeliveryRow } from "../rows/tables.ts";
import { placeDeliveries } from "./place-deliveries.ts";

/**
 * Queues a made-up event for one endpoint. Nothing happened, so no event is written: the delivery
 * keeps the body itself.
 *
 * Refuses: `parameter_invalid` for a type without an event in the endpoint's format.
 * Writes: webhook_deliveries, webhook_dispatches, webhook_feeds.
 */
export async function queueTestDelivery(
  tx: Tx,
  ctx: Ctx,
  { endpoint, type }: { endpoint: EndpointRow; type: EventType },
): Promise<DeliveryRow> {
  await lockClocksForShare(tx, [ctx.account.id]);
  const { event_id, event } = await madeUpEvent(ctx, { endpoint, type });
  const payload = endpoint.format === "svc" ? event : legacyBody(event);
  if (payload === null) {
    return refuse("parameter_invalid", {
      param: "type",
      message: `\`type\`: endpoints with the format ${endpoint.format} are not sent ${type}.`,
    });
  }
  const named = { account_id: ctx.account.id, endpoint_id: endpoint.id, event_id };
  const wanted = { ...named, event_type: type, url: endpoint.url, payload, now: ctx.now };
  const [row] = await placeDeliveries(
    tx,
    [{ ...wanted, trigger: "test" }],
    await transactionTime(tx),
  );
  if (row === undefined) throw new Error(`no delivery was queued for endpoint ${endpoint.id}`);
  return row;
}

async function madeUpEvent(
  ctx: Ctx,
  { endpoint, type }: { endpoint: EndpointRow; type: EventType },
): Promise<{ event_id: string; event: Schemas["Event"] }> {
  const { account, now } = ctx;
  const rows = eventRows([
    {
      account_id: account.id,
      type,
      ...eventFixture(type, now),
      synthetic: true,
      created: now,
      request: causedBy(ctx),
    },
  ]);
  const written = rows.map((row) => ({ ...row, commit_position: 0n }));
  const [event] = await presentEvents({ ...ctx, version: endpoint.api_version }, written);
  const event_id = written[0]?.id;
  if (event === undefined || event_id === undefined)
    throw new Error(`no test event was made for endpoint ${endpoint.id}`);
  return { event_id, event };
}
