import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { endpointAt } from "./queries.ts";

/**
 * Two endpoints with one URL would receive everything twice. The caller has locked the list.
 *
 * Refuses: `duplicate_resource`.
 */
export async function refuseTaken(tx: Tx, account_id: string, url: string): Promise<void> {
  const endpoint_id = await endpointAt(tx, account_id, url);
  if (endpoint_id === null) return;
  refuse("duplicate_resource", {
    param: "url",
    message: "`url` is used by another endpoint in this mode. Update that one, or use another URL.",
    resource: formatId("we", endpoint_id),
  });
}
