/** How the examples of checkout sessions come about. */
import {
  ended,
  METER,
  OTHER_METER,
  opened,
  openedForPower,
  pay,
  review,
  sessionBody,
} from "../../kit/checkout.ts";
import { given } from "../../kit/given.ts";
import type { Stages } from "./stages.ts";

const REFERENCE = { client_reference: "order-5512" };

export const CHECKOUT_SESSIONS: Stages = {
  "listCheckoutSessions 200 Find an order": async () => {
    const shop = await given.organisation();
    await ended(shop, "delivered", REFERENCE);
    return shop.api.listCheckoutSessions({ query: REFERENCE });
  },
  "createCheckoutSession 201 US$5.00 of airtime, paid by card": async () => {
    const shop = await given.organisation();
    return shop.api.createCheckoutSession({ body: sessionBody(REFERENCE) });
  },
  "createCheckoutSession 200 The same client_reference again": async () => {
    const shop = await given.organisation();
    await ended(shop, "delivered", REFERENCE);
    return shop.api.createCheckoutSession({ body: sessionBody(REFERENCE) });
  },
  "getCheckoutSession 200 A fulfilled session": async () => {
    const shop = await given.organisation();
    const { id: session_id } = await ended(shop, "delivered", REFERENCE);
    return shop.api.getCheckoutSession({ path: { session_id } });
  },
  "changeCheckoutSessionMeter 200 Swapped digits": async () => {
    const shop = await given.organisation();
    const order = { client_reference: "order-5513", customer_phone: "0771234567" };
    const { id: session_id } = await openedForPower(shop, { ...order, target: OTHER_METER });
    return shop.api.changeCheckoutSessionMeter({ path: { session_id }, body: { meter: METER } });
  },
  "expireCheckoutSession 200 The customer paid in cash": async () => {
    const shop = await given.organisation();
    const { id: session_id } = await opened(shop, REFERENCE);
    return shop.api.expireCheckoutSession({ path: { session_id } });
  },
  "payTestCheckoutSession 200 Pay as the customer would": async () => {
    const shop = await given.organisation();
    return pay(shop, (await opened(shop, REFERENCE)).id);
  },
  "payTestCheckoutSession 200 Decline the card": async () => {
    const shop = await given.organisation();
    return pay(shop, (await opened(shop, REFERENCE)).id, "failed");
  },
  "reviewTestCheckoutSession 200 Add the face value to your Credit": async () => {
    const shop = await given.organisation();
    return review(shop, (await ended(shop, "failed", REFERENCE)).id, "credit");
  },
};
