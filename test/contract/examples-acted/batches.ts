/** How the examples of batches come about. */
import type { Schemas } from "@svc/generated/routes";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import type { Stages } from "./stages.ts";

const SHOP = { name: "Mbare Tuck Shops", statement_descriptor: "MBARE TUCK" };

const BODY = {
  title: "November airtime",
  currency: "USD",
  items: [
    { target: "0771234567", amount: "5.00", name: "Tariro Moyo", client_reference: "nov-0001" },
    { target: "0712345678", amount: "5.00", name: "Farai Dube", client_reference: "nov-0002" },
  ],
  sms_message: "{first_name}, here is {currency} {amount} airtime from {sender}.",
  metadata: { month: "2026-11" },
};

const CSV = {
  title: "November payroll airtime",
  csv: "target;amount\n0771234567;300.00\n0712345678;300.00\n07;5.00\n",
  currency: "USD",
  on_invalid: "skip",
} as const;

/** A dealer, who pays less than the face value. */
async function newShop(): Promise<Organisation> {
  return await given.organisation(SHOP);
}

async function dealersShop(): Promise<Organisation> {
  const shop = await newShop();
  const discounts = JSON.stringify(
    ["econet", "netone"].map((network) => ({ network, currency: "USD", discount_bps: 125 })),
  );
  await given.facts(shop, { dealer_status: "approved", discounts });
  await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "500.00" } } });
  return shop;
}

async function ended(shop: Organisation, wanted: object = BODY): Promise<Schemas["Batch"]> {
  const batch = await given.batch(shop, { ...wanted });
  await drain(shop);
  await pass(shop);
  return batch;
}

async function waiting(shop: Organisation): Promise<{ batch_id: string }> {
  return { batch_id: (await given.batch(shop, CSV)).id };
}

/** The second line fails. */
const PARTLY = {
  ...BODY,
  items: [BODY.items[0], { ...BODY.items[1], target: "0712340002" }],
};

export const BATCHES: Stages = {
  "listBatches 200 Completed batches": async () => {
    const shop = await newShop();
    await ended(shop);
    return shop.api.listBatches({ query: { status: "completed" } });
  },
  "createBatch 202 Airtime for two people": async () =>
    (await newShop()).api.createBatch({ body: BODY }),
  "createBatch 202 From a spreadsheet, above the threshold": async () =>
    (await dealersShop()).api.createBatch({ body: CSV }),
  "getBatch 200 A completed batch": async () => {
    const shop = await newShop();
    return shop.api.getBatch({ path: { batch_id: (await ended(shop)).id } });
  },
  "approveBatch 200 Approve a payroll batch": async () => {
    const shop = await dealersShop();
    const path = await waiting(shop);
    return (await given.member(shop)).api.approveBatch({ path });
  },
  "cancelBatch 200 Cancel a batch that nobody approved": async () => {
    const shop = await dealersShop();
    return shop.api.cancelBatch({ path: await waiting(shop) });
  },
  "retryFailedBatchItems 202 One failed line": async () => {
    const shop = await newShop();
    const path = { batch_id: (await ended(shop, PARTLY)).id };
    return shop.api.retryFailedBatchItems({ path, body: { reserve_credit: true } });
  },
  "previewBatch 200 Two valid lines": async () => {
    const shop = await newShop();
    await sell(shop, { target: "0712345678" });
    return shop.api.previewBatch({ body: BODY });
  },
  "previewBatch 200 An invalid number": async () =>
    (await newShop()).api.previewBatch({
      body: { currency: "USD", items: [{ target: "077123", amount: "5.00" }] },
    }),
  "listBatchItems 200 The lines that were delivered": async () => {
    const shop = await newShop();
    const [first] = BODY.items;
    const path = { batch_id: (await ended(shop, { ...BODY, items: [first] })).id };
    return shop.api.listBatchItems({ path, query: { status: "delivered" } });
  },
};
