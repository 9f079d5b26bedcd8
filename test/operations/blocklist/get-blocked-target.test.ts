import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { SALE } from "../sends/sale.ts";

describe("GET /blocklist/{entry_id}", () => {
  it("shows how many requests it stopped, and when it did last", async () => {
    const shop = await given.organisation();
    const path = { entry_id: await given.blocked(shop, "+263771234567") };
    const { body: before } = await shop.api.getBlockedTarget({ path });
    expect([before.hits, before.last_hit_at]).toEqual([0, null]);
    for (let hits = 0; hits < 3; hits += 1) {
      const answer = await shop.api.createSend({ body: { ...SALE, target: "077 123 4567" } });
      expect(answer.error?.code).toBe("target_blocked");
    }
    const { body: clock } = await shop.api.getTestClock();
    const { body } = await shop.api.getBlockedTarget({ path });
    expect(body).toEqual({ ...before, hits: 3, last_hit_at: expect.any(Number) });
    expect(Math.abs(clock.now - (body.last_hit_at ?? 0))).toBeLessThan(60);
  });

  it("is of its own mode and organisation alone", async () => {
    const shop = await given.organisation();
    const path = { entry_id: await given.blocked(shop, "+263771234567") };
    await expectUnseen("getBlockedTarget", { path });
    await expectRefusal(await shop.live.api.getBlockedTarget({ path }), "resource_missing", {
      meta: { mode_hint: "test" },
    });
  });
});
