import { describe, expect, it } from "vitest";
import type { Api } from "../../kit/api.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { whilePaused } from "./pause.ts";

type Filters = NonNullable<NonNullable<Parameters<Api["listProducts"]>[0]>["query"]>;

async function slugs({ listProducts }: Api, query: Filters): Promise<string[]> {
  const { status, body } = await listProducts({ query });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
}

describe("GET /products", () => {
  it("lists six products, one for each type and currency, whole and without pages", async () => {
    const { api } = await given.organisation();
    const { body } = await api.listProducts();
    expect(body.data.map(({ id, type, currency }) => [id, type, currency].join(" "))).toEqual([
      "airtime-usd airtime USD",
      "airtime-zwg airtime ZWG",
      "data-usd data USD",
      "data-zwg data ZWG",
      "power-usd power USD",
      "power-zwg power ZWG",
    ]);
    expect(body).toMatchObject({ url: "/dev/v1/products", has_more: false, next_cursor: null });
  });

  it("keeps the products of a type, of a currency in either case, and of a network", async () => {
    const { api } = await given.organisation();
    expect(await slugs(api, { type: "airtime" })).toEqual(["airtime-usd", "airtime-zwg"]);
    expect(await slugs(api, { currency: "zwg", type: "power" })).toEqual(["power-zwg"]);
    expect(await slugs(api, { network: "power" })).toEqual(["power-usd", "power-zwg"]);
    expect(await slugs(api, { network: "telecel", currency: "USD" })).toEqual([
      "airtime-usd",
      "data-usd",
    ]);
    expect(await slugs(api, { network: "power", type: "airtime" })).toEqual([]);
  });

  it("keeps a paused product in the list", async () => {
    const { api } = await given.organisation();
    await whilePaused({ product: "airtime-usd" }, async () => {
      const { body } = await api.listProducts({ query: { type: "airtime", currency: "USD" } });
      expect(body.data).toMatchObject([{ id: "airtime-usd", available: false }]);
    });
  });

  it("sells nothing in live mode while no connector is configured", async () => {
    const { live } = await given.organisation();
    const { body } = await live.api.listProducts();
    expect(body.data.map(({ available }) => available)).toEqual(Array(6).fill(false));
    const reasons = body.data.flatMap(({ networks }) => networks.map((on) => on.paused_reason));
    expect(new Set(reasons)).toEqual(new Set(["not_available_yet"]));
    expect(body.data.every(({ livemode }) => livemode)).toBe(true);
  });

  it("answers a publishable key", async () => {
    const shop = await given.organisation();
    const { api } = await given.key(shop, { kind: "pk" });
    expect(await api.listProducts()).toMatchObject({ status: 200 });
  });

  it("needs the scope catalog:read", async () => {
    const { api } = await given.key(await given.organisation(), {
      kind: "rk",
      scopes: ["sends:read"],
    });
    await expectRefusal(await api.listProducts(), "insufficient_scope");
  });

  it("refuses a network that is not in the catalogue", async () => {
    const { api } = await given.organisation();
    for (const network of ["mtn", "ECONET"]) {
      const answer = await api.listProducts({ query: { network } });
      await expectRefusal(answer, "reference_not_found", { param: "network" });
    }
  });

  it("refuses a type, a currency or a filter that it does not know", async () => {
    const { api } = await given.organisation();
    const type = await api.listProducts({ query: { type: "water" } });
    const meta = { allowed: ["airtime", "data", "power"] };
    await expectRefusal(type, "parameter_invalid", { param: "type", meta });
    const currency = await api.listProducts({ query: { currency: "ZAR" } });
    await expectRefusal(currency, "invalid_currency", { param: "currency" });
    const limit = await api.listProducts({ query: { limit: 1 } });
    await expectRefusal(limit, "unknown_parameter", { param: "limit" });
  });

  it("names every wrong filter at once", async () => {
    const { api } = await given.organisation();
    const answer = await api.listProducts({ query: { type: "water", currency: "ZAR" } });
    await expectRefusal(answer, "invalid_request");
    expect(answer.error?.details.map(({ param }) => param).sort()).toEqual(["currency", "type"]);
  });
});
