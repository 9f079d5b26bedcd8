/** How the examples of top-ups come about. */
import { pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { topUp } from "../../kit/topups.ts";
import type { Stages } from "./stages.ts";

const BY_CARD = { method: "card", amount: "200.00", currency: "USD" } as const;
const WORDS = "November, second fill";

/** A shop whose card has paid. */
async function paidShop() {
  const shop = await given.organisation();
  const { id } = await topUp(shop, { ...BY_CARD, description: WORDS });
  await pass(shop);
  return { ...shop, id };
}

export const TOPUPS: Stages = {
  "createTopup 201 US$200.00 by card": ({ shop }) =>
    shop.api.createTopup({ body: { ...BY_CARD, description: WORDS } }),
  "createTopup 201 US$1,500.00 by bank transfer": ({ shop }) =>
    shop.api.createTopup({ body: { method: "bank_transfer", amount: "1500.00", currency: "USD" } }),
  "listTopups 200 Top-ups by card": async () => {
    const { api } = await paidShop();
    return api.listTopups({ query: { status: "succeeded", method: "card" } });
  },
  "getTopup 200 Paid by card": async () => {
    const { api, id } = await paidShop();
    return api.getTopup({ path: { topup_id: id } });
  },
};
