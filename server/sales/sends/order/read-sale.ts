import type { Ctx } from "#platform/context";
import { mintId } from "#platform/ids";
import { mergeMetadata } from "#platform/metadata";
import type { RefusedField } from "#platform/refusal";
import { wrongSms } from "../rows/sms-text.ts";
import type { SendOrder } from "./order.ts";
import { type ReadFields, readFields } from "./read-fields.ts";
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
  const { fields, wrong } = readFields(ctx, body);
  const wrong_sms = body.sms_message == null ? null : wrongSms(body.sms_message, typeOf(body));
  if (wrong_sms !== null) wrong.push(wrong_sms);
  return { order: orderOf(ctx, body, fields), wrong };
}

function orderOf(ctx: SaleReader, body: SendCreate, fields: ReadFields): SendOrder {
  const { account, key, request_id, idempotency, now } = ctx;
  return {
    id: mintId(now),
    account,
    key,
    member_id: ctx.member?.id ?? null,
    request_id,
    idempotency,
    created: now,
    source: ctx.source,
    retry_of: null,
    draws_on: "available",
    batch_item: null,
    program_id: fields.program_id,
    reward_id: null,
    name: null,
    asked: key?.kind === "ak" ? askedBy(body) : null,
    approval_id: null,
    type: typeOf(body),
    power: fields.power,
    bundle: fields.bundle,
    product: body.product ?? null,
    target: fields.target.number,
    network: fields.target.network,
    amount_minor: fields.amount_minor,
    currency: fields.currency,
    recipient: body.recipient ?? null,
    cost_center_id: fields.cost_center_id,
    client_reference: body.client_reference ?? null,
    notify_number: fields.notify?.e164 ?? null,
    sms_template: body.sms_message ?? null,
    sms_locale: body.sms_locale ?? "en",
    scheduled_for: fields.scheduled_for,
    metadata: mergeMetadata({}, body.metadata),
  };
}

/** What an agent asks for is a sale, whoever looks at it later. */
function askedBy({ validate_only: _, ...body }: SendCreate): SendOrder["asked"] {
  return { body, reason: body.reason ?? null };
}
