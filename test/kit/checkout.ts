/** Checkout sessions as callers make them, and as their customers pay. */
import type { Input, Schemas } from "@svc/generated/routes";
import type { Answered } from "./api.ts";
import { pass } from "./drain.ts";
import type { KeyInHand, Shop } from "./given.ts";

type Session = Schemas["CheckoutSession"];
type Wanted = Partial<Input<"createCheckoutSession">["body"]>;

const URLS = {
  success_url: "https://shop.tuckshop.example/thanks?session={CHECKOUT_SESSION_ID}",
  cancel_url: "https://shop.tuckshop.example/basket",
};

/** The body of a session for US$5.00 of airtime, unless something else is wanted. */
export function sessionBody(wanted: Wanted = {}): Input<"createCheckoutSession">["body"] {
  return { target: "0771234567", amount: "5.00", currency: "USD", ...URLS, ...wanted };
}

/** Asks for a session. */
export async function checkout(
  { api }: Pick<KeyInHand, "api">,
  wanted: Wanted = {},
): Promise<Answered<Session>> {
  return (await api.createCheckoutSession({ body: sessionBody(wanted) })) as Answered<Session>;
}

/** The same, of a session that is created. */
export async function opened(shop: Pick<KeyInHand, "api">, wanted: Wanted = {}): Promise<Session> {
  return madeOf(await checkout(shop, wanted), 201);
}

/** A meter that is in order, and one that the network refuses to sell to. */
export const METER = "37140010002";
export const OTHER_METER = "37140060007";

/** A session for US$10.00 of electricity. */
export async function openedForPower(shop: Shop, wanted: Wanted = {}): Promise<Session> {
  return await opened(shop, { ...POWER, ...wanted });
}

export const POWER = { target: METER, amount: "10.00", token_phone: "0771234567" };

/** Pays a session as its customer would, or has the card declined. */
export async function pay(
  { api }: Pick<KeyInHand, "api">,
  session_id: string,
  outcome: "paid" | "failed" = "paid",
): Promise<Answered<Session>> {
  const path = { session_id };
  return (await api.payTestCheckoutSession({ path, body: { outcome } })) as Answered<Session>;
}

/** A session that is paid, and not delivered yet. */
export async function paid(shop: Pick<KeyInHand, "api">, wanted: Wanted = {}): Promise<Session> {
  const { id } = await opened(shop, wanted);
  return madeOf(await pay(shop, id), 200);
}

/** A session whose send has ended as it was told. */
export async function ended(
  shop: Pick<KeyInHand, "api">,
  to: "delivered" | "failed",
  wanted: Wanted = {},
): Promise<Session> {
  const { id, send } = await paid(shop, wanted);
  await endSend(shop, send as string, to);
  return await sessionNow(shop, id);
}

/** A session whose send the network has refused, as the last digits of its target say. */
export async function refusedByNetwork(shop: Shop, wanted: Wanted): Promise<Session> {
  const { id, send } = await paid(shop, wanted);
  const path = { send_id: String(send) };
  for (let step = 0; step < 3; step += 1) {
    await shop.api.advanceTestSend({ path, body: {} });
    const session = await sessionNow(shop, id);
    if (session.status === "in_review") return session;
  }
  throw new Error(`The send of session ${id} was to be refused.`);
}

/** Has a send end as it is told. */
export async function endSend(
  { api }: Pick<KeyInHand, "api">,
  send_id: string,
  to: "delivered" | "failed" | "late_delivered",
): Promise<void> {
  const { status, body } = await api.advanceTestSend({ path: { send_id }, body: { to } });
  if (status !== 200) throw new Error(`A send was to end: ${JSON.stringify(body)}`);
}

/** Decides about a session in review, as staff would. */
export async function review(
  { api }: Pick<KeyInHand, "api">,
  session_id: string,
  action: "send" | "credit",
): Promise<Answered<Session>> {
  const path = { session_id };
  return (await api.reviewTestCheckoutSession({ path, body: { action } })) as Answered<Session>;
}

/** A session as it is now. */
export async function sessionNow({ api }: Pick<Shop, "api">, session_id: string): Promise<Session> {
  return madeOf((await api.getCheckoutSession({ path: { session_id } })) as Answered<Session>, 200);
}

/** An hour passes, in which nobody has paid. */
export async function expired(shop: Shop, wanted: Wanted = {}): Promise<Session> {
  const { id } = await opened(shop, wanted);
  await pass(shop, { seconds: 3_600 });
  return await sessionNow(shop, id);
}

function madeOf({ status, body }: Answered<Session>, expected: number): Session {
  if (status === expected) return body;
  throw new Error(`A checkout session was to be ${expected}: ${JSON.stringify(body)}`);
}
