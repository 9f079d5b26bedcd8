import { describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { SALE, saleWith, sendOf } from "./sale.ts";

const KEY = "till4-000123";

describe("the Idempotency-Key of a sale", () => {
  it("sent again gives the first answer and charges once", async () => {
    const shop = await given.organisation();
    const first = await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    const call = { body: SALE, idempotency_key: KEY, looks_back: true };
    const second = await shop.api.createSend(call);
    expect([second.status, second.body]).toEqual([202, first.body]);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.headers.get("original-request")).toBe(first.headers.get("request-id"));
    expect(second.headers.get("request-id")).not.toBe(first.headers.get("request-id"));
    expect(await second.snapshot()).toEqual(second.before);
  });

  it("replays the object as it is now, with the first status", async () => {
    const shop = await given.organisation();
    const first = sendOf(await shop.api.createSend({ body: SALE, idempotency_key: KEY }));
    await shop.api.advanceTestSend({ path: { send_id: first.id }, body: { to: "delivered" } });
    const again = await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    expect(again.status).toBe(202);
    expect(sendOf(again)).toMatchObject({ id: first.id, status: "delivered" });
  });

  it.each([
    ["5 for 5.00", { amount: 5 }],
    ['"5" for 5.00', { amount: "5" }],
    ['"5.0" for 5.00', { amount: "5.0" }],
    ["usd for USD", { currency: "usd" }],
    ["another form of the number", { target: "+263 77 123 4567" }],
  ])("takes one body written otherwise for the same: %s", async (_, changes) => {
    const shop = await given.organisation();
    const first = sendOf(await shop.api.createSend({ body: SALE, idempotency_key: KEY }));
    const answer = await shop.api.createSend({ body: saleWith(changes), idempotency_key: KEY });
    expect(sendOf(answer).id).toBe(first.id);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("takes one time written as a number and as text for the same", async () => {
    const shop = await given.organisation();
    const { body: clock } = await shop.api.getTestClock();
    const at = clock.now + 3_600;
    const text = new Date(at * 1_000).toISOString();
    const ids = new Set<string>();
    for (const scheduled_for of [at, String(at), text, text.replace(".000Z", "+00:00")]) {
      const body = saleWith({ scheduled_for });
      ids.add(sendOf(await shop.api.createSend({ body, idempotency_key: KEY })).id);
    }
    expect(ids.size).toBe(1);
    const body = saleWith({ scheduled_for: at + 1 });
    const other = await shop.api.createSend({ body, idempotency_key: KEY });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it.each([
    ["the amount", { amount: "5.01" }],
    ["the target", { target: "0771234568" }],
    ["a field more", { metadata: { till: "4" } }],
    ["the case of a metadata value", { metadata: { till: "A" } }],
    ["nonsense", { target: 7, colour: "red" }],
  ])("with another body is 422, and names the first request: %s", async (_, changes) => {
    const shop = await given.organisation();
    const body = saleWith({ metadata: { till: "a" } });
    const first = await shop.api.createSend({ body, idempotency_key: KEY });
    const answer = await shop.api.createSend({ body: saleWith(changes), idempotency_key: KEY });
    const original_request = first.headers.get("request-id");
    await expectRefusal(answer, "idempotency_mismatch", { meta: { original_request } });
  });

  it("is required, whatever else is wrong", async () => {
    const shop = await given.organisation();
    const body = saleWith({ target: 7 });
    const answer = await shop.api.createSend({ body, idempotency_key: null });
    await expectRefusal(answer, "idempotency_key_required");
  });

  it.each([
    ["400", { amount: "0" }],
    ["400 with several fields", { amount: "0", currency: "EUR" }],
    ["402", { amount: "300", target: "0721234567" }],
    ["422", { amount: "0.01" }],
    ["501", { target: "37140030000" }],
  ])("is not kept by a refusal: %s", async (_, changes) => {
    const shop = await given.organisation();
    for (const amount of ["300", "300", "300"]) {
      await shop.api.createSend({ body: saleWith({ amount }) });
    }
    const refused = await shop.api.createSend({ body: saleWith(changes), idempotency_key: KEY });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await refused.snapshot()).toEqual(refused.before);
    const answer = await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    expect(answer.status).toBe(202);
    expect(answer.headers.get("idempotent-replayed")).toBeNull();
  });

  it("is not kept by a refusal of the key's own limits", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { allowed_networks: ["netone"] });
    const refused = await till.api.createSend({ body: SALE, idempotency_key: KEY });
    await expectRefusal(refused, "network_not_allowed");
    const body = saleWith({ target: "0721234567" });
    expect((await till.api.createSend({ body, idempotency_key: KEY })).status).toBe(202);
  });

  it("is one of the account, not of the API key", async () => {
    const shop = await given.organisation();
    const [till, other] = [await given.key(shop), await given.key(shop)];
    const first = sendOf(await till.api.createSend({ body: SALE, idempotency_key: KEY }));
    const again = sendOf(await other.api.createSend({ body: SALE, idempotency_key: KEY }));
    expect(again).toMatchObject({ id: first.id, api_key: till.id });
  });

  it("is another one in another organisation and in the other mode", async () => {
    const [shop, other] = [await given.organisation(), await given.organisation()];
    await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    const answer = await other.api.createSend({
      body: saleWith({ amount: 6 }),
      idempotency_key: KEY,
    });
    expect(answer.status).toBe(202);
    const live = await shop.live.api.createSend({ body: SALE, idempotency_key: KEY });
    await expectRefusal(live, "product_unavailable");
  });

  it("is the sale's own: another path does not know it", async () => {
    const shop = await given.organisation();
    const { id } = sendOf(await shop.api.createSend({ body: SALE, idempotency_key: KEY }));
    const cancelled = await shop.api.cancelSend({ path: { send_id: id }, idempotency_key: KEY });
    expect(cancelled.body).toMatchObject({ id, status: "cancelled_credited" });
    expect(cancelled.headers.get("idempotent-replayed")).toBeNull();
  });

  it("belongs to a sale that is not handed over again by a replay", async () => {
    const shop = await given.organisation();
    await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    await drain(shop);
    await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    await drain(shop);
    expect(await shop.probe.count("send_dispatches")).toBe(1);
    const submits = await shop.probe.rows("send_attempts");
    expect(submits.filter(({ kind }) => kind === "submit")).toHaveLength(1);
  });
});

describe("the Idempotency-Key of validate_only", () => {
  it.each([
    ["none", null],
    ["a used one", KEY],
    ["one of no form", ""],
  ])("is neither asked for nor read: %s", async (_, idempotency_key) => {
    const shop = await given.organisation();
    await shop.api.createSend({ body: SALE, idempotency_key: KEY });
    const body = saleWith({ amount: "6.00", validate_only: true });
    const answer = await shop.api.createSend({ body, idempotency_key, looks_back: true });
    expect(answer).toMatchObject({ status: 200, body: { object: "send_validation", valid: true } });
    expect(await answer.snapshot()).toEqual(answer.before);
  });

  it("is free for the sale that follows", async () => {
    const shop = await given.organisation();
    const body = saleWith({ validate_only: true });
    await shop.api.createSend({ body, idempotency_key: KEY });
    expect((await shop.api.createSend({ body: SALE, idempotency_key: KEY })).status).toBe(202);
  });
});
