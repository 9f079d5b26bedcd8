/** How the examples of the directory come about: the blocklist and cost centres. */
import { given, type Shop } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import type { Stages } from "./stages.ts";

const NUMBER = "0779876543";
const REASON = "Claimed rewards with twelve names";
const COST_CENTER = {
  name: "Harare drivers",
  gl_code: "6400-HRE",
  currency: "USD",
  monthly_budget: "250.00",
};

/** An entry of a live account that stopped three requests. */
async function usedEntry(): Promise<{ live: Shop; path: { entry_id: string } }> {
  const { live } = await given.organisation();
  const told = { hits: 3, reason: REASON };
  return { live, path: { entry_id: await given.blocked(live, "+263779876543", told) } };
}

/** A shop whose drivers were sent US$85.00 this month. */
async function usedCostCenter(): Promise<{ shop: Shop; path: { cost_center_id: string } }> {
  const shop = await given.organisation();
  const { id } = await given.costCenter(shop, COST_CENTER);
  await sell(shop, { cost_center: id, amount: "85.00" });
  return { shop, path: { cost_center_id: id } };
}

export const DIRECTORY: Stages = {
  "listBlocklist 200 Is this number blocked?": async () => {
    const { live } = await usedEntry();
    return live.api.listBlocklist({ query: { target: NUMBER } });
  },
  "createBlockedTarget 201 A fraudulent number": async () => {
    const { live } = await given.organisation();
    return live.api.createBlockedTarget({ body: { target: NUMBER, reason: REASON } });
  },
  "getBlockedTarget 200 An entry that stopped three requests": async () => {
    const { live, path } = await usedEntry();
    return live.api.getBlockedTarget({ path });
  },
  "deleteBlockedTarget 200 Blocked by mistake": async () => {
    const { live, path } = await usedEntry();
    return live.api.deleteBlockedTarget({ path });
  },
  "listCostCenters 200 Active cost centres": async () => {
    const { shop } = await usedCostCenter();
    return shop.api.listCostCenters({ query: { is_active: true } });
  },
  "createCostCenter 201 With a monthly budget": async () =>
    (await given.organisation()).api.createCostCenter({ body: COST_CENTER }),
  "getCostCenter 200 A third of the budget is spent": async () => {
    const { shop, path } = await usedCostCenter();
    return shop.api.getCostCenter({ path });
  },
  "updateCostCenter 200 A larger budget": async () => {
    const { shop, path } = await usedCostCenter();
    return shop.api.updateCostCenter({ path, body: { monthly_budget: "300.00" } });
  },
};
