import type { Input } from "@svc/generated/routes";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { nowOf, SALE, saleWith, sendOf, validate } from "./sale.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

type Caps = Pick<Input<"createKey">["body"], "spend_caps" | "per_recipient_daily_cap">;

async function tillWith(caps: Caps): Promise<{ shop: Organisation; till: KeyInHand }> {
  const shop = await given.organisation();
  return { shop, till: await given.key(shop, caps) };
}

/** Sells an amount, and answers the status code. */
async function sell({ api }: KeyInHand, changes: Record<string, unknown>): Promise<number> {
  return (await api.createSend({ body: saleWith(changes) })).status;
}

/** Moves the clock to a time of day in Harare, on a day of the month after this one. */
async function moveTo(shop: Organisation, { day, hour }: { day: number; hour: number }) {
  const now = new Date((await nowOf(shop)) * 1_000);
  const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, hour) / 1_000 - 2 * HOUR;
  await shop.api.advanceTestClock({ body: { seconds: at - (await nowOf(shop)) } });
  return at;
}

describe("the per_send cap of a key", () => {
  it("lets a sale of just that amount through, and refuses a cent more", async () => {
    const { till } = await tillWith({ spend_caps: { USD: { per_send: "20.00" } } });
    expect(await sell(till, { amount: "20.00" })).toBe(202);
    const answer = await till.api.createSend({ body: saleWith({ amount: "20.01" }) });
    const meta = { cap: "per_send", currency: "USD", limit: "20.00", used: null, resets_at: null };
    await expectRefusal(answer, "spend_cap_exceeded", { param: "amount", meta });
  });

  it("is of one currency", async () => {
    const { till } = await tillWith({ spend_caps: { USD: { per_send: 1 } } });
    expect(await sell(till, { currency: "ZWG", amount: "150.00" })).toBe(202);
  });
});

