import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const NUMBER = "0779876543";

describe("POST /blocklist", () => {
  it("blocks a number in its one form, and writes it into the audit log", async () => {
    const { live } = await given.organisation();
    const body = { target: " 077 987 6543", reason: "Claimed with twelve names" };
    const answer = await live.api.createBlockedTarget({ body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^blk_/),
      object: "blocked_target",
      created: expect.any(Number),
      livemode: true,
      target: "+263779876543",
      target_kind: "phone",
      reason: body.reason,
      created_by: live.key.id,
      hits: 0,
      last_hit_at: null,
    });
    expect((await live.probe.rows("audit_entries")).at(-1)).toMatchObject({
      action: "blocklist.added",
      object_id: answer.body.id,
      changes: { target: [null, "+263779876543"], reason: [null, body.reason] },
    });
  });

  it("blocks a meter, without a reason", async () => {
    const { live } = await given.organisation();
    const { body } = await live.api.createBlockedTarget({ body: { target: "37140030000" } });
    expect(body).toMatchObject({ target: "37140030000", target_kind: "meter", reason: null });
  });

  it("refuses what is blocked already, in whatever form it is written", async () => {
    const { live } = await given.organisation();
    const first = await live.api.createBlockedTarget({ body: { target: NUMBER } });
    const again = await live.api.createBlockedTarget({ body: { target: "+263779876543" } });
    await expectRefusal(again, "duplicate_resource", {
      param: "target",
      resource: first.body.id,
    });
  });

  it("blocks once when fifty ask at once", async () => {
    const { live } = await given.organisation();
    const asked = Array.from({ length: 50 }, () =>
      live.api.createBlockedTarget({ body: { target: NUMBER } }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)]);
    expect(await live.probe.count("blocked_targets")).toBe(1);
  });

  it("refuses what is neither a mobile number nor a meter", async () => {
    const { live } = await given.organisation();
    for (const target of ["0242700000", "3714003000"]) {
      const answer = await live.api.createBlockedTarget({ body: { target } });
      await expectRefusal(answer, "invalid_phone", { param: "target" });
    }
  });

  it("is refused in test mode, before the scope is looked at", async () => {
    const shop = await given.organisation();
    const { api } = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    for (const one of [shop.api, api]) {
      const answer = await one.createBlockedTarget({ body: { target: NUMBER } });
      await expectRefusal(answer, "live_mode_only");
    }
  });
});
