import { and, asc, eq, like } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import { type TopupRow, topups } from "../rows/tables.ts";

/** A live top-up whose transfer has not arrived. */
export type AwaitedTransfer = Pick<
  TopupRow,
  "account_id" | "id" | "reference" | "currency" | "amount_minor" | "expires_at" | "created"
>;

const LISTED_MAX = 200;

/** The transfers that live organisations said they would make, the oldest first. */
export async function listAwaited({ db }: Read): Promise<AwaitedTransfer[]> {
  return await db
    .select()
    .from(topups)
    .where(
      and(
        eq(topups.method, "bank_transfer"),
        eq(topups.status, "pending"),
        like(topups.provider, "bank/%"),
      ),
    )
    .orderBy(asc(topups.created))
    .limit(LISTED_MAX);
}
