import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { findEvents, typesOf } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { listOfPage, readPage } from "#platform/wire/page";
import { findEndpoints } from "#webhooks/webhook-endpoints";
import { presentListedDelivery } from "../rows/present.ts";
import { hasDeliveries } from "../rows/queries.ts";
import { webhookDeliveries } from "../rows/tables.ts";

type Query = Input<"listWebhookDeliveries">["query"];

/** Lists what was sent to an account's endpoints, newest first. */
export async function listWebhookDeliveries(
  ctx: Ctx,
  { query }: Input<"listWebhookDeliveries">,
): Promise<Answer<"listWebhookDeliveries">> {
  const where = [
    await ofObject(ctx, query, "endpoint"),
    await ofObject(ctx, query, "event"),
    ofStatus(ctx, query),
    ofType(query),
  ];
  const page = await ctx.read((read) =>
    readPage(read, {
      table: webhookDeliveries,
      account_id: ctx.account.id,
      prefix: "whd",
      query,
      where,
    }),
  );
  const data = page.rows.map((row) => presentListedDelivery(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

const COLUMNS = {
  endpoint: webhookDeliveries.endpoint_id,
  event: webhookDeliveries.event_id,
} as const;

/**
 * An id that names nothing of the account is refused, so that a typo does not look like an empty
 * list.
 */
async function ofObject(
  ctx: Ctx,
  query: Query,
  param: keyof typeof COLUMNS,
): Promise<SQL | undefined> {
  const text = query[param];
  if (text === undefined) return undefined;
  const id = parseId(param === "endpoint" ? "we" : "evt", text);
  const is_known = id !== null && (await ctx.read((read) => isKnown(read, ctx, { param, id })));
  if (id !== null && is_known) return eq(COLUMNS[param], id);
  const message = `\`${param}\` is invalid. There is no ${text} in this account.`;
  return refuse("reference_not_found", { param, message });
}

async function isKnown(
  read: Read,
  { account }: Ctx,
  { param, id }: { param: keyof typeof COLUMNS; id: string },
): Promise<boolean> {
  if (param === "endpoint") return (await findEndpoints(read, account.id, [id])).length > 0;
  // A test's event exists only in its delivery.
  const found = await findEvents(read, account.id, [id]);
  return found.length > 0 || (await hasDeliveries(read, account.id, id));
}

/**
 * No index holds the status: failed deliveries have an index of their own, waiting ones their work
 * rows.
 */
function ofStatus({ account }: Ctx, { status }: Query): SQL | undefined {
  if (status === undefined) return undefined;
  const is_status = eq(webhookDeliveries.status, status);
  if (status === "succeeded") return is_status;
  if (status !== "pending") return and(is_status, sql`missed`);
  const waiting = sql`
    select work.delivery_id from webhook_dispatches work where work.account_id = ${account.id}`;
  return and(is_status, sql`${webhookDeliveries.id} in (${waiting})`);
}

function ofType({ type }: Query): SQL | undefined {
  if (type === undefined) return undefined;
  return sql`${webhookDeliveries.event_type} = any(${sql.param(typesOf(type))}::text[])`;
}
