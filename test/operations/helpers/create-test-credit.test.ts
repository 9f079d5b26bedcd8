import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const FIFTY = { currency: "USD", amount: "50.00" };

describe("test Credit", () => {
  it("comes on top of what the account has, at once", async () => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.createTestCredit({ body: FIFTY });
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: "test_credit", livemode: false, ...FIFTY });
    expect(body.credit.USD.available).toBe("1050.00");
    expect(body.credit.ZWG.available).toBe("25000.00");
    const { USD } = await shop.probe.balances();
    expect(USD).toEqual({ available: 105_000n, reserved: 0n, in_flight: 0n });
  });

  it("is a row of the Credit account, caused by the account and the key", async () => {
    const shop = await given.organisation();
    await shop.api.createTestCredit({ body: FIFTY });
    const { body } = await shop.api.listCreditTransactions({ query: { limit: 1 } });
    expect(body.data).toMatchObject([
      { type: "test_grant", amount: "50.00", source: shop.account, api_key: shop.key.id },
    ]);
  });

  it("takes an amount as a number and a currency in small letters", async () => {
    const { api } = await given.organisation();
    const { body } = await api.createTestCredit({ body: { currency: "zwg", amount: 12.5 } });
    expect(body).toMatchObject({ currency: "ZWG", amount: "12.50" });
    expect(body.credit.ZWG.available).toBe("25012.50");
  });

  it.each(["0", "0.00", "-1.00", "1.234", "10000000.00", "five"])(
    "refuses the amount %s",
    async (amount) => {
      const { api } = await given.organisation();
      const answer = await api.createTestCredit({ body: { currency: "USD", amount } });
      await expectRefusal(answer, "invalid_amount", { param: "amount" });
    },
  );

  it("refuses a currency that Credit is not kept in", async () => {
    const { api } = await given.organisation();
    const answer = await api.createTestCredit({ body: { currency: "ZAR", amount: "5.00" } });
    await expectRefusal(answer, "invalid_currency", { param: "currency" });
  });

  it("is for test keys alone", async () => {
    const { live } = await given.organisation();
    const answer = await live.api.createTestCredit({ body: FIFTY });
    await expectRefusal(answer, "test_mode_only");
  });

  it("needs the scope credit:topup", async () => {
    const shop = await given.organisation();
    const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["credit:read"] });
    const answer = await api.createTestCredit({ body: FIFTY });
    await expectRefusal(answer, "insufficient_scope");
  });
});

describe("an Idempotency-Key on test Credit", () => {
  it("gives it once, and shows the first answer again", async () => {
    const shop = await given.organisation();
    const parts = { body: FIFTY, idempotency_key: "fifty" };
    const first = await shop.api.createTestCredit(parts);
    await shop.api.createTestCredit({ body: FIFTY });
    const again = await shop.api.createTestCredit({ ...parts, body: { ...FIFTY, amount: 50 } });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"));
    const { USD } = await shop.probe.balances();
    expect(USD?.available).toBe(110_000n);
  });

  it("gives it once to a hundred requests at once", async () => {
    const shop = await given.organisation();
    const parts = { body: FIFTY, idempotency_key: "at once" };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => shop.api.createTestCredit(parts)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const { USD } = await shop.probe.balances();
    expect(USD?.available).toBe(105_000n);
  });

  it("is refused with another body", async () => {
    const { api } = await given.organisation();
    await api.createTestCredit({ body: FIFTY, idempotency_key: "fifty" });
    const other = { ...FIFTY, amount: "51.00" };
    const answer = await api.createTestCredit({ body: other, idempotency_key: "fifty" });
    await expectRefusal(answer, "idempotency_mismatch");
  });

  it("is not remembered when the request was refused", async () => {
    const { api } = await given.organisation();
    const wrong = { currency: "USD", amount: "0" };
    await api.createTestCredit({ body: wrong, idempotency_key: "fixed" });
    const answer = await api.createTestCredit({ body: FIFTY, idempotency_key: "fixed" });
    expect(answer.status).toBe(201);
  });

  it("may be left out: then each request gives it", async () => {
    const shop = await given.organisation();
    for (const _ of [1, 2]) {
      await shop.api.createTestCredit({ body: FIFTY, idempotency_key: null });
    }
    const { USD } = await shop.probe.balances();
    expect(USD?.available).toBe(110_000n);
  });
});
