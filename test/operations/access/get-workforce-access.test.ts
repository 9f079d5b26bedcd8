import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";

describe("GET /workforce/access", () => {
  it("shows what can be allocated, by whom and above what somebody must approve it", async () => {
    const shop = await given.organisation();
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1000.00" } } });
    const admin = await given.member(shop, "admin");
    const { status, body } = await admin.api.getWorkforceAccess();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ object: "workforce_access", livemode: false, enabled: true, role: "admin" },
      limits: { max_lines: 2_000, max_total: { USD: null, ZWG: null } },
      kinds: ["airtime", "power"],
      approval_threshold: { USD: "1000.00", ZWG: null },
      currencies: ["USD", "ZWG"],
    });
  });

  it("names the scopes of the key, and no role where no member made it", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["workforce:admin"] });
    const { body } = await till.api.getWorkforceAccess();
    expect(body).toMatchObject({ role: null, scopes: ["workforce:admin"] });
    expect((await shop.live.api.getWorkforceAccess()).body.livemode).toBe(true);
  });
});
