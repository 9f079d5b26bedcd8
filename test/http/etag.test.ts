/** Responses that a client may store, and asks by their tag whether they have changed. */
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const CACHEABLE = Object.values(OPERATIONS).filter(({ cacheable }) => cacheable);
const path = { product_id: "airtime-usd" };

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation();
});

async function ask(
  { id }: Pick<OperationFacts, "id">,
  headers: Record<string, string> = {},
  query: object = {},
): Promise<Response> {
  const { ask: send } = await testServer();
  return await send(requestOf(shop.key.secret, id, { path, query, headers }));
}

it("the catalogue and the error codes are such", () => {
  expect(CACHEABLE.map(({ id }) => id).sort()).toEqual([
    ...["getProduct", "listErrorCodes", "listNetworks", "listProductBundles", "listProducts"],
  ]);
});

describe.each(CACHEABLE)("$method $path", (operation) => {
  it("answers 304 without a body to who names the tag, and 200 to who names another", async () => {
    const first = await ask(operation);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const same = await ask(operation, { "If-None-Match": `"other", ${etag}` });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    expect(same.headers.get("etag")).toBe(etag);
    expect(same.headers.get("ratelimit")).not.toBeNull();
    const other = await ask(operation, { "If-None-Match": 'W/"other"' });
    expect([other.status, await other.json()]).toEqual([200, await first.json()]);
  });
});

it("a list of tags that is longer than the contract allows is refused", async () => {
  const tags = (length: number) => ({ "If-None-Match": "x".repeat(length) });
  const refused = await ask({ id: "listProducts" }, tags(1_025));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: { code: "invalid_request", param: "If-None-Match" },
  });
  expect((await ask({ id: "listProducts" }, tags(1_024))).status).toBe(200);
});

it("the tag is that of the body: it changes with what is filtered", async () => {
  const all = await ask({ id: "listProducts" });
  const one = await ask({ id: "listProducts" }, {}, { type: "power" });
  expect(one.headers.get("etag")).not.toBe(all.headers.get("etag"));
});

it("the tag changes with the catalogue", async () => {
  const before = await ask({ id: "listNetworks" });
  await shop.api.setNetworkAvailability({
    path: { network: "econet" },
    body: { state: "down" },
  });
  const tag = before.headers.get("etag") ?? "";
  const after = await ask({ id: "listNetworks" }, { "If-None-Match": tag });
  expect(after.status).toBe(200);
  expect(after.headers.get("etag")).not.toBe(tag);
});

it("an error has no tag, and is not stored", async () => {
  const { ask: send } = await testServer();
  const parts = { path: { product_id: "none" }, headers: { "If-None-Match": "*" } };
  const refused = await send(requestOf(shop.key.secret, "getProduct", parts));
  expect(refused.status).toBe(404);
  expect(refused.headers.get("etag")).toBeNull();
});

it("a page may send the tag, and read it", async () => {
  const { hono } = await testServer();
  const preflight = await hono.request("/dev/v1/products", { method: "OPTIONS" });
  expect(preflight.headers.get("access-control-allow-headers")).toContain("If-None-Match");
  const shown = await ask({ id: "listProducts" });
  expect(shown.headers.get("access-control-expose-headers")).toContain("ETag");
});
