import { beforeEach, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** The house accounts, without the test Credit granted. */
async function houseBooks() {
  const { database } = await testServer();
  const rows = await database.read(
    ({ sql }) => sql<{ book: string; sum: string }[]>`
      select book, sum(amount_minor) as sum from ledger_entries
      where account_id = ${shop.account_id} and book like 'house:%' and kind <> 'test_grant'
      group by book`,
  );
  return Object.fromEntries(rows.map(({ book, sum }) => [book, Number(sum)]));
}

async function expectSoundLedger(): Promise<void> {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
}

it("a delivered send is the house's sale, and costs its float what the supplier took", async () => {
  const provider = await scriptedProvider();
  const { id } = await sell(shop);
  const vended = { target: "+263771234567", amount_minor: 500n, currency: "USD" } as const;
  const supplier_reference = "EC-1";
  provider.script(id, {
    submits: [{ kind: "delivered", supplier_reference, vended, cost_minor: 480n }],
  });
  await drain(shop, { suppliers: provider.suppliers });
  expect(await houseBooks()).toEqual({
    "house:sales": 500,
    "house:float:simulator": -480,
    "house:cost_of_sales": 480,
  });
  await expectSoundLedger();
});

it("a supplier that does not say what it took has taken the face value", async () => {
  await sell(shop, { amount: "7.50" });
  await drain(shop);
  await pass(shop);
  expect(await houseBooks()).toMatchObject({ "house:float:simulator": -750 });
});

it("a send that fails or is cancelled costs the house nothing", async () => {
  await sell(shop, { target: "0771230002" });
  const { id } = await sell(shop);
  await shop.api.cancelSend({ path: { send_id: id } });
  await drain(shop);
  await pass(shop);
  expect(await houseBooks()).toEqual({});
});

it("a late delivery is borne by the house: the Credit that came back stays with the shop", async () => {
  const before = await shop.probe.balances();
  const { id } = await sell(shop, { target: "0771230002" });
  await drain(shop);
  await pass(shop);
  expect(await shop.probe.balances()).toEqual(before);
  const path = { send_id: id };
  await shop.api.advanceTestSend({ path, body: { to: "late_delivered" } });
  const { body } = await shop.api.getSend({ path });
  expect(body).toMatchObject({ status: "delivered", credit_returned: true });
  expect(await shop.probe.balances()).toEqual(before);
  expect(await houseBooks()).toEqual({
    "house:float:simulator": -500,
    "house:late_delivery_loss": 500,
  });
  await expectSoundLedger();
});

it("a late delivery that a retry learns of is borne once, however often it is retried", async () => {
  const { id } = await sell(shop, { target: "0771230013" });
  await drain(shop);
  await pass(shop);
  const retry = () => shop.api.retrySend({ path: { send_id: id } });
  for (const { body } of await Promise.all([retry(), retry(), retry()])) {
    expect(body).toMatchObject({ error: { code: "send_delivered_late" } });
  }
  expect(await houseBooks()).toMatchObject({ "house:late_delivery_loss": 500 });
  await expectSoundLedger();
});

it("late, delivered and failed sends are settled in one set, and the ledger stays sound", async () => {
  const late = await sell(shop, { target: "0771230002" });
  await drain(shop);
  await pass(shop);
  await Promise.all([sell(shop), sell(shop, { target: "0771230012" }), sell(shop)]);
  await drain(shop);
  await Promise.all([
    pass(shop),
    shop.api.advanceTestSend({ path: { send_id: late.id }, body: { to: "late_delivered" } }),
  ]);
  expect(await houseBooks()).toEqual({
    "house:sales": 1_000,
    "house:float:simulator": -1_500,
    "house:cost_of_sales": 1_000,
    "house:late_delivery_loss": 500,
  });
  await expectSoundLedger();
});
