import type { Schemas } from "@svc/generated/routes";
import { readLowBalanceThresholds } from "#money/ledger";
import type { AccountFacts, Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { normaliseMobile } from "#platform/values/phone";
import { readCreditAlerts } from "./queries.ts";

/**
 * Reads and presents what an account wants to be told of its Credit.
 * Source: spec/money/credit/alerts.tsp.
 */
export async function presentAlerts(
  from: Read | Tx,
  { account, now }: Pick<Ctx, "account" | "now">,
): Promise<Schemas["CreditAlerts"]> {
  const [marks, settings] = await Promise.all([
    readLowBalanceThresholds(from, account.id),
    readCreditAlerts(from, account.id),
  ]);
  return {
    object: "credit_alerts",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    low_balance: { USD: moneyOf(marks.USD.low_minor), ZWG: moneyOf(marks.ZWG.low_minor) },
    shortfall_projection: settings.shortfall_projection,
    shortfall_days: settings.shortfall_days,
    channels: settings.channels,
    recipients: recipientsOf(account, settings.channels),
    last_fired: { USD: secondsOf(marks.USD.notified_at), ZWG: secondsOf(marks.ZWG.notified_at) },
  };
}

/** The account's own contact and support number, which may be one that gets no texts. */
function recipientsOf(
  { contact_email, support_phone }: AccountFacts,
  channels: readonly string[],
): Schemas["AlertRecipients"] {
  const phone = support_phone === null ? null : (normaliseMobile(support_phone)?.e164 ?? null);
  return {
    emails: contact_email !== null && channels.includes("email") ? [contact_email] : [],
    phones: phone !== null && channels.includes("sms") ? [phone] : [],
  };
}

function moneyOf(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : formatMoney(amount_minor);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
