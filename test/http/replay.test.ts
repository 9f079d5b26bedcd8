import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

const CREDIT = { currency: "USD", amount: "5.00" };
const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

function grant(shop: Organisation, key: string | null, body: object = CREDIT) {
  return shop.api.createTestCredit({ body: { ...body }, idempotency_key: key, looks_back: true });
}

describe("an Idempotency-Key sent again", () => {
  it("gives the first answer again, and does nothing twice", async () => {
    const shop = await given.organisation();
    const first = await grant(shop, "once");
    const second = await grant(shop, "once");
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("original-request")).toBe(first.headers.get("request-id"));
    expect(await second.snapshot()).toEqual(second.before);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
  });

  it("gives the object as it is now, with the first status", async () => {
    const shop = await given.organisation();
    const first = await shop.api.createSend({ body: SALE, idempotency_key: "sale" });
    const { id } = first.body as { id: string };
    await shop.api.cancelSend({ path: { send_id: id } });
    const second = await shop.api.createSend({ body: SALE, idempotency_key: "sale" });
    expect(second.status).toBe(first.status);
    expect(second.body).toMatchObject({ id, status: "cancelled_credited" });
  });

  it.each([
    ["the amount written otherwise", { currency: "USD", amount: 5 }],
    ["the currency in lower case", { currency: "usd", amount: "5.0" }],
    ["the fields in another order", { amount: "5.00", currency: "USD" }],
  ])("is the same body with %s", async (_, body) => {
    const shop = await given.organisation();
    await grant(shop, "once");
    const again = await grant(shop, "once", body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  it("with another body is 422 and names the first request", async () => {
    const shop = await given.organisation();
    const first = await grant(shop, "once");
    const answer = await grant(shop, "once", { ...CREDIT, amount: "6.00" });
    const original_request = first.headers.get("request-id");
    await expectRefusal(answer, "idempotency_mismatch", { meta: { original_request } });
  });

  it("with a body that the schema refuses is 422 too: the look-up comes first", async () => {
    const shop = await given.organisation();
    await grant(shop, "once");
    await expectRefusal(await grant(shop, "once", { amount: {} }), "idempotency_mismatch");
  });

  it("after a refusal is free", async () => {
    const shop = await given.organisation();
    await expectRefusal(await grant(shop, "once", { currency: "EUR" }), "invalid_request");
    expect((await grant(shop, "once")).headers.get("idempotent-replayed")).toBeNull();
  });

  it("is answered while the account is suspended; a new one is refused", async () => {
    const shop = await given.organisation();
    await grant(shop, "once");
    await given.status(shop, "suspended");
    expect((await grant(shop, "once")).status).toBe(201);
    await expectRefusal(await grant(shop, "twice"), "account_suspended");
  });

  it("twenty times at once has one effect, and one answer for all", async () => {
    const shop = await given.organisation();
    const answers = await Promise.all(Array.from({ length: 20 }, () => grant(shop, "once")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const replayed = answers.filter(({ headers }) => headers.has("idempotent-replayed"));
    expect(replayed).toHaveLength(19);
    const { USD } = await shop.probe.balances();
    expect(USD?.available).toBe(100_500n);
  });

  it("belongs to the account, the mode and the path", async () => {
    const [shop, other] = [await given.organisation(), await given.organisation()];
    await grant(shop, "once");
    expect((await grant(other, "once")).headers.get("idempotent-replayed")).toBeNull();
    const sale = await shop.api.createSend({ body: SALE, idempotency_key: "once" });
    expect(sale.headers.get("idempotent-replayed")).toBeNull();
  });

  it("is replayed by any key of the account that may call the operation", async () => {
    const shop = await given.organisation();
    const first = await grant(shop, "once");
    const till = await given.key(shop, { kind: "rk", scopes: ["credit:topup"] });
    const again = await till.api.createTestCredit({ body: CREDIT, idempotency_key: "once" });
    expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"));
    const reader = await given.key(shop, { kind: "rk", scopes: ["credit:read"] });
    const refused = await reader.api.createTestCredit({ body: CREDIT, idempotency_key: "once" });
    await expectRefusal(refused, "insufficient_scope");
  });
});

describe("the Idempotency-Key", () => {
  it("is required where money moves", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.createSend({ body: SALE, idempotency_key: null });
    await expectRefusal(answer, "idempotency_key_required");
  });

  it("is not asked for, and not looked up, when validate_only is true", async () => {
    const shop = await given.organisation();
    await shop.api.createSend({ body: SALE, idempotency_key: "sale" });
    for (const idempotency_key of [null, "sale"]) {
      const body = { ...SALE, amount: "6.00", validate_only: true };
      const answer = await shop.api.createSend({ body, idempotency_key, looks_back: true });
      expect(answer.body).toMatchObject({ object: "send_validation", valid: true });
      expect(await answer.snapshot()).toEqual(answer.before);
    }
  });

  it.each([
    ["empty", ""],
    ["256 characters", "k".repeat(256)],
    ["not ASCII", "clé"],
    ["a control", "a\tb"],
  ])("is refused: %s", async (_, key) => {
    const shop = await given.organisation();
    await expectRefusal(await grant(shop, key), "idempotency_key_invalid");
  });

  it("may have 255 printable characters", async () => {
    const shop = await given.organisation();
    expect((await grant(shop, "~ k".padEnd(255, "!"))).status).toBe(201);
  });

  it("is ignored where the contract lists none", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const answer = await shop.api.deleteKey({
      path: { key_id: till.id },
      idempotency_key: "k".repeat(256),
    });
    expect(answer.status).toBe(200);
  });
});
