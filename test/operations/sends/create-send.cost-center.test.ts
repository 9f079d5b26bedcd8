import { describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { SALE } from "./sale.ts";

describe("a sale that is booked to a cost centre", () => {
  it("names it, and so do its ledger row, its event and the month's statement", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    const send = await sell(shop, { cost_center: id });
    expect(send.cost_center).toBe(id);
    const [transaction_id = ""] = send.credit_transactions;
    const { body: row } = await shop.api.getCreditTransaction({ path: { transaction_id } });
    expect(row.cost_center).toBe(id);
    await sell(shop, { amount: "2.00" });
    const { body: statement } = await shop.api.getStatement({ query: { currency: "USD" } });
    const faces = statement.by_cost_center.map(({ cost_center, face }) => [cost_center, face]);
    expect(Object.fromEntries(faces)).toEqual({ [id]: "5.00", null: "2.00" });
  });

  it("keeps it when its Credit comes back", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    const { body: clock } = await shop.api.getTestClock();
    const send = await sell(shop, { cost_center: id, scheduled_for: clock.now + 3_600 });
    await shop.api.cancelSend({ path: { send_id: send.id } });
    const rows = await shop.probe.rows("credit_transactions");
    const booked = rows.filter((row) => row.cost_center_id !== null);
    expect(booked.map(({ type }) => type)).toEqual(["send", "send_credit_back"]);
  });

  it("stays booked to it when it is retried, archived meanwhile or not", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    const failing = await sell(shop, { cost_center: id });
    await shop.api.advanceTestSend({ path: { send_id: failing.id }, body: { to: "failed" } });
    await drain(shop);
    const path = { cost_center_id: id };
    await shop.api.updateCostCenter({ path, body: { is_active: false } });
    const retry = await shop.api.retrySend({ path: { send_id: failing.id } });
    expect([retry.status, retry.body.cost_center]).toEqual([202, id]);
  });

  it("is refused for one that there is not, validated or sold", async () => {
    const shop = await given.organisation();
    const stranger = await given.costCenter(await given.stranger());
    for (const cost_center of ["cc_0031JkLHsOdQi4Ke5MuGn9Pt", stranger.id]) {
      const body = { ...SALE, cost_center };
      await expectRefusal(await shop.api.createSend({ body }), "reference_not_found", {
        param: "cost_center",
      });
      const checked = await shop.api.createSend({ body: { ...body, validate_only: true } });
      expect(checked.body).toMatchObject({
        valid: false,
        problems: [{ code: "reference_not_found", param: "cost_center" }],
      });
    }
  });
});

describe("GET /sends?cost_center=", () => {
  it("lists what is booked to one, or to none", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    const [booked, plain] = [await sell(shop, { cost_center: id }), await sell(shop)];
    const listed = async (cost_center: string) =>
      (await shop.api.listSends({ query: { cost_center } })).body.data.map((send) => send.id);
    expect([await listed(id), await listed("none")]).toEqual([[booked.id], [plain.id]]);
  });
});
