import type { Schemas } from "@svc/generated/routes";
import type { Discount, PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { liveSalesOf } from "#platform/values/offers";
import type { AccountRow } from "./tables.ts";

/** An account as its own keys see it. Source: spec/accounts/account/models.tsp. */
export function presentAccount(
  row: AccountRow,
  { config }: Pick<PresentContext, "config">,
): Schemas["Account"] {
  return {
    id: formatId("acct", row.id),
    object: "account",
    created: unixSeconds(row.created),
    livemode: row.mode === "live",
    name: row.name,
    legal_name: row.legal_name,
    mode: row.mode,
    twin: formatId("acct", row.twin_id),
    status: row.status,
    contact_email: row.contact_email,
    support_phone: row.support_phone,
    statement_descriptor: row.statement_descriptor,
    country: "ZW",
    timezone: "Africa/Harare",
    currencies: ["USD", "ZWG"],
    live_sales: liveSalesOf(config),
    dealer: presentDealer(row),
    batch_approval_threshold: {
      USD: moneyOrNull(row.batch_approval_usd_minor),
      ZWG: moneyOrNull(row.batch_approval_zwg_minor),
    },
    agent_live_enabled: row.agent_live_enabled,
    terms_accepted: row.terms && {
      version: row.terms.version,
      at: unixSeconds(row.terms.at_ms),
      by: row.terms.member_id && formatId("mem", row.terms.member_id),
    },
    default_api_version: row.default_api_version,
    webhook_format_legacy: row.webhook_format_legacy,
    prevent_duplicates: {
      enabled: row.prevent_duplicates_seconds !== null,
      window_seconds: row.prevent_duplicates_seconds,
    },
    payday: { day_of_month: row.payday_day },
    metadata: row.metadata,
  };
}

function presentDealer(row: AccountRow): Schemas["Dealer"] {
  return {
    status: row.dealer_status,
    discounts: presentDiscounts(row.discounts),
    since: row.dealer_since === null ? null : unixSeconds(row.dealer_since),
  };
}

/** A dealer's discounts as the interface writes them. */
export function presentDiscounts(discounts: readonly Discount[]): Schemas["Dealer"]["discounts"] {
  return discounts.map(({ network, currency, discount_bps }) => ({
    network,
    currency,
    percent: percentOf(discount_bps),
  }));
}

/** A hundredth of a percent is a basis point, so two decimals say it exactly. */
function percentOf(discount_bps: number): string {
  return `${Math.floor(discount_bps / 100)}.${String(discount_bps % 100).padStart(2, "0")}`;
}

function moneyOrNull(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : formatMoney(amount_minor);
}
