import type { Schemas } from "@svc/generated/routes";
import { findDocuments } from "#accounts/documents";
import type { PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { missingFields } from "./read/missing-fields.ts";
import { openPeople } from "./rows/people.ts";
import type { ApplicationRow } from "./rows/tables.ts";

/** An application as the wire shows it. Source: spec/accounts/dealer/application.tsp. */
export async function presentApplication(
  from: Pick<Read | Tx, "db">,
  row: ApplicationRow,
  { account, config }: Pick<PresentContext, "account" | "config">,
): Promise<Schemas["DealerApplication"]> {
  const { directors, beneficial_owners } = openPeople(row, config);
  const rejected = await findRejected(from, row);
  return {
    id: formatId("dap", row.id),
    object: "dealer_application",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    status: row.status,
    ...presentBusiness(row),
    directors: [...directors],
    beneficial_owners: [...beneficial_owners],
    expected_monthly_volume: {
      USD: amountOf(row.expected_usd_minor),
      ZWG: amountOf(row.expected_zwg_minor),
    },
    networks: row.networks,
    channels: row.channels,
    bank: row.bank,
    documents: row.documents,
    declarations: { accurate: row.is_accurate, authorised: row.is_authorised },
    missing: missingFields(row, { directors: directors.length, rejected }),
    submitted_at: row.submitted_at === null ? null : unixSeconds(row.submitted_at),
    decided_at: row.decided_at === null ? null : unixSeconds(row.decided_at),
    decision_note: row.decision_note,
    discounts: row.discounts.map(({ network, currency, discount_bps }) => ({
      ...{ network, currency, percent: formatMoney(BigInt(discount_bps)) },
    })),
    reviewer_messages: row.reviewer_messages,
    metadata: row.metadata,
  };
}

/** The wire ids of the application's documents that staff have rejected. */
async function findRejected(
  from: Pick<Read | Tx, "db">,
  { account_id, documents }: Pick<ApplicationRow, "account_id" | "documents">,
): Promise<ReadonlySet<string>> {
  const named = Object.values(documents).flat();
  const ids = named.flatMap((text) => (text === null ? [] : (parseId("doc", text) ?? [])));
  const rows = ids.length === 0 ? [] : await findDocuments(from, account_id, ids);
  const rejected = rows.filter(({ status }) => status === "rejected");
  return new Set(rejected.map(({ id }) => formatId("doc", id)));
}

function presentBusiness(row: ApplicationRow) {
  return {
    legal_name: row.legal_name,
    trading_name: row.trading_name,
    registration_number: row.registration_number,
    registration_country: row.registration_country,
    incorporated_on: row.incorporated_on,
    business_type: row.business_type,
    tax_number: row.tax_number,
    vat_number: row.vat_number,
    physical_address: row.physical_address,
    postal_address: row.postal_address,
    contact: row.contact,
  };
}

function amountOf(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : formatMoney(amount_minor);
}
