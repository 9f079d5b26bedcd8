import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findEndpoints, lockEndpoint } from "./queries.ts";
import { type EndpointRow, webhookEndpoints } from "./tables.ts";

const ENDPOINT: PathObject = { table: webhookEndpoints, prefix: "we", param: "endpoint_id" };

/**
 * The account's endpoint that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function endpointOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<EndpointRow> {
  return await read((tx) => findByPath(tx, ENDPOINT, { account, written }, findPresent));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockEndpointOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<EndpointRow> {
  return await lockByPath(tx, ENDPOINT, { account, written }, (_, account_id, endpoint_id) =>
    lockEndpoint(tx, { account_id, endpoint_id }),
  );
}

/** A deleted endpoint keeps its row, and no path names it. */
async function findPresent(read: Read, account_id: string, ids: readonly string[]) {
  const rows = await findEndpoints(read, account_id, ids);
  return rows.filter(({ deleted_at }) => deleted_at === null);
}
