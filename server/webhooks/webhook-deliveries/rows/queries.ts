import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import type { DueDispatch } from "./lease-queries.ts";
import { type Sent, unpackSent } from "./pack-sent.ts";
import { type DeliveryRow, webhookDeliveries, webhookSent } from "./tables.ts";

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

/** What was sent last of an account's deliveries; nothing of one that was not tried. */
export async function findSent(
  { db }: Pick<Read, "db">,
  account_id: string,
  rows: readonly DeliveryRow[],
): Promise<Map<string, Sent>> {
  const pack_ids = new Set(rows.flatMap(({ sent_id }) => sent_id ?? []));
  const found = await db
    .select()
    .from(webhookSent)
    .where(and(eq(webhookSent.account_id, account_id), isAnyOf(webhookSent.id, [...pack_ids])));
  const packs = new Map(found.map(({ id, packed }) => [id, packed]));
  return new Map(
    rows.flatMap(({ id, sent_id, sent_place }) => {
      const packed = sent_id === null ? undefined : packs.get(sent_id);
      const sent = packed === undefined ? null : unpackSent(packed, sent_place ?? 0);
      return sent === null ? [] : [[id, sent] as const];
    }),
  );
}

/** Whether an account was sent anything about an event. */
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
