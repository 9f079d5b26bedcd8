import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { SupplierOrder } from "#providers/port";
import { simulatorVends } from "./tables.ts";

/**
 * Writes down that an order was handed over, and says which hand-over of its send it is.
 *
 * Callers may rely on it that a reference vends once, however often it is handed over.
 */
export async function recordSubmit(
  { db }: Tx,
  {
    order,
    now,
    vended,
  }: { order: SupplierOrder; now: number; vended: (hand_over: number) => bigint | null },
): Promise<{ hand_over: number }> {
  const { reference, send_id, target, amount_minor, currency, position_centi } = order;
  const hand_over = 1 + (await db.$count(simulatorVends, eq(simulatorVends.send_id, send_id)));
  const [written] = await db
    .insert(simulatorVends)
    .values({
      reference,
      send_id,
      target,
      amount_minor,
      currency,
      hand_over,
      vended_minor: vended(hand_over),
      position_centi,
      received_at: now,
    })
    .onConflictDoUpdate({
      target: simulatorVends.reference,
      set: { submits: sql`${simulatorVends.submits} + 1` },
    })
    .returning({ hand_over: simulatorVends.hand_over });
  if (written === undefined) throw new Error("An order that is handed over is written down.");
  return written;
}

/** Counts a question about a reference; null when the supplier has never heard of it. */
export async function recordQuery(
  { db }: Tx,
  reference: string,
): Promise<{ queries: number; hand_over: number; position_centi: bigint | null } | null> {
  const [asked] = await db
    .update(simulatorVends)
    .set({ queries: sql`${simulatorVends.queries} + 1` })
    .where(eq(simulatorVends.reference, reference))
    .returning({
      queries: simulatorVends.queries,
      hand_over: simulatorVends.hand_over,
      position_centi: simulatorVends.position_centi,
    });
  return asked ?? null;
}
