import type { Schemas } from "@svc/generated/routes";
import type { RecipientRow } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { type Received, readReceived } from "#sales/sends";

type Person = Schemas["WorkforcePerson"];

/** Presents recipients as an employer sees them, in their order; what all received is one read. */
export async function presentPeople(
  from: Read | Tx,
  { account, now }: Pick<Ctx, "account" | "now">,
  rows: readonly RecipientRow[],
): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  const received = await readReceived(from, { account_id: account.id, ids, now });
  return rows.map((row) => {
    const of_row = received.get(row.id);
    if (of_row === undefined) throw new Error(`No sum was read for recipient ${row.id}.`);
    return presentPerson(row, of_row, { livemode: account.mode === "live" });
  });
}

function presentPerson(
  row: RecipientRow,
  { usd_minor, zwg_minor }: Received,
  { livemode }: { livemode: boolean },
): Person {
  return {
    object: "workforce_person",
    created: unixSeconds(row.created),
    livemode,
    recipient: formatId("rcp", row.id),
    name: row.name,
    phone: row.phone,
    payroll_id: row.payroll_id,
    cost_center: row.cost_center_id === null ? null : formatId("cc", row.cost_center_id),
    monthly_cap: capOf(row),
    spent_this_month: { USD: formatMoney(usd_minor), ZWG: formatMoney(zwg_minor) },
    status: row.status,
    notes: row.notes,
  };
}

function capOf(row: RecipientRow): Person["monthly_cap"] {
  const { monthly_cap_usd_minor: usd_minor, monthly_cap_zwg_minor: zwg_minor } = row;
  if (usd_minor === null && zwg_minor === null) return null;
  return {
    USD: usd_minor === null ? null : formatMoney(usd_minor),
    ZWG: zwg_minor === null ? null : formatMoney(zwg_minor),
  };
}
