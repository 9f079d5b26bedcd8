import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { lockEndpointOfPath } from "../endpoint-of-path.ts";
import { armFeeds } from "../feeds.ts";
import { endEndpoint } from "../lifecycle.ts";
import { presentRow } from "../present-many.ts";
import { dropOldSecrets } from "../secrets.ts";

/** Deletes an endpoint; nothing more is sent to it. */
export async function deleteWebhookEndpoint(
  ctx: Ctx,
  { path }: Input<"deleteWebhookEndpoint">,
): Promise<Answer<"deleteWebhookEndpoint">> {
  const shown = await ctx.transact("delete webhook endpoint", async (tx) => {
    const { id, account_id, status } = await lockEndpointOfPath(tx, ctx, path.endpoint_id);
    const name = { account_id, endpoint_id: id };
    const ended = await endEndpoint(tx, { ...name, now: ctx.now });
    if (ended === null) throw new Error(`endpoint ${id} could not be deleted from its status`);
    await dropOldSecrets(tx, name);
    await armFeeds(tx, [name], await transactionTime(tx));
    const changes = { status: [status, ended.status] };
    await audit(tx, ctx, [{ object_id: formatId("we", id), changes }]);
    return await presentRow(tx, ctx, ended);
  });
  return { status: 200, body: shown };
}
