import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { audit, changesBetween } from "#journal/audit-log";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { lockEndpointOfPath } from "../endpoint-of-path.ts";
import { armFeeds, restartFeed } from "../feeds.ts";
import { switchOff, switchOn } from "../lifecycle.ts";
import { notifyDisabled } from "../notify-disabled.ts";
import { presentRow } from "../present-many.ts";
import { lockEndpoints } from "../queries.ts";
import { readEndpointChanges } from "../read-endpoint-changes.ts";
import type { NewEndpoint } from "../read-new-endpoint.ts";
import { type EndpointRow, webhookEndpoints } from "../tables.ts";
import { refuseTaken } from "../taken-url.ts";

/** Changes, disables or enables an endpoint. */
export async function updateWebhookEndpoint(
  ctx: Ctx,
  { path, body }: Input<"updateWebhookEndpoint">,
): Promise<Answer<"updateWebhookEndpoint">> {
  const shown = await ctx.transact("update webhook endpoint", async (tx) => {
    // The list is held before the endpoint: its new URL is compared with those of the others.
    if (body.url !== undefined) await lockEndpoints(tx, ctx.account.id);
    const row = await lockEndpointOfPath(tx, ctx, path.endpoint_id);
    const before = await presentRow(tx, ctx, row);
    const input = readEndpointChanges(ctx, row, body);
    if (input.url !== row.url) await refuseTaken(tx, ctx.account.id, input.url);
    const changed = await writeChanges(tx, row, input);
    const after = await presentRow(tx, ctx, await move(ctx, tx, { row, changed }, body.status));
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length > 0) {
      await audit(tx, ctx, [{ object_id: formatId("we", row.id), changes }]);
    }
    return after;
  });
  return { status: 200, body: shown };
}

async function writeChanges(
  { db }: Tx,
  { account_id, id }: EndpointRow,
  input: NewEndpoint,
): Promise<EndpointRow> {
  const [row] = await db
    .update(webhookEndpoints)
    .set(input)
    .where(and(eq(webhookEndpoints.account_id, account_id), eq(webhookEndpoints.id, id)))
    .returning();
  if (row === undefined) throw new Error(`no row for endpoint ${id}`);
  return row;
}

/** A request for the current state changes nothing and emits no event. */
async function move(
  ctx: Ctx,
  tx: Tx,
  { row, changed }: { row: EndpointRow; changed: EndpointRow },
  status: EndpointRow["status"] | undefined,
): Promise<EndpointRow> {
  const name = { account_id: row.account_id, endpoint_id: row.id };
  if (status === "disabled") {
    const off = await switchOff(tx, { ...name, now: ctx.now, by: "switch_off" });
    if (off === null) return changed;
    const request = causedBy(ctx);
    await armFeeds(tx, [name], await transactionTime(tx));
    await notifyDisabled(tx, off, { before: row, created: ctx.now, request });
    return off;
  }
  if (status !== "enabled") return changed;
  const on = await switchOn(tx, name);
  if (on === null) return changed;
  await restartFeed(tx, name);
  return on;
}
