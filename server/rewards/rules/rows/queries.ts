import { and, asc, desc, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { programRules, type RuleRow } from "./tables.ts";

/** The order in which rules are evaluated. */
const EVALUATED = [desc(programRules.priority), asc(programRules.created), asc(programRules.id)];

/** The rules of a program, in the order in which they are evaluated. */
export async function findRules(
  { db }: Pick<Read | Tx, "db">,
  { account_id, program_id }: Pick<RuleRow, "account_id" | "program_id">,
  { active }: { active?: boolean | undefined } = {},
): Promise<RuleRow[]> {
  return await db
    .select()
    .from(programRules)
    .where(
      and(
        eq(programRules.account_id, account_id),
        eq(programRules.program_id, program_id),
        active === undefined ? undefined : eq(programRules.active, active),
      ),
    )
    .orderBy(...EVALUATED);
}
