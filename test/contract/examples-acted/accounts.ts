/** How the examples of accounts, keys, Credit, logs and test helpers come about. */
import { api } from "../../kit/api.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand } from "../../kit/given.ts";
import { reserve } from "../../kit/reserve.ts";
import { askForSandbox } from "../../kit/sandboxes.ts";
import { testServer } from "../../kit/server.ts";
import type { Stages } from "./stages.ts";
import { AS_IN_THE_EXAMPLES, sellFromTill, TARGET, TILL_KEY, type World } from "./world.ts";

/** A till's key that was used. */
async function anotherTill({ shop }: World): Promise<KeyInHand> {
  const till = await given.key(shop, TILL_KEY);
  await till.api.listProducts(AS_IN_THE_EXAMPLES);
  await (await testServer()).gate.flush();
  return till;
}

async function newShop(): Promise<Pick<World, "shop" | "till">> {
  const shop = await given.organisation();
  return { shop, till: await given.key(shop, TILL_KEY) };
}

async function chargeOf({ shop, delivered }: World): Promise<string> {
  const query = { currency: "USD", source: delivered.id };
  const { body } = await shop.api.listCreditTransactions({ query });
  return body.data[0]?.id ?? "";
}

async function refusedSale({ till }: Pick<World, "till">) {
  const body = { target: TARGET, amount: "500.00", currency: "USD" };
  const idempotency_key = "till4-000123";
  await till.api.createSend({ body, idempotency_key, ...AS_IN_THE_EXAMPLES });
  await (await testServer()).gate.flush();
}

