import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import type { DueDispatch } from "./lease-queries.ts";
import { type DeliveryRow, webhookDeliveries } from "./tables.ts";

/** The deliveries of dispatches, of any accounts. */
export async function findDeliveries(
  { db }: Pick<Read, "db">,
  dispatches: readonly Pick<DueDispatch, "account_id" | "delivery_id">[],
): Promise<DeliveryRow[]> {
  if (dispatches.length === 0) return [];
  const accounts = [...new Set(dispatches.map(({ account_id }) => account_id))];
  const ids = dispatches.map(({ delivery_id }) => delivery_id);
  return await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(isAnyOf(webhookDeliveries.account_id, accounts), isAnyOf(webhookDeliveries.id, ids)),
    );
}

/** The deliveries of an account that have these ids. */
export async function findDeliveriesOf(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<DeliveryRow[]> {
  return await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.account_id, account_id), isAnyOf(webhookDeliveries.id, ids)));
}

/** Whether anything of an account was sent about an event. */
export async function hasDeliveries(
  { db }: Pick<Read, "db">,
  account_id: string,
  event_id: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.account_id, account_id), eq(webhookDeliveries.event_id, event_id)),
    )
    .limit(1);
  return rows.length > 0;
}
