import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsOf, nowOf, saleWith, sendOf } from "./sale.ts";

/** Puts a send where only power takes it. */
async function queue({ account_id }: Organisation): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "given a queued send",
    ({ sql }) => sql`update sends set status = 'queued' where account_id = ${account_id}`,
  );
}

/** A send in each state from which it can be cancelled. */
const WAITING: Record<string, (shop: Organisation) => Promise<string>> = {
  pending: async (shop) => (await sell(shop)).id,
  scheduled: async (shop) => (await sell(shop, { scheduled_for: (await nowOf(shop)) + 3_600 })).id,
  retrying: async (shop) => {
    const { id } = await sell(shop, { target: "0771230001" });
    await drain(shop);
    return id;
  },
  queued: async (shop) => {
    const { id } = await sell(shop);
    await queue(shop);
    return id;
  },
};

/** A send in each state from which it cannot. */
const GONE: Record<string, (shop: Organisation) => Promise<string>> = {
  submitted: async (shop) => {
    const { id } = await sell(shop);
    await drain(shop);
    return id;
  },
  delivered: (shop) => told(shop, "delivered"),
  failed_credited: (shop) => told(shop, "failed"),
  unknown: async (shop) => {
    const { id } = await sell(shop, { target: "0771230005" });
    await drain(shop);
    return id;
  },
  requires_review: async (shop) => {
    const { id } = await sell(shop, { target: "0771230004" });
    await drain(shop);
    await pass(shop);
    return id;
  },
};

async function told(shop: Organisation, to: "delivered" | "failed"): Promise<string> {
  const { id } = await sell(shop);
  await shop.api.advanceTestSend({ path: { send_id: id }, body: { to } });
  return id;
}

describe("POST /sends/{send_id}/cancel", () => {
  it.each(Object.keys(WAITING))(
    "cancels a send that is %s and returns its Credit",
    async (state) => {
      const shop = await given.organisation();
      const { USD } = await shop.probe.balances();
      const send_id = (await WAITING[state]?.(shop)) ?? "";
      const before = (await shop.api.getSend({ path: { send_id } })).body;
      expect(before.status).toBe(state);
      const { status, body } = await shop.api.cancelSend({ path: { send_id } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: send_id,
        status: "cancelled_credited",
        credit_returned: true,
      });
      expect(body.cancelled_at).toBe(body.credited_at);
      expect(body.credit_transactions).toHaveLength(2);
      expect((await shop.probe.balances()).USD).toEqual(USD);
    },
  );

  it.each(Object.keys(GONE))("refuses a send that is %s, and says so", async (state) => {
    const shop = await given.organisation();
    const send_id = (await GONE[state]?.(shop)) ?? "";
    const answer = await shop.api.cancelSend({ path: { send_id } });
    await expectRefusal(answer, "already_sent", { meta: { status: state } });
  });

  it("answers 200 with a send that is already cancelled, and does nothing twice", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    const first = await shop.api.cancelSend({ path: { send_id: id } });
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    const second = await shop.api.cancelSend({ path: { send_id: id }, looks_back: true });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await second.snapshot()).toEqual(second.before);
  });

  it("emits both events, with what they changed and the request", async () => {
    const shop = await given.organisation();
    const { id, credit_transactions } = await sell(shop);
    const cancelled = await shop.api.cancelSend({
      path: { send_id: id },
      idempotency_key: "cancel-1",
    });
    const [, ...events] = await eventsOf(shop, id);
    const request = { id: cancelled.headers.get("request-id"), idempotency_key: "cancel-1" };
    expect(events).toMatchObject([
      {
        type: "send.cancelled",
        sequence: 2,
        data: { previous_attributes: { status: "pending", cancelled_at: null } },
        request,
      },
      {
        type: "send.credited_back",
        sequence: 3,
        data: {
          previous_attributes: { credit_returned: false, credited_at: null, credit_transactions },
        },
        request,
      },
    ]);
    expect(events[0]?.created).toBe(events[1]?.created);
  });

  it("writes the Credit transaction that gives it back", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    await shop.api.cancelSend({ path: { send_id: id } });
    const { body } = await shop.api.listCreditTransactions({ query: { source: id } });
    expect(body.data.map(({ amount }) => amount)).toEqual(["5.00", "-5.00"]);
    expect(body.data[0]?.balance_after).toMatchObject({ available: "1000.00" });
  });

  it("keeps it from going out, then and later", async () => {
    const shop = await given.organisation();
    const scheduled = await sell(shop, { scheduled_for: (await nowOf(shop)) + 3_600 });
    const pending = await sell(shop);
    for (const { id } of [scheduled, pending]) await shop.api.cancelSend({ path: { send_id: id } });
    await pass(shop, { seconds: 7_200 });
    for (const { id } of [scheduled, pending]) {
      const { body } = await shop.api.listSendAttempts({ path: { send_id: id } });
      expect(body.data).toEqual([]);
      expect((await shop.api.getSend({ path: { send_id: id } })).body.status).toBe(
        "cancelled_credited",
      );
    }
    expect(await shop.probe.count("send_dispatches")).toBe(0);
  });

  it("lets the client_reference stay taken", async () => {
    const shop = await given.organisation();
    const body = saleWith({ client_reference: "till4-1" });
    const { id } = sendOf(await shop.api.createSend({ body }));
    await shop.api.cancelSend({ path: { send_id: id } });
    const again = await shop.api.createSend({ body });
    expect(again).toMatchObject({ status: 200, body: { id, status: "cancelled_credited" } });
  });
});

describe("the Idempotency-Key of a cancel", () => {
  it("is optional, and sent again gives the first answer", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    const call = { path: { send_id: id }, idempotency_key: "cancel-1", looks_back: true };
    const first = await shop.api.cancelSend(call);
    const second = await shop.api.cancelSend(call);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(second.headers.get("original-request")).toBe(first.headers.get("request-id"));
    expect(await second.snapshot()).toEqual(second.before);
  });

  it("is not kept by a refusal", async () => {
    const shop = await given.organisation();
    const send_id = await told(shop, "delivered");
    const answer = await shop.api.cancelSend({ path: { send_id }, idempotency_key: "cancel-1" });
    await expectRefusal(answer, "already_sent");
  });

  it("is one of the send: the same key cancels another send", async () => {
    const shop = await given.organisation();
    const sends = [await sell(shop), await sell(shop)];
    for (const { id } of sends) {
      const call = { path: { send_id: id }, idempotency_key: "cancel" };
      expect((await shop.api.cancelSend(call)).body.id).toBe(id);
    }
  });
});

describe("who may cancel a send", () => {
  it("is a key with sends:write, whichever key sold it", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    const reader = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const refused = await reader.api.cancelSend({ path: { send_id: id } });
    await expectRefusal(refused, "insufficient_scope");
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    expect((await till.api.cancelSend({ path: { send_id: id } })).status).toBe(200);
  });

  it("is nobody of another organisation or of the other mode", async () => {
    const shop = await given.organisation();
    const { id } = await sell(shop);
    await expectUnseen("cancelSend", { path: { send_id: id } });
    const twin = await shop.live.api.cancelSend({ path: { send_id: id } });
    await expectRefusal(twin, "resource_missing", { meta: { mode_hint: "test" } });
    expect((await shop.api.getSend({ path: { send_id: id } })).body.status).toBe("pending");
  });
});
