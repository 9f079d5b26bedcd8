/**
 * A till closes its day as the guide says, after a sale to each of the numbers that test mode
 * scripts. Source: docs/guides/till.md, "Close the day".
 */
import assert from "node:assert/strict";
import { parseMoney } from "@svc/server/platform/values/money.ts";
import { expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";

function minorOf(amount: string): bigint {
  return parseMoney(amount, { allow_zero: true }) ?? assert.fail(`${amount} is no amount`);
}

const ENDINGS = Array.from({ length: 16 }, (_, ending) => String(ending).padStart(4, "0"));

it("adds up to what was drawn, whatever became of each sale", async () => {
  const shop = await given.organisation();
  const till = await given.key(shop, { kind: "rk", scopes: ["sends:read", "sends:write"] });
  for (const [index, ending] of ENDINGS.entries()) {
    await sell(till, { target: `077123${ending}`, amount: `${index + 1}.00` });
  }
  for (let steps = 0; steps < 5; steps++) await pass(shop, { seconds: 120 });
  const query = { api_key: till.id, limit: 100 };
  const { body: before } = await shop.api.listSends({ query });
  for (const { id, retryable } of before.data) {
    if (retryable) await till.api.retrySend({ path: { send_id: id }, idempotency_key: `r-${id}` });
  }
  for (let steps = 0; steps < 5; steps++) await pass(shop, { seconds: 120 });

  const { body } = await shop.api.listSends({ query });
  expect(new Set(body.data.map(({ status }) => status))).toEqual(
    new Set(["delivered", "failed_credited", "requires_review"]),
  );
  // 0013 says no, was credited back, and landed all the same.
  expect(body.data).toContainEqual(
    expect.objectContaining({
      target: "+263771230013",
      status: "delivered",
      credit_returned: true,
    }),
  );
  const kept = body.data.filter(({ credit_returned }) => !credit_returned);
  const drawn = kept.reduce((sum, { cost }) => sum + minorOf(cost), 0n);
  const { body: statement } = await shop.api.getStatement({ query: { currency: "USD" } });
  const { cost } = statement.sends;
  expect(drawn).toBe(minorOf(cost) - minorOf(statement.credited_back));
  const { body: credit } = await shop.api.getCredit();
  expect(minorOf("1000.00") - drawn).toBe(minorOf(credit.USD.available));
});
