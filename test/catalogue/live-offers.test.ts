/** What is not sold in live mode is not offered there, whatever else is said of the networks. */
import type { Offer } from "@svc/server/platform/values/offers.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { sellingServer } from "../kit/live-supplier.ts";

const CLOSED = { USD: "closed", ZWG: "closed" };

describe("live mode without a supplier", () => {
  it("offers no network, and no power", async () => {
    const { live } = await given.organisation();
    const { body: status } = await live.api.getStatus();
    expect(status.overall).toBe("not_offered");
    expect(new Set(status.networks.map(({ state }) => state))).toEqual(new Set(["not_offered"]));
    const { body: networks } = await live.api.listNetworks();
    expect(networks.data.map(({ id, state }) => `${id} ${state}`)).toEqual([
      "econet not_offered",
      "netone not_offered",
      "telecel not_offered",
      "power not_offered",
    ]);
    const { body: overview } = await live.api.getOverview();
    expect(overview.networks?.map(({ state }) => state)).not.toContain("up");
  });

  it("has closed sales, as the account of either mode and its live keys say", async () => {
    const shop = await given.organisation();
    expect((await shop.live.api.getAccount()).body.live_sales).toEqual(CLOSED);
    expect((await shop.api.getAccount()).body.live_sales).toEqual(CLOSED);
    const body = { kind: "rk", label: "Till 4", scopes: ["sends:read"] } as const;
    const made = await shop.live.api.createKey({ body: { ...body, accept_terms: true } });
    expect(made.body.live_sales).toEqual(CLOSED);
    expect((await shop.api.createKey({ body })).body.live_sales).toBeNull();
  });
});

describe("live mode with a supplier", () => {
  it("offers what it sells, and the worst of that is the overall status", async () => {
    const { live } = await given.organisation();
    const sells = ({ network, type, currency }: Offer) =>
      network === "econet" && type === "airtime" && currency === "USD";
    const server = await sellingServer(sells);
    const status = await server.call(live, "getStatus");
    expect(status.overall).toBe("operational");
    const offered = status.networks.filter(({ state }) => state !== "not_offered");
    expect(offered).toMatchObject([{ network: "econet", type: "airtime", currency: "USD" }]);
    const { data } = await server.call(live, "listNetworks");
    expect(data.map(({ state }) => state)).toEqual(["up", ...Array(3).fill("not_offered")]);
    const { networks } = await server.call(live, "getOverview");
    const shown = networks?.filter(({ state }) => state === "up");
    expect(shown).toMatchObject([{ network: "econet", currency: "USD" }]);
    const { live_sales } = await server.call(live, "getAccount");
    expect(live_sales).toEqual({ USD: "open", ZWG: "closed" });
    await server.close();
  });
});
