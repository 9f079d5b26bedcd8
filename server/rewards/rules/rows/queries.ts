import { and, asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { programs } from "#rewards/programs";
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

/**
 * The active rules that activities trigger, in the order in which they are evaluated: of one
 * program whatever its status, or of all that give rewards, or would if they had budget. `only`
 * names the programs that are looked at.
 */
export async function findRulesOnActivities(
  { db }: Pick<Read | Tx, "db">,
  {
    account_id,
    program_id,
    only,
  }: {
    readonly account_id: string;
    readonly program_id: string | null;
    readonly only: readonly string[] | null;
  },
): Promise<RuleRow[]> {
  return await db
    .select(getTableColumns(programRules))
    .from(programRules)
    .innerJoin(
      programs,
      and(
        eq(programs.account_id, programRules.account_id),
        eq(programs.id, programRules.program_id),
      ),
    )
    .where(
      and(
        eq(programRules.account_id, account_id),
        eq(programRules.active, true),
        eq(programRules.on, "activity"),
        program_id === null
          ? inArray(programs.status, ["active", "exhausted"])
          : eq(programs.id, program_id),
        only === null ? undefined : isAnyOf(programRules.program_id, only),
      ),
    )
    .orderBy(...EVALUATED);
}
