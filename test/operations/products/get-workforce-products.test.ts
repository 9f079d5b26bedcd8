import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";

describe("GET /workforce/products", () => {
  it("shows airtime and power as the catalogue does", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.getWorkforceProducts();
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "workforce_products", livemode: false });
    const { body: all } = await api.listProducts();
    expect(body.airtime).toEqual(all.data.filter(({ type }) => type === "airtime"));
    expect(body.power).toEqual(all.data.filter(({ type }) => type === "power"));
    expect(body.airtime.length + body.power.length).toBe(4);
  });

  it("leaves out what the key may not sell", async () => {
    const shop = await given.organisation();
    const { api } = await given.key(shop, { allowed_products: ["airtime-usd"] });
    const { body } = await api.getWorkforceProducts();
    expect(body.airtime.map(({ id }) => id)).toEqual(["airtime-usd"]);
    expect(body.power).toEqual([]);
  });
});
