import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

describe("GET /recipients/{recipient_id}", () => {
  it("shows what was received, without what failed", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop);
    const ends = async (wanted: object, to: "delivered" | "failed_credited") => {
      const { id: send_id } = await sell(shop, { recipient: id, ...wanted });
      await shop.api.advanceTestSend({ path: { send_id }, body: { to } });
    };
    await ends({}, "delivered");
    await ends({ currency: "ZWG", amount: "20.00" }, "delivered");
    await ends({ target: "0771230002" }, "failed_credited");
    await sell(shop);
    const { body } = await shop.api.getRecipient({ path: { recipient_id: id } });
    expect(body.totals).toEqual({
      sends: 2,
      amount: { USD: "5.00", ZWG: "20.00" },
      last_send_at: expect.any(Number),
    });
  });

  it("finds a recipient by the account's own ID, whatever stands in it", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, { external_id: "card 20/231 ü" });
    const path = { recipient_id: "ext:card 20/231 ü" };
    const { body } = await shop.api.getRecipient({ path });
    expect([body.id, body.totals?.last_send_at]).toEqual([id, null]);
    const twin = await shop.live.api.getRecipient({ path });
    await expectRefusal(twin, "resource_missing", {
      param: "recipient_id",
      meta: { mode_hint: "test" },
    });
    const strange = await (await given.stranger()).api.getRecipient({ path });
    await expectRefusal(strange, "resource_missing", { meta: { mode_hint: null } });
  });

  it("expands the cost centre", async () => {
    const shop = await given.organisation();
    const center = await given.costCenter(shop);
    const { id } = await given.recipient(shop, { cost_center: center.id });
    const path = { recipient_id: id };
    const { body } = await shop.api.getRecipient({ path, query: { expand: ["cost_center"] } });
    expect(body.cost_center).toMatchObject({ object: "cost_center", people_count: 1 });
    const plain = await shop.api.getRecipient({ path });
    expect(plain.body.cost_center).toBe(center.id);
    const wrong = await shop.api.getRecipient({ path, query: { expand: ["groups"] as never } });
    await expectRefusal(wrong, "invalid_expand");
  });

  it("says of a meter what the utility said of it last", async () => {
    const shop = await given.organisation();
    const meters = [{ number: "37140030000" }];
    const { id } = await given.recipient(shop, { meters });
    await shop.api.getMeter({ path: { number: "37140030000" }, query: { currency: "USD" } });
    const { body } = await shop.api.getRecipient({ path: { recipient_id: id } });
    expect(body.meters[0]).toMatchObject({
      name_masked: expect.stringContaining("*"),
      confirmed_at: expect.any(Number),
    });
  });
});
