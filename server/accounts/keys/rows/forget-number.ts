import { lockAccount, raiseFactsVersion } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";

/**
 * Takes the number of an erased person off the lists of whom keys may sell to, whoever put it
 * there. It stays where it is all that limits a key: an empty list would let it sell to any. An
 * agent without a list needs approval for every number instead. The caller knows that no other
 * recipient has the number.
 *
 * Balances are locked by it, so it comes after whatever else a transaction locks.
 *
 * Writes: api_keys, and the account's version of what callers are judged by.
 * Source: spec/accounts/keys/models.tsp, docs/decisions/0036-the-directory.md.
 */
export async function forgetNumber(
  tx: Tx,
  { account_id, phone }: { account_id: string; phone: string },
): Promise<void> {
  const listing = await tx.sql`
    select from api_keys
    where account_id = ${account_id} and ${phone}::text = any(recipient_allowlist) limit 1`;
  if (listing.count === 0) return;
  await lockAccount(tx, account_id);
  const { count } = await tx.sql`
    update api_keys set recipient_allowlist = array_remove(recipient_allowlist, ${phone}::text)
    where account_id = ${account_id} and ${phone}::text = any(recipient_allowlist)
      and (kind = 'ak' or cardinality(array_remove(recipient_allowlist, ${phone}::text)) > 0)`;
  if (count > 0) await raiseFactsVersion(tx, account_id);
}
