import type { Schemas } from "@svc/generated/routes";
import { findBookable } from "#directory/cost-centers";
import type { RecipientRow } from "#directory/recipients";
import type { Tx } from "#platform/db/transaction";
import { networkOfPhone } from "#platform/values/network-prefixes";
import { normaliseMobile } from "#platform/values/phone";

type Warning = Schemas["WorkforcePersonWarning"];

/** What an employer should look at of a person who was registered or changed. */
export async function warningsOf(
  tx: Tx,
  { before, row }: { before: RecipientRow | null; row: RecipientRow },
): Promise<Warning[]> {
  const warnings: [Warning, boolean][] = [
    ["name_differs", before !== null && before.name !== row.name],
    ["same_name", await hasNamesake(tx, row)],
    ["unsupported_network", isUnsupported(row)],
    ["cost_center_archived", await isArchived(tx, row)],
  ];
  return warnings.flatMap(([warning, holds]) => (holds ? [warning] : []));
}

async function hasNamesake({ sql }: Tx, { account_id, id, name }: RecipientRow): Promise<boolean> {
  if (name === null) return false;
  // The search finds candidates by its index; the name itself decides.
  const text = `%${name.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = await sql`
    select from recipients
    where account_id = ${account_id} and id <> ${id} and status = 'active'
      and search_text like ${text} and lower(name) = ${name.toLowerCase()}
    limit 1`;
  return found.count > 0;
}

function isUnsupported({ phone }: RecipientRow): boolean {
  const mobile = phone === null ? null : normaliseMobile(phone);
  return mobile !== null && networkOfPhone(mobile) === null;
}

async function isArchived(tx: Tx, { account_id, cost_center_id }: RecipientRow): Promise<boolean> {
  if (cost_center_id === null) return false;
  return !(await findBookable(tx, [{ account_id, cost_center_id }])).has(cost_center_id);
}
