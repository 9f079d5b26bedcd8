import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { readEventType } from "#journal/events";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { presentDelivery, queueTestDelivery } from "#webhooks/webhook-deliveries";
import { lockEndpointOfPath } from "../endpoint-of-path.ts";

/** Sends a made-up event to one endpoint, whatever it subscribes to. */
export async function testWebhookEndpoint(
  ctx: Ctx,
  { path, body }: Input<"testWebhookEndpoint">,
): Promise<Answer<"testWebhookEndpoint">> {
  const type = readEventType(body.type ?? "send.delivered");
  return await ctx.transact("test webhook endpoint", (tx) =>
    once(ctx, tx, async () => {
      // Taken before the endpoint is locked: writers of due times take the clock first.
      await lockClocksForShare(tx, [ctx.account.id]);
      const endpoint = await lockEndpointOfPath(tx, ctx, path.endpoint_id);
      if (endpoint.status === "disabled") {
        refuse("endpoint_disabled", { resource: formatId("we", endpoint.id) });
      }
      const row = await queueTestDelivery(tx, ctx, { endpoint, type });
      return { status: 202 as const, body: presentDelivery(row, ctx) };
    }),
  );
}
