import type { Schemas } from "@svc/generated/routes";
import { presentMeter } from "#catalogue/meters";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { maskedText } from "#sales/sends";
import { pageUrlOf } from "./page-url.ts";
import { findSessions } from "./rows/queries.ts";
import type { SessionRow } from "./rows/tables.ts";

type Session = Schemas["CheckoutSession"];
type Shown = Pick<PresentContext, "account" | "config">;

/** Presents sessions by uuid, as they are now; the presenter of `cs_`. */
export async function presentSessions(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, Session>> {
  const rows = await ctx.read((read) => findSessions(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentSession(row, ctx)]));
}

/** A session as the wire shows it. Source: spec/sales/checkout-sessions/models.tsp. */
export function presentSession(row: SessionRow, { account, config }: Shown): Session {
  return {
    id: formatId("cs", row.id),
    object: "checkout_session",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    url: pageUrlOf(row, config),
    ...presentPrice(row),
    success_url: row.success_url,
    cancel_url: row.cancel_url,
    client_reference: row.client_reference,
    expires_at: unixSeconds(row.expires_at),
    ...presentProgress(row, account),
    sms_message: row.sms_message === null ? null : maskedText(row.sms_message, row),
    metadata: row.metadata,
  };
}

/** What a session sells, and the price: decided when it is made. */
function presentPrice(row: SessionRow) {
  const { type, product, network, amount_minor, fee_minor, currency, bundle_id } = row;
  return {
    ...{ type, product, network, amount: formatMoney(amount_minor), currency },
    card_fee: formatMoney(fee_minor),
    total: formatMoney(amount_minor + fee_minor),
    bundle_id: bundle_id === null ? null : formatId("bnd", bundle_id),
    token_phone: row.token_phone,
    customer_phone: row.customer_phone,
  };
}

/** The fields of a session that change. */
export function presentProgress(row: SessionRow, account: Pick<Shown["account"], "mode">) {
  const { status, target, send_ids, paid_at, fulfilled_at } = row;
  const sends = send_ids.map((id) => formatId("snd", id));
  return {
    ...{ status, target, meter: meterOf(row, account) },
    ...{ send: sends.at(-1) ?? null, sends },
    payment: paymentOf(row),
    last_payment_error: errorOf(row),
    review: reviewOf(row),
    credited: creditedOf(row),
    paid_at: paid_at === null ? null : unixSeconds(paid_at),
    fulfilled_at: fulfilled_at === null ? null : unixSeconds(fulfilled_at),
  };
}

function meterOf({ meter }: SessionRow, account: Pick<Shown["account"], "mode">) {
  if (meter === null) return null;
  const source = "utility" as const;
  return presentMeter(meter, { account, now: meter.confirmed_at, source });
}

function paymentOf({ payment, paid_at }: SessionRow): Session["payment"] {
  if (payment === null || paid_at === null) return null;
  return { ...payment, paid_at: unixSeconds(paid_at) };
}

const ERRORS: Readonly<Record<Schemas["CheckoutPaymentErrorCode"], string>> = {
  card_declined: "Your bank declined the card. Try another.",
  cancelled: "You cancelled the payment. You can pay again.",
  timeout: "Your bank did not respond in time. Try again.",
  provider_error: "The payment could not be made. Try again.",
};

function errorOf({ payment_error: code }: SessionRow): Session["last_payment_error"] {
  return code === null ? null : { code, message: ERRORS[code] };
}

function reviewOf(row: SessionRow): Session["review"] {
  const { review_reason: reason, review_opened_at, review_resolution: resolution } = row;
  if (reason === null || review_opened_at === null) return null;
  return { reason, opened_at: unixSeconds(review_opened_at), resolution };
}

function creditedOf({ transaction_id, amount_minor }: SessionRow): Session["credited"] {
  if (transaction_id === null) return null;
  return {
    amount: formatMoney(amount_minor),
    credit_transaction: formatId("txn", transaction_id),
  };
}
