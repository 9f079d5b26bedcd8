/** The only writer of a recipient's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, sql } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import { type RecipientRow, recipients } from "./tables.ts";

/** The state that a recipient is made in. */
export const FIRST_STATUS = LIFECYCLES.recipient.initial[0];

type RecipientName = Pick<RecipientRow, "account_id" | "id">;

/** The sequence of the event that is about to be emitted. */
const COUNTED = { event_sequence: sql`${recipients.event_sequence} + 1` };

/** The person's seven days begin; null when the recipient is not active. */
export async function requestErasure(
  tx: Tx,
  name: RecipientName,
  erase_at: number,
): Promise<RecipientRow | null> {
  return await move(tx, name, { to: "erasure_pending", by: "delete" }, { erase_at });
}

/** The erasure is called off; null when none is pending. */
export async function restore(tx: Tx, name: RecipientName): Promise<RecipientRow | null> {
  return await move(tx, name, { to: "active", by: "restore" }, { erase_at: null });
}

/**
 * The seven days are over: nothing says any more who it was, but the hash of the number. Null when
 * no erasure is pending.
 */
export async function erase(
  tx: Tx,
  name: RecipientName,
  phone_hash: Uint8Array | null,
): Promise<RecipientRow | null> {
  const nothing = { ...NOTHING_PERSONAL, phone_hash };
  return await move(tx, name, { to: "erased", by: "seven_days_over" }, nothing);
}

/** What every column is once the person is erased. */
const NOTHING_PERSONAL = {
  external_id: null,
  name: null,
  first_name: null,
  phone: null,
  email: null,
  default_meter: null,
  payroll_id: null,
  cost_center_id: null,
  monthly_cap_usd_minor: null,
  monthly_cap_zwg_minor: null,
  consent_at: null,
  consent_source: null,
  consent_text_version: null,
  tags: [],
  notes: null,
  metadata: {},
  search_text: "",
};

type Move = Parameters<typeof sourcesOf<typeof LIFECYCLES.recipient>>[1];

async function move(
  { db }: Tx,
  { account_id, id }: RecipientName,
  { to, by }: Move,
  set: Partial<RecipientRow>,
): Promise<RecipientRow | null> {
  const from = sourcesOf(LIFECYCLES.recipient, { to, by });
  const [row] = await db
    .update(recipients)
    .set({ ...set, status: to, ...COUNTED })
    .where(
      and(
        eq(recipients.account_id, account_id),
        eq(recipients.id, id),
        isAnyOf(recipients.status, from),
      ),
    )
    .returning();
  return row ?? null;
}
