import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import { type CheckinRow, checkins } from "./tables.ts";

/** The check-ins of an account that have these ids; others' are absent. */
export async function findCheckins(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<CheckinRow[]> {
  return await db
    .select()
    .from(checkins)
    .where(and(eq(checkins.account_id, account_id), isAnyOf(checkins.id, ids)));
}
