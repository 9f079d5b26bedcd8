import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { eventsOf, nowOf, SALE, saleWith, sendOf } from "./sale.ts";

describe("POST /sends", () => {
  it("answers 202 with the send, pending", async () => {
    const shop = await given.organisation();
    const now = await nowOf(shop);
    const { status, body } = await shop.api.createSend({ body: SALE });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      object: "send",
      livemode: false,
      status: "pending",
      type: "airtime",
      product: "airtime-usd",
      network: "econet",
      target: "+263771234567",
      target_display: "077 123 4567",
      amount: "5.00",
      currency: "USD",
      cost: "5.00",
      discount: "0.00",
      credit_returned: false,
      client_reference: null,
      api_key: shop.key.id,
      created_by: { type: "key", id: shop.key.id },
      source: "api",
      failure_code: null,
      retryable: false,
      submitted_at: null,
      scheduled_for: null,
      metadata: {},
    });
    const { created, id, receipt_number } = sendOf({ body } as never);
    expect(created - now).toBeOneOf([0, 1]);
    expect(id).toMatch(/^snd_[0-9A-Za-z]{24}$/);
    expect(receipt_number).not.toBe("");
  });

  it("answers what GET /sends/{send_id} shows", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.createSend({ body: SALE });
    const { id } = sendOf({ body } as never);
    expect((await shop.api.getSend({ path: { send_id: id } })).body).toEqual(body);
  });

  it("charges the cost at once: available Credit becomes Credit in flight", async () => {
    const shop = await given.organisation();
    const { USD, ZWG } = await shop.probe.balances();
    await shop.api.createSend({ body: SALE });
    expect(await shop.probe.balances()).toEqual({
      USD: { ...USD, available: (USD?.available ?? 0n) - 500n, in_flight: 500n },
      ZWG,
    });
  });

  it("writes one Credit transaction; it and the send tell of each other", async () => {
    const shop = await given.organisation();
    const send = sendOf(await shop.api.createSend({ body: SALE }));
    const { body } = await shop.api.listCreditTransactions({ query: { source: send.id } });
    expect(body.data).toMatchObject([{ amount: "-5.00", currency: "USD", source: send.id }]);
    expect(send.credit_transactions).toEqual(body.data.map(({ id }) => id));
  });

  it("emits send.created, with the request and its Idempotency-Key", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.createSend({ body: SALE, idempotency_key: "till4-000123" });
    const events = await eventsOf(shop, sendOf(answer).id);
    expect(events).toMatchObject([
      {
        type: "send.created",
        sequence: 1,
        data: { object: answer.body, previous_attributes: null },
        request: { id: answer.headers.get("request-id"), idempotency_key: "till4-000123" },
      },
    ]);
  });

  it("hands nothing over before it answers", async () => {
    const shop = await given.organisation();
    await shop.api.createSend({ body: SALE });
    expect(await shop.probe.count("send_attempts")).toBe(0);
    expect(await shop.probe.count("send_dispatches")).toBe(1);
  });

  it("keeps ZWG apart from USD", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    const send = sendOf(
      await shop.api.createSend({ body: saleWith({ amount: "150.00", currency: "ZWG" }) }),
    );
    expect(send).toMatchObject({ product: "airtime-zwg", currency: "ZWG", cost: "150.00" });
    const after = await shop.probe.balances();
    expect(after.USD).toEqual(before.USD);
    expect((before.ZWG?.available ?? 0n) - (after.ZWG?.available ?? 0n)).toBe(15_000n);
  });

  it("creates by the account's own clock", async () => {
    const shop = await given.organisation();
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    const now = await nowOf(shop);
    const { created } = sendOf(await shop.api.createSend({ body: SALE }));
    expect(created - now).toBeOneOf([0, 1]);
  });

  it("takes the last cent of the Credit, and not one more", async () => {
    const shop = await given.organisation();
    for (const amount of ["300", "300", "300", "99.50"]) {
      expect((await shop.api.createSend({ body: saleWith({ amount }) })).status).toBe(202);
    }
    expect((await shop.api.createSend({ body: saleWith({ amount: "0.51" }) })).status).toBe(402);
    expect((await shop.api.createSend({ body: saleWith({ amount: "0.50" }) })).status).toBe(202);
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ available: "0.00" });
  });
});

describe("a dealer's sale", () => {
  const DISCOUNTS = [
    { network: "econet", currency: "USD", discount_bps: 350 },
    { network: "netone", currency: "ZWG", discount_bps: 10_000 },
  ];

  async function dealer() {
    const shop = await given.organisation();
    await given.facts(shop, { discounts: JSON.stringify(DISCOUNTS) });
    return shop;
  }

  it("debits the cost, and the customer receives the face value", async () => {
    const shop = await dealer();
    const { USD } = await shop.probe.balances();
    const send = sendOf(await shop.api.createSend({ body: saleWith({ amount: "10.00" }) }));
    expect(send).toMatchObject({ amount: "10.00", cost: "9.65", discount: "0.35" });
    const after = await shop.probe.balances();
    expect((USD?.available ?? 0n) - (after.USD?.available ?? 0n)).toBe(965n);
    expect(after.USD?.in_flight).toBe(965n);
  });

  it.each([
    ["5.00", "4.83", "0.17"],
    ["0.28", "0.28", "0.00"],
    ["0.29", "0.28", "0.01"],
    ["299.99", "289.50", "10.49"],
  ])("of %s costs %s: the discount is rounded down to the cent", async (amount, cost, discount) => {
    const shop = await dealer();
    const send = sendOf(await shop.api.createSend({ body: saleWith({ amount }) }));
    expect(send).toMatchObject({ amount, cost, discount });
  });

  it.each([
    ["another network", { target: "0731234567" }],
    ["the other currency", { currency: "ZWG" }],
  ])("has no discount on %s", async (_, changes) => {
    const shop = await dealer();
    const send = sendOf(await shop.api.createSend({ body: saleWith(changes) }));
    expect(send).toMatchObject({ amount: "5.00", cost: "5.00", discount: "0.00" });
  });

  it("keeps the discount that it had at creation", async () => {
    const shop = await dealer();
    const { USD } = await shop.probe.balances();
    const { id } = sendOf(await shop.api.createSend({ body: SALE }));
    await given.facts(shop, { discounts: "[]" });
    const { body } = await shop.api.cancelSend({ path: { send_id: id } });
    expect(body).toMatchObject({ cost: "4.83", discount: "0.17", credit_returned: true });
    expect((await shop.probe.balances()).USD).toEqual(USD);
  });

  it("needs the cost in Credit, not the face value", async () => {
    const shop = await dealer();
    for (const amount of ["300", "300", "300", "125.90"]) {
      await shop.api.createSend({ body: saleWith({ amount }) });
    }
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ available: "10.00" });
    const answer = await shop.api.createSend({ body: saleWith({ amount: "10.36" }) });
    expect(answer.status).toBe(202);
  });
});
