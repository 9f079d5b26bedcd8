import { expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { topUp } from "../kit/topups.ts";

it("a statement counts what has arrived in its currency, and nothing that was not paid", async () => {
  const shop = await given.organisation();
  await topUp(shop, { amount: "200.00" });
  await topUp(shop, { method: "bank_transfer", amount: "10.07" });
  await topUp(shop, { amount: "50.02" });
  await topUp(shop, { amount: "900.00", currency: "ZWG" });
  await pass(shop);
  const { body } = await shop.api.getStatement({ query: { currency: "USD" } });
  expect(body).toMatchObject({ topups: "205.04", closing: "1205.04" });
  const query = { source: "top_", currency: "USD" } as const;
  const { body: rows } = await shop.api.listCreditTransactions({ query });
  expect(rows.data.map(({ amount, type }) => [type, amount]).toSorted()).toEqual([
    ["topup", "200.00"],
    ["topup", "5.04"],
  ]);
});
