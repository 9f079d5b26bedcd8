import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { SALE } from "../sends/sale.ts";

describe("DELETE /blocklist/{entry_id}", () => {
  it("takes the entry away, shows it as it was, and writes that into the audit log", async () => {
    const { live } = await given.organisation();
    const made = await live.api.createBlockedTarget({ body: { target: "0779876543" } });
    const path = { entry_id: made.body.id };
    const answer = await live.api.deleteBlockedTarget({ path });
    expect([answer.status, answer.body]).toEqual([200, made.body]);
    await expectRefusal(await live.api.getBlockedTarget({ path }), "resource_missing");
    await expectRefusal(await live.api.deleteBlockedTarget({ path }), "resource_missing");
    expect((await live.probe.rows("audit_entries")).at(-1)).toMatchObject({
      action: "blocklist.removed",
      changes: { target: ["+263779876543", null] },
    });
  });

  it("lets the next sale to it through", async () => {
    const shop = await given.organisation();
    const entry_id = await given.blocked(shop, "+263771234567");
    await expectRefusal(await shop.api.createSend({ body: SALE }), "target_blocked");
    await shop.api.deleteBlockedTarget({ path: { entry_id } });
    expect((await shop.api.createSend({ body: SALE })).status).toBe(202);
  });

  it("is of its own organisation alone", async () => {
    const shop = await given.organisation();
    const entry_id = await given.blocked(shop, "+263771234567");
    await expectUnseen("deleteBlockedTarget", { path: { entry_id } });
    expect(await shop.probe.count("blocked_targets")).toBe(1);
  });
});
