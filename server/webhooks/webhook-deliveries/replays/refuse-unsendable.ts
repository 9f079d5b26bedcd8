import assert from "node:assert/strict";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { holdsScope } from "#platform/holds-scope";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { type EndpointRow, findEndpoints } from "#webhooks/webhook-endpoints";

const SENDS = "send.";

/**
 * Refuses to send to a disabled endpoint, or to send possible tokens for a key that may not read
 * them; otherwise returns the endpoint.
 *
 * Refuses: `tokens_read_required`, `endpoint_disabled`.
 */
export async function refuseUnsendable(
  ctx: Pick<Ctx, "account" | "key" | "member_scopes">,
  tx: Tx,
  { endpoint_id, types }: { endpoint_id: string; types: readonly string[] },
): Promise<EndpointRow> {
  const [endpoint] = await findEndpoints(tx, ctx.account.id, [endpoint_id]);
  assert(endpoint !== undefined, `no row for endpoint ${endpoint_id}`);
  const takes_tokens = endpoint.include_tokens || endpoint.token_links;
  const may_see = holdsScope(ctx, "tokens:read");
  if (takes_tokens && !may_see && types.some((type) => type.startsWith(SENDS))) {
    refuse("tokens_read_required");
  }
  if (endpoint.status !== "enabled") {
    refuse("endpoint_disabled", { resource: formatId("we", endpoint.id) });
  }
  return endpoint;
}
