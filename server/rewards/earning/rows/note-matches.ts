import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { countMatches, type MatchRow } from "#rewards/rules";
import type { Occasion } from "../occasion.ts";

/**
 * Counts the matches of an occasion, and keeps that what their rules count starts again after it.
 * Their programs are locked.
 *
 * Writes: rule_matches, program_rules.
 */
export async function noteMatches(
  tx: Tx,
  { account_id, recipient_id, on, position, occurred_at }: Occasion,
  matches: readonly MatchRow[],
): Promise<void> {
  const rule_ids = matches.map(({ rule_id }) => rule_id);
  await countMatches(tx, account_id, rule_ids);
  await tx.sql`
    insert into rule_matches (account_id, rule_id, recipient_id, "on", position, occurred_at)
    select ${account_id}, rule_id, ${recipient_id}, ${on}, ${position}, ${writeInstant(occurred_at)}
    from unnest(${rule_ids}::uuid[]) as matched(rule_id)
    on conflict (account_id, recipient_id, rule_id, "on") do update set
      position = excluded.position,
      occurred_at = greatest(rule_matches.occurred_at, excluded.occurred_at)`;
}
