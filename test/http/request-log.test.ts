import { describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { sabotagedGate } from "../kit/gate.ts";
import { given, type Organisation } from "../kit/given.ts";
import { loggedBodies } from "../kit/logged-bodies.ts";
import { testServer } from "../kit/server.ts";

async function lines(shop: Organisation) {
  await (await testServer()).gate.flush();
  return await shop.probe.rows("request_logs");
}

describe("the request log", () => {
  it("packs the bodies of one account's lines together, and of no other's", async () => {
    const [shop, neighbour] = [await given.organisation(), await given.organisation()];
    const { gate } = await testServer();
    await gate.flush();
    const body = { currency: "USD", amount: "5.00" };
    const asked = [shop, neighbour, shop].map(({ api }) => api.createTestCredit({ body }));
    await Promise.all(asked);
    await shop.api.getAccount();
    await gate.flush();
    for (const { probe } of [shop, neighbour]) {
      const packs = await probe.rows("request_bodies");
      const logged = await probe.rows("request_logs");
      expect(packs.length).toBeGreaterThan(0);
      expect(new Set(logged.map(({ bodies_id }) => bodies_id))).toEqual(
        new Set(packs.map(({ id }) => id)),
      );
    }
    expect(await loggedBodies(neighbour)).not.toContain(shop.account);
  });

  it("holds one line a request, with what the caller sent and heard", async () => {
    const shop = await given.organisation();
    const { body, headers } = await shop.api.createTestCredit({
      body: { currency: "USD", amount: "5.00" },
      idempotency_key: "once",
      headers: { "user-agent": "till/4" },
      from: "196.27.96.10",
    });
    expect(body.object).toBe("test_credit");
    const [line, ...others] = await lines(shop);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      operation_id: "createTestCredit",
      method: "POST",
      path: "/test/credit",
      query: "",
      status: 201,
      ip: "196.27.96.10",
      user_agent: "till/4",
      api_version: "2026-11-01",
      idempotency_key: "once",
      replayed: false,
      error_code: null,
    });
    expect(headers.get("request-id")).toMatch(/^req_/);
  });

  it("tells refusals and replays apart, and the object they are about", async () => {
    const shop = await given.organisation();
    const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
    const { body } = await shop.api.createSend({ body: sale, idempotency_key: "sale" });
    await shop.api.createSend({ body: sale, idempotency_key: "sale" });
    await shop.api.createSend({ body: { ...sale, currency: "EUR" } });
    const logged = (await lines(shop)).map((line) => [
      line.status,
      line.replayed,
      line.error_code,
      line.object_id,
    ]);
    const { id } = body as { id: string };
    expect(logged).toEqual([
      [202, false, null, id],
      [202, true, null, id],
      [400, false, "invalid_currency", null],
    ]);
  });

  it("holds no key, wherever a caller put it", async () => {
    const shop = await given.organisation();
    const { secret } = shop.key;
    await shop.api.listSends({
      query: { client_reference: secret },
      headers: { "user-agent": `till ${secret}` },
    });
    await shop.api.getSend({ path: { send_id: secret } });
    await shop.api.createTestCredit({ body: {}, idempotency_key: secret });
    const text = JSON.stringify([await lines(shop), await loggedBodies(shop)]);
    expect(text).not.toContain(secret.slice(12));
    expect(text).toContain("svc_sk_test_***");
  });

  it("holds a path and a query as they came, whatever they stand for", async () => {
    const shop = await given.organisation();
    const { ask, gate } = await testServer();
    const headers = { authorization: `Bearer ${shop.key.secret}`, "idempotency-key": "once" };
    const url = "http://svc.test/dev/v1/sends/%00/cancel?a=%00%ff";
    const answer = await ask(new Request(url, { method: "POST", headers }));
    expect(answer.status).toBe(400);
    await gate.flush();
    expect(await shop.probe.rows("request_logs")).toMatchObject([
      { path: "/sends/%00/cancel", query: "a=%00%ff", error_code: "unknown_parameter" },
    ]);
  });

  it("loses its lines and not the request when the database is away", async () => {
    const shop = await given.organisation();
    const transact = () => Promise.reject(new Error("The database is away."));
    const { ask, gate, lines: logged } = await sabotagedGate({ database: { transact } });
    const answer = await ask(requestOf(shop.key.secret, "getAccount", {}));
    expect(answer.status).toBe(200);
    await gate.close();
    expect(logged.filter((line) => line.includes("are lost"))).toHaveLength(1);
  });
});
