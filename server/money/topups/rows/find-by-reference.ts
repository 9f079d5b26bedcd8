import { eq } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { type TopupRow, topups } from "./tables.ts";

/**
 * The top-up that somebody has quoted, of whichever organisation; null when there is none. Whoever
 * quotes it need not be one of the organisation's people.
 */
export async function findTopupByReference(
  { db }: Pick<Read | Tx, "db">,
  reference: string,
): Promise<TopupRow | null> {
  const [row] = await db.select().from(topups).where(eq(topups.reference, reference));
  return row ?? null;
}