describe("the daily cap of a key", () => {
  it("counts the face amounts of the Harare day, and starts anew at Harare midnight", async () => {
    const { shop, till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    const at = await moveTo(shop, { day: 10, hour: 12 });
    expect(await sell(till, { amount: "6.00" })).toBe(202);
    const answer = await till.api.createSend({ body: saleWith({ amount: "4.01" }) });
    const resets_at = at + 12 * HOUR;
    const meta = { cap: "daily", currency: "USD", limit: "10.00", used: "6.00", resets_at };
    await expectRefusal(answer, "spend_cap_exceeded", { param: "amount", meta });
    expect(await sell(till, { amount: "4.00" })).toBe(202);
    await shop.api.advanceTestClock({ body: { seconds: resets_at - 60 - (await nowOf(shop)) } });
    expect(await sell(till, { amount: "0.10" })).toBe(403);
    await shop.api.advanceTestClock({ body: { seconds: 61 } });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("counts face amounts, not what a dealer's Credit is drawn by", async () => {
    const { shop, till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    const discounts = [{ network: "econet", currency: "USD", discount_bps: 5_000 }];
    await given.facts(shop, { discounts: JSON.stringify(discounts) });
    expect(await sell(till, { amount: "6.00" })).toBe(202);
    expect(await sell(till, { amount: "6.00" })).toBe(403);
  });

  it("counts what this key sold, and nobody else's sales", async () => {
    const { shop, till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    await shop.api.createSend({ body: saleWith({ amount: "50.00" }) });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("counts a scheduled sale when it is created", async () => {
    const { shop, till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    await moveTo(shop, { day: 10, hour: 12 });
    const scheduled_for = (await nowOf(shop)) + 2 * DAY;
    expect(await sell(till, { amount: "6.00", scheduled_for })).toBe(202);
    expect(await sell(till, { amount: "6.00" })).toBe(403);
    await pass(shop, { seconds: 2 * DAY + HOUR });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("stops counting a sale whose Credit came back: cancelled", async () => {
    const { till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    const { id } = sendOf(await till.api.createSend({ body: saleWith({ amount: "10.00" }) }));
    expect(await sell(till, { amount: "10.00" })).toBe(403);
    await till.api.cancelSend({ path: { send_id: id } });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("stops counting a sale whose Credit came back: failed", async () => {
    const { shop, till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    expect(await sell(till, { amount: "10.00", target: "0771230002" })).toBe(202);
    await drain(shop);
    await pass(shop);
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("does not count validate_only or a refused sale", async () => {
    const { till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    await validate(till, { amount: "10.00" });
    expect(await sell(till, { amount: "10.01" })).toBe(403);
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("does not count a replay", async () => {
    const { till } = await tillWith({ spend_caps: { USD: { daily: "10.00" } } });
    for (const _ of [1, 2, 3]) {
      const answer = await till.api.createSend({ body: SALE, idempotency_key: "once" });
      expect(answer.status).toBe(202);
    }
    expect(await sell(till, {})).toBe(202);
  });
});

describe("the monthly cap of a key", () => {
  it("counts the Harare month, over its days, and starts anew on the first", async () => {
    const { shop, till } = await tillWith({ spend_caps: { USD: { monthly: "10.00" } } });
    const at = await moveTo(shop, { day: 10, hour: 12 });
    expect(await sell(till, { amount: "6.00" })).toBe(202);
    await shop.api.advanceTestClock({ body: { seconds: DAY } });
    const refused = await till.api.createSend({ body: saleWith({ amount: "4.01" }) });
    const harare = new Date((at + 2 * HOUR) * 1_000);
    const next_month = Date.UTC(harare.getUTCFullYear(), harare.getUTCMonth() + 1, 1) / 1_000;
    const resets_at = next_month - 2 * HOUR;
    const meta = { cap: "monthly", currency: "USD", limit: "10.00", used: "6.00", resets_at };
    await expectRefusal(refused, "spend_cap_exceeded", { param: "amount", meta });
    await shop.api.advanceTestClock({ body: { seconds: resets_at - 60 - (await nowOf(shop)) } });
    expect(await sell(till, { amount: "4.01" })).toBe(403);
    await shop.api.advanceTestClock({ body: { seconds: 61 } });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });
});

describe("the per_recipient_daily_cap of a key", () => {
  it("counts what one recipient got today from this key", async () => {
    const { shop, till } = await tillWith({ per_recipient_daily_cap: { USD: "10.00" } });
    const at = await moveTo(shop, { day: 10, hour: 12 });
    expect(await sell(till, { amount: "6.00" })).toBe(202);
    expect(await sell(till, { amount: "6.00", target: "0771234568" })).toBe(202);
    expect(await sell(till, { amount: "6.00", currency: "ZWG" })).toBe(202);
    await shop.api.createSend({ body: saleWith({ amount: "6.00" }) });
    const body = saleWith({ amount: "4.01", target: "+263771234567" });
    const meta = { currency: "USD", limit: "10.00", used: "6.00", resets_at: at + 12 * HOUR };
    const answer = await till.api.createSend({ body });
    await expectRefusal(answer, "recipient_cap_exceeded", { meta });
    expect(await sell(till, { amount: "4.00" })).toBe(202);
    await shop.api.advanceTestClock({ body: { seconds: 12 * HOUR + 60 } });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });

  it("stops counting a sale whose Credit came back", async () => {
    const { till } = await tillWith({ per_recipient_daily_cap: { USD: "10.00" } });
    const { id } = sendOf(await till.api.createSend({ body: saleWith({ amount: "10.00" }) }));
    expect(await sell(till, { amount: "1.00" })).toBe(403);
    await till.api.cancelSend({ path: { send_id: id } });
    expect(await sell(till, { amount: "10.00" })).toBe(202);
  });
});

it("the usage that GET /keys/{key_id} shows is what the caps count", async () => {
  const { shop, till } = await tillWith({ spend_caps: { USD: { daily: 10, monthly: 50 } } });
  await sell(till, { amount: "6.00" });
  await sell(till, { amount: "6.00" });
  const { body } = await shop.api.getKey({ path: { key_id: till.id } });
  expect(body.usage?.USD).toEqual({
    today: "6.00",
    month: "6.00",
    daily_remaining: "4.00",
    monthly_remaining: "44.00",
  });
});
