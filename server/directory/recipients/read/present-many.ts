import type { Schemas } from "@svc/generated/routes";
import { findGroupsOf } from "#directory/groups";
import type { PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { networkOfPhone } from "#platform/values/network-prefixes";
import { normaliseMobile } from "#platform/values/phone";
import type { RecipientRow } from "../tables.ts";
import { firstNameOf } from "./first-name.ts";
import { findRecipients } from "./queries.ts";
import { type KnownMeter, readMeters } from "./read-meters.ts";

type Recipient = Schemas["Recipient"];

/** Presents recipients by uuid, as they are now; what is not the account's is absent. */
export async function presentRecipients(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  return await ctx.read(async (read) => {
    const rows = await findRecipients(read, ctx.account.id, ids);
    const shown = await presentRows(read, ctx, rows);
    return new Map(rows.map((row, index) => [row.id, shown[index] as Recipient]));
  });
}

/** Presents one row. */
export async function presentRow(
  from: Read | Tx,
  ctx: Pick<PresentContext, "account">,
  row: RecipientRow,
): Promise<Recipient> {
  const [shown] = await presentRows(from, ctx, [row]);
  if (shown === undefined) throw new Error("One row is one recipient.");
  return shown;
}

/** Presents rows of the account in their order; what belongs to all of them is read at once. */
export async function presentRows(
  from: Read | Tx,
  { account }: Pick<PresentContext, "account">,
  rows: readonly RecipientRow[],
): Promise<Recipient[]> {
  const [meters, groups] = await Promise.all([
    readMeters(from, account.id, rows),
    findGroupsOf(from, account.id, rows),
  ]);
  return rows.map((row) => ({
    id: formatId("rcp", row.id),
    object: "recipient",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    ...identityOf(row),
    meters: (meters.get(row.id) ?? []).map(meterOf),
    default_meter: row.default_meter,
    payroll_id: row.payroll_id,
    cost_center: row.cost_center_id === null ? null : formatId("cc", row.cost_center_id),
    groups: (groups.get(row.id) ?? []).map((id) => formatId("grp", id)),
    monthly_cap: capOf(row),
    lawful_basis: row.lawful_basis,
    consent: consentOf(row),
    tags: row.tags,
    status: row.status,
    erase_at: row.erase_at === null ? null : unixSeconds(row.erase_at),
    totals: null,
    notes: row.notes,
    metadata: row.metadata,
  }));
}

function identityOf(row: RecipientRow) {
  const { external_id, name, phone, email } = row;
  const mobile = phone === null ? null : normaliseMobile(phone);
  const network = mobile === null ? null : networkOfPhone(mobile);
  return { external_id, name, first_name: firstNameOf(row), phone, network, email };
}

function meterOf({ number, label, name_masked, confirmed_at }: KnownMeter) {
  const confirmed = confirmed_at === null ? null : unixSeconds(confirmed_at);
  return { number, label, name_masked, confirmed_at: confirmed };
}

function capOf(row: RecipientRow): Recipient["monthly_cap"] {
  const [USD, ZWG] = [row.monthly_cap_usd_minor, row.monthly_cap_zwg_minor].map((minor) =>
    minor === null ? null : formatMoney(minor),
  );
  return USD == null && ZWG == null ? null : { USD: USD ?? null, ZWG: ZWG ?? null };
}

function consentOf(row: RecipientRow): Recipient["consent"] {
  const { consent_at, consent_source: source, consent_text_version: text_version } = row;
  if (consent_at === null || source === null) return null;
  return { at: unixSeconds(consent_at), source, text_version };
}
