import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { makerAmong } from "#platform/maker";
import { refuse } from "#platform/refusal";
import { openFeed } from "../feeds.ts";
import { FIRST_STATUS } from "../lifecycle.ts";
import { presentRow } from "../present-many.ts";
import { countEndpoints, lockEndpoints } from "../queries.ts";
import { type NewEndpoint, readNewEndpoint } from "../read-new-endpoint.ts";
import { mintSecret, openSecret } from "../secrets.ts";
import { type EndpointRow, webhookEndpoints } from "../tables.ts";
import { refuseTaken } from "../taken-url.ts";

/** Source: spec/webhooks/webhook-endpoints/operations.tsp. */
const ENDPOINTS_MAX = 16;

/** Creates an endpoint, and returns the secret that signs its events. */
export async function createWebhookEndpoint(
  ctx: Ctx,
  { body }: Input<"createWebhookEndpoint">,
): Promise<Answer<"createWebhookEndpoint">> {
  const input = readNewEndpoint(ctx, body);
  return await ctx.transact("create webhook endpoint", (tx) =>
    once(ctx, tx, async () => {
      await refuseBeyondLimit(ctx, tx, input);
      const row = await writeEndpoint(ctx, tx, input);
      const name = { account_id: row.account_id, endpoint_id: row.id };
      const { request_id, config } = ctx;
      const secret = await mintSecret(tx, name, { request_id, secret_key: config.secret_key });
      await openFeed(tx, { ...name, mode: ctx.account.mode });
      await audit(tx, ctx, [{ object_id: formatId("we", row.id), changes: {} }]);
      const shown = await presentRow(tx, ctx, row, openSecret(secret, config));
      return { status: 201 as const, body: shown };
    }),
  );
}

/** The list is held, so two endpoints made at once are counted one after the other. */
async function refuseBeyondLimit(ctx: Ctx, tx: Tx, { url }: NewEndpoint): Promise<void> {
  await lockEndpoints(tx, ctx.account.id);
  await refuseTaken(tx, ctx.account.id, url);
  if ((await countEndpoints(tx, ctx.account.id)) < ENDPOINTS_MAX) return;
  refuse("endpoint_limit_reached", { meta: { max: ENDPOINTS_MAX } });
}

async function writeEndpoint(ctx: Ctx, tx: Tx, input: NewEndpoint): Promise<EndpointRow> {
  const { account, now } = ctx;
  const maker = makerAmong(ctx);
  const [row] = await tx.db
    .insert(webhookEndpoints)
    .values({
      ...input,
      account_id: account.id,
      id: mintId(now),
      status: FIRST_STATUS,
      created_by_kind: maker.kind,
      created_by_id: maker.id,
      created: now,
    })
    .returning();
  if (row === undefined) throw new Error("the insert of an endpoint returned no row");
  return row;
}
