import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { mintId } from "#platform/ids";
import { phone } from "#platform/wire/field-readers";
import { optional, readFields, refuseWrong } from "#platform/wire/fields";
import { readSale, type SendOrder } from "#sales/sends";

type SessionCreate = Input<"createCheckoutSession">["body"];

/** A session as it is asked for, and the sale that a customer is to pay for. */
export interface SessionInput {
  readonly order: SendOrder;
  readonly client_reference: string | null;
  readonly customer_phone: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
}

/**
 * Reads a session from the wire. The limits of the caller's key for what it sells apply, and its
 * caps do not: they are of the Credit that it spends.
 *
 * Refuses: every wrong field at once, `invalid_metadata`.
 */
export function readSession(ctx: Ctx, body: SessionCreate): SessionInput {
  const { success_url, cancel_url, customer_phone: _, client_reference, ...sale } = body;
  const { order, wrong } = readSale(ctx, { ...sale, validate_only: false });
  const own = readFields({ customer_phone: optional(phone) }, body, null);
  refuseWrong([...wrong, ...own.wrong]);
  const reference = client_reference ?? null;
  const draws_on = { checkout_session_id: mintId(ctx.now), reference };
  const key = order.key && { ...order.key, has_caps: false };
  return {
    order: { ...order, key, idempotency: null, asked: null, draws_on, source: "checkout" },
    ...{ client_reference: reference, ...own.values, success_url, cancel_url },
  };
}
