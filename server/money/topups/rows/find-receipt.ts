import { eq } from "drizzle-orm";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { type TopupRow, topups } from "./tables.ts";

/** A top-up whose money has arrived. */
export type PaidTopupRow = TopupRow & { received_minor: bigint; succeeded_at: number };

/** The top-up whose receipt a URL names; null where the money has not arrived, or none is named. */
export async function findReceipt(
  { db }: Read,
  { id: written, secret }: { readonly id: string; readonly secret: string },
): Promise<PaidTopupRow | null> {
  const id = parseId("top", written);
  if (id === null) return null;
  const [row] = await db.select().from(topups).where(eq(topups.id, id));
  if (row === undefined || !equalInConstantTime(row.receipt_secret, secret)) return null;
  const { received_minor, succeeded_at } = row;
  if (received_minor === null || succeeded_at === null) return null;
  return { ...row, received_minor, succeeded_at };
}
