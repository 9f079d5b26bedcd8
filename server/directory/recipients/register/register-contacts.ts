import { type EventDraft, type EventRequest, emit, eventOf } from "#journal/events";
import { inOneFlight } from "#platform/db/in-one-flight";
import { insertMany, insertOf, seldomFilled } from "#platform/db/insert-many";
import type { Write } from "#platform/db/multi-table-write";
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

/** People who become recipients, with what is told of them. */
export interface NewContacts {
  readonly rows: readonly RecipientRow[];
  readonly events: readonly EventDraft[];
}

interface Registration {
  readonly account_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** The recipients that people are to become who are not recipients yet, in their order. Pure. */
export function newContacts(
  { account_id, now }: Registration,
  contacts: readonly Contact[],
): NewContacts {
  const people = contacts.map(({ external_id, phone, lawful_basis }) => {
    const { fields } = readContact({ external_id, phone }, now);
    return { fields: { ...fields, lawful_basis: lawful_basis ?? fields.lawful_basis } };
  });
  const rows = newRows({ account_id, now }, people);
  const events = rows.map((row, index) => {
    const request = contacts[index]?.request ?? null;
    const told = { previous_attributes: null, created: now, request };
    return eventOf("recipient.created", "rcp", row, told);
  });
  return { rows, events };
}

const COUNT = [
  "update recipient_counts set recipients = recipients + ",
  "::integer where account_id = ",
  "::uuid",
] as const;

/**
 * What is written of people who join the list of recipients, which the caller has locked with
 * `enlist` since it looked, and which has room for them.
 *
 * Writes: recipients, recipient_counts.
 */
export function contactWrites(account_id: string, rows: readonly RecipientRow[]): Write[] {
  if (rows.length === 0) return [];
  const count = { parts: COUNT, values: [`${rows.length}`, account_id], rows: 1 };
  return [...insertOf(recipients, rows, { seldom: SELDOM }), count];
}

/**
 * Registers people who are not recipients yet, in their order; the caller has held the list with
 * `enlist` since it looked.
 *
 * Refuses: `limit_reached`. Writes: recipients, recipient_counts, events.
 */
export async function registerContacts(
  tx: Tx,
  registration: Registration,
  contacts: readonly Contact[],
): Promise<readonly RecipientRow[]> {
  const { rows, events } = newContacts(registration, contacts);
  await inOneFlight([
    enlist(tx, registration.account_id, rows.length),
    insertMany(tx, recipients, rows, { seldom: SELDOM }),
    emit(tx, events),
  ]);
  return rows;
}
