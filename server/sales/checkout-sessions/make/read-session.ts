import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { mintId } from "#platform/ids";
import { normaliseMobile } from "#platform/phone";
import { type RefusedField, refusalOfFields } from "#platform/refusal";
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
  const { success_url, cancel_url, customer_phone: written, client_reference, ...sale } = body;
  const { order, wrong: wrong_sale } = readSale(ctx, { ...sale, validate_only: false });
  const wrong = [...wrong_sale];
  const customer_phone = written === undefined ? null : readCustomer(written, wrong);
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  const reference = client_reference ?? null;
  const draws_on = { checkout_session_id: mintId(ctx.now), reference };
  const key = order.key && { ...order.key, has_caps: false };
  return {
    order: { ...order, key, idempotency: null, asked: null, draws_on, source: "checkout" },
    ...{ client_reference: reference, customer_phone, success_url, cancel_url },
  };
}

function readCustomer(written: string, wrong: RefusedField[]): string | null {
  const param = "customer_phone";
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile.e164;
  const message = `\`${param}\` is not a Zimbabwean mobile number such as 0771234567.`;
  wrong.push({ param, code: "invalid_phone", message });
  return null;
}
