import { type EventRequest, emit, eventOf } from "#journal/events";
import { inOneFlight } from "#platform/db/in-one-flight";
import { insertMany, seldomFilled } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type RecipientRow, recipients } from "../tables.ts";
import { readContact } from "../write/read-fields.ts";
import { enlist } from "../write/refuse-namesakes.ts";
import { newRows } from "../write/write-recipients.ts";

/** Somebody of whom a number is known, and perhaps an own ID. */
export interface Contact {
  readonly external_id: string | null;
  /** E.164. */
  readonly phone: string;
  readonly lawful_basis: RecipientRow["lawful_basis"] | null;
  /** The request that names this person; null when the service does. */
  readonly request: EventRequest | null;
}

/** Nothing but a number is known of most of them. */
const SELDOM = seldomFilled(recipients, [
  ...(["external_id", "name", "first_name", "email", "payroll_id", "notes"] as const),
  ...(["default_meter", "cost_center_id", "phone_hash", "erase_at"] as const),
  ...(["monthly_cap_usd_minor", "monthly_cap_zwg_minor"] as const),
]);

/**
 * Registers people who are not recipients yet, in their order; the caller has held the list with
 * `enlist` since it looked. Units: `now` in milliseconds on the account's clock.
 *
 * Refuses: `limit_reached`. Writes: recipients, recipient_counts, events.
 */
export async function registerContacts(
  tx: Tx,
  { account_id, now }: { readonly account_id: string; readonly now: number },
  contacts: readonly Contact[],
): Promise<RecipientRow[]> {
  if (contacts.length === 0) return [];
  const people = contacts.map(({ external_id, phone, lawful_basis }) => {
    const { fields } = readContact({ external_id, phone }, now);
    return { fields: { ...fields, lawful_basis: lawful_basis ?? fields.lawful_basis } };
  });
  const rows = newRows({ account_id, now }, people);
  const drafts = rows.map((row, index) => {
    const request = contacts[index]?.request ?? null;
    return eventOf("recipient.created", "rcp", row, {
      previous_attributes: null,
      created: now,
      request,
    });
  });
  await inOneFlight([
    enlist(tx, account_id, contacts.length),
    insertMany(tx, recipients, rows, { seldom: SELDOM }),
    emit(tx, drafts),
  ]);
  return rows;
}
