import { and, eq, sql } from "drizzle-orm";
import { isAnyOf, isAnyOfList } from "#platform/db/is-any-of";
import { keptQuery } from "#platform/db/kept-query";
import type { Read, Tx } from "#platform/db/transaction";
import { type ProgramRow, programs } from "./tables.ts";

/** The programs of an account that have these ids; others' are absent. */
export async function findPrograms(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ProgramRow[]> {
  return await db
    .select()
    .from(programs)
    .where(and(eq(programs.account_id, account_id), isAnyOf(programs.id, ids)));
}

/** The lock of everything that a program counts: two rewards of one program are made one by one. */
const lockedPrograms = keptQuery((tx) =>
  tx.db
    .select()
    .from(programs)
    .where(
      and(
        eq(programs.account_id, sql.placeholder("account_id")),
        isAnyOfList(programs.id, sql.placeholder("ids")),
      ),
    )
    .orderBy(programs.id)
    .for("no key update")
    .prepare("locked programs"),
);

/**
 * Locks programs of an account until the transaction ends, in one order, and returns them by id;
 * others' are absent. It comes after rewards, links and sends, and before reservations and
 * balances. What it guards (budgets, what people have received) is read in a following statement.
 */
export async function lockPrograms(
  tx: Tx,
  account_id: string,
  ids: readonly string[],
): Promise<Map<string, ProgramRow>> {
  if (ids.length === 0) return new Map();
  const rows = await lockedPrograms(tx).execute({ account_id, ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same of one program; null when the account has none of this id. */
export async function lockProgram(
  tx: Tx,
  account_id: string,
  id: string,
): Promise<ProgramRow | null> {
  return (await lockPrograms(tx, account_id, [id])).get(id) ?? null;
}
