import { describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sendOf } from "./sale.ts";

const ECONET = "0771234567";

function order({ api }: Pick<Shop, "api">, changes: Record<string, unknown> = {}) {
  return api.createSend({ body: { target: ECONET, bundle_id: bundleOn("econet"), ...changes } });
}

describe("a sale of data", () => {
  it("sells a bundle at its own price, and the customer has it", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    const answer = await order(shop);
    expect(answer.status).toBe(202);
    const send = sendOf(answer);
    expect(send).toMatchObject({
      type: "data",
      product: "data-usd",
      network: "econet",
      amount: "0.50",
      currency: "USD",
      bundle: { id: bundleOn("econet"), name: "Daily 250 MB" },
    });
    expect(send.sms_message).toContain("Daily 250 MB");
    await drain(shop);
    await pass(shop);
    const { body } = await shop.api.getSend({ path: { send_id: send.id } });
    expect(body).toMatchObject({ status: "delivered", bundle: send.bundle });
    const after = await shop.probe.balances();
    expect(after.USD?.available).toBe((before.USD?.available ?? 0n) - 50n);
  });

  it.each([{ amount: "0.50" }, { type: "data" }, { product: "data-usd" }, { currency: "usd" }])(
    "takes %o beside the bundle",
    async (changes) => {
      const answer = await order(await given.organisation(), changes);
      expect(sendOf(answer)).toMatchObject({ type: "data", amount: "0.50", currency: "USD" });
    },
  );

  it.each([
    [
      "parameter_missing",
      "bundle_id",
      { type: "data", bundle_id: undefined, amount: 1, currency: "USD" },
    ],
    ["parameter_missing", "bundle_id", { product: "data-usd", bundle_id: undefined, amount: 1 }],
    ["reference_not_found", "bundle_id", { bundle_id: "bnd_0031JkMItPeRj5Lf6NvHo0Qu" }],
    ["product_mismatch", "bundle_id", { target: "0711234567" }],
    ["product_mismatch", "currency", { currency: "ZWG", product: "data-usd" }],
    ["product_mismatch", "bundle_id", { type: "airtime" }],
    ["product_mismatch", "target", { target: "37140030000" }],
    ["unsupported_network", "target", { target: "0791234567" }],
    ["amount_not_allowed", "amount", { amount: "0.51" }],
    ["bundle_unavailable", "bundle_id", { bundle_id: withdrawnBundle() }],
  ] as const)("refuses with %s of %s: %o", async (code, param, changes) => {
    const answer = await order(await given.organisation(), changes);
    await expectRefusal(answer, code, { param });
  });

  it("is refused in live mode, where no bundle is sold yet", async () => {
    const { live } = await given.organisation();
    await expectRefusal(await order(live), "data_not_live", { param: "bundle_id" });
  });

  it("is checked without being made, and retried like any other sale", async () => {
    const shop = await given.organisation();
    const { body } = await order(shop, { validate_only: true });
    expect(body).toMatchObject({ object: "send_validation", valid: true, cost: "0.50" });
    const { id } = sendOf(await order(shop, { target: "0771230002" }));
    await drain(shop);
    await pass(shop);
    const retried = await shop.api.retrySend({ path: { send_id: id } });
    expect(sendOf(retried)).toMatchObject({
      type: "data",
      bundle: { id: bundleOn("econet") },
      retry_of: id,
    });
  });
});
