import { raiseFactsVersion } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";

/** As many as a key may name. Source: spec/accounts/keys/models.tsp. */
const ALLOWED_MAX = 1_000;

/**
 * A number or meter that a person approved joins the list of the agent key that asked for it, if
 * there is room. The caller has locked the account's row.
 *
 * Writes: api_keys, and the account's version of what callers are judged by.
 */
export async function allowTarget(
  tx: Tx,
  { account_id, key_id, target }: { account_id: string; key_id: string; target: string },
): Promise<void> {
  await tx.sql`
    update api_keys set recipient_allowlist = array_append(recipient_allowlist, ${target})
    where account_id = ${account_id} and id = ${key_id}
      and not ${target} = any(recipient_allowlist)
      and cardinality(recipient_allowlist) < ${ALLOWED_MAX}`;
  await raiseFactsVersion(tx, account_id);
}
