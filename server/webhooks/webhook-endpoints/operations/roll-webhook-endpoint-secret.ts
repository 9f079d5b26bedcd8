import type { Answer, Input } from "@svc/generated/routes";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { parseDuration } from "#platform/time/duration";
import { lockEndpointOfPath } from "../endpoint-of-path.ts";
import { presentRow } from "../present-many.ts";
import { openSecret, replaceSecret } from "../secrets.ts";
import type { EndpointRow } from "../tables.ts";

/**
 * Rolls an endpoint's secret and returns the new one; the old one also signs during the grace
 * period.
 */
export async function rollWebhookEndpointSecret(
  ctx: Ctx,
  { path, body }: Input<"rollWebhookEndpointSecret">,
): Promise<Answer<"rollWebhookEndpointSecret">> {
  return await ctx.transact("roll webhook secret", (tx) =>
    once(ctx, tx, async () => {
      const row = await lockEndpointOfPath(tx, ctx, path.endpoint_id);
      const before = await presentRow(tx, ctx, row);
      const secret = await replaceSecret(
        tx,
        { account_id: row.account_id, endpoint_id: row.id },
        {
          request_id: ctx.request_id,
          secret_key: ctx.config.secret_key,
          works_until: worksUntil(ctx, row, body.grace),
        },
      );
      const after = await presentRow(tx, ctx, row, openSecret(secret, ctx.config));
      const changes = { secret_last4: [before.secret_last4, after.secret_last4] };
      await audit(tx, ctx, [{ object_id: formatId("we", row.id), changes }]);
      return { status: 200 as const, body: after };
    }),
  );
}

/**
 * The legacy format has room for one signature.
 * Source: docs/guides/webhooks.md, "Roll the secret".
 */
function worksUntil(
  { now }: Pick<Ctx, "now">,
  { format }: EndpointRow,
  grace: string | number = 0,
): number | null {
  const grace_seconds = format === "legacy_airtime" ? 0 : (parseDuration(grace) ?? 0);
  return grace_seconds === 0 ? null : now + grace_seconds * 1_000;
}
