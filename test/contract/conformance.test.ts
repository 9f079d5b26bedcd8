import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

it("an answer that breaks the contract fails the test that asked for it", async () => {
  const shop = await given.organisation();
  const { id } = await sell(shop);
  const { database } = await testServer();
  const ask = () => shop.api.getSend({ path: { send_id: id } });
  expect((await ask()).status).toBe(200);
  // A text longer than the contract lets any answer carry.
  await database.transact(
    "plant a lie",
    ({ sql }) => sql`
    update sends set sms_message = repeat('x', 481) where account_id = ${shop.account_id}`,
  );
  await expect(ask()).rejects.toThrow(/^getSend 200 breaks maxLength/);
});
