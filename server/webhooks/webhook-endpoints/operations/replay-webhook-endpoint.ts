import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { placeReplay, presentReplay, readReplay } from "#webhooks/webhook-deliveries";
import { lockEndpointOfPath } from "../endpoint-of-path.ts";

/** Queues a range of events for an endpoint again; a worker creates the deliveries. */
export async function replayWebhookEndpoint(
  ctx: Ctx,
  { path, body }: Input<"replayWebhookEndpoint">,
): Promise<Answer<"replayWebhookEndpoint">> {
  return await ctx.transact("replay events", (tx) =>
    once(ctx, tx, async () => {
      const endpoint = await lockEndpointOfPath(tx, ctx, path.endpoint_id);
      const row = await placeReplay(tx, ctx, { endpoint, wanted: readReplay(ctx, body) });
      const counted = { delivered: 0, failed: 0 };
      return { status: 202 as const, body: presentReplay(row, ctx, counted) };
    }),
  );
}
