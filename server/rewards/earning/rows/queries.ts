import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import type { Occasion } from "../occasion.ts";
import { type RuleMatchRow, ruleMatches } from "./tables.ts";

/** Where each of these rules matched somebody last; a rule that never did is absent. */
export async function findNewestMatches(
  { db }: Pick<Tx, "db">,
  { account_id, recipient_id, on }: Pick<Occasion, "account_id" | "recipient_id" | "on">,
  rule_ids: readonly string[],
): Promise<Map<string, RuleMatchRow>> {
  const rows = await db
    .select()
    .from(ruleMatches)
    .where(
      and(
        eq(ruleMatches.account_id, account_id),
        eq(ruleMatches.recipient_id, recipient_id),
        isAnyOf(ruleMatches.rule_id, rule_ids),
        eq(ruleMatches.on, on),
      ),
    );
  return new Map(rows.map((row) => [row.rule_id, row]));
}
