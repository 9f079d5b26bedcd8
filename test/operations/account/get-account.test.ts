import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";

describe("GET /account", () => {
  it("returns the organisation in the mode of the key", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    const { status, body } = await shop.api.getAccount();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: shop.account,
      object: "account",
      name: "Mbare Tuck Shop",
      mode: "test",
      livemode: false,
      twin: shop.live.account,
      status: "active",
      statement_descriptor: "MBARE TUCK SHOP",
      country: "ZW",
      timezone: "Africa/Harare",
      currencies: ["USD", "ZWG"],
      default_api_version: "2026-11-01",
      terms_accepted: null,
      prevent_duplicates: { enabled: false, window_seconds: null },
      metadata: {},
    });
  });

  it("names the twin from the live side too", async () => {
    const shop = await given.organisation();
    const { body } = await shop.live.api.getAccount();
    expect(body).toMatchObject({ id: shop.live.account, mode: "live", livemode: true });
    expect(body.twin).toBe(shop.account);
  });

  it("asks for no scope", async () => {
    const shop = await given.organisation();
    const key = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
    expect((await key.api.getAccount()).body.id).toBe(shop.account);
  });

  it("shows a dealer's discounts as percentages, and what staff have set", async () => {
    const shop = await given.organisation();
    await given.facts(shop, {
      dealer_status: "approved",
      discounts: JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 305 }]),
      batch_approval_usd_minor: "50000",
      prevent_duplicates_seconds: 300,
      payday_day: 25,
    });
    const { body } = await shop.api.getAccount();
    expect(body.dealer).toEqual({
      status: "approved",
      discounts: [{ network: "econet", currency: "USD", percent: "3.05" }],
      since: null,
    });
    expect(body.batch_approval_threshold).toEqual({ USD: "500.00", ZWG: null });
    expect(body.prevent_duplicates).toEqual({ enabled: true, window_seconds: 300 });
    expect(body.payday).toEqual({ day_of_month: 25 });
  });

  it("is answered while the account is suspended", async () => {
    const shop = await given.organisation();
    await given.status(shop, "suspended");
    const { status, body } = await shop.api.getAccount();
    expect([status, body.status]).toEqual([200, "suspended"]);
  });

  it("writes nothing", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.eventTypes();
    await shop.api.getAccount();
    expect(await shop.probe.eventTypes()).toEqual(before);
  });
});