export const ACCOUNTS: Stages = {
  "getAccount 200 A test account": ({ shop }) => shop.api.getAccount(),
  "updateAccount 200 Turn on the duplicate guard and set the payday": async () => {
    const shop = await given.organisation({
      name: "Mbare Tuck Shops",
      contact_email: "accounts@tuckshop.example",
    });
    return shop.api.updateAccount({
      body: {
        support_phone: "+263772000000",
        statement_descriptor: "MBARE TUCK",
        batch_approval_threshold: { USD: "500.00" },
        prevent_duplicates: { enabled: true, window_seconds: 120 },
        payday: { day_of_month: 25 },
      },
    });
  },
  "listKeys 200 The newest active key": ({ shop }) =>
    shop.api.listKeys({ query: { status: "active" } }),
  "createKey 201 Create a key for one till": ({ shop }) => shop.api.createKey({ body: TILL_KEY }),
  "getKey 200 The key of a till": ({ shop, till }) =>
    shop.api.getKey({ path: { key_id: till.id } }),
  "updateKey 200 Lower the daily cap of a till": async (world) => {
    const { id } = await anotherTill(world);
    const body = { label: "Till 4, Mbare market", spend_caps: { USD: { daily: "300.00" } } };
    return world.shop.api.updateKey({ path: { key_id: id }, body });
  },
  "deleteKey 200 The key of a lost till": async (world) => {
    const { id } = await anotherTill(world);
    return world.shop.api.deleteKey({ path: { key_id: id } });
  },
  "rollKey 201 Roll with a day to switch over": async (world) => {
    const { id } = await anotherTill(world);
    return world.shop.api.rollKey({ path: { key_id: id }, body: { grace_period: "24h" } });
  },
  "getCredit 200 After one sale of US$5.00": async () => {
    const { shop, till } = await newShop();
    await sellFromTill({ shop, till }, {});
    await drain(shop);
    return shop.api.getCredit();
  },
  "listCreditTransactions 200 Charges of sales in US dollars": async ({ shop, till }) => {
    await sellFromTill({ shop, till }, {});
    return shop.api.listCreditTransactions({ query: { currency: "USD", source: "snd_" } });
  },
  "getCreditTransaction 200 Charge of a sale": async (world) =>
    world.shop.api.getCreditTransaction({ path: { transaction_id: await chargeOf(world) } }),
  "getCreditAlerts 200 Alert below US$50.00": async ({ shop }) => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "50.00" } } });
    return shop.api.getCreditAlerts();
  },
  "updateCreditAlerts 200 Alert me below US$50.00": ({ shop }) =>
    shop.api.updateCreditAlerts({ body: { low_balance: { USD: "50.00" } } }),
  "listCreditReservations 200 Active reservations": async ({ shop }) => {
    await reserve(shop, [2_000]);
    return shop.api.listCreditReservations({ query: { status: "active" } });
  },
  "getCreditReservation 200 Reservation of a batch": async ({ shop }) => {
    const [reservation_id] = await reserve(shop, [2_000]);
    return shop.api.getCreditReservation({ path: { reservation_id: reservation_id ?? "" } });
  },
  "getStatement 200 A dealer's November": async () => {
    const { shop, till } = await newShop();
    const discounts = '[{"network":"econet","currency":"USD","discount_bps":350}]';
    await given.facts(shop, { dealer_status: "approved", discounts });
    await sellFromTill({ shop, till }, {});
    await drain(shop);
    return shop.api.getStatement({ query: { currency: "USD" } });
  },
  "listRequests 200 Requests that returned an error": async (world) => {
    await refusedSale(world);
    return world.shop.api.listRequests({ query: { status: "4xx" } });
  },
  "getRequest 200 A sale that returned an error": async (world) => {
    await refusedSale(world);
    const { body } = await world.shop.api.listRequests({ query: { status: "4xx" } });
    const request_id = body.data[0]?.id ?? "";
    return world.shop.api.getRequest({ path: { request_id } });
  },
  "listAuditEvents 200 Revoked keys": async (world) => {
    const office = await given.key(world.shop, { label: "Back office" });
    const { id } = await anotherTill(world);
    await office.api.deleteKey({ path: { key_id: id }, headers: { "user-agent": "curl/8.5.0" } });
    return world.shop.api.listAuditEvents({ query: { action: "api_key.revoked" } });
  },
  "listActivity 200 The latest entry": async () => {
    const { shop, till } = await newShop();
    await sellFromTill({ shop, till }, {});
    for (let step = 0; step < 2; step++) await pass(shop);
    return shop.api.listActivity();
  },
  "getOverview 200 A morning in the shop": async () => {
    const { shop, till } = await newShop();
    await sellFromTill({ shop, till }, {});
    const { id: send_id } = await sellFromTill({ shop, till }, { target: "0771230005" });
    for (let status = "pending"; status !== "unknown"; ) {
      const { body } = await shop.api.advanceTestSend({ path: { send_id } });
      status = body.status;
    }
    await shop.api.advanceTestClock({ body: { seconds: 3_601 } });
    const { id } = await sellFromTill({ shop, till }, {});
    await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "delivered" } });
    return shop.api.getOverview();
  },
  "searchObjects 200 Sales to a phone number": async () => {
    const { shop, till } = await newShop();
    const { id } = await sellFromTill({ shop, till }, {});
    await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "delivered" } });
    return shop.api.searchObjects({ query: { q: "0771234567" } });
  },
  "createTestCredit 201 Add US$250.00": ({ shop }) =>
    shop.api.createTestCredit({ body: { currency: "USD", amount: "250.00" } }),
  "resetTestAccount 200 Reset a test account": async () =>
    (await newShop()).shop.api.resetTestAccount(),
  "setZesaAvailability 200 Start an outage": async () =>
    (await newShop()).shop.api.setZesaAvailability({ body: { state: "down" } }),
  "setNetworkAvailability 200 Start an outage": async () =>
    (await newShop()).shop.api.setNetworkAvailability({
      path: { network: "econet" },
      body: { state: "down" },
    }),
  "getTestClock 200 One day ahead": async () => {
    const { shop } = await newShop();
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    return shop.api.getTestClock();
  },
  "advanceTestClock 200 Move the clock to tomorrow": async () =>
    (await newShop()).shop.api.advanceTestClock({ body: { seconds: 86_400 } }),
  "createSandbox 201 A test account for an agent": () =>
    askForSandbox({ name: "Mbare Tuck Shops" }),
  "getHealth 200 All is well": () => api(null).getHealth(),
  "listErrorCodes 200 One of the codes": () => api(null).listErrorCodes(),
};
