import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { approver } from "../../kit/members.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { change } from "../../queues/poison.ts";

describe("GET /members/{member_id}", () => {
  it("returns one member under one ID in both modes, with the livemode of the asker", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    for (const [asker, livemode] of [
      [shop, false],
      [shop.live, true],
    ] as const) {
      const { status, body } = await asker.api.getMember({ path: { member_id } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        ...{ id: member_id, livemode, name: "Rudo Dube", role: "viewer", status: "active" },
        ...{ tokens_read: false, pin_set: false, last_seen_at: null, invited_by: null },
      });
    }
  });

  it("says that a person was signed in, and has a payment PIN", async () => {
    const shop = await given.organisation();
    const from = runSeconds() - 1;
    const { id: member_id } = await approver(shop);
    const { body } = await shop.api.getMember({ path: { member_id } });
    expect(body).toMatchObject({ role: "owner", tokens_read: true, pin_set: true });
    expect(body.last_seen_at).toBeGreaterThanOrEqual(from);
  });

  it("says when a page was last opened, to the minute", async () => {
    const shop = await given.organisation();
    const { id: member_id, browser } = await approver(shop);
    const seen = async () => (await shop.api.getMember({ path: { member_id } })).body.last_seen_at;
    const hour_ago = runSeconds() - 3600;
    await change(shop.live, "members", `seen_at = to_timestamp(${hour_ago})`);
    await browser.get("/dashboard");
    expect(await seen()).toBe(hour_ago);
    await change(shop.live, "sessions", `seen_at = to_timestamp(${hour_ago})`);
    await browser.get("/dashboard");
    expect(await seen()).toBeGreaterThan(hour_ago + 3000);
  });

  it("refuses a key without the scope", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await till.api.getMember({ path: { member_id } }), "insufficient_scope");
  });

  it("is seen by no other organisation", async () => {
    const shop = await given.organisation();
    const { member_id } = await given.member(shop, "viewer");
    await expectUnseen("getMember", { path: { member_id } });
  });
});
