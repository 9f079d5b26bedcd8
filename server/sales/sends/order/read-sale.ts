import type { Ctx } from "#platform/context";
import { mintId } from "#platform/ids";
import type { RefusedField } from "#platform/refusal";
import { readFields } from "#platform/wire/fields";
import type { SendOrder } from "./order.ts";
import { MAX_HOLD_SECONDS, misplacedFields, SALE_FIELDS } from "./sale-fields.ts";
import { type SendCreate, typeOf } from "./type-of.ts";

/** A sale as it was read, and what is wrong with its fields; with anything wrong it is no order. */
export interface ReadSale {
  readonly order: SendOrder;
  readonly wrong: readonly RefusedField[];
}

/** Who sells, when, and by what. */
export type SaleReader = Pick<
  Ctx,
  "account" | "key" | "request_id" | "idempotency" | "now" | "source"
> & { readonly member?: { readonly id: string } | null };

/**
 * Reads a sale, and names every field that is wrong in place of refusing it.
 *
 * Refuses: `invalid_metadata`. Source: spec/sales/sends/create.tsp.
 */
export function readSale(ctx: SaleReader, body: SendCreate): ReadSale {
  const type = typeOf(body);
  const is_data = (body.type ?? body.product?.split("-")[0]) === "data";
  const { values, wrong } = readFields(SALE_FIELDS, body, { type, is_data, now: ctx.now });
  const { account, key, request_id, idempotency, now, source } = ctx;
  const order: SendOrder = {
    ...{ id: mintId(now), account, key, member_id: ctx.member?.id ?? null },
    ...{ request_id, idempotency, created: now, source },
    ...{ retry_of: null, draws_on: "available", batch_item: null },
    ...{ program_id: values.program, reward_id: null, name: null },
    asked: key?.kind === "ak" ? askedBy(body) : null,
    approval_id: null,
    type,
    power: type === "power" ? powerOf(body, values) : null,
    bundle: values.bundle_id,
    product: body.product ?? null,
    target: values.target.number,
    network: values.target.network,
    amount_minor: values.amount,
    currency: values.currency,
    recipient: body.recipient ?? null,
    cost_center_id: values.cost_center,
    client_reference: body.client_reference ?? null,
    notify_number: values.notify_number,
    sms_template: body.sms_message ?? null,
    sms_locale: body.sms_locale ?? "en",
    scheduled_for: values.scheduled_for,
    metadata: values.metadata,
  };
  return { order, wrong: [...wrong, ...misplacedFields(body, type)] };
}

type SaleValues = ReturnType<typeof readFields<SendCreate, never, typeof SALE_FIELDS>>["values"];

function powerOf(body: SendCreate, values: SaleValues): SendOrder["power"] {
  return {
    confirm: body.confirm ?? "strict",
    token_phone: values.token_phone,
    token_email: body.token_email ?? null,
    on_zesa_down: body.on_zesa_down ?? "queue",
    max_hold_seconds: values.max_hold ?? MAX_HOLD_SECONDS,
    quote_id: values.quote,
    confirmed: null,
  };
}

/** What an agent asks for is a sale, whoever looks at it later. */
function askedBy({ validate_only: _, ...body }: SendCreate): SendOrder["asked"] {
  return { body, reason: body.reason ?? null };
}
