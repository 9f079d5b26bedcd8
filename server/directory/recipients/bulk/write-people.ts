import { addToGroups, leaveGroups } from "#directory/groups";
import { writeInstant } from "#platform/db/columns";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type RecipientRow, recipientMeters } from "../tables.ts";
import { meterRows, writeNew } from "../write/write-recipients.ts";
import type { Person } from "./people.ts";

/** A person whose row is there, or was written now. */
export interface WrittenPerson {
  readonly person: Person;
  readonly row: RecipientRow;
}

/**
 * Writes what lines leave of people, in a statement a table however many they are.
 *
 * Writes: recipients, recipient_meters, group_members.
 */
export async function writePeople(
  tx: Tx,
  of: { account_id: string; now: number },
  people: readonly Person[],
): Promise<WrittenPerson[]> {
  const changed = people.flatMap((person) => {
    const { row, is_changed, input } = person;
    if (row === null || !is_changed) return [];
    const event_sequence = row.event_sequence + 1;
    return [{ person, row: { ...row, ...input.fields, event_sequence } }];
  });
  const fresh = people.filter(({ row }) => row === null);
  await writeChanged(tx, of.account_id, changed);
  const rows = await writeNew(
    tx,
    of,
    fresh.map(({ input }) => input),
  );
  const written = fresh.flatMap((person, index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ person, row }];
  });
  return [...changed, ...written];
}

async function writeChanged(
  tx: Tx,
  account_id: string,
  changed: readonly WrittenPerson[],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ row }) => row.id);
  await freeNames(tx, account_id, ids);
  await updateRows(tx, account_id, changed);
  await tx.sql`
    delete from recipient_meters
    where account_id = ${account_id} and recipient_id = any(${ids}::uuid[])`;
  const meters = changed.flatMap(({ row, person }) => meterRows(row, person.input.meters));
  await insertMany(tx, recipientMeters, meters);
  await leaveGroups(tx, account_id, ids);
  const memberships = changed.map(({ row, person }) => {
    return { recipient_id: row.id, group_ids: person.input.group_ids ?? [] };
  });
  await addToGroups(tx, account_id, memberships);
}

/** One may take the name that another gives up, whichever row is written first. */
async function freeNames({ sql }: Tx, account_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    update recipients set external_id = null, payroll_id = null
    where account_id = ${account_id} and id = any(${[...ids]}::uuid[])`;
}

async function updateRows(
  { sql }: Tx,
  account_id: string,
  changed: readonly WrittenPerson[],
): Promise<void> {
  const rows = changed.map(({ row }) => ({
    ...row,
    consent_at: row.consent_at === null ? null : writeInstant(row.consent_at),
    monthly_cap_usd_minor: row.monthly_cap_usd_minor?.toString() ?? null,
    monthly_cap_zwg_minor: row.monthly_cap_zwg_minor?.toString() ?? null,
    phone_hash: null,
  }));
  await sql`
    update recipients held set
      external_id = changed.external_id, name = changed.name, first_name = changed.first_name,
      phone = changed.phone, email = changed.email, default_meter = changed.default_meter,
      payroll_id = changed.payroll_id, cost_center_id = changed.cost_center_id,
      monthly_cap_usd_minor = changed.monthly_cap_usd_minor,
      monthly_cap_zwg_minor = changed.monthly_cap_zwg_minor,
      lawful_basis = changed.lawful_basis, consent_at = changed.consent_at,
      consent_source = changed.consent_source,
      consent_text_version = changed.consent_text_version, tags = changed.tags,
      notes = changed.notes, metadata = changed.metadata, search_text = changed.search_text,
      event_sequence = changed.event_sequence
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as changed(
      id uuid, external_id text, name text, first_name text, phone text, email text,
      default_meter text, payroll_id text, cost_center_id uuid, monthly_cap_usd_minor bigint,
      monthly_cap_zwg_minor bigint, lawful_basis text, consent_at timestamptz,
      consent_source text, consent_text_version text, tags text[], notes text, metadata jsonb,
      search_text text, event_sequence integer)
    where held.account_id = ${account_id} and held.id = changed.id`;
}
