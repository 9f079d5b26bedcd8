import type { ErrorCode } from "@svc/generated/errors";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import type { RefusalDetail } from "#platform/refusal";
import { nextHarareDay, nextHarareMonth, unixSeconds } from "#platform/time";
import type { Caps } from "./facts.ts";
import type { OrderRefusal } from "./order.ts";
import type { RunningTotals } from "./running-totals.ts";
import type { Sale } from "./sale.ts";

type Check = (sale: Sale, totals: RunningTotals) => RefusalDetail | null;

/**
 * Every business rule of a sale, in the order in which they answer.
 * A test holds this order to that of the refusals that the contract declares for `createSend`.
 */
export const CHECKS: readonly (readonly [ErrorCode, Check])[] = [
  ["product_not_allowed", productNotAllowed],
  ["network_not_allowed", networkNotAllowed],
  ["recipient_not_allowed", recipientNotAllowed],
  ["product_unavailable", productUnavailable],
  ["amount_out_of_range", amountOutOfRange],
  ["amount_not_allowed", amountNotAllowed],
  ["duplicate_suspected", duplicateSuspected],
  ["recipient_cap_exceeded", recipientCapExceeded],
  ["spend_cap_exceeded", spendCapExceeded],
  ["insufficient_credit", insufficientCredit],
];

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

function productNotAllowed({ order, product }: Sale): RefusalDetail | null {
  const allowed = order.key?.allowed_products ?? [];
  if (allowed.length === 0 || allowed.includes(product.id)) return null;
  return { param: "product", message: `This key may not sell ${product.id}.`, meta: { allowed } };
}

function networkNotAllowed({ order, network }: Sale): RefusalDetail | null {
  const allowed = order.key?.allowed_networks ?? [];
  if (allowed.length === 0 || allowed.includes(network.network)) return null;
  const message = `This key may not sell on ${network.network}.`;
  return { param: "target", message, meta: { allowed } };
}

function recipientNotAllowed({ order }: Sale): RefusalDetail | null {
  const allowed = order.key?.recipient_allowlist ?? [];
  if (allowed.length === 0 || allowed.includes(order.target)) return null;
  return { param: "target", message: "This key may sell only to its recipient_allowlist." };
}

/** Live sales wait for a connector: the simulator never serves a live organisation. */
function productUnavailable({ order, product, network }: Sale): RefusalDetail | null {
  const name = network.network;
  if (order.account.mode === "live") {
    const message = `${product.id} is not sold in live mode yet. Use a test key.`;
    return { param: "product", message, meta: { product: product.id, network: name } };
  }
  if (network.available) return null;
  const why = network.paused_reason === null ? "" : ` (${network.paused_reason})`;
  const message = `${product.id} is paused on ${name}${why}. Refresh the catalogue.`;
  return { param: "product", message, meta: { product: product.id, network: name } };
}

function amountOutOfRange({ order, product, network, currency }: Sale): RefusalDetail | null {
  const { min_minor, max_minor } = network;
  if (order.amount_minor >= min_minor && order.amount_minor <= max_minor) return null;
  const [min, max] = [formatMoney(min_minor), formatMoney(max_minor)];
  const where = `${currency} for ${product.id} on ${network.network}`;
  const message = `Amount must be between ${min} and ${max} ${where}.`;
  return { param: "amount", message, meta: { min, max } };
}

function amountNotAllowed({ order, product, network }: Sale): RefusalDetail | null {
  if (order.amount_minor % network.step_minor === 0n) return null;
  const step = formatMoney(network.step_minor);
  const message = `${product.id} is sold in steps of ${step} on ${network.network}.`;
  return { param: "amount", message, meta: { step } };
}

function duplicateSuspected(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const window_seconds = sale.order.account.prevent_duplicates_seconds;
  if (window_seconds === null) return null;
  const first = totals.duplicate(sale);
  if (first === null) return null;
  const message = "The same amount went to the same target a moment ago.";
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
  const message = `This key sells at most ${limit} ${currency} at once.`;
  const meta = { cap: "per_send", currency, limit, used: null, resets_at: null };
  return { param: "amount", message, meta };
}

function overDay(sale: Sale, totals: RunningTotals, caps: Caps): RefusalDetail | null {
  const used = totals.usedToday(sale, caps);
  return overPeriod(sale, "daily", caps.daily_minor, used, nextHarareDay(sale.order.created));
}

function overMonth(sale: Sale, totals: RunningTotals, caps: Caps): RefusalDetail | null {
  const used = totals.usedThisMonth(sale, caps);
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
  const message = `The key's ${cap} cap of ${limit} ${currency} would be passed; ${used} is used.`;
  const meta = { cap, currency, limit, used, resets_at: unixSeconds(resets_at) };
  return { param: "amount", message, meta };
}

function recipientCapExceeded(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const limit_minor = totals.caps(sale)?.per_recipient_daily_minor ?? null;
  const used_minor = totals.usedForRecipient(sale);
  if (limit_minor === null || used_minor + sale.order.amount_minor <= limit_minor) return null;
  const { currency } = sale;
  const [limit, used] = [formatMoney(limit_minor), formatMoney(used_minor)];
  const message = `One recipient gets at most ${limit} ${currency} a day from this key.`;
  const resets_at = unixSeconds(nextHarareDay(sale.order.created));
  const meta = { currency, limit, used, resets_at };
  return { param: "amount", message, meta };
}

function insufficientCredit(sale: Sale, totals: RunningTotals): RefusalDetail | null {
  const available_minor = totals.available(sale);
  if (sale.cost_minor <= available_minor) return null;
  const [required, available] = [formatMoney(sale.cost_minor), formatMoney(available_minor)];
  const { currency } = sale;
  const message = `It costs ${required} ${currency}; ${available} is available. Top up first.`;
  return { param: "amount", message, meta: { currency, required, available } };
}
