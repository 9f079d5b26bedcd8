import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { whilePaused } from "./pause.ts";

const AIRTIME = { path: { product_id: "airtime-usd" } };

describe("GET /products/{product_id}", () => {
  it("shows the amounts that each network takes", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.getProduct(AIRTIME);
    expect(status).toBe(200);
    const open = { max_amount: "300.00", available: true, paused_reason: null };
    expect(body).toMatchObject({
      id: "airtime-usd",
      object: "product",
      livemode: false,
      network: null,
      min_amount: "0.10",
      max_amount: "300.00",
      amount_step: "0.01",
      denominations: null,
      networks: [
        { ...open, network: "econet", min_amount: "0.10" },
        { ...open, network: "netone", min_amount: "0.50" },
        { ...open, network: "telecel", min_amount: "0.10" },
      ],
      available: true,
      paused_until: null,
      fields_required: ["target", "amount"],
    });
  });

  it("names the network of a product that is sold on one alone, and what a sale needs", async () => {
    const { api } = await given.organisation();
    const power = await api.getProduct({ path: { product_id: "power-zwg" } });
    expect(power.body).toMatchObject({
      network: "power",
      currency: "ZWG",
      fields_required: ["target", "amount", "token_phone"],
    });
    const bundles = await api.getProduct({ path: { product_id: "data-usd" } });
    expect(bundles.body.fields_required).toEqual(["target", "bundle_id"]);
  });

  it("stays available while one of its networks is open", async () => {
    const { api } = await given.organisation();
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      const { body } = await api.getProduct(AIRTIME);
      expect(body).toMatchObject({ available: true, paused_until: null });
      expect(body.networks.map((on) => [on.network, on.paused_reason])).toEqual([
        ["econet", "maintenance"],
        ["netone", null],
        ["telecel", null],
      ]);
    });
  });

  it("tells until when it is paused on every network", async () => {
    const { api } = await given.organisation();
    const until_seconds = 1_900_000_000;
    await whilePaused({ product: "airtime-usd", until_seconds }, async () => {
      const { body } = await api.getProduct(AIRTIME);
      expect(body).toMatchObject({ available: false, paused_until: until_seconds });
    });
  });

  it("is unavailable in live mode while no connector is configured", async () => {
    const { live } = await given.organisation();
    const { body } = await live.api.getProduct(AIRTIME);
    expect(body).toMatchObject({ livemode: true, available: false, paused_until: null });
  });

  it("answers a publishable key, and needs the scope catalog:read", async () => {
    const shop = await given.organisation();
    const page = await given.key(shop, { kind: "pk" });
    expect(await page.api.getProduct(AIRTIME)).toMatchObject({ status: 200 });
    const { api } = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await api.getProduct(AIRTIME), "insufficient_scope");
  });

  it("refuses a slug that is not in the catalogue", async () => {
    const { api } = await given.organisation();
    for (const product_id of ["airtime-zar", "AIRTIME-USD", "snd_0031Jk7TeApCu0Wq1YgSz5Bf"]) {
      await expectRefusal(await api.getProduct({ path: { product_id } }), "resource_missing");
    }
  });

  it("takes no parameter beside the slug", async () => {
    const { api } = await given.organisation();
    const answer = await api.getProduct({ ...AIRTIME, query: { currency: "USD" } });
    await expectRefusal(answer, "unknown_parameter", { param: "currency" });
  });
});
