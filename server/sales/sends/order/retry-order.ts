import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import type { Ctx } from "#platform/context";
import { formatId, mintId } from "#platform/ids";
import { templateOf } from "../rows/power-texts.ts";
import type { SendRow } from "../rows/tables.ts";
import type { SendOrder } from "./order.ts";

/**
 * The order that repeats a failed send: the same sale, charged now to the caller. The seller's own
 * text is kept as written; the reference stays with the first send.
 *
 * Source: spec/sales/sends/retry.tsp.
 */
export function retryOrder(ctx: Ctx, failed: SendRow): SendOrder {
  const { account, key, request_id, idempotency, now, source } = ctx;
  return {
    id: mintId(now),
    account,
    key,
    member_id: ctx.member?.id ?? null,
    request_id,
    idempotency,
    created: now,
    source,
    retry_of: failed.id,
    draws_on: "available",
    batch_item: null,
    program_id: failed.program_id,
    reward_id: null,
    name: null,
    asked: null,
    approval_id: null,
    type: failed.type,
    power: powerOf(failed),
    bundle: SIMULATED_BUNDLES.find(({ id }) => id === failed.bundle_id) ?? null,
    product: failed.product,
    target: failed.target,
    network: failed.network,
    amount_minor: failed.amount_minor,
    currency: failed.currency,
    cost_center_id: failed.cost_center_id,
    recipient: failed.recipient_id === null ? null : formatId("rcp", failed.recipient_id),
    client_reference: null,
    notify_number: failed.notify_number,
    sms_template: failed.sms_locale === null ? textOf(failed) : null,
    sms_locale: failed.sms_locale ?? "en",
    scheduled_for: null,
    metadata: failed.metadata,
  };
}

/** A sale without a text is repeated without one. */
function textOf({ power, sms_message }: SendRow): string | null {
  return power === null ? (sms_message ?? "") : templateOf(power.texts.token);
}

/** The meter is confirmed again before the token is bought; the quote stays with the first send. */
function powerOf({ power, on_zesa_down, max_hold_seconds }: SendRow): SendOrder["power"] {
  if (power === null || max_hold_seconds === null) return null;
  const { confirm, token_phone, token_email } = power;
  return {
    confirm,
    token_phone,
    token_email,
    on_zesa_down: on_zesa_down === "fail" ? "fail" : "queue",
    max_hold_seconds,
    quote_id: null,
    confirmed: null,
  };
}
