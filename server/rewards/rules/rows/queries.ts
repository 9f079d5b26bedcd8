import { and, asc, count, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { programs } from "#rewards/programs";
import { programRules, type RuleRow } from "./tables.ts";

/** The order in which rules are evaluated. */
const EVALUATED = [desc(programRules.priority), asc(programRules.created), asc(programRules.id)];

const IS_ITS_PROGRAM = and(
  eq(programs.account_id, programRules.account_id),
  eq(programs.id, programRules.program_id),
);

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
 * The active rules of a trigger, in the order in which they are evaluated: of one program whatever
 * its status, or of all that give rewards, or would if they had budget. `only` names the programs
 * that are looked at.
 */
export async function findRulesOn(
  { db }: Pick<Read | Tx, "db">,
  {
    account_id,
    program_id,
    on,
    only,
  }: Pick<RuleRow, "account_id" | "on"> & {
    readonly program_id: string | null;
    readonly only: readonly string[] | null;
  },
): Promise<RuleRow[]> {
  return await db
    .select(getTableColumns(programRules))
    .from(programRules)
    .innerJoin(programs, IS_ITS_PROGRAM)
    .where(
      and(
        eq(programRules.account_id, account_id),
        eq(programRules.active, true),
        eq(programRules.on, on),
        program_id === null
          ? inArray(programs.status, ["active", "exhausted"])
          : eq(programs.id, program_id),
        only === null ? undefined : isAnyOf(programRules.program_id, only),
      ),
    )
    .orderBy(...EVALUATED);
}

/** Active rules of the other programs of an account, without those of closed ones. */
export interface ActiveElsewhere {
  readonly rules: number;
  /** Of their conditions, as JSON. */
  readonly condition_bytes: number;
}

/**
 * Counts the active rules that an account has in other programs; nobody else sets rules of the
 * account until the transaction ends.
 */
export async function countActiveElsewhere(
  { db, sql: raw }: Tx,
  { account_id, program_id }: Pick<RuleRow, "account_id" | "program_id">,
): Promise<ActiveElsewhere> {
  const name = `program_rules/${account_id}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const bytes = sql<string>`coalesce(sum(octet_length(${programRules.when}::text)), 0)`;
  const [row] = await db
    .select({ rules: count(), condition_bytes: bytes.mapWith(Number) })
    .from(programRules)
    .innerJoin(programs, IS_ITS_PROGRAM)
    .where(
      and(
        eq(programRules.account_id, account_id),
        eq(programRules.active, true),
        ne(programRules.program_id, program_id),
        ne(programs.status, "closed"),
      ),
    );
  if (row === undefined) throw new Error("A count has no row.");
  return row;
}
