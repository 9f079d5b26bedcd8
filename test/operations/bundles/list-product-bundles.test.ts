import { expect, it } from "vitest";
import { withdrawnBundle } from "../../kit/bundles.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const path = { product_id: "data-usd" };

it("lists simulated bundles on every mobile network, by network and price", async () => {
  const { api } = await given.organisation();
  const { status, body } = await api.listProductBundles({ path });
  expect(status).toBe(200);
  expect(body).toMatchObject({ object: "list", url: "/dev/v1/products/data-usd/bundles" });
  expect(new Set(body.data.map(({ network }) => network))).toEqual(
    new Set(["econet", "netone", "telecel"]),
  );
  for (const bundle of body.data) {
    expect(bundle).toMatchObject({ simulated: true, product: "data-usd", currency: "USD" });
  }
  expect(body.data[0]).toMatchObject({
    object: "bundle",
    livemode: false,
    network: "econet",
    name: "Daily 250 MB",
    amount: "0.50",
    validity_hours: 24,
    data_mb: 250,
    category: "daily",
  });
});

it("has ids that never change, each of one bundle", async () => {
  const { api } = await given.organisation();
  const [usd, zwg] = await Promise.all([
    api.listProductBundles({ path }),
    api.listProductBundles({ path: { product_id: "data-zwg" } }),
  ]);
  const ids = [...usd.body.data, ...zwg.body.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe("bnd_00034pgiqlG0oMjhVBitondg");
});

it("has a bundle that can be sold only while its product can be on its network", async () => {
  const { api } = await given.organisation();
  const [{ body }, { body: product }] = await Promise.all([
    api.listProductBundles({ path }),
    api.getProduct({ path }),
  ]);
  const sold = body.data.filter(({ category }) => category !== "other");
  expect(sold.length).toBeGreaterThan(0);
  for (const { network, available } of sold) {
    expect(available).toBe(product.networks.find((on) => on.network === network)?.available);
  }
});

it("still shows a bundle that was withdrawn, as one that cannot be sold", async () => {
  const { api } = await given.organisation();
  const { body } = await api.listProductBundles({ path });
  const withdrawn = body.data.find(({ id }) => id === withdrawnBundle());
  expect(withdrawn).toMatchObject({ name: "Withdrawn weekly 100 MB", available: false });
});

it("is empty for a product that is no data product, and in live mode", async () => {
  const { api, live } = await given.organisation();
  const airtime = await api.listProductBundles({ path: { product_id: "airtime-usd" } });
  expect(airtime.body.data).toEqual([]);
  expect((await live.api.listProductBundles({ path })).body.data).toEqual([]);
});

it("of a product that does not exist is missing", async () => {
  const { api } = await given.organisation();
  const answer = await api.listProductBundles({ path: { product_id: "data-eur" } });
  await expectRefusal(answer, "resource_missing", { param: "product_id" });
});
