import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { SALE, saleWith, sendOf } from "./sale.ts";

describe("a key with allowed_products", () => {
  it("sells these, and refuses another with 403", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { allowed_products: ["airtime-zwg"] });
    const zwg = saleWith({ currency: "ZWG" });
    expect((await till.api.createSend({ body: zwg })).status).toBe(202);
    const answer = await till.api.createSend({ body: SALE });
    const meta = { allowed: ["airtime-zwg"] };
    await expectRefusal(answer, "product_not_allowed", { param: "product", meta });
  });
});

describe("a key with allowed_networks", () => {
  it("sells on these, and refuses another with 403", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { allowed_networks: ["netone", "telecel"] });
    const netone = saleWith({ target: "0721234567" });
    expect((await till.api.createSend({ body: netone })).status).toBe(202);
    const meta = { allowed: ["netone", "telecel"] };
    const answer = await till.api.createSend({ body: SALE });
    await expectRefusal(answer, "network_not_allowed", { param: "target", meta });
  });
});

describe("a key with a recipient_allowlist", () => {
  it("sells to its numbers, however they are written, and refuses another with 403", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { recipient_allowlist: ["077 123 4567"] });
    for (const target of ["0771234567", "+263771234567"]) {
      expect((await till.api.createSend({ body: saleWith({ target }) })).status).toBe(202);
    }
    const body = saleWith({ target: "0771234568" });
    const answer = await till.api.createSend({ body });
    await expectRefusal(answer, "recipient_not_allowed", { param: "target" });
    expect(JSON.stringify(answer.error)).not.toContain("771234567");
  });

  it("does not look at notify_number", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { recipient_allowlist: ["0771234567"] });
    const body = saleWith({ notify_number: "0721234567" });
    expect((await till.api.createSend({ body })).status).toBe(202);
  });
});

describe("the key of a sale", () => {
  it("tags every sale that it makes", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    const send = sendOf(await till.api.createSend({ body: SALE }));
    expect(send).toMatchObject({ api_key: till.id, created_by: { type: "key", id: till.id } });
  });

  it("needs sends:write and nothing else", async () => {
    const shop = await given.organisation();
    const reader = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const answer = await reader.api.createSend({ body: SALE });
    await expectRefusal(answer, "insufficient_scope", { meta: { required: ["sends:write"] } });
  });

  it("of live mode sells nothing until a connector is configured", async () => {
    const shop = await given.organisation();
    const answer = await shop.live.api.createSend({ body: SALE });
    const meta = { product: "airtime-usd", network: "econet" };
    await expectRefusal(answer, "product_unavailable", { param: "product", meta });
    expect(await shop.live.probe.count("sends")).toBe(0);
  });
});
