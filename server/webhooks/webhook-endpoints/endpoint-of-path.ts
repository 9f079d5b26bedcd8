import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { findEndpoints, lockEndpoint } from "./queries.ts";
import { type EndpointRow, webhookEndpoints } from "./tables.ts";

const PARAM = "endpoint_id";

/**
 * The account's endpoint that a path names.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has it in its other mode.
 */
export async function endpointOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<EndpointRow> {
  const id = idOf(written);
  return await read(async (tx) => {
    const [row] = await findEndpoints(tx, account.id, [id]);
    if (row !== undefined && row.deleted_at === null) return row;
    return await refuseMissing(tx, { account, table: webhookEndpoints, id, param: PARAM });
  });
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
  const id = idOf(written);
  const row = await lockEndpoint(tx, { account_id: account.id, endpoint_id: id });
  if (row !== null) return row;
  return await refuseMissing(tx, { account, table: webhookEndpoints, id, param: PARAM });
}

function idOf(written: string): string {
  return parseId("we", written) ?? refuse("resource_missing", { param: PARAM });
}
