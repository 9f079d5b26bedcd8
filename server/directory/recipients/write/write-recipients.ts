import { and, eq, sql } from "drizzle-orm";
import { addToGroups, replaceGroups } from "#directory/groups";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { FIRST_STATUS } from "../lifecycle.ts";
import { type RecipientRow, recipientMeters, recipients } from "../tables.ts";
import type { MeterFields, NewRecipient } from "./read-fields.ts";

/** Rows of new recipients, in their order. */
export function newRows(
  { account_id, now }: { account_id: string; now: number },
  inputs: readonly Pick<NewRecipient, "fields">[],
): RecipientRow[] {
  return inputs.map(({ fields }) => ({
    ...fields,
    account_id,
    id: mintId(now),
    status: FIRST_STATUS,
    phone_hash: null,
    erase_at: null,
    event_sequence: 1,
    created: now,
  }));
}

/**
 * Writes new recipients, with meters and groups, in their order; the caller has enlisted them.
 *
 * Refuses: `reference_not_found`, `limit_reached`, of groups.
 * Writes: recipients, recipient_meters, group_members.
 */
export async function writeNew(
  tx: Tx,
  { account_id, now }: { account_id: string; now: number },
  inputs: readonly NewRecipient[],
): Promise<RecipientRow[]> {
  const rows = newRows({ account_id, now }, inputs);
  await insertMany(tx, recipients, rows);
  const of_all = rows.flatMap((row, index) => meterRows(row, inputs[index]?.meters ?? []));
  await insertMany(tx, recipientMeters, of_all);
  const memberships = rows.map(({ id }, index) => {
    return { recipient_id: id, group_ids: inputs[index]?.group_ids ?? [] };
  });
  await addToGroups(tx, account_id, memberships);
  return rows;
}

/**
 * Writes what a recipient becomes, and takes the number of its event; the caller has locked it.
 *
 * Refuses: `reference_not_found`, `limit_reached`, of groups.
 * Writes: recipients, recipient_meters, group_members.
 */
export async function writeChanged(
  tx: Tx,
  { account_id, id }: RecipientRow,
  { fields, meters, group_ids }: NewRecipient,
): Promise<RecipientRow> {
  const [row] = await tx.db
    .update(recipients)
    .set({ ...fields, event_sequence: sql`${recipients.event_sequence} + 1` })
    .where(and(eq(recipients.account_id, account_id), eq(recipients.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Recipient ${id} is locked and gone.`);
  await tx.db
    .delete(recipientMeters)
    .where(and(eq(recipientMeters.account_id, account_id), eq(recipientMeters.recipient_id, id)));
  await insertMany(tx, recipientMeters, meterRows(row, meters));
  if (group_ids !== null) await replaceGroups(tx, account_id, { recipient_id: id, group_ids });
  return row;
}

/** The rows of a recipient's meters, in their order. */
export function meterRows(
  { account_id, id: recipient_id }: Pick<RecipientRow, "account_id" | "id">,
  meters: readonly MeterFields[],
) {
  return meters.map((meter, place) => ({ ...meter, account_id, recipient_id, place }));
}
