import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

async function written(): Promise<void> {
  await (await testServer()).gate.flush();
}

async function pathsOf(shop: Organisation, query: Record<string, unknown>): Promise<string[]> {
  await written();
  const { status, body } = await shop.api.listRequests({ query });
  expect(status).toBe(200);
  return body.data.map(({ method, path, status: told }) => `${method} ${path} ${told}`);
}

async function busyShop() {
  const shop = await given.organisation();
  const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
  await till.api.createSend({ body: SALE, idempotency_key: "till4-000123" });
  await till.api.listSends({});
  await shop.api.getSend({ path: { send_id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" } });
  return { shop, till };
}

describe("GET /requests", () => {
  it("lists every request of the account, newest first", async () => {
    const { shop, till } = await busyShop();
    expect(await pathsOf(shop, {})).toEqual([
      "GET /dev/v1/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf 404",
      "GET /dev/v1/sends 403",
      "POST /dev/v1/sends 202",
      "POST /dev/v1/keys 201",
    ]);
    const { body } = await shop.api.listRequests({ query: { api_key: till.id, method: "POST" } });
    expect(body.data).toMatchObject([
      {
        object: "request_log",
        livemode: false,
        api_key: till.id,
        member: null,
        query: "",
        ip: "127.0.0.1",
        sdk: null,
        api_version: "2026-11-01",
        idempotency_key: "till4-000123",
        replayed: false,
        error_code: null,
      },
    ]);
    expect(body.data[0]?.object_id).toMatch(/^snd_/);
    expect(body.data[0]).not.toHaveProperty("request_body");
  });

  it.each([
    [{ status: "403" }, ["GET /dev/v1/sends 403"]],
    [{ status: "2xx" }, ["POST /dev/v1/sends 202", "POST /dev/v1/keys 201"]],
    [{ status: "4xx", path: "/sends/" }, ["GET /dev/v1/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf 404"]],
    [{ status: "5xx" }, []],
    [{ path: "/dev/v1/keys" }, ["POST /dev/v1/keys 201"]],
    [{ path: "/key_" }, []],
    [
      { method: "GET", path: "/sends" },
      ["GET /dev/v1/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf 404", "GET /dev/v1/sends 403"],
    ],
    [{ idempotency_key: "till4-000123" }, ["POST /dev/v1/sends 202"]],
    [{ idempotency_key: "till4-000124" }, []],
  ])("keeps those of %j", async (query, expected) => {
    const { shop } = await busyShop();
    expect(await pathsOf(shop, query)).toEqual(expected);
  });

  it("tells our own SDKs by name", async () => {
    const shop = await given.organisation();
    await shop.api.getAccount({ headers: { "user-agent": "svc-node/1.2.0 node/26.1.0" } });
    await written();
    const { body } = await shop.api.listRequests({});
    expect(body.data[0]?.sdk).toBe("svc-node/1.2.0");
  });

  it("is in real time, whatever the test clock says", async () => {
    const shop = await given.organisation();
    await shop.api.advanceTestClock({ body: { seconds: 40 * 86_400 } });
    await shop.api.getAccount();
    await written();
    const { body } = await shop.api.listRequests({ query: { limit: 1 } });
    expect(body.has_more).toBe(true);
    expect(Math.abs((body.data[0]?.created ?? 0) - runNow() / 1_000)).toBeLessThan(10);
  });

  it("is walked by cursor in both directions", async () => {
    const { shop } = await busyShop();
    await written();
    const all = (await shop.api.listRequests({})).body.data.map(({ id }) => id);
    const [newest = "", second = ""] = all;
    const after = await shop.api.listRequests({ query: { starting_after: newest, limit: 1 } });
    expect(after.body).toMatchObject({ has_more: true, next_cursor: second });
    const before = await shop.api.listRequests({ query: { ending_before: second, limit: 1 } });
    expect(before.body.data.map(({ id }) => id)).toEqual([newest]);
  });

  it("shows telephone numbers without their middle digits to a key without sends:read", async () => {
    const shop = await given.organisation();
    await shop.api.lookupPhone({ query: { phone: "0771234567" } });
    const office = await given.key(shop, { kind: "rk", scopes: ["account:manage"] });
    await written();
    const query = { path: "/lookups" };
    const seen = await office.api.listRequests({ query });
    expect(seen.body.data[0]?.query).toBe("phone=077***4567");
    expect((await shop.api.listRequests({ query })).body.data[0]?.query).toBe("phone=0771234567");
  });

  it.each([
    [{ status: "44" }, "parameter_invalid"],
    [{ status: "9xx" }, "parameter_invalid"],
    [{ method: "get" }, "parameter_invalid"],
    [{ path: "sends" }, "parameter_invalid"],
    [{ api_key: "till 4" }, "reference_not_found"],
    [{ starting_after: "req_0031JkBXiEtGy4Au5CkWd9Fj" }, "invalid_cursor"],
    [{ starting_after: "a", ending_before: "b" }, "conflicting_parameters"],
    [{ "created[lt]": "soon" }, "invalid_time"],
  ] as const)("refuses %j with %s", async (query, code) => {
    const { api } = await given.organisation();
    await expectRefusal(await api.listRequests({ query }), code);
  });

  it("needs account:manage, and knows no key of another organisation", async () => {
    const { shop, till } = await busyShop();
    await expectRefusal(await till.api.listRequests({}), "insufficient_scope");
    await expectUnseen("listRequests", { query: { api_key: till.id } });
    const other = await given.organisation();
    expect(await pathsOf(other, {})).toEqual([]);
    expect(shop.account).not.toBe(other.account);
  });
});
