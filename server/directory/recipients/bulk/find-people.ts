import { findGroupsOf } from "#directory/groups";
import type { Tx } from "#platform/db/transaction";
import { normaliseMobile } from "#platform/values/phone";
import { lockRecipients } from "../read/queries.ts";
import { readMeters } from "../read/read-meters.ts";
import type { LineBody } from "./line-body.ts";
import { noPeople, type People } from "./people.ts";

/**
 * Finds and locks everybody of an account whom lines name by an own ID, a payroll number or a phone
 * number, and those of some ids, oldest first. The caller holds the list, so nobody takes one of
 * these meanwhile.
 */
export async function findPeople(
  tx: Tx,
  account_id: string,
  bodies: readonly LineBody[],
  ids: readonly string[] = [],
): Promise<People> {
  const named = await findIds(tx, account_id, bodies);
  const rows = await lockRecipients(tx, account_id, [...new Set([...ids, ...named])]);
  const [meters, groups] = await Promise.all([
    readMeters(tx, account_id, rows),
    findGroupsOf(tx, account_id, rows),
  ]);
  const people = noPeople();
  for (const row of rows) {
    const input = {
      fields: row,
      meters: meters.get(row.id) ?? [],
      group_ids: groups.get(row.id) ?? [],
    };
    people.add({ row, input, is_changed: false });
  }
  return people;
}

async function findIds(
  { sql }: Tx,
  account_id: string,
  bodies: readonly LineBody[],
): Promise<string[]> {
  const phones = bodies.map(({ phone }) => (phone ? normaliseMobile(phone)?.e164 : null));
  const rows = await sql<{ id: string }[]>`
    select id from recipients where account_id = ${account_id}
      and external_id = any(${bodies.flatMap((body) => body.external_id ?? [])}::text[])
    union
    select id from recipients where account_id = ${account_id}
      and payroll_id = any(${bodies.flatMap((body) => body.payroll_id ?? [])}::text[])
    union
    select id from recipients where account_id = ${account_id}
      and phone = any(${phones.flatMap((phone) => phone ?? [])}::text[])`;
  return rows.map(({ id }) => id);
}
