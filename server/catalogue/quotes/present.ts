import type { Schemas } from "@svc/generated/routes";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import { presentMeter } from "#catalogue/meters";
import { compareUnits } from "#catalogue/power";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { QuoteRow } from "./tables.ts";

const NOTE = "An estimate: only the utility knows what the meter has bought elsewhere this month.";

/** A quote as it is now. Source: spec/catalogue/quotes.tsp. */
export function presentQuote(
  row: QuoteRow,
  { account, now }: Pick<PresentContext, "account" | "now">,
): Schemas["Quote"] {
  const amount = formatMoney(row.amount_minor);
  return {
    id: formatId("quo", row.id),
    object: "quote",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    status: statusAt(row, now),
    product: row.product,
    type: row.type,
    network: row.network,
    target: row.target,
    amount,
    currency: row.currency,
    you_pay: amount,
    bundle: bundleOf(row),
    meter: meterOfQuote(row, account),
    power: powerOf(row),
    expires_at: unixSeconds(row.expires_at),
    used_by: row.used_by === null ? null : formatId("snd", row.used_by),
  };
}

/** Time alone makes an open quote an expired one, so nothing need write it down. */
export function statusAt(
  { status, expires_at }: Pick<QuoteRow, "status" | "expires_at">,
  now: number,
): QuoteRow["status"] {
  return status === "open" && expires_at <= now ? "expired" : status;
}

function bundleOf({ bundle_id }: QuoteRow): Schemas["Quote"]["bundle"] {
  const bundle = SIMULATED_BUNDLES.find(({ id }) => id === bundle_id);
  return bundle === undefined ? null : { id: formatId("bnd", bundle.id), name: bundle.name };
}

/** The meter as it was confirmed for a quote of power; null for airtime and data. */
export function meterOfQuote(
  row: QuoteRow,
  account: PresentContext["account"],
): Schemas["Meter"] | null {
  const { tariff_class, confirmed_at, confirmed_by, confirmed_with } = row;
  if (tariff_class === null || confirmed_at === null) return null;
  if (confirmed_by === null || confirmed_with === null) return null;
  const confirmation = {
    ...row,
    number: row.target,
    currency: row.meter_currency,
    tariff_class,
    confirmed_at,
    confirmed_with,
  };
  return presentMeter(confirmation, { account, now: row.created, source: confirmed_by });
}

/** Reckoned for the time of the quote, so that it says the same whenever it is read. */
function powerOf(row: QuoteRow): Schemas["QuotePower"] | null {
  if (row.type !== "power") return null;
  const { now, after_reset } = compareUnits({ ...row, now: row.created });
  return { now, after_reset, note: NOTE };
}
