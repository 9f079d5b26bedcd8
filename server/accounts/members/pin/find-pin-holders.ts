import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { paymentPins } from "../tables.ts";

/** Those of an organisation's members who have a payment PIN, by the uuid of its live account. */
export async function findPinHolders(
  { db }: Pick<Read | Tx, "db">,
  live_id: string,
  member_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (member_ids.length === 0) return new Set();
  const found = await db
    .select({ id: paymentPins.member_id })
    .from(paymentPins)
    .where(
      and(
        eq(paymentPins.account_id, live_id),
        inArray(paymentPins.member_id, [...member_ids]),
        isNotNull(paymentPins.sealed_hash),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
