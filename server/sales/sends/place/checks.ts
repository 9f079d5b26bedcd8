import type { ErrorCode } from "@svc/generated/errors";
import * as bundles from "#catalogue/bundles";
import * as rules from "#catalogue/products";
import { statusAt } from "#catalogue/quotes";
import { formatId } from "#platform/ids";
import type { RefusalDetail } from "#platform/refusal";
import { nextHarareDay, nextHarareMonth, unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import type { Caps } from "../order/facts.ts";
import { type OrderRefusal, paidSessionOf } from "../order/order.ts";
import type { Sale } from "../order/sale.ts";
import type { RunningTotals } from "./running-totals.ts";

type Check = (sale: Sale, totals: RunningTotals) => RefusalDetail | null;

/**
 * Every business rule of a sale, in order of precedence. A test holds this order to that of the
 * refusals that the contract declares for `createSend`.
 */
export const CHECKS: readonly (readonly [ErrorCode, Check])[] = [
  ["reference_not_found", referenceNotFound],
  ["token_phone_required", tokenPhoneRequired],
  ["quote_mismatch", quoteMismatch],
  ["quote_used", quoteUsed],
  ["quote_expired", quoteExpired],
  ["product_not_allowed", productNotAllowed],
  ["network_not_allowed", networkNotAllowed],
  ["recipient_not_allowed", recipientNotAllowed],
  ["data_not_live", dataNotLive],
  ["bundle_unavailable", bundleUnavailable],
  ["product_unavailable", productUnavailable],
  ["amount_out_of_range", amountOutOfRange],
  ["amount_not_allowed", amountNotAllowed],
  ["target_blocked", targetBlocked],
  ["duplicate_suspected", duplicateSuspected],
  ["recipient_cap_exceeded", recipientCapExceeded],
  ["spend_cap_exceeded", spendCapExceeded],
  ["insufficient_credit", insufficientCredit],
];

const OF_MONEY = new Set(["recipient_cap_exceeded", "spend_cap_exceeded", "insufficient_credit"]);

/**
 * Rules that are checked only under the locks, after the utility was asked.
 * Source: spec/sales/sends/refusals.tsp.
 */
export function isOfMoney({ code }: OrderRefusal): boolean {
  return OF_MONEY.has(code);
}

/** Every refusal that a sale would meet, in order; the first one answers a real call. */
export function refusalsOf(sale: Sale, totals: RunningTotals): OrderRefusal[] {
  const refusals: OrderRefusal[] = [];
  for (const [code, check] of CHECKS) {
    const detail = check(sale, totals);
    if (detail !== null) refusals.push({ code, detail });
  }
  return refusals;
}

/** The refusal that answers, or null when the sale may be made. */
export function firstRefusalOf(sale: Sale, totals: RunningTotals): OrderRefusal | null {
  for (const [code, check] of CHECKS) {
    const detail = check(sale, totals);
    if (detail !== null) return { code, detail };
  }
  return null;
}

function referenceNotFound(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  return quoteNotFound(sale, totals) ?? programNotFound(sale) ?? costCenterNotFound(sale, totals);
}

function programNotFound({ order }: Sale): RefusalDetail | null {
  if (order.is_program_unknown !== true) return null;
  const message = "`program` is invalid. There is no such program in this account.";
  return { param: "program", message };
}

function costCenterNotFound(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  if (totals.isBookable(sale)) return null;
  return {
    param: "cost_center",
    message: "`cost_center` is invalid. No active cost centre of this account has this ID.",
  };
}

function quoteNotFound(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const quote_id = sale.order.power?.quote_id ?? null;
  if (quote_id === null || totals.quote(sale) !== null) return null;
  return {
    param: "quote",
    message: "`quote` is invalid. There is no such quote in this account: create a new one.",
  };
}

function tokenPhoneRequired({ order }: Sale): RefusalDetail | null {
  if (order.power === null || order.power.token_phone !== null) return null;
  return { param: "token_phone" };
}

function quoteMismatch(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const quote = totals.quote(sale);
  if (quote === null) return null;
  const { target, currency, type } = quote;
  const { order } = sale;
  if (target === order.target && currency === sale.currency && type === order.type) return null;
  return {
    param: "quote",
    message: `\`quote\` is for ${target} in ${currency}. Create a quote for this sale.`,
  };
}

function quoteUsed(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const quote = totals.quote(sale);
  if (quote === null || quote.used_by === null) return null;
  return { param: "quote", resource: formatId("snd", quote.used_by) };
}

function quoteExpired(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const quote = totals.quote(sale);
  if (quote === null || statusAt(quote, sale.order.created) !== "expired") return null;
  return { param: "quote", meta: { expired_at: unixSeconds(quote.expires_at) } };
}

function productNotAllowed({ order, product }: Sale): RefusalDetail | null {
  const allowed = order.key?.allowed_products ?? [];
  if (allowed.length === 0 || allowed.includes(product.id)) return null;
  return {
    param: "product",
    message: `\`product\` is not allowed: this key cannot sell ${product.id}.`,
    meta: { allowed },
  };
}

function networkNotAllowed({ order, network }: Sale): RefusalDetail | null {
  const allowed = order.key?.allowed_networks ?? [];
  if (allowed.length === 0 || allowed.includes(network.network)) return null;
  const message = `\`target\` is on ${network.network}, which this key cannot sell.`;
  return { param: "target", message, meta: { allowed } };
}

/** An agent asks for approval of what is not on its list. */
function recipientNotAllowed({ order }: Sale): RefusalDetail | null {
  if (order.key?.kind === "ak") return null;
  const allowed = order.key?.recipient_allowlist ?? [];
  if (allowed.length === 0 || allowed.includes(order.target)) return null;
  return { param: "target", message: "`target` is not on the `recipient_allowlist` of this key." };
}

function dataNotLive({ order }: Sale): RefusalDetail | null {
  return bundles.dataNotLive({ type: order.type, mode: order.account.mode });
}

function bundleUnavailable({ order }: Sale): RefusalDetail | null {
  return bundles.bundleUnavailable(order.bundle);
}

function productUnavailable(sale: Sale): RefusalDetail | null {
  return rules.productUnavailable(sale.order.account, sale);
}

function amountOutOfRange({ order, ...fitted }: Sale): RefusalDetail | null {
  return rules.amountOutOfRange({ ...fitted, amount_minor: order.amount_minor });
}

function amountNotAllowed({ order, ...fitted }: Sale): RefusalDetail | null {
  const { bundle, amount_minor } = order;
  const priced = { ...fitted, amount_minor };
  return bundles.notItsPrice(bundle, amount_minor) ?? rules.amountNotAllowed(priced);
}

function targetBlocked(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  if (!totals.isBlocked(sale)) return null;
  return { param: "target", message: "`target` is on the blocklist of this account." };
}

function duplicateSuspected(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const window_seconds = sale.order.account.prevent_duplicates_seconds;
  // Two customers may pay for the same.
  if (window_seconds === null || paidSessionOf(sale.order) !== null) return null;
  const first = totals.duplicate(sale);
  if (first === null) return null;
  const message = "`target` received the same amount a moment ago.";
  const resource = formatId("snd", first);
  return { param: "target", message, resource, meta: { window_seconds } };
}

function spendCapExceeded(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const caps = totals.caps(sale);
  if (caps === null) return null;
  return overPerSend(sale, caps) ?? overDay(sale, totals, caps) ?? overMonth(sale, totals, caps);
}

function overPerSend({ order, currency }: Sale, caps: Caps): RefusalDetail | null {
  const limit_minor = caps.per_send_minor;
  if (limit_minor === null || order.amount_minor <= limit_minor) return null;
  const limit = formatMoney(limit_minor);
  const message = `\`amount\` is over the cap of this key: ${limit} ${currency} per send.`;
  const meta = { cap: "per_send", currency, limit, used: null, resets_at: null };
  return { param: "amount", message, meta };
}

function overDay(sale: Sale, totals: RunningTotals, caps: Caps): RefusalDetail | null {
  const used = totals.used(sale, "day");
  return overPeriod(sale, "daily", caps.daily_minor, used, nextHarareDay(sale.order.created));
}

function overMonth(sale: Sale, totals: RunningTotals, caps: Caps): RefusalDetail | null {
  const used = totals.used(sale, "month");
  return overPeriod(sale, "monthly", caps.monthly_minor, used, nextHarareMonth(sale.order.created));
}

function overPeriod(
  { order, currency }: Sale,
  cap: "daily" | "monthly",
  limit_minor: bigint | null,
  used_minor: bigint,
  resets_at: number,
): RefusalDetail | null {
  if (limit_minor === null || used_minor + order.amount_minor <= limit_minor) return null;
  const [limit, used] = [formatMoney(limit_minor), formatMoney(used_minor)];
  const message = `\`amount\` is over the ${cap} cap: ${limit} ${currency}, ${used} of it used.`;
  const meta = { cap, currency, limit, used, resets_at: unixSeconds(resets_at) };
  return { param: "amount", message, meta };
}

function recipientCapExceeded(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const limit_minor = totals.caps(sale)?.per_recipient_daily_minor ?? null;
  const used_minor = totals.usedForRecipient(sale);
  if (limit_minor === null || used_minor + sale.order.amount_minor <= limit_minor) return null;
  const { currency } = sale;
  const [limit, used] = [formatMoney(limit_minor), formatMoney(used_minor)];
  const message = `\`amount\` is over the cap: ${limit} ${currency} a day to one recipient.`;
  const resets_at = unixSeconds(nextHarareDay(sale.order.created));
  const meta = { currency, limit, used, resets_at };
  return { param: "amount", message, meta };
}

function insufficientCredit(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const available_minor = totals.available(sale);
  if (sale.cost_minor <= available_minor) return null;
  const [required, available] = [formatMoney(sale.cost_minor), formatMoney(available_minor)];
  const { currency } = sale;
  const message = `\`amount\` costs ${required} ${currency}; ${available} is left. Top up first.`;
  return { param: "amount", message, meta: { currency, required, available } };
}
