import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { schedules } from "#sales/schedules";

/**
 * Takes a recipient out of the family, with the allowance, which is named after the person.
 *
 * Writes: family_members, schedules with what belongs to them.
 */
export async function eraseMembers(
  { sql, db }: Tx,
  { account_id, recipient_id }: { account_id: string; recipient_id: string },
): Promise<void> {
  const gone = await sql<{ schedule_id: string | null }[]>`
    delete from family_members
    where account_id = ${account_id} and recipient_id = ${recipient_id}
    returning schedule_id`;
  const ids = gone.flatMap(({ schedule_id }) => schedule_id ?? []);
  await db
    .delete(schedules)
    .where(and(eq(schedules.account_id, account_id), isAnyOf(schedules.id, ids)));
}
