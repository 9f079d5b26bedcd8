import { and, eq } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { type MeterConfirmation, meterConfirmations } from "./tables.ts";

/** What the utility last reported of a meter to an account, however long ago; null if nothing. */
export async function findConfirmation(
  { db }: Read,
  { account_id, number }: Pick<MeterConfirmation, "account_id" | "number">,
): Promise<MeterConfirmation | null> {
  const [row] = await db
    .select()
    .from(meterConfirmations)
    .where(
      and(eq(meterConfirmations.account_id, account_id), eq(meterConfirmations.number, number)),
    );
  return row ?? null;
}
