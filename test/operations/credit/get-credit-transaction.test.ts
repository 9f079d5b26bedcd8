import { expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

it("shows a row as the list shows it", async () => {
  const shop = await given.organisation();
  const { id, credit_transactions } = await sell(shop);
  const path = { transaction_id: credit_transactions[0] as string };
  const { status, body } = await shop.api.getCreditTransaction({ path });
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: "send", amount: "-5.00", source: id });
  const { body: list } = await shop.api.listCreditTransactions({ query: { source: id } });
  expect(body).toEqual(list.data[0]);
});

it("is seen by nobody else", async () => {
  const shop = await given.organisation();
  const { credit_transactions } = await sell(shop);
  const path = { transaction_id: credit_transactions[0] as string };
  await expectUnseen("getCreditTransaction", { path });
  await expectRefusal(await shop.live.api.getCreditTransaction({ path }), "resource_missing");
});

it("needs the scope credit:read", async () => {
  const shop = await given.organisation();
  const { credit_transactions } = await sell(shop);
  const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["sends:read"] });
  const path = { transaction_id: credit_transactions[0] as string };
  await expectRefusal(await api.getCreditTransaction({ path }), "insufficient_scope");
});
