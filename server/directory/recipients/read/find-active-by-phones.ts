import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type RecipientRow, recipients } from "../tables.ts";

/** The oldest active recipient of each of these numbers, by number; E.164. */
export async function findActiveByPhones(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  phones: readonly string[],
): Promise<Map<string, RecipientRow>> {
  if (phones.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([recipients.phone])
    .from(recipients)
    .where(
      and(
        eq(recipients.account_id, account_id),
        eq(recipients.status, "active"),
        isAnyOf(recipients.phone, phones),
      ),
    )
    .orderBy(recipients.phone, recipients.id);
  return new Map(rows.flatMap((row) => (row.phone === null ? [] : [[row.phone, row] as const])));
}
