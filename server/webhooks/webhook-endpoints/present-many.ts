import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { presentEndpoint } from "./present.ts";
import { findEndpoints, withSecrets } from "./queries.ts";
import { readHealth } from "./read-health.ts";
import { openSecret, stillSigns } from "./secrets.ts";
import type { EndpointRow, SecretRow } from "./tables.ts";

type WebhookEndpoint = Schemas["WebhookEndpoint"];

/**
 * Presents endpoints by uuid, as they are now, deleted ones too; what is not the account's is
 * absent. A replay returns the secret of the first response while it still signs.
 */
export async function presentEndpoints(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const shown = await ctx.read(async (read) => {
    const rows = await findEndpoints(read, ctx.account.id, ids);
    return await presentRows(read, ctx, rows);
  });
  return new Map(shown.map(({ row, endpoint }) => [row.id, endpoint]));
}

/** Presents one row; the secret only in the answer that made it. */
export async function presentRow(
  read: Read | Tx,
  ctx: PresentContext,
  row: EndpointRow,
  secret?: string,
): Promise<WebhookEndpoint> {
  const [shown] = await presentRows(read, ctx, [row]);
  if (shown === undefined) throw new Error(`endpoint ${row.id} was not presented`);
  return secret === undefined ? shown.endpoint : { ...shown.endpoint, secret };
}

/** Presents rows of the account in their order. */
export async function presentRows(
  read: Read | Tx,
  ctx: PresentContext,
  rows: readonly EndpointRow[],
): Promise<{ row: EndpointRow; endpoint: WebhookEndpoint }[]> {
  const { account, now } = ctx;
  const ids = rows.map(({ id }) => id);
  const [found, health] = await Promise.all([
    withSecrets(read, account.id, rows),
    readHealth(read, { account_id: account.id, endpoint_ids: ids, now }),
  ]);
  return found.map(({ row, secrets }) => {
    const of_endpoint = health.get(row.id);
    if (of_endpoint === undefined) throw new Error(`no health for endpoint ${row.id}`);
    const secret = row.deleted_at === null ? secretShown(ctx, secrets) : null;
    const beside = { health: of_endpoint, secret };
    return { row, endpoint: presentEndpoint({ row, secrets }, ctx, beside) };
  });
}

function secretShown(ctx: PresentContext, secrets: readonly SecretRow[]): string | null {
  const { replay_of, now, config } = ctx;
  if (replay_of === undefined) return null;
  const first_shown = secrets.find(({ request_id }) => request_id === replay_of);
  if (first_shown === undefined || !stillSigns(first_shown, now)) return null;
  return openSecret(first_shown, config);
}
