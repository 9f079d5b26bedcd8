import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { endpointOfPath } from "../endpoint-of-path.ts";
import { presentRow } from "../present-many.ts";

/** Shows one endpoint with how well it has taken its events. */
export async function getWebhookEndpoint(
  ctx: Ctx,
  { path }: Input<"getWebhookEndpoint">,
): Promise<Answer<"getWebhookEndpoint">> {
  const row = await endpointOfPath(ctx, path.endpoint_id);
  return { status: 200, body: await ctx.read((read) => presentRow(read, ctx, row)) };
}
