import { describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { checkEntries } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

describe("POST /test/reset", () => {
  it("removes sends, the ledger and events, and says how many", async () => {
    const shop = await given.organisation();
    await sell(shop);
    await sell(shop, { target: "0771230002" });
    await drain(shop);
    const events = await shop.probe.count("events");
    const transactions = await shop.probe.count("credit_transactions");
    const { status, body } = await shop.api.resetTestAccount();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "test_reset",
      livemode: false,
      sends: 2,
      rewards: 0,
      batches: 0,
      transactions,
      events,
    });
    for (const table of [
      "sends",
      "send_answers",
      "send_attempts",
      "send_dispatches",
      "send_references",
      "events",
    ]) {
      expect([table, await shop.probe.count(table)]).toEqual([table, 0]);
    }
  });

  it("leaves the Credit that a test account begins with, as one test grant a currency", async () => {
    const shop = await given.organisation();
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "500.00" } });
    await sell(shop);
    const { body } = await shop.api.resetTestAccount();
    expect(body.credit.USD).toMatchObject({ available: "1000.00", in_flight: "0.00" });
    expect(body.credit.ZWG.available).toBe("25000.00");
    const { data } = (await shop.api.listCreditTransactions({})).body;
    expect(data.map(({ type, amount }) => `${type} ${amount}`).sort()).toEqual([
      "test_grant 1000.00",
      "test_grant 25000.00",
    ]);
    const { database } = await testServer();
    expect(await database.read(checkEntries)).toEqual([]);
  });

  it("keeps webhook endpoints with their secrets, and removes what was on its way to them", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const path = { endpoint_id: id };
    await shop.api.testWebhookEndpoint({ path });
    const before = await shop.api.getWebhookEndpoint({ path });
    expect(before.body.health.pending).toBe(1);
    await shop.api.resetTestAccount();
    const after = await shop.api.getWebhookEndpoint({ path });
    expect(after.body).toEqual({ ...before.body, health: { ...before.body.health, pending: 0 } });
    expect(await shop.probe.count("webhook_deliveries")).toBe(0);
    expect((await shop.api.testWebhookEndpoint({ path })).status).toBe(202);
  });

  it("frees Idempotency-Keys and client_references, and caps count from zero", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "sk", spend_caps: { USD: { daily: "5.00" } } });
    const sale = { body: { ...SALE, client_reference: "till4-1" }, idempotency_key: "till4-1" };
    const first = await till.api.createSend(sale);
    await shop.api.resetTestAccount();
    const second = await till.api.createSend(sale);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.headers.get("idempotent-replayed")).toBeNull();
    expect(second.body).not.toMatchObject({ id: (first.body as { id: string }).id });
  });

  it("leaves keys, the clock, the audit log and the request log", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"], label: "Till 4" });
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    await shop.api.resetTestAccount();
    expect((await till.api.listSends({})).body.data).toEqual([]);
    expect((await shop.api.getTestClock()).body.offset_seconds).toBe(86_400);
    const { data } = (await shop.api.listAuditEvents({})).body;
    expect(data.map(({ action }) => action)).toEqual(["test.reset", "api_key.created"]);
    await (await testServer()).gate.flush();
    expect((await shop.api.listRequests({})).body.data.length).toBeGreaterThan(3);
    await shop.api.deleteKey({ path: { key_id: till.id } });
    expect(await shop.probe.eventTypes()).toEqual(["api_key.revoked"]);
  });

  it("leaves nothing of sales and answers of the network that are under way", async () => {
    const shop = await given.organisation();
    const sales = Array.from({ length: 30 }, () => shop.api.createSend({ body: SALE }));
    const resets = [shop.api.resetTestAccount(), shop.api.resetTestAccount()];
    const answers = await Promise.all([...sales, drain(shop), ...resets]);
    expect(answers.filter((answer) => (answer?.status ?? 0) >= 500)).toEqual([]);
    await drain(shop);
    const { database } = await testServer();
    expect(await database.read(checkEntries)).toEqual([]);
    const { body } = await shop.api.resetTestAccount();
    expect(body.credit.USD.available).toBe("1000.00");
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("does nothing to another organisation", async () => {
    const shop = await given.organisation();
    const other = await given.organisation();
    await sell(other);
    const before = await other.probe.balances();
    await shop.api.resetTestAccount();
    expect(await other.probe.balances()).toEqual(before);
    expect(await other.probe.count("sends")).toBe(1);
  });

  it("is for test keys with account:manage alone", async () => {
    const shop = await given.organisation();
    await expectRefusal(await shop.live.api.resetTestAccount(), "test_mode_only");
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    await expectRefusal(await till.api.resetTestAccount(), "insufficient_scope");
  });
});
