import { and, eq } from "drizzle-orm";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { programRules, type RuleRow } from "./tables.ts";

/**
 * Writes the whole set of rules of a program, which the caller has locked and whose every rule is
 * among them.
 *
 * Writes: program_rules.
 */
export async function writeRules(
  tx: Tx,
  { account_id, program_id }: Pick<RuleRow, "account_id" | "program_id">,
  rows: readonly RuleRow[],
): Promise<void> {
  await tx.db
    .delete(programRules)
    .where(and(eq(programRules.account_id, account_id), eq(programRules.program_id, program_id)));
  await insertMany(tx, programRules, rows);
}
