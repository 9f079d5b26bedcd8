import { and, desc, eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { recipients } from "../tables.ts";

/** Uuid of the newest active recipient who has a number in E.164; null if nobody has it. */
export async function findByPhone(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  phone: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: recipients.id })
    .from(recipients)
    .where(
      and(
        eq(recipients.account_id, account_id),
        eq(recipients.phone, phone),
        eq(recipients.status, "active"),
      ),
    )
    .orderBy(desc(recipients.id))
    .limit(1);
  return row?.id ?? null;
}
