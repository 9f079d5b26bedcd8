import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { idOfPath, type PathObject } from "#platform/path-object";
import { presentReplays, webhookReplays } from "#webhooks/webhook-deliveries";
import { endpointOfPath } from "../endpoint-of-path.ts";

const REPLAY: PathObject = { table: webhookReplays, prefix: "whr", param: "replay_id" };

/** Shows how far a replay to an endpoint has come; the replays of other endpoints are missing. */
export async function getWebhookReplay(
  ctx: Ctx,
  { path }: Input<"getWebhookReplay">,
): Promise<Answer<"getWebhookReplay">> {
  const endpoint = await endpointOfPath(ctx, path.endpoint_id);
  const id = idOfPath(REPLAY, path.replay_id);
  const replay = (await presentReplays(ctx, [id])).get(id);
  if (replay?.endpoint === formatId("we", endpoint.id)) return { status: 200, body: replay };
  const { account } = ctx;
  return await ctx.read((read) => refuseMissing(read, { ...REPLAY, account, id }));
}
